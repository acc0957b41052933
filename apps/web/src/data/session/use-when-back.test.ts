import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noteConnected } from './connected.ts';
import { useWhenBack } from './use-when-back.ts';

const MOMENTS: [string, () => unknown][] = [
  ['the network', () => dispatchEvent(new Event('online'))],
  ['a server that was away', () => noteConnected('lost')],
  ['a page that was hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
];

test.each(MOMENTS)('%s is back: what waited is asked for, and only while something waits', (_name, comeBack) => {
  const asked = vi.fn();
  const { rerender, unmount } = renderHook(({ isOff }) => useWhenBack(asked, { isOff }), {
    initialProps: { isOff: false },
  });
  comeBack();
  expect(asked).toHaveBeenCalledOnce();
  rerender({ isOff: true });
  comeBack();
  expect(asked).toHaveBeenCalledOnce();
  rerender({ isOff: false });
  comeBack();
  expect(asked).toHaveBeenCalledTimes(2);
  unmount();
  comeBack();
  expect(asked).toHaveBeenCalledTimes(2);
});
