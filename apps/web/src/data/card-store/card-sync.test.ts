import { expect, test } from 'vitest';
import { lockAcrossTabs } from '../outbox/lock-across-tabs.ts';
import { createCardStore } from './card-store.ts';
import { createCardSync, type SyncParts } from './card-sync.ts';
import { deleteCard, saveCard } from './changes.ts';
import type { OutboxEntry } from './outbox.ts';
import { authorFor, dataNamed, memoryStorage, NOW, serverCard } from './testing.ts';
import type { CardTransport } from './transport.ts';

/** A server with idempotency keys that can lose its answers or be out of reach. */
function fakeServer() {
  const answers = new Map<string, Awaited<ReturnType<CardTransport['send']>>>();
  const cards = new Map<string, ReturnType<typeof serverCard>>();
  const network = { isLosingAnswers: false, isDown: false, calls: [] as string[] };
  const apply = ({ change, sent }: OutboxEntry) => {
    if (change.kind === 'delete') {
      cards.delete(sent?.dbId ?? '');
      return { kind: 'deleted' } as const;
    }
    const dbId = sent?.dbId ?? `db-${cards.size + 1}`;
    const card = serverCard(dbId, { data: change.data, version: (cards.get(dbId)?.version ?? 0) + 1 });
    cards.set(dbId, card);
    return { kind: 'saved', card } as const;
  };
  const transport: CardTransport = {
    send: async (entry) => {
      if (network.isDown) return { kind: 'unreachable' };
      network.calls.push(entry.key);
      const answer = answers.get(entry.key) ?? apply(entry);
      answers.set(entry.key, answer);
      return network.isLosingAnswers ? { kind: 'unreachable' } : answer;
    },
    list: async () => {
      if (network.isDown) throw new Error('down');
      return { ownerId: 'asha', cards: [...cards.values()], firstSteps: null, privacy: { email: true, socials: true } };
    },
  };
  return { transport, cards, network };
}

function setUp(rest: Partial<SyncParts> = {}) {
  const server = fakeServer();
  const store = createCardStore(memoryStorage(), () => new Date(NOW));
  const lock: SyncParts['lock'] = (work) => lockAcrossTabs('cards', work);
  const parts = { store, lock, isOnline: () => true, isSignedInAs: () => true, ...rest };
  const sync = createCardSync({ transport: server.transport, ...parts });
  const author = authorFor('asha');
  const save = (id: string, name = id) =>
    store.change((now) => saveCard(now, { id, data: dataNamed(name), visibility: 'PRIVATE' }, author));
  return { ...server, store, sync, author, save };
}

test('what waits is sent once and in order', async () => {
  const { sync, author, save, network, store, cards } = setUp();
  save('a');
  save('b');
  await Promise.all([sync.flush(author), sync.flush(author)]);
  expect(network.calls).toEqual(['k1', 'k2']);
  expect(store.getSnapshot().outbox).toEqual([]);
  expect(cards.size).toBe(2);
});

test('a lost answer never makes a second card', async () => {
  const { sync, author, save, network, store, cards } = setUp();
  save('a', 'One');
  network.isLosingAnswers = true;
  await sync.flush(author);
  save('a', 'Two');
  network.isLosingAnswers = false;
  await sync.refresh(author);
  expect([...cards.values()].map(({ data }) => data.name)).toEqual(['Two']);
  expect(store.getSnapshot()).toMatchObject({ cards: [{ id: 'a', dbId: 'db-1', version: 2 }], outbox: [] });
  expect(store.getSnapshot().cards).toHaveLength(1);
});

test('out of reach, every card with something to send is told so and keeps it', async () => {
  const { sync, author, save, network, store } = setUp();
  save('a');
  save('b');
  network.isDown = true;
  const delays = await sync.flush(author);
  expect([...delays].map(([id, { kind }]) => [id, kind])).toEqual([
    ['a', 'unreachable'],
    ['b', 'unreachable'],
  ]);
  expect(store.getSnapshot().outbox).toHaveLength(2);
  await sync.refresh(author);
  expect(sync.getSnapshot()).toMatchObject({ isListed: false, trouble: 'failed' });
});

test('offline nothing is tried, so that edits still become one', async () => {
  const { sync, author, save, store } = setUp({ isOnline: () => false });
  save('a', 'One');
  await sync.flush(author);
  save('a', 'Two');
  await sync.refresh(author);
  expect(store.getSnapshot().outbox).toHaveLength(1);
  expect(sync.getSnapshot().trouble).toBe('unreachable');
});

test('nothing of one account is sent with the session of another', async () => {
  const { sync, author, save, network } = setUp({ isSignedInAs: (id) => id === 'mateo' });
  save('a');
  const delays = await sync.flush(author);
  expect(delays.get('a')).toEqual({ kind: 'signed-out' });
  expect(network.calls).toEqual([]);
});

test('a deletion made offline is done later, and the card stays until then', async () => {
  const { sync, author, save, network, store, cards } = setUp();
  save('a');
  await sync.flush(author);
  network.isDown = true;
  store.change((now) => deleteCard(now, 'a', author));
  await sync.flush(author);
  expect(store.getSnapshot().cards).toHaveLength(1);
  network.isDown = false;
  await sync.refresh(author);
  expect(store.getSnapshot()).toMatchObject({ cards: [], outbox: [] });
  expect(cards.size).toBe(0);
});

test('a card that waits for room is sent once a card was deleted elsewhere', async () => {
  const { sync, author, save, cards, store, transport } = setUp();
  const { send } = transport;
  transport.send = async (entry) =>
    cards.size === 0
      ? send(entry)
      : { kind: 'refused', code: 'PLAN_LIMIT', message: 'Starter includes 1 card.', fields: {}, plan: 'growth' };
  save('a');
  await sync.refresh(author);
  save('b');
  await sync.refresh(author);
  expect(cards.size).toBe(1);
  expect(store.getSnapshot().outbox).toMatchObject([{ cardId: 'b', problem: { kind: 'refused' } }]);
  cards.clear();
  await sync.refresh(author);
  expect([...cards.values()]).toMatchObject([{ data: { name: 'b' } }]);
  expect(store.getSnapshot().outbox).toEqual([]);
});
