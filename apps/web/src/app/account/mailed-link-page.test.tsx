import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearSession } from '../../data/session/session.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';

const SPENT = 'This link has expired or was used already.';
const pages = [
  {
    address: '/confirm-email',
    call: 'POST /api/auth/confirm-email',
    button: 'Confirm this address',
    answer: { message: 'Your email address is confirmed.', email: 'asha@example.com' },
    shows: 'asha@example.com',
    askAgain: '/dashboard/settings',
  },
  {
    address: '/delete-account/confirm',
    call: 'POST /api/account/delete/confirm',
    button: 'Delete my account',
    answer: { message: 'Your account will be deleted on Friday, 27 November 2026.', dueAt: '2026-11-27T10:00:00.000Z' },
    shows: /Until then everything works as before/,
    askAgain: '/delete-account',
  },
  {
    address: '/delete-account/cancel',
    call: 'POST /api/account/delete/cancel',
    button: 'Keep my account',
    answer: { message: 'Your account stays. Nothing was removed.' },
    shows: 'Everything is as it was, on all your devices.',
    askAgain: '/dashboard/settings/data',
  },
];

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe.each(pages)('$address', ({ address, call, button, answer, shows, askAgain }) => {
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test('uses its link by a press, once, and not by being opened', async () => {
    const calls = stubNetwork({ [call]: () => json(answer) });
    const { user, path } = renderApp(`${address}?token=abc`);
    const press = await screen.findByRole('button', { name: button });
    await waitFor(() => expect(path()).toBe(address));
    expect(calls).toEqual([]);
    await user.click(press);
    expect(await screen.findByText(answer.message)).toBeInTheDocument();
    expect(screen.getByText(shows)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  test('says when its link is of no use any more, and how to get another', async () => {
    stubNetwork({ [call]: () => json({ message: SPENT, fields: { token: SPENT } }, 400) });
    const { user } = renderApp(`${address}?token=abc`);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(SPENT);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(links()).toContain(askAgain);
  });

  test('can be tried again when the network failed', async () => {
    let isBroken = true;
    stubNetwork({ [call]: () => (isBroken ? Promise.reject(new TypeError('Failed')) : json(answer)) });
    const { user } = renderApp(`${address}?token=abc`);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Can’t connect. Check your connection and try again.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(answer.message)).toBeInTheDocument();
  });

  test('has nothing to press without a token', async () => {
    renderApp(address);
    expect(await screen.findByRole('alert')).toHaveTextContent('Open this page with the link in our email.');
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(links()).toContain(askAgain);
  });
});

test('the deletion says what goes and when', async () => {
  renderApp('/delete-account/confirm?token=abc');
  expect(await screen.findByText(/your cards with their public pages/)).toBeInTheDocument();
  expect(screen.getByText(/within 7 business days/)).toHaveTextContent('90 days');
});
