import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDraft } from '../../app/chat/conversation/use-draft.ts';
import { forgetTab } from '../../data/session/forget-with-session.ts';
import { getSession } from '../../data/session/session.ts';
import { signOut } from '../../data/session/sign-out.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-screens.ts';

const viewer = {
  ...{ __typename: 'Viewer', id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' },
  ...{ about: '', locale: null, isPhoneConfirmed: true, canConfirmPhone: true, avatarUrl: null },
};

beforeEach(() => {
  signInAsAsha();
  stubNetwork({
    'GraphQL Profile': () => json({ data: { viewer } }),
    'POST /api/auth/logout': () => json({ message: 'Signed out' }),
  });
});

/** A form with changes, and the question of the guard. */
async function openChanged() {
  const app = renderApp('/dashboard/profile');
  await app.user.type(await screen.findByLabelText('About'), 'नमस्ते');
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  return { ...app, question };
}

const reload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a form without changes lets go', async () => {
  const { user, path } = renderApp('/dashboard/profile');
  await screen.findByLabelText('About');
  expect(reload()).toBe(false);
  await user.click(screen.getAllByRole('link', { name: 'Contacts' })[0] as HTMLElement);
  await waitFor(() => expect(path()).toBe('/dashboard/contacts'));
});

test('a way out of a form with changes asks, and Stay keeps them', async () => {
  const { user, path, question } = await openChanged();
  expect(reload()).toBe(true);
  await user.click(screen.getAllByRole('link', { name: 'Contacts' })[0] as HTMLElement);
  await user.click((await question()).getByRole('button', { name: 'Stay' }));
  expect(path()).toBe('/dashboard/profile');
  expect(screen.getByLabelText('About')).toHaveValue('नमस्ते');
  await user.click(screen.getAllByRole('link', { name: 'Contacts' })[0] as HTMLElement);
  await user.click((await question()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/dashboard/contacts'));
});

test('signing out asks as well: Stay keeps the session, Leave ends it, and nothing asks twice', async () => {
  const { user, question } = await openChanged();
  act(() => void signOut());
  await user.click((await question()).getByRole('button', { name: 'Stay' }));
  expect(getSession().status).toBe('signed-in');
  act(() => void signOut());
  await user.click((await question()).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(getSession().status).toBe('signed-out'));
  expect(reload()).toBe(false);
});

test('a message that was begun survives a reload of the tab, and not its owner’s leaving', () => {
  const open = (id: string) => renderHook(() => useDraft(id)).result;
  const first = open('c1');
  act(() => first.current[1]('Bis später 👋'));
  expect(open('c1').current[0]).toBe('Bis später 👋');
  expect(open('c2').current[0]).toBe('');
  forgetTab();
  expect(open('c1').current[0]).toBe('');
});
