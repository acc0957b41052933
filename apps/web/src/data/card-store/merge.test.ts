import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalCard, ServerCard } from './local-card.ts';
import { mergeServerCards } from './merge.ts';
import type { CardState, OutboxEntry } from './outbox.ts';
import { dataNamed, localCard, NOW, serverCard } from './testing.ts';

function waiting(cardId: string): OutboxEntry {
  const change = { kind: 'save', data: dataNamed('mine'), visibility: 'PRIVATE' } as const;
  return { key: `k-${cardId}`, cardId, ownerId: 'asha', change };
}

function merge(state: CardState, cards: ServerCard[], knownBefore: string[] = []) {
  return mergeServerCards(state, { ownerId: 'asha', cards, knownBefore: new Set(knownBefore) });
}

test('a card of another device appears', () => {
  const { cards } = merge({ cards: [], outbox: [] }, [serverCard('db-1', { version: 4 })]);
  expect(cards).toMatchObject([{ dbId: 'db-1', ownerId: 'asha', version: 4, createdAt: NOW }]);
});

test('waiting changes win and keep the version they were made from', () => {
  const mine = localCard('a', { dbId: 'db-1', ownerId: 'asha', version: 1, data: dataNamed('mine') });
  const { cards } = merge({ cards: [mine], outbox: [waiting('a')] }, [serverCard('db-1', { version: 9 })]);
  expect(cards).toEqual([mine]);
});

test('an answer older than what is known changes nothing', () => {
  const mine = localCard('a', { dbId: 'db-1', ownerId: 'asha', version: 3 });
  expect(merge({ cards: [mine], outbox: [] }, [serverCard('db-1', { version: 2 })]).cards).toEqual([mine]);
});

test('a card deleted on another device goes, one that was created meanwhile stays', () => {
  const cards = ['old', 'new'].map((id) => localCard(id, { dbId: `db-${id}`, ownerId: 'asha', version: 1 }));
  expect(merge({ cards, outbox: [] }, [], ['db-old']).cards.map(({ id }) => id)).toEqual(['new']);
});

const dbIds = fc.constantFrom('db-1', 'db-2', 'db-3', 'db-4');
const locals: fc.Arbitrary<LocalCard[]> = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          dbId: fc.option(dbIds, { nil: undefined }),
          ownerId: fc.constantFrom('asha', 'mateo', undefined),
          version: fc.integer({ min: 1, max: 5 }),
        })
        .map(({ dbId, ownerId, version }) =>
          localCard(id, { ...(dbId && { dbId }), ...(ownerId && { ownerId }), version }),
        ),
    ),
  ),
);
const servers = fc
  .uniqueArray(dbIds)
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.integer({ min: 1, max: 5 }).map((version) => serverCard(id, { version })))),
  );
const states = fc.record({
  cards: locals,
  outbox: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')).map((ids) => ids.map(waiting)),
});

test('merging twice gives the same as merging once', () => {
  fc.assert(
    fc.property(states, servers, fc.uniqueArray(dbIds), (state, list, known) => {
      const once = merge(state, list, known);
      expect(merge(once, list, known)).toEqual(once);
    }),
  );
});

test('every card of the server is there exactly once, and nothing of other accounts changes', () => {
  fc.assert(
    fc.property(states, servers, fc.uniqueArray(dbIds), (state, list, known) => {
      const { cards, outbox } = merge(state, list, known);
      const mine = cards.filter((card) => card.ownerId === 'asha');
      for (const { dbId } of list) expect(mine.filter((card) => card.dbId === dbId)).toHaveLength(1);
      expect(cards.filter((card) => card.ownerId !== 'asha')).toEqual(
        state.cards.filter((card) => card.ownerId !== 'asha'),
      );
      expect(outbox).toEqual(state.outbox);
    }),
  );
});

test('a card that waits for the network is never lost, whatever the server lists', () => {
  fc.assert(
    fc.property(states, servers, fc.uniqueArray(dbIds), (state, list, known) => {
      const local = state.cards.filter((card) => card.ownerId === 'asha' && !card.dbId);
      const ids = merge(state, list, known).cards.map(({ id }) => id);
      for (const { id } of local) expect(ids).toContain(id);
    }),
  );
});
