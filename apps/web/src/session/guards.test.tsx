import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { json, refusal, stubNetwork } from '../testing/network.ts';
import { renderApp } from '../testing/render-app.tsx';
import { clearSession, getSession, startSession } from './session.ts';

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('a signed-out visitor', () => {
  test('is sent from the dashboard to the sign-in page, which remembers where they wanted to go', async () => {
    const { router, path } = renderApp('/dashboard/analytics');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(path()).toBe('/signin');
    expect(router.state.location.state).toEqual({ from: '/dashboard/analytics' });
  });

  test('gets started by signing up', async () => {
    const { path } = renderApp('/get-started');
    expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeInTheDocument();
    expect(path()).toBe('/signup');
  });
});

describe('a signed-in visitor', () => {
  beforeEach(() => startSession({ token: 't1', user: asha }));

  test.each(['/signin', '/signup'])('is led away from %s', async (address) => {
    stubNetwork({ 'GraphQL Profile': () => json({ data: { viewer: null } }) });
    const { path } = renderApp(address);
    await waitFor(() => expect(path()).toMatch(/^\/dashboard/));
  });

  test('finds the initials and the sidebar on the dashboard', async () => {
    renderApp('/dashboard/support');
    expect(await screen.findByRole('button', { name: 'AR, your account' })).toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(expect.arrayContaining(['My Profile', 'Shares', 'Billing', 'Support']));
    expect(screen.getByText('v1.0 • Luxe theme')).toBeInTheDocument();
  });

  test('signs out to the front page, and the API and the browser forget the session', async () => {
    const calls = stubNetwork({ 'POST /api/auth/logout': () => new Response(null, { status: 204 }) });
    const { user, path } = renderApp('/dashboard/support');
    await user.click(await screen.findByRole('button', { name: 'AR, your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer t1');
    expect(localStorage).toHaveLength(0);
    expect(getSession()).toEqual({ status: 'signed-out', hasEnded: false });
  });

  test('signs out even when the API can’t be reached', async () => {
    stubNetwork({});
    const { user, path } = renderApp('/dashboard/support');
    await user.click(await screen.findByRole('button', { name: 'AR, your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(localStorage).toHaveLength(0);
  });
});

test.each([
  ['an answer that says so', () => refusal('UNAUTHENTICATED', 'Please sign in.')],
  ['nobody behind the token', () => json({ data: { viewer: null } })],
])(
  'a session that has ended, known from %s, leads to the sign-in page with a line that explains it',
  async (_name, answer) => {
    startSession({ token: 't1', user: asha });
    stubNetwork({ 'GraphQL Profile': answer });
    const { router, path } = renderApp('/dashboard/profile');
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeInTheDocument();
    expect(path()).toBe('/signin');
    expect(router.state.location.state).toEqual({ from: '/dashboard/profile' });
    expect(localStorage).toHaveLength(0);
  },
);

test('an unknown address leads to the front page', async () => {
  const { path } = renderApp('/nowhere/at/all');
  await waitFor(() => expect(path()).toBe('/'));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Met once.');
});

test('every page has its title', async () => {
  renderApp('/signin');
  await waitFor(() => expect(document.title).toBe('Sign in · Tessera'));
});
