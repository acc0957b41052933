import { emptyBlock, emptyCardData, shownBlocks } from '@tessera/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listenToTaps } from './block-taps.ts';
import { Blocks } from './blocks.tsx';

const blocks = shownBlocks({
  ...emptyCardData(),
  blocks: [
    { ...emptyBlock('button'), title: 'Call', url: 'tel:+919876543210' },
    { ...emptyBlock('link'), title: 'Write', url: 'mailto:asha@example.com' },
    { ...emptyBlock('link'), title: 'Books', url: 'https://www.rao.example/books' },
    { ...emptyBlock('map'), text: '14 Church Street\nBengaluru' },
    { ...emptyBlock('video'), title: 'Monsoon', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { ...emptyBlock('testimonial'), text: 'كانت بيوتهم باردة', title: 'منى' },
  ],
});
const preview = { theme: 'luxe', design: null } as const;

test('a tap on a block is counted as what it leads to', () => {
  const { container } = render(<Blocks blocks={blocks} preview={preview} />);
  const tapped = vi.fn();
  const stop = listenToTaps(container, tapped);
  for (const name of ['Call', 'Write', /^Books/, /Open map$/]) {
    fireEvent.click(screen.getByRole('link', { name }));
  }
  expect(tapped.mock.calls).toEqual([['phone'], ['email'], ['website'], ['map']]);
  stop();
  fireEvent.click(screen.getByRole('link', { name: 'Call' }));
  expect(tapped).toHaveBeenCalledTimes(4);
});

test('links of others pass no reputation on, and a number or an address opens no tab', () => {
  render(<Blocks blocks={blocks} preview={preview} />);
  expect(screen.getByRole('link', { name: /^Books/ })).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(screen.getByRole('link', { name: 'Call' })).not.toHaveAttribute('target');
});

test('a video plays in its place where the document allows it, and in a new tab where the visitor wants one', async () => {
  const { container, rerender } = render(<Blocks blocks={blocks} preview={preview} />);
  listenToTaps(container, () => {});
  const poster = screen.getByRole('link', { name: 'Play Monsoon' });
  expect(poster).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  // Not prevented: the browser opens the video's page.
  expect(fireEvent.click(poster)).toBe(true);
  rerender(<Blocks blocks={blocks} preview={preview} playsVideos />);
  expect(fireEvent.click(poster, { ctrlKey: true })).toBe(true);
  expect(container.querySelector('iframe')).toBeNull();
  expect(fireEvent.click(poster)).toBe(false);
  const frame = await screen.findByTitle('Monsoon');
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/);
  expect(frame).toHaveAttribute('allow', expect.stringContaining('fullscreen'));
});

test('without a photo the one who speaks gets a monogram', () => {
  const { container } = render(<Blocks blocks={blocks} preview={preview} />);
  expect(container.querySelector('.block-face')).toHaveTextContent('م');
  expect(screen.getByText('كانت بيوتهم باردة')).toHaveAttribute('dir', 'auto');
});
