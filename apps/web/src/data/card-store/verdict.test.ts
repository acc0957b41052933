import { expect, test } from 'vitest';
import type { OutboxEntry } from './outbox.ts';
import { dataNamed, serverCard } from './testing.ts';
import { findSaved } from './verdict.ts';

const entry = (rest: Partial<OutboxEntry>): OutboxEntry => ({
  key: 'k1',
  cardId: 'a',
  ownerId: 'owner',
  change: { kind: 'save', data: dataNamed('Asha'), visibility: 'PRIVATE' },
  ...rest,
});
const cards = [serverCard('Ravi'), serverCard('made', { data: dataNamed('Asha') })];

test('a new card is the one that says the same', () => {
  expect(findSaved(entry({}), cards)).toEqual({ kind: 'saved', card: cards[1] });
  expect(findSaved(entry({}), cards.slice(0, 1))).toBeNull();
});

test('a changed card is found by its id, whatever it says by now', () => {
  expect(findSaved(entry({ sent: { dbId: 'Ravi', version: 3 } }), cards)).toEqual({ kind: 'saved', card: cards[0] });
});

test('a card that was to be deleted is gone', () => {
  expect(findSaved(entry({ change: { kind: 'delete' } }), cards)).toEqual({ kind: 'deleted' });
});
