import type { TokenScope } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLongLists } from '../../testing/both-ways-fixtures.ts';
import { askList, LISTS, listOrders } from '../../testing/list-queries.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

const EVENT_ID = '01999999-0000-7000-8000-000000000001';

let server: TestServer;
let made: Awaited<ReturnType<typeof makeLongLists>>;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  made = await makeLongLists(server);
  await server.services.db.query(
    'UPDATE notifications SET read_at = now() WHERE id = (SELECT id FROM notifications WHERE owner_id = $1 LIMIT 1)',
    [made.owner.id],
  );
});
afterAll(() => server.close());

/** Lists whose orders have tests of their own, beside their module. */
const SORTED_ELSEWHERE = ['Query.contacts', 'Viewer.cards'];
const SORTED = listOrders().filter(({ list }) => !SORTED_ELSEWHERE.includes(list));

/** List → what each order sorts by: a field, with a minus where the largest comes first. */
const KEYS: Record<string, Record<string, string>> = {
  'Card.shares': { OLDEST: 'createdAt', TITLE: 'card.data.title' },
  'Connector.records': { OLDEST: 'createdAt', TITLE: 'title' },
  'Group.members': { NAME: 'user.name', NEWEST: '-joinedAt', OLDEST: 'joinedAt' },
  'Organization.auditLog': { OLDEST: 'createdAt', ACTOR: 'actor.name' },
  'Organization.members': { NAME: 'user.name', NEWEST: '-joinedAt', OLDEST: 'joinedAt' },
  'Query.deals': { OLDEST: 'createdAt', UPDATED: '-updatedAt', NAME: 'name', VALUE: '-valueMinor' },
  'Query.inbox': { EARLIEST: 'lastActivityAt', TITLE: 'title', UNREAD: '-unreadCount' },
  'Query.invoices': { OLDEST: 'createdAt', TOTAL: '-totalMinor' },
  'Query.receivedShares': { OLDEST: 'createdAt', TITLE: 'card.data.title' },
  'Query.sentCards': { EARLIEST: 'lastActivityAt', TITLE: 'card.data.title', SHARES: '-shareCount' },
  'Query.sentShares': { OLDEST: 'createdAt', TITLE: 'card.data.title' },
  'User.publicCards': { OLDEST: 'createdAt', TITLE: 'title' },
  'Viewer.blockedUsers': { OLDEST: 'id', NAME: 'name' },
  'Viewer.groups': { OLDEST: 'id', NAME: 'name' },
  'Viewer.notifications': { OLDEST: 'createdAt', UNREAD: 'readAt' },
  'Viewer.openReminders': { LATEST: '-dueAt', NEWEST: '-id', OLDEST: 'id', CONTACT: 'contact.name' },
  'Viewer.securityEvents': { OLDEST: 'createdAt', KIND: 'kind' },
  'Viewer.webhooks': { OLDEST: 'createdAt', URL: 'url' },
  'Webhook.deliveries': { OLDEST: 'createdAt', EVENT: 'event' },
};

test.each(SORTED)('$list by $order is sorted', async ({ list, order }) => {
  const [, minus, path = ''] = /^(-?)(.*)$/.exec(KEYS[list]?.[order] ?? '') ?? [];
  const names = path.split('.');
  const node = names.reduceRight((rest, name) => (rest ? `${name} { ${rest} }` : name), '');
  const { page, message } = await askList({ server, made }, list, { args: `first: 100, orderBy: ${order}`, node });
  expect(message).toBeUndefined();
  const found = page?.edges.map((edge) => names.reduce(read, edge.node)) ?? [];
  expect(found.length).toBeGreaterThan(2);
  const sorted = found.toSorted(compare);
  expect(found).toEqual(minus ? sorted.reverse() : sorted);
});

/** For each list: the words searched for, the field to compare, and the values it must have. */
const SEARCHES: Record<string, [words: string, field: string, values: string[]]> = {
  'Card.shares': ['public team', 'mode', ['GROUP', 'GROUP', 'GROUP']],
  'Connector.records': ['record 2', 'title', ['Record 2']],
  'Group.members': ['person 2', 'user.name', ['Person 2']],
  'Organization.auditLog': ['invited person-2', 'subject', ['person-2@example.com']],
  'Organization.members': ['person 2', 'user.name', ['Person 2']],
  'Query.contacts': ['contact 2', 'name', ['Contact 2']],
  'Query.deals': ['deal 2 fay', 'name', ['Deal 2']],
  'Query.inbox': ['group 2', 'title', ['Group 2']],
  'Query.invoices': ['test-001002 professional', 'number', ['TEST-001002']],
  'Query.receivedShares': ['public team owner', 'mode', ['GROUP', 'GROUP', 'GROUP']],
  'Query.sentCards': ['public', 'card.data.title', ['Public']],
  'Query.sentShares': ['tiles', 'mode', ['LINK', 'LINK', 'LINK']],
  'User.publicCards': ['public', 'title', ['Public']],
  'Viewer.blockedUsers': ['person 2', 'name', ['Person 2']],
  'Viewer.cards': ['private', 'data.title', ['Private']],
  'Viewer.groups': ['group 2', 'name', ['Group 2']],
  'Viewer.notifications': ['fay', 'kind', ['REMINDER', 'REMINDER', 'REMINDER']],
  'Viewer.openReminders': ['call 2 fay', 'note', ['Call 2']],
  'Viewer.securityEvents': ['webhook created example.com/2', 'subject', ['https://hooks.example.com/2']],
  'Viewer.webhooks': ['card.created example.com/2', 'url', ['https://hooks.example.com/2']],
  'Webhook.deliveries': ['card.deleted pending', 'event', ['CARD_DELETED']],
};

test.each(Object.entries(SEARCHES))('%s is searched', async (list, [words, field, values]) => {
  const names = field.split('.');
  const node = names.reduceRight((rest, name) => (rest ? `${name} { ${rest} }` : name), '');
  const search = async (query: string) => {
    const { page, message } = await askList({ server, made }, list, { args: `first: 100, query: "${query}"`, node });
    expect(message).toBeUndefined();
    const found = page?.edges.map((edge) => names.reduce(read, edge.node)) ?? [];
    if (page?.totalCount !== undefined) expect(page.totalCount).toBe(found.length);
    return found;
  };
  expect(await search(words)).toEqual(values);
  expect(await search(words.toUpperCase().replaceAll('E', 'É'))).toEqual(values);
  expect(await search(`${words} nobody`)).toEqual([]);
  expect(await search('100%_')).toEqual([]);
});

test.each(Object.entries(SEARCHES))('%s is searched in each order, both ways', async (list, [words]) => {
  for (const order of ['', ...listOrders().flatMap((one) => (one.list === list ? `, orderBy: ${one.order}` : []))]) {
    const read = async (args: string) =>
      (await askList({ server, made }, list, { args: `query: "${words}"${order}, ${args}` })).page?.edges ?? [];
    const all = await read('first: 100');
    const first = await read('first: 1');
    expect([...first, ...(await read(`first: 100, after: "${first[0]?.cursor}"`))]).toEqual(all);
    const last = await read('last: 1');
    expect([...(await read(`last: 100, before: "${last[0]?.cursor}"`)), ...last]).toEqual(all);
  }
});

test('every list is sorted and searched here', () => {
  expect(Object.keys(SEARCHES)).toEqual(Object.keys(LISTS));
  const orders = Object.entries(KEYS).flatMap(([list, keys]) => Object.keys(keys).map((order) => ({ list, order })));
  expect(orders).toEqual(expect.arrayContaining(SORTED));
  expect(orders.length).toBe(SORTED.length);
});

test('an order that a list doesn’t have is refused', async () => {
  for (const list of Object.keys(LISTS)) {
    const { code } = await askList({ server, made }, list, { args: 'orderBy: SIDEWAYS' });
    expect(code, list).toBe('GRAPHQL_VALIDATION_FAILED');
  }
});

test.each<[what: string, list: string, query: string, scopes: TokenScope[], found: [without: number, withAll: number]]>(
  [
    ['a card', 'receivedShares', 'public', ['shares:read', 'cards:read'], [0, 3]],
    ['a group', 'receivedShares', 'team', ['shares:read', 'messages:read'], [0, 3]],
    ['what an event is about', 'deliveries', EVENT_ID, ['webhooks:read', 'cards:read'], [0, 1]],
  ],
)('a token that may not read %s finds nothing by it', async (_what, list, query, scopes, found) => {
  const { db } = server.services;
  await db.query(`UPDATE webhook_deliveries SET data = $1 WHERE event = 'card.deleted'`, [{ card: { id: EVENT_ID } }]);
  const { program } = tokenFixtures(server);
  const person = list === 'deliveries' ? made.owner : made.stranger;
  const page = `${list}(query: "${query}") { totalCount }`;
  const document = list === 'deliveries' ? `webhook(id: "${made.made.Webhook}") { ${page} }` : page;
  const count = async (...held: TokenScope[]) => {
    const { data, errors } = await server.graphql(`{ ${document} }`, { as: await program(person, ...held) });
    expect(errors).toBeUndefined();
    return Number(/\d+/.exec(JSON.stringify(data))?.[0]);
  };
  expect([await count(...scopes.slice(0, 1)), await count(...scopes)]).toEqual(found);
});

test('what the reader may not see any more neither finds nor sorts a share', async () => {
  const { owner, stranger, publicCard } = made;
  const share = { cardId: publicCard, mode: 'LINK' };
  await server.graphql('mutation ($input: ShareCardInput!) { shareCard(input: $input) { share { id } } }', {
    ...{ as: stranger, variables: { input: share } },
  });
  await server.services.db.query('DELETE FROM group_members WHERE user_id = $1', [stranger.id]);
  const find = async () => {
    const page = 'edges { cursor node { id } }';
    const { data } = await server.graphql<Record<string, { edges: { cursor: string }[] }>>(
      `{ sentShares(query: "public") { ${page} } sentCards(query: "public") { ${page} } sorted: sentShares(orderBy: TITLE) { ${page} } }`,
      { as: stranger },
    );
    const cursors = data?.sorted?.edges.map(({ cursor }) => Buffer.from(cursor, 'base64url').toString()) ?? [];
    return [data?.sentShares?.edges.length, data?.sentCards?.edges.length, cursors.join().includes('public')];
  };
  expect(await find()).toEqual([1, 1, true]);
  const data = { title: 'Public', name: 'Owner', email: 'owner@example.com' };
  const { errors } = await server.graphql(
    'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { id } } }',
    {
      as: owner,
      variables: { input: { id: publicCard, data, visibility: 'PRIVATE' } },
    },
  );
  expect(errors).toBeUndefined();
  expect(await find()).toEqual([0, 0, false]);
});

function read(value: unknown, name: string): unknown {
  return (value as Record<string, unknown> | null)?.[name] ?? '';
}

const alphabet = new Intl.Collator('en');

function compare(one: unknown, other: unknown): number {
  return typeof one === 'number' ? one - Number(other) : alphabet.compare(String(one), String(other));
}
