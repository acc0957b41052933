import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../data/session/session.ts';
import { answerLater, json, stubNetwork } from '../../testing/network.ts';
import { DeleteAccount } from './delete-account.tsx';

const SEND = 'POST /api/account/delete';
const FAILURE = 'Couldn’t submit. Please try again or email support.';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  render(<DeleteAccount />);
  return userEvent.setup({ delay: null });
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const box = () =>
  screen.getByRole('checkbox', {
    name: 'I understand this is permanent and may remove my saved cards, profile and messages.',
  });
const button = () => screen.getByRole('button');

async function fillIn(user: ReturnType<typeof userEvent.setup>, email = ' asha@example.com ') {
  await user.type(field('Full name'), 'Asha Rao');
  await user.type(field('Registered email'), email);
  await user.type(field(/^Reason/), ' I moved on. ');
  await user.click(box());
}

test('explains how ownership is verified and how long it takes', () => {
  open();
  expect(screen.getByText(/We verify ownership by email/)).toBeInTheDocument();
  expect(screen.getByText(/within 7 business days/)).toBeInTheDocument();
});

test('offers name, email and an optional reason', () => {
  open();
  expect(field('Full name')).toBeRequired();
  expect(field('Registered email')).toBeRequired();
  expect(field('Registered email')).toHaveAttribute('type', 'email');
  expect(field(/^Reason/)).not.toBeRequired();
  expect(field(/^Reason/).tagName).toBe('TEXTAREA');
});

test('the button waits for the box', async () => {
  const user = open();
  expect(button()).toHaveTextContent('Request Account Deletion');
  expect(button()).toBeDisabled();
  await user.click(box());
  expect(button()).toBeEnabled();
  await user.click(box());
  expect(button()).toBeDisabled();
});

test('whoever is signed in need not type who they are', () => {
  startSession({ sessionId: 's1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } });
  open();
  expect(field('Full name')).toHaveValue('Asha Rao');
  expect(field('Registered email')).toHaveValue('asha@example.com');
});

test('while it is sent the button says so and can’t be pressed twice', async () => {
  const { answer, give } = answerLater();
  const calls = stubNetwork({ [SEND]: () => answer });
  const user = open();
  await fillIn(user);
  await user.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('Submitting...'));
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.click(button());
  give(json({}, 500));
  await waitFor(() => expect(button()).toHaveTextContent('Request Account Deletion'));
  expect(calls).toHaveLength(1);
});

test('the request is sent from the web, confirmed, and after two seconds the front page follows', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, origin: location.origin, pathname: '/delete-account', assign });
  const calls = stubNetwork({ [SEND]: () => json({ message: 'If there is such an account …' }) });
  const user = open();
  await fillIn(user);
  vi.useFakeTimers();
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Request received! We’ve sent a confirmation email.')).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([
    { fullName: 'Asha Rao', email: 'asha@example.com', reason: 'I moved on.', source: 'web' },
  ]);
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(assign).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
});

test.each([
  ['refuses', () => json({ message: 'Boom.' }, 500)],
  ['can’t be reached', () => Promise.reject(new TypeError('x'))],
])('when the server %s, the page says what to do and keeps what was typed', async (_name, answer) => {
  stubNetwork({ [SEND]: answer });
  const user = open();
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);
  expect(field('Full name')).toHaveValue('Asha Rao');
  expect(box()).toBeChecked();
  expect(button()).toBeEnabled();
});

test('a failure that says to email support shows the address, a typing error does not', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'support-email', content: 'help@example.com' });
  document.head.append(meta);
  stubNetwork({ [SEND]: () => json({}, 500) });
  const user = open();
  await fillIn(user);
  await user.click(button());
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'help@example.com' });
  expect(link).toHaveAttribute('href', 'mailto:help@example.com');
  await user.clear(field('Registered email'));
  await user.type(field('Registered email'), 'asha');
  await user.click(button());
  await waitFor(() => expect(field('Registered email')).toBeInvalid());
  expect(screen.queryByRole('link', { name: 'help@example.com' })).toBeNull();
  meta.remove();
});

test('whoever asks too often hears that from the server', async () => {
  stubNetwork({ [SEND]: () => json({ message: 'Too many tries. Wait a little.' }, 429) });
  const user = open();
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait a little.');
});

test('a wrong email address is marked and nothing is sent', async () => {
  const calls = stubNetwork({});
  const user = open();
  await fillIn(user, 'asha');
  await user.click(button());
  await waitFor(() => expect(field('Registered email')).toHaveAccessibleDescription('This address has no @ sign.'));
  expect(field('Registered email')).toHaveFocus();
  expect(calls).toEqual([]);
});
