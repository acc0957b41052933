import { expect, test } from 'vitest';
import {
  adoptCards,
  cancelDelete,
  deleteCard,
  enqueueOrphans,
  keepMine,
  markSent,
  retryPlanLimits,
  saveCard,
  settle,
  takeTheirs,
} from './changes.ts';
import { type CardState, nextEntry, syncStatusFor } from './outbox.ts';
import { authorFor, dataNamed, localCard, NOW, serverCard } from './testing.ts';

const EMPTY: CardState = { cards: [], outbox: [] };
const synced = localCard('a', { dbId: 'db-a', ownerId: 'asha', version: 3 });

function edit(name: string, rest = {}) {
  return { id: 'a', data: dataNamed(name), visibility: 'PRIVATE' as const, ...rest };
}

function statusIn(state: CardState, id = 'a') {
  const card = state.cards.find((known) => known.id === id);
  return card && syncStatusFor(card, state.outbox);
}

test('a card saved while signed out is kept and belongs to nobody', () => {
  const state = saveCard(EMPTY, edit('Asha'), authorFor(null));
  expect(state.cards).toMatchObject([{ id: 'a', createdAt: NOW, data: { name: 'Asha' } }]);
  expect(state.cards[0]).not.toHaveProperty('ownerId');
  expect(state.outbox).toEqual([]);
});

test('a new card is Local until the server has it, then Synced', () => {
  const saved = markSent(saveCard(EMPTY, edit('Asha'), authorFor('asha')), 'k1');
  expect(statusIn(saved)).toBe('local');
  const settled = settle(saved, 'k1', { kind: 'saved', card: serverCard('db-a') });
  expect(statusIn(settled)).toBe('synced');
  expect(settled.cards).toMatchObject([{ id: 'a', dbId: 'db-a', version: 1, ownerId: 'asha' }]);
});

test('an edit of a synced card waits as a pending change with the version it began with', () => {
  const state = markSent(
    saveCard({ cards: [synced], outbox: [] }, edit('New', { baseVersion: 2 }), authorFor('asha')),
    'k1',
  );
  expect(statusIn(state)).toBe('pending');
  expect(state.outbox[0]?.sent).toEqual({ dbId: 'db-a', version: 2 });
});

test('edits that were never sent become one', () => {
  const author = authorFor('asha');
  const state = saveCard(saveCard(EMPTY, edit('One'), author), edit('Two'), author);
  expect(state.outbox).toMatchObject([{ key: 'k2', change: { data: { name: 'Two' } } }]);
});

test('a creation whose answer was lost is repeated as it was, and the later edit follows it', () => {
  const author = authorFor('asha');
  const attempted = markSent(saveCard(EMPTY, edit('One'), author), 'k1');
  const edited = saveCard(attempted, edit('Two'), author);
  expect(edited.outbox).toMatchObject([
    { key: 'k1', sent: { dbId: null }, change: { data: { name: 'One' } } },
    { key: 'k2', change: { data: { name: 'Two' } } },
  ]);
  const created = settle(edited, 'k1', { kind: 'saved', card: serverCard('db-a', { data: dataNamed('One') }) });
  expect(created.cards[0]?.data.name).toBe('Two');
  expect(markSent(created, 'k2').outbox).toMatchObject([{ key: 'k2', sent: { dbId: 'db-a', version: 1 } }]);
});

test('a card that came by the list while its creation waited is not there twice', () => {
  const attempted = markSent(saveCard(EMPTY, edit('One'), authorFor('asha')), 'k1');
  const listed = { ...attempted, cards: [...attempted.cards, localCard('b', { dbId: 'db-a', ownerId: 'asha' })] };
  const { cards } = settle(listed, 'k1', { kind: 'saved', card: serverCard('db-a') });
  expect(cards.map(({ id }) => id)).toEqual(['a']);
});

test('changes of one card keep their order when another card has a problem', () => {
  const author = authorFor('asha');
  let state = saveCard(EMPTY, edit('A'), author);
  state = saveCard(state, { ...edit('B'), id: 'b' }, author);
  state = settle(state, 'k1', { kind: 'refused', code: 'BAD_USER_INPUT', message: 'No', fields: {} });
  expect(nextEntry(state.outbox, 'asha', new Set())?.cardId).toBe('b');
  expect(nextEntry(state.outbox, 'asha', new Set(['b']))).toBeUndefined();
  expect(nextEntry(state.outbox, 'mateo', new Set())).toBeUndefined();
});

test('a refused save keeps the data and says why; the next save takes its place', () => {
  const author = authorFor('asha');
  const refused = settle(markSent(saveCard(EMPTY, edit('One'), author), 'k1'), 'k1', {
    kind: 'refused',
    code: 'BAD_USER_INPUT',
    message: 'Wrong',
    fields: { 'data.email': 'No @' },
  });
  expect(statusIn(refused)).toBe('refused');
  expect(refused.cards[0]?.data.name).toBe('One');
  expect(saveCard(refused, edit('Two'), author).outbox).toMatchObject([{ key: 'k2' }]);
});

test('a save that needs another plan is sent again under its key when the plan may be there, and no other is', () => {
  const author = authorFor('asha');
  const sent = markSent(saveCard(EMPTY, edit('One'), author), 'k1');
  const limited = settle(sent, 'k1', {
    kind: 'refused',
    code: 'PLAN_LIMIT',
    message: 'One',
    fields: {},
    plan: 'growth',
  });
  expect(limited.outbox).toMatchObject([{ problem: { kind: 'refused', plan: 'growth' } }]);
  expect(retryPlanLimits(limited, 'asha').outbox).toEqual(sent.outbox);
  expect(retryPlanLimits(limited, 'somebody else')).toEqual(limited);
  const wrong = settle(sent, 'k1', { kind: 'refused', code: 'BAD_USER_INPUT', message: 'No', fields: {} });
  expect(retryPlanLimits(wrong, 'asha')).toEqual(wrong);
});

test('a card that was deleted elsewhere is kept here and can be created again', () => {
  const author = authorFor('asha');
  const sent = markSent(saveCard({ cards: [synced], outbox: [] }, edit('Mine'), author), 'k1');
  const gone = settle(sent, 'k1', { kind: 'refused', code: 'NOT_FOUND', message: 'Gone', fields: {} });
  expect(gone.cards[0]).toMatchObject({ data: { name: 'Mine' } });
  expect(gone.cards[0]).not.toHaveProperty('dbId');
  const again = markSent(saveCard(gone, edit('Mine'), author), 'k2');
  expect(again.outbox).toMatchObject([{ key: 'k2', sent: { dbId: null, version: null } }]);
});

function conflicting() {
  const sent = markSent(saveCard({ cards: [synced], outbox: [] }, edit('Mine'), authorFor('asha')), 'k1');
  const current = serverCard('db-a', { version: 5, data: dataNamed('Theirs') });
  return settle(sent, 'k1', { kind: 'conflict', current });
}

test('a conflict keeps both versions until it is decided', () => {
  const state = conflicting();
  expect(statusIn(state)).toBe('conflict');
  expect(state.cards[0]?.data.name).toBe('Mine');
  expect(state.outbox[0]?.problem).toMatchObject({ kind: 'conflict', current: { data: { name: 'Theirs' } } });
  expect(nextEntry(state.outbox, 'asha', new Set())).toBeUndefined();
});

test('keep mine sends my data on top of their version, under a new key', () => {
  const author = { ...authorFor('asha'), newKey: () => 'fresh' };
  const state = markSent(keepMine(conflicting(), 'a', author), 'fresh');
  expect(state.outbox).toMatchObject([{ key: 'fresh', sent: { version: 5 }, change: { data: { name: 'Mine' } } }]);
});

test('take theirs replaces my data and sends nothing', () => {
  const state = takeTheirs(conflicting(), 'a');
  expect(state.outbox).toEqual([]);
  expect(state.cards).toMatchObject([{ version: 5, data: { name: 'Theirs' } }]);
});

test('a card that no server has seen is deleted at once', () => {
  const saved = saveCard(EMPTY, edit('One'), authorFor('asha'));
  expect(deleteCard(saved, 'a', authorFor('asha'))).toEqual(EMPTY);
});

test('a synced card stays until the server has deleted it', () => {
  const state = markSent(deleteCard({ cards: [synced], outbox: [] }, 'a', authorFor('asha')), 'k1');
  expect(statusIn(state)).toBe('deleting');
  expect(statusIn(cancelDelete(state, 'a'))).toBe('synced');
  expect(settle(state, 'k1', { kind: 'deleted' })).toEqual(EMPTY);
});

test('a refused deletion leaves the card as it was', () => {
  const state = deleteCard({ cards: [synced], outbox: [] }, 'a', authorFor('asha'));
  const refused = settle(state, 'k1', { kind: 'refused', code: 'FORBIDDEN', message: 'No', fields: {} });
  expect(refused).toEqual({ cards: [synced], outbox: [] });
});

test('a creation whose answer was lost is repeated before the card is deleted', () => {
  const author = authorFor('asha');
  const attempted = markSent(saveCard(EMPTY, edit('One'), author), 'k1');
  expect(deleteCard(attempted, 'a', author).outbox).toMatchObject([
    { key: 'k1', change: { kind: 'save' } },
    { key: 'k2', change: { kind: 'delete' } },
  ]);
});

test('cards of nobody become cards of the account that takes them, and only these', () => {
  const state: CardState = {
    cards: [localCard('n', { dbId: 'foreign' }), localCard('m', { ownerId: 'mateo' })],
    outbox: [],
  };
  const adopted = adoptCards(state, ['n', 'm'], authorFor('asha'));
  expect(adopted.cards).toMatchObject([
    { id: 'n', ownerId: 'asha' },
    { id: 'm', ownerId: 'mateo' },
  ]);
  expect(adopted.cards[0]).not.toHaveProperty('dbId');
  expect(adopted.outbox).toMatchObject([{ cardId: 'n', ownerId: 'asha' }]);
});

test('a card that lost its place in the outbox gets a new one', () => {
  const state: CardState = { cards: [localCard('a', { ownerId: 'asha' }), synced], outbox: [] };
  const queued = enqueueOrphans(state, authorFor('asha'));
  expect(queued.outbox).toMatchObject([{ cardId: 'a' }]);
  expect(enqueueOrphans(queued, authorFor('asha'))).toEqual(queued);
});
