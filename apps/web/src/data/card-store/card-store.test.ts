import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCardStore } from './card-store.ts';
import { saveCard } from './changes.ts';
import { readLocalCard } from './local-card.ts';
import { readList } from './rescue.ts';
import { authorFor, dataNamed, localCard, memoryStorage, NOW } from './testing.ts';

const now = () => new Date(NOW);
const BACKUP = `cards.corrupt.${NOW}`;

function add(id: string) {
  return (state: Parameters<typeof saveCard>[0]) =>
    saveCard(state, { id, data: dataNamed(id), visibility: 'PRIVATE' }, authorFor(null));
}

test('cards are a list under the key “cards” with id, createdAt and data, and survive a reload', () => {
  const storage = memoryStorage();
  createCardStore(storage, now).change(add('a'));
  expect(JSON.parse(storage.getItem('cards') ?? '')).toMatchObject([{ id: 'a', createdAt: NOW, data: { name: 'a' } }]);
  expect(createCardStore(storage, now).getSnapshot().cards).toMatchObject([{ id: 'a' }]);
});

test('two tabs add to each other’s cards', () => {
  const storage = memoryStorage();
  const [one, two] = [createCardStore(storage, now), createCardStore(storage, now)];
  one.change(add('a'));
  two.change(add('b'));
  one.reload();
  expect(one.getSnapshot().cards.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('entries with the four basic fields only are completed', () => {
  const storage = memoryStorage({
    cards: JSON.stringify([{ id: 'x', createdAt: NOW, data: { name: 'Asha' }, dbId: 'db' }]),
  });
  expect(createCardStore(storage, now).getSnapshot()).toMatchObject({
    cards: [{ id: 'x', dbId: 'db', visibility: 'PRIVATE', updatedAt: NOW, data: { name: 'Asha', theme: 'luxe' } }],
    trouble: { isFull: false, corrupt: null },
  });
});

test.each(['{', 'null', '7', '"text"', '[1,{"id":"a"}]'])(
  'damaged storage %s is put aside untouched and reported',
  (raw) => {
    const storage = memoryStorage({ cards: raw });
    const store = createCardStore(storage, now);
    expect(storage.getItem(BACKUP)).toBe(raw);
    expect(store.getSnapshot().trouble.corrupt).toEqual({ backupKeys: [BACKUP], rescuedCount: 0 });
    expect(storage.getItem('cards')).toBe('[]');
    store.dismissCorrupt();
    expect(store.getSnapshot().trouble.corrupt).toBeNull();
  },
);

test('whole cards are rescued out of a list that was cut off', () => {
  const raw = JSON.stringify([localCard('a'), localCard('b'), localCard('c')]).slice(0, -40);
  const { cards, trouble } = createCardStore(memoryStorage({ cards: raw }), now).getSnapshot();
  expect(cards.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(trouble.corrupt).toEqual({ backupKeys: [BACKUP], rescuedCount: 2 });
});

test('with a full storage the cards stay in memory and are written as soon as there is room', () => {
  const storage = memoryStorage();
  const store = createCardStore(storage, now);
  storage.isFull = true;
  store.change(add('a'));
  store.reload();
  expect(store.getSnapshot()).toMatchObject({ cards: [{ id: 'a' }], trouble: { isFull: true } });
  storage.isFull = false;
  store.change(add('b'));
  expect(store.getSnapshot().trouble.isFull).toBe(false);
  expect(
    createCardStore(storage, now)
      .getSnapshot()
      .cards.map(({ id }) => id),
  ).toEqual(['b', 'a']);
});

test('a damaged list is not written over while its backup finds no room', () => {
  const storage = memoryStorage({ cards: '[broken' });
  storage.isFull = true;
  const store = createCardStore(storage, now);
  store.change(add('a'));
  expect(storage.getItem('cards')).toBe('[broken');
  storage.isFull = false;
  store.change(add('b'));
  expect(storage.getItem(BACKUP)).toBe('[broken');
  expect(store.getSnapshot().cards.map(({ id }) => id)).toEqual(['b', 'a']);
});

test('without any storage cards live in memory', () => {
  const store = createCardStore(null, now);
  store.change(add('a'));
  expect(store.getSnapshot()).toMatchObject({ cards: [{ id: 'a' }], trouble: { isFull: true } });
});

test('cutting a list anywhere loses at most the card that was cut', () => {
  const raw = JSON.stringify([localCard('a'), localCard('b'), localCard('c')]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: raw.length }), (length) => {
      const { entries } = readList(raw.slice(0, length), (value) => readLocalCard(value, NOW));
      const whole = ['a', 'b', 'c'].filter((id) => {
        const text = JSON.stringify(localCard(id));
        return raw.indexOf(text) + text.length <= length;
      });
      expect(entries.map(({ id }) => id)).toEqual(whole);
    }),
  );
});

test('reading never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
      const store = createCardStore(memoryStorage({ cards: raw, outbox: raw }), now);
      expect(Array.isArray(store.getSnapshot().cards)).toBe(true);
    }),
  );
});
