import { expect, test } from 'vitest';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import { dataNamed, localCard } from '../../data/card-store/testing.ts';
import { arrangeCards, type CardFilters, readCardFilters, writeCardFilters } from './card-filters.ts';

const ALL: CardFilters = { q: '', visibility: null, sort: 'own' };

function arranged(cards: LocalCard[], filters: Partial<CardFilters>): string[] {
  const entries = cards.map((card) => ({ card, status: 'synced' as const, problem: undefined }));
  return arrangeCards(entries, { ...ALL, ...filters }).map(({ card }) => card.id);
}

test('cards without a place stand newest first before those with one', () => {
  const cards = [
    localCard('new'),
    localCard('second', { position: 7 }),
    localCard('older'),
    localCard('first', { position: 2 }),
  ];
  expect(arranged(cards, {})).toEqual(['new', 'older', 'first', 'second']);
  expect(arranged(cards, { sort: 'newest' })).toEqual(['new', 'second', 'older', 'first']);
});

test('sorts by name and by views', () => {
  const cards = [localCard('Éclair', { views: 3 }), localCard('zebra'), localCard('Donut', { views: 12 })];
  expect(arranged(cards, { sort: 'name' })).toEqual(['Donut', 'Éclair', 'zebra']);
  expect(arranged(cards, { sort: 'views' })).toEqual(['Donut', 'Éclair', 'zebra']);
});

test('finds cards whose texts hold all words, and those that somebody can open', () => {
  const tagged = localCard('Atelier', { data: { ...dataNamed('Atelier'), role: 'Bookbinder', tags: ['paper'] } });
  const cards = [tagged, localCard('Sales', { visibility: 'PUBLIC' })];
  expect(arranged(cards, { q: 'PAPER bookbind' })).toEqual(['Atelier']);
  expect(arranged(cards, { q: 'paper sales' })).toEqual([]);
  expect(arranged(cards, { visibility: 'PUBLIC' })).toEqual(['Sales']);
});

test('the address keeps what is chosen, and nothing that is as usual', () => {
  const filters = { q: 'paper', visibility: 'UNLISTED', sort: 'views' } as const;
  const query = writeCardFilters(new URLSearchParams('qr=1'), filters);
  expect(query.toString()).toBe('qr=1&q=paper&access=unlisted&sort=views');
  expect(readCardFilters(query)).toEqual(filters);
  expect(writeCardFilters(query, ALL).toString()).toBe('qr=1');
  expect(readCardFilters(new URLSearchParams('sort=nonsense&access=everyone'))).toEqual(ALL);
});
