import { fetchWithRetry } from '@tessera/client';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { callApi } from '../data/session/call-api.ts';
import { clearSession } from '../data/session/session.ts';
import { json, stubNetwork } from './network.ts';
import { renderApp } from './render-app.tsx';

/**
 * The error catalogue of the public site, row by row, as people and programs meet it. The rows of the forms stand with
 * the forms: `site/demo-form/demo-form.test.tsx` and `site/delete-account/delete-account.test.tsx`.
 */
const LOGIN = 'POST /api/auth/login';
const REGISTER = 'POST /api/auth/register';

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const broken = () => Promise.reject(new TypeError('Failed to fetch'));

async function signIn() {
  const { user } = renderApp('/signin');
  await user.type(await screen.findByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

async function signUp() {
  const { user } = renderApp('/signup');
  await user.type(await screen.findByLabelText('Full name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-enough');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

const shown = (text: string) => screen.findByText(text, undefined, { timeout: 5000 });

describe('Login, failed response', () => {
  test.each([
    ['the server’s message', json({ message: 'Account is locked' }, 403), 'Account is locked'],
    ["else 'Invalid credentials'", json({}, 401), 'Invalid credentials'],
  ])('%s', async (_row, answer, text) => {
    stubNetwork({ [LOGIN]: () => answer });
    await signIn();
    expect(await shown(text)).toBeVisible();
  });
});

describe('Login or register, network failure', () => {
  test.each([
    [LOGIN, signIn],
    [REGISTER, signUp],
  ])('%s: “Network error. Please try again.”', async (call, act) => {
    stubNetwork({ [call]: broken });
    await act();
    expect(await shown('Network error. Please try again.')).toBeVisible();
  });
});

describe('Register, failed response', () => {
  test.each([
    ['the server’s message', json({ message: 'Not this one' }, 400), 'Not this one'],
    ['the server’s error', json({ error: 'Nor this one' }, 400), 'Nor this one'],
    ["else 'Email already in use' for status 409", json({}, 409), 'Email already in use'],
    ["else 'Error {status}'", json({}, 418), 'Error 418'],
  ])('%s', async (_row, answer, text) => {
    stubNetwork({ [REGISTER]: () => answer });
    await signUp();
    expect(await shown(text)).toBeVisible();
  });
});

describe('API client', () => {
  test('failed JSON response: an error containing the status and the body', async () => {
    stubNetwork({ 'GET /api/x': () => json({ message: 'No', code: 'FORBIDDEN' }, 403) });
    await expect(callApi('/api/x')).rejects.toThrow('403 {"message":"No","code":"FORBIDDEN"}');
    await expect(callApi('/api/x')).rejects.toMatchObject({ status: 403, said: 'No' });
  });

  test('other failure: status and status text', async () => {
    const plain = new Response('gone', { status: 410, statusText: 'Gone', headers: { 'content-type': 'text/plain' } });
    stubNetwork({ 'GET /api/x': () => plain });
    await expect(callApi('/api/x')).rejects.toThrow('410 Gone');
  });

  test("after retries: 'Backend is starting. Try again.'", async () => {
    const starting = fetchWithRetry('/api/x', {}, { fetch: async () => json({}, 503), sleep: async () => {} });
    await expect(starting).rejects.toThrow('Backend is starting. Try again.');
  });
});
