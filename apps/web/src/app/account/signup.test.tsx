import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearSession } from '../../data/session/session.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import '../../testing/warm-screens.ts';

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };
type App = ReturnType<typeof renderApp>;
const REGISTER = 'POST /api/auth/register';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

async function fillIn({ user }: App) {
  await user.type(await screen.findByLabelText('Full name'), ' Asha Rao ');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'kite-lamp7');
}

const submit = () => screen.findByRole('button', { name: 'Create account' });

test('the button waits until everything is valid', async () => {
  const app = renderApp('/signup');
  expect(await submit()).toBeDisabled();
  await fillIn(app);
  await waitFor(async () => expect(await submit()).toBeEnabled());
  await app.user.clear(screen.getByLabelText('Full name'));
  await app.user.type(screen.getByLabelText('Full name'), ' A ');
  await waitFor(async () => expect(await submit()).toBeDisabled());
});

test('a new account starts at the cards', async () => {
  const calls = stubNetwork({
    [REGISTER]: () => json({ message: 'Hello', token: 't1', sessionId: 's1', user: asha }, 201),
  });
  const app = renderApp('/signup');
  await fillIn(app);
  await app.user.click(await submit());
  await waitFor(() => expect(app.path()).toBe('/dashboard/cards'));
  expect(calls[0]?.body).toEqual({ fullName: 'Asha Rao', email: 'asha@example.com', password: 'kite-lamp7' });
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('without a token in the answer the person signs in', async () => {
  stubNetwork({ [REGISTER]: () => json({ message: 'Please confirm.' }, 201) });
  const app = renderApp('/signup');
  await fillIn(app);
  await app.user.click(await submit());
  await waitFor(() => expect(app.path()).toBe('/signin'));
});

test.each([
  ['the message', () => json({ message: 'Please choose another.', error: 'x' }, 409), 'Please choose another.'],
  ['the error', () => json({ error: 'Address refused.' }, 400), 'Address refused.'],
  ['that the address is taken', () => json({}, 409), 'Email already in use'],
  ['the status', () => json({}, 500), 'Error 500'],
  ['that there is no network', () => Promise.reject(new TypeError('x')), 'Network error. Please try again.'],
])('a failure shows %s', async (_name, answer, text) => {
  stubNetwork({ [REGISTER]: answer });
  const app = renderApp('/signup');
  await fillIn(app);
  await app.user.click(await submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('wrong fields that the server names are shown at the fields', async () => {
  stubNetwork({ [REGISTER]: () => json({ message: 'Check.', fields: { email: 'This address bounces.' } }, 400) });
  const app = renderApp('/signup');
  await fillIn(app);
  await app.user.click(await submit());
  expect(await screen.findByText('This address bounces.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('the hint turns from the rule into the strength', async () => {
  const { user } = renderApp('/signup');
  const password = await screen.findByLabelText('Password');
  expect(screen.getByText('At least 6 characters.')).toBeInTheDocument();
  await user.type(password, 'correct horse battery staple');
  expect(screen.queryByText('At least 6 characters.')).toBeNull();
  expect(password).toHaveAccessibleDescription('Strong.');
});
