import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../composition/schema.ts';
import type { Fixture } from '../testing/authorization-matrix.ts';
import { makeLongLists } from '../testing/both-ways-fixtures.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

type Made = Fixture & { made: Record<string, string> };

let server: TestServer;
let made: Made;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  made = await makeLongLists(server);
});
afterAll(() => server.close());

const under = (field: string) => (page: string) => `viewer { page: ${field}${page} }`;
const byNode = (type: string, field: string) => (page: string, id: string) =>
  `page: node(id: "${id}") { ... on ${type} { page: ${field}${page} } }`;

/** Every list that can be read from either end → how it is asked for, and of which thing. */
const LISTS: Record<string, [write: (page: string, id: string) => string, type?: string]> = {
  'Card.shares': [byNode('Card', 'shares'), 'PublicCard'],
  'Connector.records': [byNode('Connector', 'records'), 'Connector'],
  'Group.members': [byNode('Group', 'members'), 'Group'],
  'Organization.auditLog': [(page) => `organization { page: auditLog${page} }`],
  'Organization.members': [(page) => `organization { page: members${page} }`],
  'Query.contacts': [(page) => `page: contacts${page}`],
  'Query.deals': [(page) => `page: deals${page}`],
  'Query.inbox': [(page) => `page: inbox${page}`],
  'Query.invoices': [(page) => `page: invoices${page}`],
  'Query.receivedShares': [(page) => `page: receivedShares${page}`, 'Stranger'],
  'Query.sentCards': [(page) => `page: sentCards${page}`],
  'Query.sentShares': [(page) => `page: sentShares${page}`],
  'User.publicCards': [byNode('User', 'publicCards'), 'User'],
  'Viewer.blockedUsers': [under('blockedUsers')],
  'Viewer.cards': [under('cards')],
  'Viewer.groups': [under('groups')],
  'Viewer.notifications': [under('notifications')],
  'Viewer.openReminders': [under('openReminders')],
  'Viewer.securityEvents': [under('securityEvents')],
  'Viewer.webhooks': [under('webhooks')],
  'Webhook.deliveries': [byNode('Webhook', 'deliveries'), 'Webhook'],
};

/** The orders in which a list comes are lists of their own. */
const ORDERED: typeof LISTS = Object.fromEntries([
  ...['UPDATED', 'TITLE', 'VIEWS', 'MANUAL'].map((order) => [
    `Viewer.cards by ${order}`,
    [(page: string) => under('cards')(page.replace('(', `(orderBy: ${order}, `))],
  ]),
  ...['COMPANY', 'LAST_ACTIVITY'].map((order) => [
    `Query.contacts by ${order}`,
    [(page: string) => `page: contacts${page.replace('(', `(orderBy: ${order}, `)}`],
  ]),
]);

interface Page {
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

async function ask(name: string, args: string) {
  const [write, type = ''] = { ...LISTS, ...ORDERED }[name] ?? [];
  const id = type === 'PublicCard' ? made.publicCard : (made.made[type] ?? '');
  const fields = 'edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
  const { data, errors } = await server.graphql<Record<string, unknown>>(
    `{ ${write?.(`(${args}) { ${fields} }`, id)} }`,
    {
      as: type === 'Stranger' ? made.stranger : made.owner,
    },
  );
  return { page: findPage(data), fields: errors?.[0]?.extensions.fields, message: errors?.[0]?.message };
}

function findPage(data: unknown): Page | null {
  if (typeof data !== 'object' || data === null) return null;
  return 'edges' in data ? (data as Page) : findPage(Object.values(data)[0]);
}

test('every connection with `last` is read here', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const found = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args }) => ['first', 'last'].every((name) => args.some((arg) => arg.name === name)))
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(Object.keys(LISTS)).toEqual(found.sort());
});

test.each([...Object.keys(LISTS), ...Object.keys(ORDERED)])('%s is the same from either end', async (name) => {
  const { page: all, message } = await ask(name, 'first: 100');
  expect(message).toBeUndefined();
  const cursors = all?.edges.map(({ cursor }) => cursor) ?? [];
  expect(cursors.length).toBeGreaterThan(2);
  const end = (await ask(name, 'last: 2')).page;
  expect(end?.edges.map(({ cursor }) => cursor)).toEqual(cursors.slice(-2));
  expect(end?.pageInfo).toEqual({
    ...{ hasNextPage: false, hasPreviousPage: true },
    ...{ startCursor: cursors.at(-2), endCursor: cursors.at(-1) },
  });
  const rest = (await ask(name, `last: 100, before: "${end?.pageInfo.startCursor}"`)).page;
  expect(rest?.edges.map(({ cursor }) => cursor)).toEqual(cursors.slice(0, -2));
  expect(rest?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
});

test.each([
  ['a cursor without the size that belongs to it', 'before: "x"', 'before'],
  ['a cursor of the other direction', 'last: 2, after: "x"', 'after'],
  ['a cursor that is none', 'last: 2, before: "x"', 'before'],
  ['no entry', 'last: 0', 'last'],
  ['more than 200', 'last: 201', 'last'],
])('%s is refused by the name of the argument', async (_what, args, argument) => {
  for (const name of Object.keys(LISTS))
    expect(Object.keys((await ask(name, args)).fields ?? {}), name).toEqual([argument]);
});
