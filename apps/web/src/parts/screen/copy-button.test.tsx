import { ToastProvider } from '@tessera/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

const SECRET = 'whsec_\u202Eअ 😀 "x"\n2';

function open() {
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <CopyButton text={SECRET}>Copy secret</CopyButton>
    </ToastProvider>,
  );
  return user;
}

test('says in its place that the text is copied, and reads it out', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Copy secret' }));
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied'));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
});

test('a browser that refuses is told in words, and the button promises nothing', async () => {
  const user = open();
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('No.'));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
  await user.click(screen.getByRole('button', { name: 'Copy secret' }));
  expect(await screen.findByText('Couldn’t copy this. Select the text and copy it.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy secret' })).toBeVisible();
});
