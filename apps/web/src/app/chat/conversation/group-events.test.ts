import type { GroupEventFragment } from '@tessera/client';
import { expect, test } from 'vitest';
import { eventLines, eventsBetween } from './group-events.ts';
import { seenText } from './read-marks.ts';

const person = (name: string) => ({ __typename: 'User' as const, id: name, name });
const event = (kind: GroupEventFragment['kind'], who: string, by?: string, changes = {}): GroupEventFragment => ({
  __typename: 'GroupEvent',
  id: `${kind} ${who}`,
  ...{ kind, afterNumber: 2, createdAt: '2026-11-20T09:41:00.000Z' },
  user: person(who),
  actor: by ? person(by) : null,
  ...changes,
});
const lines = (...events: GroupEventFragment[]) => eventLines(events, 'Asha').map(({ text }) => text);

test.each<[string[], GroupEventFragment[]]>([
  [['ليلى joined'], [event('JOINED', 'ليلى')]],
  [['ليلى and Yuki joined'], [event('JOINED', 'ليلى'), event('JOINED', 'Yuki')]],
  [
    ['Mateo added Yuki', 'Yuki left'],
    [event('ADDED', 'Yuki', 'Mateo'), event('LEFT', 'Yuki')],
  ],
  [
    ['Mateo added you', 'Mateo added Yuki'],
    [event('ADDED', 'Asha', 'Mateo'), event('ADDED', 'Yuki', 'Mateo')],
  ],
  [['You added Yuki and Max'], [event('ADDED', 'Yuki', 'Asha'), event('ADDED', 'Max', 'Asha')]],
  [
    ['You joined', 'Max joined'],
    [event('JOINED', 'Asha'), event('JOINED', 'Max')],
  ],
  [
    ['You removed Max', 'Mateo removed Yuki'],
    [event('REMOVED', 'Max', 'Asha'), event('REMOVED', 'Yuki', 'Mateo')],
  ],
  // Who did it is gone, or has no name.
  [
    ['Max was removed', 'Yuki joined'],
    [event('REMOVED', 'Max'), event('ADDED', 'Yuki')],
  ],
  [['User joined'], [event('JOINED', '')]],
  [['A, B, C and 2 others joined'], ['A', 'B', 'C', 'D', 'E'].map((name) => event('JOINED', name))],
  [['A, B, C and D joined'], ['A', 'B', 'C', 'D'].map((name) => event('JOINED', name))],
])('%j', (texts, events) => {
  expect(lines(...events)).toEqual(texts);
});

test('events stand at their place: before the heading of a new day, or after it', () => {
  const at = (day: number) => new Date(2026, 10, day, 12).toISOString();
  const before = { number: 2, createdAt: at(20) };
  const entry = { number: 3, createdAt: at(21) };
  const late = event('LEFT', 'Max', undefined, { createdAt: at(20) });
  const early = event('JOINED', 'Max', undefined, { createdAt: at(21) });
  const elsewhere = event('JOINED', 'Yuki', undefined, { afterNumber: 3, createdAt: at(21) });
  const all = [late, early, elsewhere];
  expect(eventsBetween(all, before, entry)).toEqual({ onEarlierDay: [late], onSameDay: [early] });
  expect(eventsBetween(all, entry, undefined).onSameDay).toEqual([elsewhere]);
});

test('a message is seen by the others who have read so far', () => {
  const mark = (name: string, number: number) => ({ __typename: 'ReadMark' as const, number, user: person(name) });
  const seen = (marks: Parameters<typeof seenText>[0], isDirect = false) =>
    seenText(marks, { number: 5, viewerId: 'Asha', isDirect });
  expect(seen([mark('Asha', 9), mark('Yuki', 4)])).toBeNull();
  expect(seen([mark('ليلى', 5), mark('Asha', 9), mark('Yuki', 6)])).toBe('Seen by ليلى and Yuki');
  expect(seen([mark('Yuki', 5)], true)).toBe('Seen');
  const many = Array.from({ length: 100 }, (_, n) => mark(`Person ${n}`, 7));
  expect(seen(many)).toBe('Seen by 100 or more people');
  expect(seen(many.slice(0, 6))).toBe('Seen by Person 0, Person 1, Person 2 and 3 others');
});
