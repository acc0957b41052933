import { expect, test } from 'vitest';
import { openedInWords, openersText, revokeText } from './share-words.ts';

test.each([
  ['LINK', 'PRIVATE', /^This link stops working immediately\.$/],
  ['QR', 'PUBLIC', /^Views by this link no longer count for it\. The card stays public/],
  ['LINK', 'UNLISTED', /Anyone with its address can still open the card\./],
  ['GROUP', 'PRIVATE', /^The card disappears from the group’s chat\. Members can no longer open it/],
  ['GROUP', 'PUBLIC', /^The card disappears from the group’s chat\. The card stays public/],
  ['IN_APP', 'PRIVATE', /^The card disappears from your chat\. They can no longer open it/],
  ['IN_APP', null, /^The card disappears from your chat\.$/],
] as const)('revoking a %s share of a %s card: %s', (mode, visibility, text) => {
  expect(revokeText(mode, visibility)).toMatch(text);
});

const openings = (...names: string[]) =>
  names.map((name, at) => ({
    __typename: 'ShareOpening' as const,
    openedAt: '2026-11-12T09:41:00.000Z',
    user: { __typename: 'User' as const, id: `u${at}`, name, path: `/u/${at}` },
  }));

test.each([
  [1, [], 'Opened once, 2h ago'],
  [1, ['Chiara'], 'Opened by Chiara, 2h ago'],
  [2, ['Chiara'], 'Opened by Chiara, 2 times in all, last 2h ago'],
  [2, ['Chiara', ''], 'Opened by Chiara and User, last 2h ago'],
  [4, ['Chiara', 'مُحَمَّد', 'Kim', 'Zoë'], 'Opened by Chiara, مُحَمَّد, Kim and Zoë, last 2h ago'],
  [1234, ['A', 'B', 'C', 'D', 'E'], 'Opened by A, B, C and 2 others, 1,234 times in all, last 2h ago'],
])('%i openings, of them those of %j: %s', (openCount, names, text) => {
  const share = { openCount, openings: openings(...names), lastOpenedAt: '2026-11-12T09:41:00.000Z' };
  expect(openedInWords(share, Date.parse('2026-11-12T11:41:00.000Z'))).toBe(text);
});

test.each([
  [[], ''],
  [[''], 'by User'],
  [['Chiara', 'Kim'], 'by Chiara and Kim'],
  [['A', 'B', 'C', 'D', 'E'], 'by A, B, C and 2 others'],
])('those who opened it, %j: “%s”', (names, text) => {
  expect(openersText(openings(...names))).toBe(text);
});
