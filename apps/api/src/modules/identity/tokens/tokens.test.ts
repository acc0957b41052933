import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { TOKEN_SCOPES, type TokenScope } from '@tessera/domain';
import { isObjectType } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { findPartsOf } from '../../../kernel/graphql/payload-field.ts';
import { TOKEN_RULES } from '../../../kernel/token-rules.ts';
import { createTasks } from '../../../server/jobs.ts';
import { createSchema } from '../../../server/schema.ts';
import { DEAR, DEAR_POINTS, giveCards } from '../../../testing/cost-fixtures.ts';
import { givePlan } from '../../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  for (const person of [owner, stranger]) await givePlan(server, person);
});
afterAll(() => server.close());

const CREATE = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  token accessToken { id name scopes ending createdAt expiresAt lastUsedAt } } }`;
const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { revokedAccessTokenId } }';
const defineEnum = (scope: TokenScope) => scope.toUpperCase().replace(':', '_');

interface Made {
  token: string;
  accessToken: { id: string; scopes: string[]; ending: string; lastUsedAt: string | null };
}

async function create(scopes: TokenScope[], input: object = {}, as = owner) {
  const variables = { input: { name: 'CRM', scopes: scopes.map(defineEnum), ...input } };
  const { data, errors } = await server.graphql<{ createAccessToken: Made }>(CREATE, { as, variables });
  return { made: data?.createAccessToken as Made, error: errors?.[0] };
}

/** The owner, by a token with these scopes alone. */
async function program(...scopes: TokenScope[]): Promise<Person & { tokenId: string }> {
  const { made } = await create(scopes);
  return { ...owner, token: made.token, tokenId: made.accessToken.id };
}

const ask = async (query: string, as: Person, variables?: object) => {
  const { data, errors } = await server.graphql<Record<string, unknown>>(query, { as, variables });
  return errors?.[0]?.extensions.code ?? Object.values(data ?? {})[0];
};

function connect(token: string): Client {
  const url = `${server.origin.replace('http', 'ws')}/graphql`;
  const quiet = { retryAttempts: 0, lazy: false, onNonLazyError: () => undefined };
  return createClient({ url, webSocketImpl: WebSocket, ...quiet, connectionParams: { token } });
}

test('a token is told once, kept as a hash, and listed with its ending and its last use', async () => {
  const { made } = await create(['cards:write', 'cards:read'], { name: ' Our  CRM ' });
  expect(made.token).toMatch(/^tsr_[\w-]{43}$/);
  expect(made.accessToken).toMatchObject({ name: 'Our CRM', scopes: ['CARDS_READ', 'CARDS_WRITE'] });
  const rows = await server.services.db.query<{ token_hash: Buffer }[]>('SELECT * FROM access_tokens WHERE id = $1', [
    made.accessToken.id,
  ]);
  expect(rows[0]?.token_hash.equals(createHash('sha256').update(made.token).digest())).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(made.token);
  const own = async () => {
    const viewer = await ask('{ viewer { accessTokens { id ending lastUsedAt } } }', owner);
    return (viewer as { accessTokens: Made['accessToken'][] }).accessTokens;
  };
  expect((await own()).find(({ id }) => id === made.accessToken.id)).toEqual({
    id: made.accessToken.id,
    ending: made.token.slice(-4),
    lastUsedAt: null,
  });
  await ask('{ viewer { id } }', { ...owner, token: made.token });
  expect((await own()).find(({ id }) => id === made.accessToken.id)?.lastUsedAt).not.toBeNull();
  expect(await ask('{ viewer { accessTokens { id } } }', stranger)).toEqual({ accessTokens: [] });
});

test('what is wrong is named, all at once', async () => {
  const { error } = await create([], { name: ' ', expiresAt: '2020-01-01T00:00:00Z' });
  expect(error?.extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(error?.extensions.fields ?? {}).sort()).toEqual(['expiresAt', 'name', 'scopes']);
});

test('a program does what its scopes allow, by GraphQL and REST, and is told what it lacks', async () => {
  const reader = await program('cards:read');
  const writer = await program('cards:write');
  const body = { title: 'By a program', data: { name: 'Asha Rao', email: 'asha@example.com' } };
  const refused = await server.rest('POST', '/api/cards', { body, as: reader });
  expect([refused.status, refused.body.message]).toEqual([403, 'This token lacks cards:write.']);
  expect(refused.body.scopes).toEqual(['cards:write']);
  const made = await server.rest('POST', '/api/cards', { body, as: writer });
  expect(made.status).toBe(201);
  const listed = await server.rest('GET', '/api/cards', { as: reader });
  expect((listed.body.items ?? listed.body.cards) as object[]).toHaveLength(1);
  expect(await ask('{ viewer { cards { totalCount } } }', writer)).toEqual({ cards: { totalCount: 1 } });
  expect(await ask('{ viewer { id email } }', reader)).toBe('FORBIDDEN');
  expect(await ask('{ contacts { totalCount } }', reader)).toBe('FORBIDDEN');
  // By way of something that it may see.
  expect(await ask('{ viewer { cards { edges { node { shares { totalCount } } } } } }', reader)).toBe('FORBIDDEN');
  expect((await server.rest('GET', '/api/contacts/export.csv', { as: reader })).status).toBe(403);
});

test.each([
  'mutation { changePassword(input: { currentPassword: "secret-enough", newPassword: "secret-enough" }) { message } }',
  'mutation { changeEmail(input: { email: "other@example.com", password: "secret-enough" }) { message } }',
  'mutation { requestAccountDeletion(input: { fullName: "Olga", email: "any@example.com" }) { message } }',
  'mutation { createAccessToken(input: { name: "More", scopes: [CARDS_READ] }) { token } }',
  'mutation { endOtherSessions { endedCount } }',
  'mutation { signOut { isSignedOut } }',
  'mutation { deleteGroup(input: { id: "x" }) { deletedGroupId } }',
  '{ viewer { accessTokens { id } } }',
  '{ viewer { sessions { id } } }',
])('no token is good for %s', async (query) => {
  const everything = await program('cards:write', 'contacts:write', 'messages:write', 'profile:write', 'shares:write');
  expect(await ask(query, everything)).toBe('FORBIDDEN');
  expect((await server.rest('GET', '/api/account/export', { as: everything })).status).toBe(403);
});

test('of every operation it is declared what tokens it is open to', () => {
  const schema = createSchema();
  const declared = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(declared.filter((name) => !TOKEN_RULES[name])).toEqual([]);
});

test('the integrators’ page names every scope', () => {
  const page = readFileSync(new URL('../../../../../../docs/developers/tokens.md', import.meta.url), 'utf8');
  expect(TOKEN_SCOPES.filter((scope) => !page.includes(`\`${scope}\``))).toEqual([]);
});

test('a program sees team, templates and bills with their scopes alone, and spends no money', async () => {
  const [nothing, everything] = [await program('cards:read'), await program(...TOKEN_SCOPES)];
  const asked = {
    'team:read': '{ organization { name } }',
    'templates:read': '{ templates { id } }',
    'billing:read': '{ billing { plan teamSeat { plan } } }',
  } as const;
  for (const [scope, query] of Object.entries(asked)) {
    const { errors } = await server.graphql(query, { as: nothing });
    expect(errors?.[0]?.message).toBe(`This token lacks ${scope}.`);
    expect((await server.graphql(query, { as: await program(scope as TokenScope) })).errors).toBeUndefined();
  }
  const reader = await program('team:read');
  expect(await ask('{ organization { joinUrl } }', reader)).toBe('FORBIDDEN');
  expect(await ask('{ organization { seats { count } } }', reader)).toBe('FORBIDDEN');
  expect(await ask('mutation { startTrial { billing { plan } } }', everything)).toBe('FORBIDDEN');
  const pdf = `/api/invoices/${owner.id}.pdf`;
  expect((await server.rest('GET', pdf, { as: reader })).status).toBe(403);
  expect((await server.rest('GET', pdf, { as: everything })).status).toBe(404);
});

test('everything that is declared for tokens is in the schema', () => {
  const schema = createSchema();
  // A payload has the rights of the type that it took its fields from.
  const types = Object.fromEntries(
    Object.values(schema.getTypeMap()).map((type) => [
      (isObjectType(type) && findPartsOf(type)?.type) || type.name,
      type,
    ]),
  );
  const unknown = Object.keys(TOKEN_RULES).filter((name) => {
    const [type = '', field] = name.split('.');
    const found = types[type];
    return !found || (field && !('getFields' in found && field in found.getFields()));
  });
  expect(unknown.filter((name) => !name.startsWith('Download.'))).toEqual([]);
});

test('a wrong token, one whose time is over, and a revoked one are worth nothing', async () => {
  const reader = await program('cards:read');
  const expired = await program('cards:read');
  const { db } = server.services;
  await db.query("UPDATE access_tokens SET expires_at = now() - interval '1 second' WHERE id = $1", [expired.tokenId]);
  const list = async (as: Person) => (await server.rest('GET', '/api/cards', { as })).status;
  expect(await list({ ...owner, token: `${reader.token.slice(0, -1)}!` })).toBe(401);
  expect(await list(expired)).toBe(401);
  expect(await list(reader)).toBe(200);
  expect(await ask(REVOKE, stranger, { id: reader.tokenId })).toBe('NOT_FOUND');
  expect(await ask(REVOKE, owner, { id: reader.tokenId })).toEqual({ revokedAccessTokenId: reader.tokenId });
  expect(await list(reader)).toBe(401);
  await db.query("UPDATE access_tokens SET expires_at = now() - interval '31 days' WHERE id = $1", [expired.tokenId]);
  await createTasks(server.services).sweep({});
  expect(await db.query('SELECT 1 FROM access_tokens WHERE id = $1', [expired.tokenId])).toEqual([]);
});

test('a program hears what its scopes allow over a socket, which a revoked token closes', async () => {
  const listener = await program('analytics:read', 'cards:read');
  const client = connect(listener.token);
  const closed = new Promise<unknown>((resolve) => client.on('closed', resolve));
  const results = client.iterate<{ activityAdded: object }>({ query: 'subscription { activityAdded { kind } }' });
  const next = results.next();
  const foreign = client.iterate({ query: '{ contacts { totalCount } }' }).next();
  await expect(foreign).rejects.toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  const { body } = await server.rest('POST', '/api/cards', {
    body: { title: 'Shared', data: { name: 'Asha Rao', email: 'asha@example.com' } },
    as: owner,
  });
  await server.graphql('mutation ($id: ID!) { shareCard(input: { cardId: $id, mode: LINK }) { share { id } } }', {
    as: owner,
    variables: { id: (body.card as { id: string }).id },
  });
  expect((await next).value?.data?.activityAdded).toEqual({ kind: 'SHARE' });
  results.next().catch(() => undefined);
  expect(await ask(REVOKE, owner, { id: listener.tokenId })).toEqual({ revokedAccessTokenId: listener.tokenId });
  expect(await closed).toMatchObject({ code: 4403 });
});

test('what programs ask is charged by its cost, told in headers, and refused when nothing is left', async () => {
  const reader = await program('cards:read');
  await giveCards(server, owner, 100);
  await server.services.rateLimits.reset('tokenCostByOwner', owner.id);
  const send = async (query: string, as: Person = reader) => {
    const { status, headers } = await server.graphql(query, { as });
    return { status, left: headers.get('ratelimit-remaining'), headers };
  };
  // Sessions have a budget of their own.
  expect((await send('{ viewer { id } }', owner)).headers.get('ratelimit-limit')).toBe('1000000');
  const first = await send(DEAR);
  expect(60_000 - Number(first.left)).toBe(DEAR_POINTS);
  expect(first.headers.get('ratelimit-limit')).toBe('60000');
  expect(first.headers.get('ratelimit-policy')).toBe('60000;w=60');
  expect(Number(first.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  await Promise.all(Array.from({ length: 7 }, () => send(DEAR)));
  const refused = await send(DEAR);
  const left = 60_000 - 8 * DEAR_POINTS;
  expect([refused.status, refused.left]).toEqual([429, String(left)]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // What is left is still there for what costs less.
  const { status, headers } = await server.rest('GET', '/api/cards/00000000-0000-0000-0000-000000000000', {
    as: reader,
  });
  expect([status, Number(headers.get('ratelimit-remaining'))]).toEqual([404, expect.any(Number)]);
  expect(Number(headers.get('ratelimit-remaining'))).toBeLessThan(left);
});
