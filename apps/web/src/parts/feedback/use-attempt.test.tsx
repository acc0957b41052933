import { Button, ToastProvider } from '@tessera/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ApiError } from '../../data/errors/api-error.ts';
import { useAttempt } from './use-attempt.ts';

/** A star that is shown at once; `send` answers each press. */
function Star({ send }: { send: () => Promise<unknown> }) {
  const [isOn, setIsOn] = useState(false);
  const attempt = useAttempt();
  const show = () => {
    setIsOn(true);
    return () => setIsOn(false);
  };
  return (
    <Button aria-pressed={isOn} onClick={() => void attempt(send, show)}>
      Star
    </Button>
  );
}

/** Fails with these errors, one after the other, and then succeeds. */
function open(...errors: unknown[]) {
  let sent = 0;
  const send = async () => {
    sent += 1;
    if (errors.length > 0) throw errors.shift();
  };
  render(
    <ToastProvider>
      <Star send={send} />
    </ToastProvider>,
  );
  return { user: userEvent.setup(), count: () => sent };
}
const star = () => screen.getByRole('button', { name: 'Star' });
const lost = () => new TypeError('Failed to fetch');

test('a change that was refused is taken back with the server’s words, and isn’t offered again', async () => {
  const { user } = open(new ApiError(409, '409', 'You have too many stars.'));
  await user.click(star());
  expect(await screen.findByText('You have too many stars.')).toBeVisible();
  expect(star()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a change that the network lost is taken back, and shown once more while it is tried again', async () => {
  const { user, count } = open(lost(), lost());
  await user.click(star());
  expect(await screen.findByText(/^Can’t connect/)).toBeVisible();
  expect(star()).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(count()).toBe(2));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(star()).toHaveAttribute('aria-pressed', 'true'));
  expect(count()).toBe(3);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a server in trouble is tried again as well; a fault of our own is not', async () => {
  const { user } = open(new ApiError(503, '503', 'The server is restarting.'), new Error(''));
  await user.click(star());
  await screen.findByText('The server is restarting.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Something went wrong. Try again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
