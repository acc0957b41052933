import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, getSession } from '../../data/session/session.ts';
import { stubLeaving } from '../../testing/leaving.ts';
import { answerLater, json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import '../../testing/warm-screens.ts';

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };
type App = ReturnType<typeof renderApp>;
const LOGIN = 'POST /api/auth/login';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

afterEach(() => vi.unstubAllGlobals());

async function fillIn({ user }: App) {
  await user.type(await screen.findByLabelText('Email'), ' asha@example.com ');
  await user.type(screen.getByLabelText('Password'), 'kite-lamp7');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('signing in leads back to where the visitor came from', async () => {
  const calls = stubNetwork({ [LOGIN]: () => json({ message: 'Welcome', token: 't1', sessionId: 's1', user: asha }) });
  const app = renderApp('/signin?from=%2Fdashboard%2Fsupport%3Fx%3D1');
  await fillIn(app);
  await waitFor(() => expect(app.path()).toBe('/dashboard/support?x=1'));
  expect(app.router.state.historyAction).toBe('REPLACE');
  expect(calls[0]?.body).toEqual({ email: 'asha@example.com', password: 'kite-lamp7' });
  expect(getSession()).toMatchObject({ sessionId: 's1', user: { fullName: 'Asha Rao' } });
  expect(localStorage.getItem('token')).toBe('s1');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('t1');
});

test('an intent goes before the origin, and leads to a page that is a document of its own', async () => {
  const left = stubLeaving('/signin');
  stubNetwork({ [LOGIN]: () => json({ token: 't1', sessionId: 's1', user: asha }) });
  const app = renderApp('/signin?intent=view-pricing&from=%2Ffeatures');
  await fillIn(app);
  await waitFor(() => expect(left.replaced).toEqual(['/pricing']));
});

test.each([
  ['/signin?intent=checkout&plan=growth', 'Next: checkout for the Growth plan.'],
  ['/signup?intent=trial&plan=pro', 'Next: your free trial of Professional.'],
])('%s names the plan that was chosen', async (address, text) => {
  renderApp(address);
  expect(await screen.findByText(text)).toBeVisible();
});

test('signing up says what is agreed to by it', async () => {
  renderApp('/signup');
  const line = await screen.findByText(/^By creating an account, you agree to our/);
  expect(line).toHaveTextContent('By creating an account, you agree to our Terms and Privacy policy.');
  expect(within(line).getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(within(line).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});

test('an origin on another site is not followed', async () => {
  stubNetwork({
    [LOGIN]: () => json({ token: 't1', sessionId: 's1', user: asha }),
    'GraphQL Profile': () => json({ data: { viewer: null } }),
  });
  const app = renderApp('/signin?from=%2F%2Fevil.example%2Fa');
  await fillIn(app);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/dashboard/profile'));
});

test('while it signs in the button says so', async () => {
  const { answer, give } = answerLater();
  stubNetwork({ [LOGIN]: () => answer });
  await fillIn(renderApp('/signin'));
  expect(await screen.findByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-busy', 'true');
  give(json({ message: 'No.' }, 401));
  expect(await screen.findByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
});

test.each([
  ['what the server says', () => json({ message: 'Too many attempts.' }, 429), 'Too many attempts.'],
  ['a text of its own when the server says nothing', () => json({}, 401), 'Invalid credentials'],
  ['that there is no network', () => Promise.reject(new TypeError('Failed')), 'Network error. Please try again.'],
])('a failure shows %s', async (_name, answer, text) => {
  stubNetwork({ [LOGIN]: answer });
  await fillIn(renderApp('/signin'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(getSession().status).toBe('signed-out');
});

test('both fields are required, and nothing is sent without them', async () => {
  const calls = stubNetwork({});
  const { user } = renderApp('/signin');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Enter your email.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('the password can be looked at', async () => {
  const { user } = renderApp('/signin');
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

test('who chose a plan and has no account is led to sign-up with it', async () => {
  const { user, path } = renderApp('/signin?intent=trial&plan=pro&from=%2Fpricing');
  await user.click(await screen.findByRole('link', { name: 'Create account' }));
  expect(await screen.findByText('Next: your free trial of Professional.')).toBeVisible();
  expect(path()).toBe('/signup?intent=trial&plan=pro&from=%2Fpricing');
});

test.each([
  [
    '/signin?from=%2Fshare%2F0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    'Someone shared a private card with you. Sign in to view it.',
  ],
  ['/signin?from=%2Fjoin%2FABCDEFGH', 'Someone invited you to a group. Sign in to join it.'],
  ['/signin?from=%2Fteam%2Fabc', 'Someone invited you to a team. Sign in to join it.'],
  ['/signup?from=%2Fjoin%2FABCDEFGH%3Fs%3D1', 'Someone invited you to a group. Create an account to join it.'],
  ['/signup?from=%2Fteam%2Fabc', 'Someone invited you to a team. Create an account to join it.'],
])('%s says what the link that was opened is for', async (address, text) => {
  renderApp(address);
  expect(await screen.findByText(text)).toBeVisible();
});

test('what was remembered goes along to the sign-up page', async () => {
  const { user, path } = renderApp('/signin?intent=checkout&plan=growth&from=%2Fpricing');
  await user.click(await screen.findByRole('link', { name: 'Create one' }));
  await screen.findByRole('heading', { name: 'Create Your Account' });
  expect(path()).toBe('/signup?intent=checkout&plan=growth&from=%2Fpricing');
});
