import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VIEW_MS, watchView } from './watch-view.ts';

let onScreen: (isIntersecting: boolean) => void;
let isWatched: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  isWatched = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        onScreen = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        isWatched = true;
      }
      disconnect() {
        isWatched = false;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function watch() {
  const onViewed = vi.fn();
  setVisibility('visible');
  return { onViewed, stop: watchView(document.body, onViewed) };
}

test('a card that is on screen for a second has been viewed, once', () => {
  const { onViewed } = watch();
  onScreen(true);
  vi.advanceTimersByTime(VIEW_MS - 1);
  expect(onViewed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onViewed).toHaveBeenCalledOnce();
  setVisibility('hidden');
  setVisibility('visible');
  vi.advanceTimersByTime(10 * VIEW_MS);
  expect(onViewed).toHaveBeenCalledOnce();
  expect(isWatched).toBe(false);
});

test('a card outside the window is not viewed', () => {
  const { onViewed } = watch();
  onScreen(false);
  vi.advanceTimersByTime(10 * VIEW_MS);
  expect(onViewed).not.toHaveBeenCalled();
});

test('scrolling past and a tab in the background start the second anew', () => {
  const { onViewed } = watch();
  onScreen(true);
  vi.advanceTimersByTime(900);
  onScreen(false);
  onScreen(true);
  vi.advanceTimersByTime(900);
  setVisibility('hidden');
  vi.advanceTimersByTime(5000);
  setVisibility('visible');
  vi.advanceTimersByTime(900);
  expect(onViewed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onViewed).toHaveBeenCalledOnce();
});

test('a page opened in the background waits until it is looked at', () => {
  const { onViewed } = watch();
  setVisibility('hidden');
  onScreen(true);
  vi.advanceTimersByTime(5000);
  expect(onViewed).not.toHaveBeenCalled();
  setVisibility('visible');
  vi.advanceTimersByTime(VIEW_MS);
  expect(onViewed).toHaveBeenCalledOnce();
});

test('a stopped watch says nothing any more', () => {
  const { onViewed, stop } = watch();
  onScreen(true);
  stop();
  vi.advanceTimersByTime(VIEW_MS);
  expect(onViewed).not.toHaveBeenCalled();
});
