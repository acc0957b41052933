import { describe, expect, test } from 'vitest';
import { ADDRESSES, ALL_ADDRESSES, fillPath } from './addresses.ts';
import { isReservedSegment } from './handle.ts';

describe('an address', () => {
  test.each(ALL_ADDRESSES)('$path begins with a segment that no handle can take', ({ path }) => {
    const [, first = ''] = path.split('/');
    expect(first === '' || isReservedSegment(first)).toBe(true);
  });

  test.each(ALL_ADDRESSES)('$path is in the dashboard if it is of that kind, and only then', ({ path, kind }) => {
    expect(/^\/dashboard(?:\/|$)/.test(path)).toBe(kind === 'dashboard');
  });

  test('is in the list once', () => {
    const paths = ALL_ADDRESSES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('a path is filled in', () => {
  test('with encoded values', () => {
    expect(fillPath(ADDRESSES.join.path, { code: 'A/B ?' })).toBe('/join/A%2FB%20%3F');
    expect(fillPath(ADDRESSES.publicProfileCards.path, { owner: 'asha' })).toBe('/public/profile/asha/cards');
  });

  test('without what may be missing', () => {
    expect(fillPath(ADDRESSES.sharedCard.path, {})).toBe('/share');
    expect(fillPath(ADDRESSES.chat.path, { groupId: undefined })).toBe('/dashboard/chat');
    expect(fillPath(ADDRESSES.chat.path, { groupId: 'g1' })).toBe('/dashboard/chat/g1');
  });
});
