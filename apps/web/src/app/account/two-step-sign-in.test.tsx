import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, getSession } from '../../data/session/session.ts';
import { type Call, json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import '../../testing/warm-screens.ts';
import './code-form.tsx';

const browser = vi.hoisted(() => ({
  startAuthentication: vi.fn(),
  browserSupportsWebAuthnAutofill: vi.fn(async () => false),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}));
vi.mock('@simplewebauthn/browser', () => browser);

const asha = { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' };
const OPTIONS = 'POST /api/auth/passkey/options';
const PASSKEY = 'POST /api/auth/passkey';
const CODE = 'POST /api/auth/second-factor';
const needsCode = () =>
  json({ message: 'A code is needed.', code: 'SECOND_FACTOR_REQUIRED', ticket: 't-1', proofs: ['CODE'] }, 401);

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => vi.unstubAllGlobals());

async function signIn(answers: Record<string, (call: Call) => Response>) {
  const calls = stubNetwork({ 'POST /api/auth/login': needsCode, ...answers });
  const app = renderApp('/signin?from=%2Fdashboard%2Fsupport');
  await app.user.type(await screen.findByLabelText('Email'), 'asha@example.com');
  await app.user.type(screen.getByLabelText('Password'), 'kite-lamp7');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  return { calls, ...app };
}

describe('an account with an authenticator app', () => {
  test('asks for the code after the password', async () => {
    const { calls, user, path } = await signIn({
      [CODE]: ({ body }) =>
        (body as { code: string }).code === '123456'
          ? json({ message: 'Signed in', token: 't1', sessionId: 's1', user: asha })
          : json({ message: 'Wrong.', code: 'BAD_USER_INPUT', fields: { code: 'That code isn’t right.' } }, 400),
    });
    await user.type(await screen.findByLabelText('Code'), '000000');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('That code isn’t right.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(path()).toBe('/dashboard/support'));
    expect(calls.find(({ name }) => name === CODE)?.body).toEqual({ ticket: 't-1', code: '000000' });
    expect(getSession()).toMatchObject({ sessionId: 's1' });
  });

  test('takes a recovery code instead', async () => {
    const { calls, user, path } = await signIn({ [CODE]: () => json({ token: 't1', sessionId: 's1', user: asha }) });
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(path()).toBe('/dashboard/support'));
    expect(calls.at(-1)?.body).toEqual({ ticket: 't-1', code: 'abcd-efgh-jkmn-pqrs' });
  });

  test('begins anew when it took too long', async () => {
    const { user } = await signIn({
      [CODE]: () => json({ message: 'This sign-in has expired.', code: 'UNAUTHENTICATED' }, 401),
    });
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('This sign-in has expired.')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });
});

describe('a passkey', () => {
  const signal = vi.fn(async (_accepted: object) => undefined);
  beforeEach(() => {
    signal.mockClear();
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => {}, { signalAllAcceptedCredentials: signal }),
    );
  });

  test('signs in with nothing else, and the browser hears which are accepted', async () => {
    browser.startAuthentication.mockResolvedValue({ id: 'answer' });
    const accepted = { rpId: 'localhost' };
    const calls = stubNetwork({
      [OPTIONS]: () => json({ options: { challenge: 'c' } }),
      [PASSKEY]: () => json({ token: 't1', sessionId: 's1', user: asha, acceptedPasskeys: accepted }),
    });
    const { user, path } = renderApp('/signin?from=%2Fdashboard%2Fsupport');
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(path()).toBe('/dashboard/support'));
    expect(calls.find(({ name }) => name === PASSKEY)?.body).toEqual({ response: { id: 'answer' } });
    expect(signal).toHaveBeenCalledWith(accepted);
  });

  test('is offered in the email field where the browser can', async () => {
    browser.browserSupportsWebAuthnAutofill.mockResolvedValue(true);
    browser.startAuthentication.mockResolvedValue({ id: 'answer' });
    stubNetwork({
      [OPTIONS]: () => json({ options: { challenge: 'c' } }),
      [PASSKEY]: () => json({ token: 't1', sessionId: 's1', user: asha, acceptedPasskeys: {} }),
    });
    const { path } = renderApp('/signin?from=%2Fdashboard%2Fsupport');
    expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(path()).toBe('/dashboard/support'));
    expect(browser.startAuthentication).toHaveBeenCalledWith(expect.objectContaining({ useBrowserAutofill: true }));
  });

  test('that opens nothing here says so; one that the person would rather not use says nothing', async () => {
    browser.browserSupportsWebAuthnAutofill.mockResolvedValue(false);
    browser.startAuthentication.mockResolvedValueOnce({ id: 'answer' });
    stubNetwork({
      [OPTIONS]: () => json({ options: { challenge: 'c' } }),
      [PASSKEY]: () => json({ message: 'This passkey doesn’t open an account here.', code: 'UNAUTHENTICATED' }, 401),
    });
    const { user } = renderApp('/signin');
    await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByText(/doesn’t open an account here/)).toBeInTheDocument();
    browser.startAuthentication.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
