import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearSession, getSession, startSession } from '../../session/session.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';

const viewer = {
  __typename: 'Viewer',
  id: 'u1',
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+919876543210',
  about: '',
  avatarUrl: null,
};
const AVATAR = 'POST /api/users/me/avatar';
const load = () => json({ data: { viewer } });

beforeEach(() => {
  localStorage.clear();
  clearSession();
  startSession({ token: 't1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } });
});

test('what is saved is sent whole, and the person goes on to their cards', async () => {
  const calls = stubNetwork({
    'GraphQL Profile': load,
    'GraphQL UpdateProfile': () => json({ data: { updateViewer: { ...viewer, fullName: 'Asha R. Rao' } } }),
  });
  const { user, path } = renderApp('/dashboard/profile');
  const name = await screen.findByLabelText('Name');
  expect(screen.getByLabelText('Phone')).toHaveValue('+91 98765 43210');
  await user.clear(name);
  await user.type(name, 'Asha R. Rao');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(path()).toBe('/dashboard/cards'));
  expect(calls.find(({ name }) => name === 'GraphQL UpdateProfile')?.body).toEqual({
    input: { fullName: 'Asha R. Rao', phone: '+91 98765 43210', about: '' },
  });
  expect(getSession()).toMatchObject({ user: { fullName: 'Asha R. Rao' } });
});

test('a wrong phone number is not sent', async () => {
  const calls = stubNetwork({ 'GraphQL Profile': load });
  const { user } = renderApp('/dashboard/profile');
  await user.clear(await screen.findByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '12');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Invalid phone')).toBeInTheDocument();
  expect(calls.map((call) => call.name)).toEqual(['GraphQL Profile']);
});

test('a refusal is shown above the form and at the field', async () => {
  const fields = { fullName: 'This name is not allowed.' };
  stubNetwork({
    'GraphQL Profile': load,
    'GraphQL UpdateProfile': () => refusal('BAD_USER_INPUT', 'Please check the fields.', fields),
  });
  const { user, path } = renderApp('/dashboard/profile');
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Save failed. Please check the fields.');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This name is not allowed.');
  expect(path()).toBe('/dashboard/profile');
});

test('a profile that can’t be loaded says so and can be tried again', async () => {
  let isUp = false;
  stubNetwork({ 'GraphQL Profile': () => (isUp ? load() : refusal('INTERNAL', 'Something broke.')) });
  const { user } = renderApp('/dashboard/profile');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load profile');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
});

const picture = new File(['x'], 'me.png', { type: 'image/png' });

test('a new picture is sent at once and shown in the form and the header', async () => {
  const calls = stubNetwork({ 'GraphQL Profile': load, [AVATAR]: () => json({ url: '/uploads/a.webp' }) });
  const { user } = renderApp('/dashboard/profile');
  await user.upload(await screen.findByLabelText('Avatar picture'), picture);
  await waitFor(() => {
    const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(shown).toEqual(['/uploads/a.webp', '/uploads/a.webp']);
  });
  const sent = calls.at(-1);
  expect(sent?.body instanceof FormData && sent.body.get('avatar')).toMatchObject({ name: 'me.png' });
  expect(sent?.headers.get('authorization')).toBe('Bearer t1');
});

test.each([
  [
    'the reason when the server gives one',
    () => json({ message: 'Not a picture.' }, 415),
    'Avatar upload failed. Not a picture.',
  ],
  ['that it failed when the server gives none', () => json({}, 500), 'Avatar upload failed'],
])('a refused picture shows %s', async (_name, answer, text) => {
  stubNetwork({ 'GraphQL Profile': load, [AVATAR]: answer });
  const { user } = renderApp('/dashboard/profile');
  await user.upload(await screen.findByLabelText('Avatar picture'), picture);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
