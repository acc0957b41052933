import { describe, expect, test } from 'vitest';
import { ADDRESSES, ALL_ADDRESSES, correctPath, fillPath } from './addresses.ts';
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

describe('a known address', () => {
  test.each([
    ['/pricing/', '/pricing'],
    ['/Features', '/features'],
    ['/PRICING//', '/pricing'],
    ['/U/Asha/', '/u/Asha'],
    ['/Public/Profile/Asha/Cards', '/public/profile/Asha/cards'],
    ['/Join/AbC', '/join/AbC'],
    ['/share/', '/share'],
    ['/Share/c1', '/share/c1'],
    ['/dashboard/Contacts/Import', '/dashboard/contacts/import'],
    ['/Dashboard/Contacts/C1', '/dashboard/contacts/C1'],
    ['/join/%2F%2Fevil.com/', '/join/%2F%2Fevil.com'],
  ])('%s is spelled %s', (path, right) => {
    expect(correctPath(path)).toBe(right);
  });

  test.each([
    '/',
    '/pricing',
    '/u/Asha',
    '/nowhere/',
    '/pricing/nowhere',
    '//pricing',
    '/u//asha',
    'pricing/',
    '',
    '//',
  ])('%j is right, or none', (path) => {
    expect(correctPath(path)).toBeNull();
  });

  test.each(ALL_ADDRESSES)('$path is found in capitals and with a slash, and is right as it is', ({ path }) => {
    const right = path.replace(/:\w+\??/g, 'Value');
    expect(correctPath(right)).toBeNull();
    if (right === '/') return;
    const shouted = right.toUpperCase().replaceAll('VALUE', 'Value');
    expect(correctPath(`${shouted}/`)).toBe(right);
  });
});
