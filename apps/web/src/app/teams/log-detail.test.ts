import { expect, test } from 'vitest';
import { logDetail } from './log-detail.ts';

test.each([
  ['by the link', 'by the link'],
  ['1 cards changed', '1 card changed'],
  ['12 cards changed', '12 cards changed'],
  ['contacts: 3, cards: 1', 'contacts: 3, cards: 1'],
  ['member → admin', 'Member, now Admin'],
  ['MANAGER', 'Manager'],
  ['Rao & Daughters', 'Rao & Daughters'],
  ['North → South', 'North → South'],
  ['', ''],
])('%j is told as %j', (detail, told) => {
  expect(logDetail(detail)).toBe(told);
});
