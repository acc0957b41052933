import { ALL_ADDRESSES } from '@tessera/domain';
import { expect, test } from 'vitest';
import { runtimeCaching } from '../apps/web/worker.config.ts';

const pages = runtimeCaching.find(({ options }) => options?.cacheName === 'pages');

/** Whether the service worker keeps that page for the time without a network. */
function isKept(path: string): boolean {
  const matches = pages?.urlPattern;
  if (typeof matches !== 'function') throw new Error('The rule for pages is a function.');
  const url = new URL(path, 'https://tessera.example');
  const request = { mode: 'navigate' } as Request;
  // Workbox gives an event as well, which the rule does not read.
  return Boolean(matches({ request, sameOrigin: true, url, event: undefined as never }));
}

test.each(ALL_ADDRESSES)('$path is kept for the time without a network if it is a page of the site', (address) => {
  expect(isKept(address.path)).toBe(address.kind === 'site');
});

test('the worker leaves faces of other scripts to the browser, which fails none of them', () => {
  const url = new URL('/assets/noto-sans-devanagari-wght.woff2', 'https://tessera.example');
  const request = { mode: 'cors', destination: 'font' } as Request;
  const rules = runtimeCaching.map(({ urlPattern }) => urlPattern);
  expect(rules).not.toHaveLength(0);
  for (const matches of rules) {
    if (typeof matches !== 'function') throw new Error('Each rule is a function.');
    expect(matches({ request, sameOrigin: true, url, event: undefined as never })).toBeFalsy();
  }
});
