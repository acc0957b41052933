import { vi } from 'vitest';

/** jsdom has no layout and no `matchMedia`: tests look at a wide window unless they say otherwise. */
const atADesk = (query: string) => ({
  matches: /width >=|min-width/.test(query),
  addEventListener() {},
  removeEventListener() {},
});

Object.defineProperty(globalThis, 'matchMedia', { value: atADesk, writable: true, configurable: true });

/** For a test on a phone. */
export function stubPhone(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
}
