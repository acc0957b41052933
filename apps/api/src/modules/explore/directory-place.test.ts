import { describe, expect, test } from 'vitest';
import { encodeCursor } from '../../kernel/lists/page.ts';
import { decodePlace, listPlaces } from './directory-place.ts';

const id = (n: number) => `0198a1b2-c3d4-7abc-8def-00000000000${n}`;
const createdAt = new Date('2026-11-23T09:00:00.123Z');
const row = (n: number, turn: number | null = null) => ({ id: id(n), createdAt, turn });

describe('a place in the directory', () => {
  test('says which featured cards came so far', () => {
    const placeAt = listPlaces([row(1, 0), row(2, 1), row(3)], []);
    expect(decodePlace(placeAt(0))).toEqual({ last: null, stood: [id(1)] });
    expect(decodePlace(placeAt(1))).toEqual({ last: null, stood: [id(1), id(2)] });
    expect(decodePlace(placeAt(2))).toMatchObject({ last: { id: id(3), createdAt }, stood: [id(1), id(2)] });
  });

  test('goes on with those of the pages before', () => {
    const placeAt = listPlaces([row(4)], [id(1), id(2), id(3)]);
    expect(decodePlace(placeAt(0))).toMatchObject({ last: { id: id(4) }, stood: [id(1), id(2), id(3)] });
    expect(placeAt(0)).toHaveLength(96);
  });

  test('without featured cards is shorter than that of other lists', () => {
    const place = listPlaces([row(5)], [])(0);
    expect(place.length).toBeLessThan(encodeCursor(row(5)).length);
    expect(decodePlace(place)).toEqual({ last: { id: id(5), createdAt }, stood: [] });
  });

  test.each([
    ['nothing', ''],
    ['no card', 'A'.repeat(32)],
    ['half an id', `${'B'.repeat(32)}BBBB`],
    ['four featured cards', 'B'.repeat(32) + 'B'.repeat(86)],
    ['a time that is none', Buffer.from('7ff8000000000000'.padEnd(48, '0'), 'hex').toString('base64url')],
    ['words', 'nonsense'],
    ['a place of another list', encodeCursor(row(5))],
  ])('is refused when it is %s', (_name, cursor) => {
    expect(() => decodePlace(cursor)).toThrow('This cursor isn’t valid. Use one from an earlier answer.');
  });
});
