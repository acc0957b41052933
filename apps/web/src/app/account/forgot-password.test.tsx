import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearSession } from '../../data/session/session.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';

const FORGOT = 'POST /api/auth/forgot-password';
const SENT = 'If an account exists for asha@example.com, we have sent a link.';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

async function ask({ user }: ReturnType<typeof renderApp>, email = ' asha@example.com ') {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

test('is a press away from signing in', async () => {
  const { user, path } = renderApp('/signin');
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
  expect(path()).toBe('/forgot-password');
});

test('the answer says nothing about whether somebody has the address', async () => {
  const calls = stubNetwork({ [FORGOT]: () => json({ message: SENT }) });
  const app = renderApp('/forgot-password');
  await ask(app);
  expect(await screen.findByText(SENT)).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'asha@example.com' }]);
  await app.user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('');
});

test('an address that is none is told at the field, and nothing is sent', async () => {
  const calls = stubNetwork({});
  await ask(renderApp('/forgot-password'), 'asha');
  expect(await screen.findByLabelText('Email')).toBeInvalid();
  expect(calls).toEqual([]);
});

test.each([
  ['too many requests', () => json({ message: 'Too many requests. Please wait a minute.' }, 429), /Too many requests/],
  ['no network', () => Promise.reject(new TypeError('Failed')), 'Can’t connect. Check your connection and try again.'],
])('%s keeps what was typed', async (_name, answer, text) => {
  stubNetwork({ [FORGOT]: answer });
  await ask(renderApp('/forgot-password'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
});
