import { expect, test } from 'vitest';
import { findEvents, findListened } from './events-page.ts';

test('an event is found with its payload on one line and its comment', () => {
  const code = `declare module '../../kernel/events.ts' {
  interface Events {
    /** The card is
     * somebody else's now. */
    'card.moved': { cardId: string; ownerId: string };
    'card.gone': {
      ids: string[];
    };
  }
}`;
  expect(findEvents('cards', code)).toEqual([
    {
      name: 'card.moved',
      module: 'cards',
      payload: '{ cardId: string; ownerId: string }',
      comment: "The card is somebody else's now.",
    },
    { name: 'card.gone', module: 'cards', payload: '{ ids: string[] }', comment: '' },
  ]);
});

test('listeners are found on one line and on several', () => {
  expect(findListened("  on: { 'card.moved': moveEvents },\n  jobs: { 'not.this': run },")).toEqual(['card.moved']);
  const block = "  on: {\n    'card.moved': moveEvents,\n    'card.gone': async (tx) =>\n      forget(tx),\n  },\n";
  expect(findListened(block)).toEqual(['card.moved', 'card.gone']);
});
