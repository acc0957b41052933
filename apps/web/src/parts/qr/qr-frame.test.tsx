import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeQrCode } from './make-qr-code.ts';
import { QrFrame } from './qr-frame.tsx';

test.each(['https://example.com/a', `https://example.com/${'long/'.repeat(60)}`])(
  'four modules of white surround the code of %s',
  async (text) => {
    const code = await makeQrCode(text);
    render(<QrFrame qr={{ status: 'ready', code }} label="Code" />);
    const [left = 0, top = 0, width = 0, height = 0] = (screen.getByRole('img').getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    // The path begins at 0/0.
    for (const margin of [-left, -top, width + left - code.size, height + top - code.size])
      expect(margin).toBeGreaterThanOrEqual(4);
  },
);
