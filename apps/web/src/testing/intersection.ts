import { vi } from 'vitest';

/** jsdom has no layout: nothing ever comes into view. */
export function stubIntersections(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
