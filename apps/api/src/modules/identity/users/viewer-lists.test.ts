import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeThing } from '../../../testing/authorization-fixture.ts';
import { givePlan } from '../../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { tokenFixtures } from '../../../testing/token-fixtures.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
/** List → ids in its order. */
const lists: Record<string, string[]> = { groups: [], webhooks: [], openReminders: [], blockedUsers: [] };
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  await givePlan(server, owner, { status: 'trial' });
  const contact = await makeThing(server, owner, 'createContact(input: { name: "Fay" }) { contact { id } }');
  for (const n of [1, 2, 3]) {
    const due = new Date(Date.now() + n * 86_400_000).toISOString();
    const reminder = `createReminder(input: { contactId: "${contact}", dueAt: "${due}" }) { reminder { id } }`;
    lists.groups?.unshift(
      await makeThing(server, owner, `createGroup(input: { name: "Group ${n}" }) { group { id } }`),
    );
    lists.openReminders?.push(await makeThing(server, owner, reminder));
    const other = await server.register(`Person ${n}`);
    const { errors } = await server.graphql(
      'mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id } } }',
      {
        ...{ as: owner, variables: { id: other.id } },
      },
    );
    expect(errors).toBeUndefined();
    lists.blockedUsers?.unshift(other.id);
    const { data } = await server.graphql<{ createWebhook: { webhook: { id: string } } }>(
      `mutation { createWebhook(input: { url: "https://hooks.example.com/${n}", events: [CARD_CREATED] }) { webhook { id } } }`,
      { as: owner },
    );
    lists.webhooks?.unshift(String(data?.createWebhook.webhook.id));
  }
});
afterAll(() => server.close());

interface List {
  totalCount: number;
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

async function read(name: string, { after = null, as = owner }: { after?: string | null; as?: Person } = {}) {
  const { data, errors } = await server.graphql<{ viewer: Record<string, List> }>(
    `query ($after: String) { viewer { ${name}(first: 2, after: $after) {
       totalCount edges { node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`,
    { as, variables: { after } },
  );
  return { list: data?.viewer?.[name], code: errors?.[0]?.extensions.code };
}

test.each(Object.keys(lists))('%s come page by page, each once', async (name) => {
  const { list: first } = await read(name);
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  const { list: last } = await read(name, { after: first?.pageInfo.endCursor ?? null });
  expect(last).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false, hasPreviousPage: true } });
  expect([first, last].flatMap((page) => page?.edges.map(({ node }) => node.id))).toEqual(lists[name]);
});

test.each([
  ['groups', 'messages:read'],
  ['webhooks', 'webhooks:read'],
  ['openReminders', 'contacts:read'],
  ['blockedUsers', 'messages:read'],
] as const)('%s are the viewer’s own, and need a scope of their own', async (name, scope) => {
  expect((await read(name, { as: stranger })).list).toMatchObject({ totalCount: 0, edges: [] });
  const { program } = tokenFixtures(server);
  expect((await read(name, { as: await program(owner, 'profile:read') })).code).toBe('FORBIDDEN');
  const allowed = await program(owner, 'profile:read', scope);
  expect((await read(name, { as: allowed })).list?.totalCount).toBe(3);
});
