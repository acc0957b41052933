import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLeaving } from '../../testing/leaving.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import '../../testing/warm-screens.ts';
import { clearSession, getSession, startSession } from './session.ts';

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

afterEach(() => vi.unstubAllGlobals());

describe('a signed-out visitor', () => {
  test('is sent from the dashboard to the sign-in page, which remembers where they wanted to go', async () => {
    const { path } = renderApp('/dashboard/analytics');
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(path()).toBe('/signin?from=%2Fdashboard%2Fanalytics');
  });

  test('sees the public profile of a person whose page they were sent', async () => {
    stubNetwork({ 'GraphQL PublicProfile': () => json({ data: { user: null } }) });
    const { path } = renderApp('/dashboard/user/u2');
    expect(await screen.findByRole('heading', { name: 'No profile found at this address.' })).toBeVisible();
    expect(path()).toBe('/u/u2');
  });

  test('gets started by signing up', async () => {
    const { path } = renderApp('/get-started');
    expect(await screen.findByRole('heading', { name: 'Create Your Account' })).toBeInTheDocument();
    expect(path()).toBe('/signup');
  });
});

describe('a signed-in visitor', () => {
  beforeEach(() => startSession({ sessionId: 's1', user: asha }));

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
    const left = stubLeaving('/dashboard/support');
    const { user, path } = renderApp('/dashboard/support');
    await user.click(await screen.findByRole('button', { name: 'AR, your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(left.replaced).toEqual(['/']);
    expect(calls[0]?.headers.get('tessera-session')).toBe('s1');
    expect(localStorage).toHaveLength(0);
    expect(getSession()).toMatchObject({ status: 'signed-out', hasEnded: false });
    // The page is on its way out: it shows neither the screen nor the way back in.
    expect(path()).toBe('/dashboard/support');
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('signs out even when the API can’t be reached', async () => {
    stubNetwork({});
    const left = stubLeaving('/dashboard/support');
    const { user } = renderApp('/dashboard/support');
    await user.click(await screen.findByRole('button', { name: 'AR, your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(left.replaced).toEqual(['/']);
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  });

  test('reaches Settings from the picture by the keyboard, without a page load', async () => {
    stubNetwork({ 'GraphQL SettingsAccount': () => new Promise(() => {}) });
    const { user, path } = renderApp('/dashboard/support');
    const button = await screen.findByRole('button', { name: 'AR, your account' });
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}{Home}{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard/settings'));
  });
});

test.each([
  ['an answer that says so', () => refusal('UNAUTHENTICATED', 'Sign in to continue.')],
  ['nobody behind the token', () => json({ data: { viewer: null } })],
])(
  'a session that has ended, known from %s, leads to the sign-in page with a line that explains it',
  async (_name, answer) => {
    startSession({ sessionId: 's1', user: asha });
    stubNetwork({ 'GraphQL Profile': answer });
    const { path } = renderApp('/dashboard/profile');
    expect(await screen.findByText('Your session has ended. Sign in again.')).toBeInTheDocument();
    expect(path()).toBe('/signin?from=%2Fdashboard%2Fprofile');
    // The screen shows cards, so their lists may be there, with nothing in them.
    expect(Object.values({ ...localStorage }).filter((stored) => stored !== '[]')).toEqual([]);
  },
);

test('an unknown address leads to the front page, which is a document of its own', async () => {
  const left = stubLeaving('/nowhere/at/all');
  renderApp('/nowhere/at/all');
  await waitFor(() => expect(left.replaced).toEqual(['/']));
});

test('the app, sent in place of the front page, does not ask for it for ever', async () => {
  const left = stubLeaving('/');
  const { router } = renderApp('/');
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(left.replaced).toEqual([]);
});

test('every page has its title', async () => {
  renderApp('/signin');
  await waitFor(() => expect(document.title).toBe('Sign in — Tessera'));
});
