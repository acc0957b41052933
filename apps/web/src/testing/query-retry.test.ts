import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Queries that nobody misses, or that are asked again from elsewhere. */
const OTHERS: Record<string, string> = {
  AccountState: 'the frame: the bell counts again by itself',
  CardWallet: 'buttons on the sheet of a new card; the share dialog has them with the retry',
  ClosedTeam: 'no more than the team’s name; the screen has the retry',
  ContactDeals: 'the timeline beside the contact’s deals, which have the retry',
  DirectPeer: 'a menu beside the conversation, which has the retry',
  ListingUsage: 'a line beside the listings, which have the retry',
  PeerName: 'no more than a name; opening the conversation has the retry',
  PlanOffer: 'without it the price is in the device’s currency, and the server says what the plan lacks',
  PreparedShares: 'without an answer the plain address is shared',
  RecentGroups: 'a part of the palette; it asks again when it is next opened',
  SavedCards: 'a mark on Save; saving a card twice keeps one contact',
  TeamRules: 'the server keeps them, too',
  UnreadCounts: 'a number, which the live connection brings',
};

/** The queries of one file that nothing in it can ask again. */
function queriesWithoutRetry(source: string): string[] {
  return [...source.matchAll(/\buse(\w+)Query\(/g)].flatMap(({ index, 1: name }) => {
    const before = source.slice(0, index);
    const statement = before.slice(Math.max(before.lastIndexOf('const '), before.lastIndexOf('return ')));
    // The whole answer under a name of its own: what is taken of it stands further down.
    const place = /^const \w+ = $/.test(statement) ? source : statement;
    return name === undefined || /\brefetch\b/.test(place) ? [] : [name];
  });
}

test('every part with a query of its own can ask again, or is named here with the reason', () => {
  const found = Object.values(SOURCES).flatMap(queriesWithoutRetry);
  expect([...new Set(found)].sort()).toEqual(Object.keys(OTHERS));
});
