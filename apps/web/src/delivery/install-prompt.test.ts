import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInstallPrompt, watchInstallOffer } from './install-prompt.ts';

let stop: () => void;
const open = (isStandalone = false) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
  stop = watchInstallOffer();
  return renderHook(() => useInstallPrompt()).result;
};
beforeEach(() => vi.unstubAllGlobals());
afterEach(() => act(() => stop()));

function makeOffer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  return { event: Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }), prompt };
}

test('nothing can be installed until the browser offers it', async () => {
  const result = open();
  expect(result.current).toMatchObject({ canInstall: false, isInstalled: false });
  expect(await result.current.install()).toBe(false);
});

test.each([
  ['accepted', true],
  ['dismissed', false],
] as const)('an offer is kept for the person’s own moment, and used up once it is %s', async (outcome, isInstalled) => {
  const result = open();
  const { event, prompt } = makeOffer(outcome);
  act(() => void dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  expect(result.current.canInstall).toBe(true);
  expect(await act(() => result.current.install())).toBe(isInstalled);
  expect(await act(() => result.current.install())).toBe(false);
  expect(prompt).toHaveBeenCalledOnce();
  expect(result.current.canInstall).toBe(false);
});

test('an app that has just been installed is not offered again', () => {
  const result = open();
  act(() => void dispatchEvent(makeOffer('accepted').event));
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(result.current).toMatchObject({ canInstall: false, isInstalled: true });
});

test('a page that runs as an app knows it', () => {
  expect(open(true).current.isInstalled).toBe(true);
});
