import { allowsScope, TOKEN_SCOPES } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOKEN_RULES, type TokenRule } from '../kernel/token-rules.ts';
import { attempt, makeFixture } from './authorization-fixture.ts';
import type { Fixture, Outcome } from './authorization-matrix.ts';
import { ALL_OPERATIONS } from './authorization-operations.ts';
import { givePlan } from './plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';
import { tokenFixtures } from './token-fixtures.ts';

let server: TestServer;
let fixture: Fixture;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  fixture = await makeFixture(server);
});
afterAll(() => server.close());

/** The first attempt on each operation; those of subscriptions are tried on sockets. */
const ATTEMPTS = Object.entries(ALL_OPERATIONS).flatMap(([name, [first]]) => (first ? [{ name, ...first }] : []));

/** Somebody who is in the owner's group and team. */
async function makeMember(role: 'ADMIN' | 'MEMBER'): Promise<Person> {
  const member = await server.register('Mia Member');
  await givePlan(server, member, { status: 'trial' });
  const { db } = server.services;
  await db.query('INSERT INTO organization_members (organization_id, user_id, role) VALUES ($1, $2, $3)', [
    ...[fixture.ownersTeam, member.id, role],
  ]);
  const code = await server.graphql<{ group: { joinCode: string } }>(
    'query ($id: ID!) { group(id: $id) { joinCode } }',
    {
      ...{ as: fixture.owner, variables: { id: fixture.ownersGroup } },
    },
  );
  const join = 'mutation ($code: String!) { joinGroup(input: { code: $code }) { group { id } } }';
  const { errors } = await server.graphql(join, { as: member, variables: { code: code.data?.group.joinCode } });
  expect(errors).toBeUndefined();
  return member;
}

async function makeFormerMember(): Promise<Person> {
  const member = await makeMember('MEMBER');
  for (const [name, id] of [
    ['removeOrganizationMember', fixture.ownersTeam],
    ['removeGroupMember', fixture.ownersGroup],
  ]) {
    const remove = `mutation ($id: ID!, $userId: ID!) { ${name}(input: { id: $id, userId: $userId }) { __typename } }`;
    const { errors } = await server.graphql(remove, { as: fixture.owner, variables: { id, userId: member.id } });
    expect(errors).toBeUndefined();
  }
  return member;
}

test('a token does nothing for which it lacks the scope, whatever other scopes it has', async () => {
  const programs = new Map<TokenRule, Person>();
  const outcomes: Record<string, Outcome> = {};
  for (const { name, document, variables } of ATTEMPTS) {
    const rule = TOKEN_RULES[name] ?? 'none';
    if (rule === 'any') continue;
    const others = TOKEN_SCOPES.filter((scope) => rule === 'none' || !allowsScope([scope], rule));
    const program = programs.get(rule) ?? (await tokenFixtures(server).program(fixture.owner, ...others));
    programs.set(rule, program);
    outcomes[name] = await attempt(server, { document, variables: variables?.(fixture) }, program);
  }
  expect(Object.keys(outcomes).length).toBeGreaterThan(150);
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'FORBIDDEN')).toEqual([]);
}, 60_000);

/** Reading changes nothing, so one former member tries all queries. */
let reader: Promise<Person> | undefined;
function formerMemberFor(isReading: boolean): Promise<Person> {
  if (!isReading) return makeFormerMember();
  reader ??= makeFormerMember();
  return reader;
}

test.each(ATTEMPTS)(
  'a former member of group and team is a stranger to $name',
  async ({ name, document, variables, expected }) => {
    const former = await formerMemberFor(name.startsWith('Query.'));
    expect(await attempt(server, { document, variables: variables?.(fixture) }, former)).toBe(expected.stranger);
  },
);

/** The owner's alone; an admin is refused them with a second factor as well. */
const OWNERS_ALONE = ['transferOrganization', 'setOrganizationSecondFactor', 'deleteOrganization', 'setSeat'];

test('an admin without the second factor that the team asks for does nothing in it but leave', async () => {
  const admin = await makeMember('ADMIN');
  const { db } = server.services;
  await db.query('UPDATE organizations SET requires_second_factor = true WHERE id = $1', [fixture.ownersTeam]);
  const outcomes: Record<string, Outcome> = {};
  for (const { name, document, variables } of ATTEMPTS) {
    const sent = variables?.(fixture);
    // It asks for a file before anything else.
    if (name === 'Mutation.uploadOrganizationPicture') continue;
    if (!JSON.stringify(sent ?? {}).includes(fixture.ownersTeam) || name === 'Mutation.leaveOrganization') continue;
    outcomes[name] = await attempt(server, { document, variables: sent }, admin);
  }
  expect(Object.keys(outcomes).length).toBeGreaterThan(10);
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'SECOND_FACTOR_MISSING')).toEqual(
    OWNERS_ALONE.map((name) => [`Mutation.${name}`, 'FORBIDDEN']),
  );
});

/** What waits for a confirmed address, because it has mail sent to other people. */
const FOR_CONFIRMED = ['Mutation.inviteToOrganization'];

test.each(ATTEMPTS.filter(({ name }) => name.startsWith('Mutation.')))(
  'the owner does $name with an unconfirmed address only if nobody else gets mail by it',
  async ({ name, document, variables, expected }) => {
    const own = await makeFixture(server);
    await server.services.db.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [own.owner.id]);
    const outcome = await attempt(server, { document, variables: variables?.(own) }, own.owner);
    expect(outcome).toBe(FOR_CONFIRMED.includes(name) ? 'FORBIDDEN' : expected.owner);
  },
);
