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
