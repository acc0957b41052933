import { MISSING_PAGE_COOKIE } from '@tessera/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MissingPageNotice } from './missing-page-notice.tsx';

test('is shown once to people who opened an address that doesn’t exist', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server does.
  document.cookie = `${MISSING_PAGE_COOKIE}=1; Path=/`;
  const { unmount } = render(<MissingPageNotice />);
  expect(await screen.findByText('We couldn’t find that page, so we brought you to the home page.')).toBeVisible();
  unmount();
  render(<MissingPageNotice />);
  expect(screen.queryByRole('status')).toBeNull();
});
