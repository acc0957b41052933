import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearSession, getSession, startSession } from '../../data/session/session.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';

const RESET = 'POST /api/auth/reset-password';
const CHANGED = 'Your password was changed. Sign in.';
const SPENT = 'This link has expired or was used already.';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

async function save({ user }: ReturnType<typeof renderApp>, password = 'kite-lamp7') {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Save the password' }));
}

test('the token leaves the address bar and is still there after a reload', async () => {
  const { router, path } = renderApp('/reset-password?token=abc');
  expect(await screen.findByLabelText('New password')).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/reset-password'));
  expect(router.state.location.state).toEqual({ token: 'abc' });
  expect(screen.getByLabelText('New password')).toBeInTheDocument();
});

test('a saved password leads to signing in, with a word about it, also where somebody was signed in', async () => {
  startSession({ sessionId: 's1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } });
  const calls = stubNetwork({ [RESET]: () => json({ message: CHANGED }) });
  const app = renderApp('/reset-password?token=abc');
  await save(app);
  expect(await screen.findByText(CHANGED)).toBeInTheDocument();
  expect(app.path()).toBe('/signin');
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc', password: 'kite-lamp7' }]);
  expect(getSession().status).toBe('signed-out');
});

test('a link that is of no use any more says so and offers another one', async () => {
  stubNetwork({ [RESET]: () => json({ message: SPENT, error: SPENT, fields: { token: SPENT } }, 400) });
  await save(renderApp('/reset-password?token=abc'));
  expect(await screen.findByRole('alert')).toHaveTextContent(SPENT);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('without a token there is nothing to fill in', async () => {
  renderApp('/reset-password');
  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('a password that is too short is told at the field, and nothing is sent', async () => {
  const calls = stubNetwork({});
  await save(renderApp('/reset-password?token=abc'), 'abc');
  expect(await screen.findByLabelText('New password')).toHaveAccessibleDescription('At least 6 characters.');
  expect(screen.getByLabelText('New password')).toBeInvalid();
  expect(calls).toEqual([]);
});

test.each([
  ['what the server says of the password', () => json({ message: 'No.', fields: { password: 'Not this one.' } }, 400)],
  ['that there is no network', () => Promise.reject(new TypeError('Failed'))],
])('a failure shows %s and keeps the form', async (_name, answer) => {
  stubNetwork({ [RESET]: answer });
  await save(renderApp('/reset-password?token=abc'));
  expect(
    await screen.findByText(/Not this one\.|Can’t connect\. Check your connection and try again\./),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('kite-lamp7');
});
