import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fixture } from '../../testing/authorization-matrix.ts';
import { makeLongLists } from '../../testing/both-ways-fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let made: Fixture;
beforeAll(async () => {
  server = await startTestServer();
  made = await makeLongLists(server);
});
afterAll(() => server.close());

/** Path → the entries of its answer, words and how many have them, and each order with the name that comes first in it. */
const LISTS: Record<string, [entries: string, words: string, count: number, first: Record<string, string>]> = {
  '/api/cards': ['cards', 'tiles', 3, { newest: 'Tiles', title: 'Private' }],
  '/api/contacts': ['items', 'contact 2', 1, { name: 'Contact 1', company: 'Contact 2' }],
  '/api/deals': ['items', 'deal 2', 1, { newest: 'Deal 3', oldest: 'Tiles', name: 'Deal 1', value: 'Deal 3' }],
  '/api/shares/mine': ['sent', 'tiles', 3, { newest: 'LINK', oldest: 'LINK', title: 'GROUP' }],
  '/api/chat/groups': ['items', 'group 2', 1, { latest: 'Team', earliest: 'Group 1', title: 'Group 1' }],
  '/api/chat/groups/:group/members': ['members', 'person 2', 1, { role: 'Owner', name: 'Owner', oldest: 'Owner' }],
  '/api/public/profile/:owner/cards': ['cards', 'public', 1, { newest: 'Tiles', oldest: 'Public', title: 'Public' }],
};

test.each(Object.entries(LISTS))('%s is searched and sorted', async (path, [entries, words, count, first]) => {
  const ask = async (query: string) => {
    const address = path.replace(':group', made.ownersGroup).replace(':owner', made.owner.id);
    const { status, body } = await server.rest('GET', `${address}?${query}`, { as: made.owner });
    return { status, body, found: (body[entries] ?? []) as Record<string, unknown>[] };
  };
  const search = async (query: string) => (await ask(`q=${encodeURIComponent(query)}`)).found.length;
  expect([await search(words), await search(`${words} nobody`)]).toEqual([count, 0]);
  for (const [order, name] of Object.entries(first)) {
    const { found } = await ask(`sort=${order}&limit=1`);
    expect(JSON.stringify(found), order).toContain(`"${name}"`);
  }
  const wrong = await ask('sort=sideways');
  expect(wrong.status).toBe(400);
  expect(wrong.body.fields).toEqual({ sort: expect.stringMatching(/^There is no “sideways” here\. Use one of: /) });
});
