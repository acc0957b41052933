import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../data/session/session.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { Contact } from './contact.tsx';
// Loaded beforehand, so that no test waits for its code to be compiled.
import '../../parts/forms/send-contact-request.ts';

const SEND = 'POST /api/contact-requests';

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(search = '') {
  history.replaceState(null, '', `/contact${search}`);
  render(<Contact />);
  return userEvent.setup({ delay: null });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button');

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Name'), 'Asha Rao');
  await user.type(field('Email'), ' asha@example.com');
  await user.selectOptions(field('What is it about?'), 'support');
  await user.type(field('Message'), 'Hello,{Enter}how much?');
}

test.each([
  ['?topic=sales', 'sales'],
  ['?topic=support', 'support'],
  ['?topic=anything', ''],
  ['', ''],
])('the address %j chooses the topic %j', (search, topic) => {
  open(search);
  expect(field('What is it about?')).toHaveValue(topic);
});

test('whoever is signed in need not type who they are', () => {
  startSession({ sessionId: 's1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } });
  open();
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(field('Email')).toHaveValue('asha@example.com');
});

test('who is signed in becomes known later: what was typed stays, and empty fields are filled in', async () => {
  const user = open('?topic=sales');
  await user.type(field('Name'), 'Asha R.');
  await user.type(field('Message'), 'Hello');
  act(() => startSession({ sessionId: 's1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } }));
  expect(field('Name')).toHaveValue('Asha R.');
  expect(field('Message')).toHaveValue('Hello');
  expect(field('Email')).toHaveValue('asha@example.com');
});

test('what was typed stays when somebody signs out in another tab', async () => {
  const user = open();
  await user.type(field('Message'), 'Hello');
  act(() => clearSession());
  expect(field('Message')).toHaveValue('Hello');
});

test('a message arrives, the page says so and the form is empty again', async () => {
  const calls = stubNetwork({ [SEND]: () => json({ message: 'Received.' }, 201) });
  const user = open();
  await fillIn(user);
  await user.click(button());
  const notice = await screen.findByText('Your message has arrived.');
  expect(notice.closest('[role="status"]')).toHaveTextContent('We’ll answer by email.');
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Asha Rao', email: 'asha@example.com', topic: 'support', message: 'Hello,\nhow much?' },
  ]);
  expect(field('Message')).toHaveValue('');
});

test('nothing is sent while something is missing', async () => {
  const calls = stubNetwork({});
  const user = open('?topic=sales');
  await user.type(field('Name'), 'Asha');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields.');
  expect(field('Email')).toHaveFocus();
  expect(field('Message')).toHaveAccessibleDescription('Enter a message.');
  expect(calls).toEqual([]);
});

test.each([
  ['what the server says', () => json({ message: 'Too many tries. Wait a little.' }, 429), /Too many tries/],
  [
    'that there is no network',
    () => Promise.reject(new TypeError('x')),
    'Can’t connect. Check your connection and try again.',
  ],
])('a failure shows %s, and what was typed stays', async (_name, answer, text) => {
  stubNetwork({ [SEND]: answer });
  const user = open();
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Message')).toHaveValue('Hello,\nhow much?');
  expect(button()).toHaveTextContent('Send message');
});
