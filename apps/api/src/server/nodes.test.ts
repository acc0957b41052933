import { allowsScope, TOKEN_SCOPES } from '@tessera/domain';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOKEN_RULES } from '../kernel/token-rules.ts';
import { makeFixture } from '../testing/authorization-fixture.ts';
import type { Fixture } from '../testing/authorization-matrix.ts';
import { makeNodes } from '../testing/node-fixtures.ts';
import { givePlan } from '../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../testing/server.ts';
import { tokenFixtures } from '../testing/token-fixtures.ts';
import { NODE_TYPES } from './node-registry.ts';
import { createSchema } from './schema.ts';

const NO_ID = '00000000-0000-7000-8000-000000000000';
const MOST_IDS = 20;

/** Types whose `id` is none of their own, or that nobody reads by themselves. */
const NO_NODES: Record<string, string> = {
  Viewer: 'The id of a User.',
  DirectoryEntry: 'The id of a Card.',
  MessageCard: 'The id of a Card.',
  WebhookCard: 'The id of a Card, which may be gone.',
  SentCard: 'The id of a Card.',
  OrganizationTemplateCard: 'The id of a Card.',
  GroupInvitation: 'The id of a Group.',
  CardTemplate: 'The product’s own have names for ids.',
  ConnectorDatabase: 'The id has another service.',
  Activity: 'The id of a visit, a lead or a Share; a line of a list of 20.',
  DealChange: 'A line in the history of a Deal.',
  ContactExchange: 'A part of a Contact.',
  GroupEvent: 'A part of a Group.',
  MergeContactsPayload: 'A merge, which can be undone but not read.',
  PastMerge: 'A merge, which can be undone but not read.',
  Deletion: 'The id of a deleted object.',
};

let server: TestServer;
let fixture: Fixture;
let ids: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  fixture = await makeFixture(server);
  ids = await makeNodes(server, fixture);
});
afterAll(() => server.close());

/** The types of what is found of every type, in order. */
async function findTypes(as: Person | null, wanted = Object.values(ids)): Promise<(string | undefined)[]> {
  const pages = Array.from({ length: Math.ceil(wanted.length / MOST_IDS) }, (_, page) =>
    wanted.slice(page * MOST_IDS, (page + 1) * MOST_IDS),
  );
  const found = await Promise.all(
    pages.map(async (page) => {
      const { data, errors } = await server.graphql<{ nodes: ({ __typename: string; id: string } | null)[] }>(
        'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }',
        { as, variables: { ids: page } },
      );
      expect(errors).toBeUndefined();
      for (const [at, one] of (data?.nodes ?? []).entries())
        expect(one?.id ?? NO_ID).toBe(one ? page[at]?.toLowerCase() : NO_ID);
      return data?.nodes ?? [];
    }),
  );
  return found.flat().map((one) => one?.__typename);
}

/** The same types where `mayRead` says so, as `findTypes` gives them. */
const only = (mayRead: (type: string) => boolean) => Object.keys(ids).map((type) => (mayRead(type) ? type : undefined));

async function makeMember(): Promise<Person> {
  const member = await server.register('Mia Member');
  await givePlan(server, member, { status: 'trial' });
  const { db } = server.services;
  await db.query("INSERT INTO organization_members (organization_id, user_id, role) VALUES ($1, $2, 'MEMBER')", [
    ...[fixture.ownersTeam, member.id],
  ]);
  await db.query("INSERT INTO group_members (group_id, user_id, role) VALUES ($1, $2, 'member')", [
    ...[fixture.ownersGroup, member.id],
  ]);
  return member;
}

test('every type with an id is found by it, or the id is another object’s', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const named = types.filter((type) => String(type.getFields().id?.type) === 'ID!').map(({ name }) => name);
  const nodes = types.filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'));
  expect(nodes.map(({ name }) => name).sort()).toEqual([...NODE_TYPES].sort());
  expect(named.sort()).toEqual([...NODE_TYPES, ...Object.keys(NO_NODES)].sort());
  expect(Object.keys(ids).sort()).toEqual([...NODE_TYPES].sort());
});

test('the owner finds one of every type, and null for what nobody has', async () => {
  expect(await findTypes(fixture.owner)).toEqual(Object.keys(ids));
  expect(await findTypes(fixture.owner, [NO_ID, fixture.ownersDeal.toUpperCase(), 'no uuid'])).toEqual([
    ...[undefined, 'Deal', undefined],
  ]);
});

test('a stranger and a visitor find what everybody may see, and nothing else', async () => {
  expect(await findTypes(null)).toEqual(only((type) => ['User', 'Incident'].includes(type)));
  // The conversation is one of the owner with the stranger.
  expect(await findTypes(fixture.stranger)).toEqual(
    only((type) => ['User', 'Incident', 'Conversation'].includes(type)),
  );
});

test('a member finds what the team and the group show to members, until they are out', async () => {
  const member = await makeMember();
  const shared = ['User', 'Incident', 'Group', 'Message', 'Organization', 'OrganizationTemplate'];
  expect(await findTypes(member)).toEqual(only((type) => shared.includes(type)));
  const { db } = server.services;
  await db.query('DELETE FROM organization_members WHERE user_id = $1', [member.id]);
  await db.query('DELETE FROM group_members WHERE user_id = $1', [member.id]);
  expect(await findTypes(member)).toEqual(only((type) => ['User', 'Incident'].includes(type)));
});

test.each(TOKEN_SCOPES)('a token with %s finds the types of that scope', async (scope) => {
  const program = await tokenFixtures(server).program(fixture.owner, scope);
  const isOpen = (type: string) => {
    const rule = TOKEN_RULES[type] ?? 'none';
    // A notification tells what its subject says.
    if (type === 'Notification') return allowsScope([scope], 'contacts:read');
    return rule === 'any' || (rule !== 'none' && allowsScope([scope], rule));
  };
  expect(await findTypes(program)).toEqual(only(isOpen));
});

test.each([0, MOST_IDS + 1])('%i ids are refused', async (count) => {
  const { errors } = await server.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    as: fixture.owner,
    variables: { ids: Array.from({ length: count }, () => NO_ID) },
  });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields: { ids: 'Enter 1 to 20 IDs.' } } }]);
});
