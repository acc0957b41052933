import { expect, test } from 'vitest';
import { checkHandle, isReservedSegment, RESERVED_HANDLES } from './handle.ts';

test.each([
  ['asha', 'asha'],
  [' Asha-Rao ', 'asha-rao'],
  ['a1b', 'a1b'],
  ['007', '007'],
  ['a'.repeat(30), 'a'.repeat(30)],
])('%j is the handle %j', (raw, handle) => {
  expect(checkHandle(raw)).toEqual({ handle });
});

test.each([
  ['', 'Use at least 3 characters.'],
  ['ab', 'Use at least 3 characters.'],
  ['a'.repeat(31), 'Use up to 30 characters.'],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'Use up to 30 characters.'],
  ['-asha', 'A handle can’t begin or end with a hyphen.'],
  ['asha-', 'A handle can’t begin or end with a hyphen.'],
  ['asha rao', 'A handle is made of letters a–z, digits and hyphens.'],
  ['asha_rao', 'A handle is made of letters a–z, digits and hyphens.'],
  ['asha.rao', 'A handle is made of letters a–z, digits and hyphens.'],
  ['аsha', 'A handle is made of letters a–z, digits and hyphens.'],
  ['Dashboard', 'This handle is reserved.'],
  ['privacy-policy', 'This handle is reserved.'],
])('the handle %j is refused: %s', (raw, error) => {
  expect(checkHandle(raw)).toEqual({ error });
});

test.each([
  ...['features', 'pricing', 'demo', 'explore', 'privacy-policy', 'terms', 'delete-account', 'get-started', 'contact'],
  ...['signin', 'signup', 'dashboard', 'public', 'u', 'share', 'api', 'graphql', 'playground', 'healthz', 'readyz'],
  ...['metrics', 'uploads', 'assets', 'cards', 'analytics', 'join', 'embed', 'oembed', 'sitemap.xml', 'robots.txt'],
])('the app’s own path /%s can’t be an owner', (segment) => {
  expect(isReservedSegment(segment)).toBe(true);
  expect(isReservedSegment(segment.toUpperCase())).toBe(true);
  expect(checkHandle(segment).handle).toBeUndefined();
});

test('every reserved word is written the way handles are compared', () => {
  for (const word of RESERVED_HANDLES) expect(word).toMatch(/^[a-z0-9-]+$/);
});
