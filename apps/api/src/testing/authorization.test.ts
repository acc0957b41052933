import { type GraphQLObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../rest/routes.ts';
import { createSchema } from '../schema.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';

/** What an attempt came to: the error's code, or what of the answer tells that it went through. */
type Outcome = string;
interface Attempt {
  nobody: Outcome;
  stranger: Outcome;
  owner: Outcome;
}
interface Fixture {
  owner: Person;
  stranger: Person;
  privateCard: string;
  publicCard: string;
  ownersSession: string;
}

const SIGN_IN = { nobody: 'UNAUTHENTICATED' };
const data = { name: 'Asha Rao', phone: '+919876543210' };

/** Every operation of the schema, on things of the owner, tried by nobody, a stranger and the owner. */
const OPERATIONS: Record<string, { document: string; variables?: (f: Fixture) => object; expected: Attempt }[]> = {
  'Query.viewer': [{ document: '{ viewer { email } }', expected: { nobody: 'null', stranger: 'ok', owner: 'ok' } }],
  'Query.errorCodes': [{ document: '{ errorCodes }', expected: { nobody: 'ok', stranger: 'ok', owner: 'ok' } }],
  'Query.analyticsOverview': [
    { document: '{ analyticsOverview { filteredViews } }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Query.node': [
    {
      document: 'query ($id: ID!) { node(id: $id) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { nobody: 'null', stranger: 'null', owner: 'ok' },
    },
  ],
  'Query.card': [
    {
      document: 'query ($id: ID!) { card(id: $id) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { nobody: 'null', stranger: 'null', owner: 'ok' },
    },
    {
      document: 'query ($id: ID!) { card(id: $id) { id } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { nobody: 'ok', stranger: 'ok', owner: 'ok' },
    },
  ],
  'Query.cardByAddress': [
    {
      document: 'query ($owner: String!) { cardByAddress(owner: $owner, slug: "private") { id } }',
      variables: (f) => ({ owner: f.owner.id }),
      expected: { nobody: 'null', stranger: 'null', owner: 'ok' },
    },
  ],
  'Mutation.register': [
    {
      document: 'mutation ($input: RegisterInput!) { register(input: $input) { token } }',
      variables: (f) => ({ input: { fullName: 'Again', email: f.owner.email, password: 'secret-enough' } }),
      expected: { nobody: 'CONFLICT', stranger: 'CONFLICT', owner: 'CONFLICT' },
    },
  ],
  'Mutation.signIn': [
    {
      document: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      variables: (f) => ({ input: { email: f.owner.email, password: 'not the password' } }),
      expected: { nobody: 'UNAUTHENTICATED', stranger: 'UNAUTHENTICATED', owner: 'UNAUTHENTICATED' },
    },
  ],
  'Mutation.updateViewer': [
    {
      document: 'mutation { updateViewer(input: { about: "mine" }) { about } }',
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.uploadImage': [
    {
      document: 'mutation ($file: Upload!) { uploadImage(input: { file: $file, kind: LOGO }) { url } }',
      variables: () => ({ file: 'no file' }),
      expected: { nobody: 'BAD_USER_INPUT', stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.createCard': [
    {
      document: 'mutation ($data: CardDataInput!) { createCard(input: { data: $data }) { id } }',
      variables: () => ({ data }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.updateCard': [
    {
      document: 'mutation ($input: UpdateCardInput!) { updateCard(input: $input) { id } }',
      variables: (f) => ({ input: { id: f.publicCard, data } }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.restoreCardVersion': [
    {
      document: 'mutation ($id: ID!) { restoreCardVersion(input: { id: $id, version: 1 }) { id } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.shareCard': [
    {
      document: 'mutation ($id: ID!) { shareCard(input: { cardId: $id, mode: LINK }) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'FORBIDDEN' },
    },
    {
      document: 'mutation ($id: ID!) { shareCard(input: { cardId: $id, mode: LINK }) { id } }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.recordCardEvent': [
    {
      document: 'mutation ($id: ID!) { recordCardEvent(input: { cardId: $id, kind: VIEW }) { isCounted } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { nobody: 'NOT_FOUND', stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.deleteCard': [
    {
      document: 'mutation ($id: ID!) { deleteCard(input: { id: $id }) }',
      variables: (f) => ({ id: f.publicCard }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.endSession': [
    {
      document: 'mutation ($id: ID!) { endSession(input: { id: $id }) }',
      variables: (f) => ({ id: f.ownersSession }),
      expected: { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'ok' },
    },
  ],
  'Mutation.endOtherSessions': [
    { document: 'mutation { endOtherSessions }', expected: { ...SIGN_IN, stranger: 'ok', owner: 'ok' } },
  ],
  'Mutation.signOut': [{ document: 'mutation { signOut }', expected: { nobody: 'ok', stranger: 'ok', owner: 'ok' } }],
  // Subscriptions are tried over a socket in sockets.test.ts.
  'Subscription.activityAdded': [],
};

/** Fields that show more to one than to another, on a card that anyone may see. */
const FIELDS = [
  { field: 'versions { version }', expected: { nobody: '[]', stranger: '[]', owner: '[{"version":1}]' } },
  { field: 'owner { email }', expected: { nobody: '{"email":null}', stranger: '{"email":null}' } },
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function createCard(owner: Person, title: string, visibility: string): Promise<string> {
  const { body } = await server.rest('POST', '/api/cards', {
    body: { title, data: { name: 'Asha Rao', email: 'asha@example.com' }, visibility },
    as: owner,
  });
  const id = (body.card as { id: string }).id;
  await server.rest('PUT', `/api/cards/${id}`, { body: { title, visibility, data: { ...data } }, as: owner });
  return id;
}

async function makeFixture(): Promise<Fixture> {
  const [owner, stranger] = await Promise.all([server.register('Owner'), server.register('Stranger')]);
  const other = await server.rest('POST', '/api/auth/login', {
    body: { email: owner.email, password: 'secret-enough' },
  });
  expect(other.status).toBe(200);
  const sessions = await server.graphql<{ viewer: { sessions: { id: string; isCurrent: boolean }[] } }>(
    '{ viewer { sessions { id isCurrent } } }',
    { as: owner },
  );
  return {
    owner,
    stranger,
    privateCard: await createCard(owner, 'Private', 'PRIVATE'),
    publicCard: await createCard(owner, 'Public', 'PUBLIC'),
    ownersSession: sessions.data?.viewer.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
  };
}

async function attempt(document: string, variables: object | undefined, as: Person | null): Promise<Outcome> {
  const answer = await server.graphql<Record<string, unknown>>(document, { variables, as });
  const code = answer.errors?.[0]?.extensions.code;
  return code ?? (Object.values(answer.data ?? {})[0] === null ? 'null' : 'ok');
}

describe('GraphQL', () => {
  test('has a row for every operation of the schema', () => {
    const schema = createSchema();
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const names = roots
      .filter((type): type is GraphQLObjectType => isObjectType(type))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(Object.keys(OPERATIONS).sort()).toEqual(names.sort());
  });

  const rows = Object.entries(OPERATIONS).flatMap(([name, attempts]) =>
    attempts.map((row, n) => ({ name, n, ...row })),
  );
  test.each(rows)('$name ($n) does for each what they may', async ({ document, variables, expected }) => {
    const fixture = await makeFixture();
    const sent = variables?.(fixture);
    expect({
      nobody: await attempt(document, sent, null),
      stranger: await attempt(document, sent, fixture.stranger),
      owner: await attempt(document, sent, fixture.owner),
    }).toEqual(expected);
  });

  test.each(FIELDS)('a public card shows $field to those who may see it', async ({ field, expected }) => {
    const fixture = await makeFixture();
    await server.graphql('mutation { updateViewer(input: { showEmail: false }) { id } }', { as: fixture.owner });
    for (const [who, shown] of Object.entries(expected)) {
      const as = who === 'nobody' ? null : fixture[who as 'owner' | 'stranger'];
      const { data: answer } = await server.graphql<{ card: object }>(
        `query ($id: ID!) { card(id: $id) { ${field} } }`,
        {
          variables: { id: fixture.publicCard },
          as,
        },
      );
      expect(JSON.stringify(Object.values(answer?.card ?? {})[0]), who).toBe(shown);
    }
  });
});

/** Every REST route, with the status that nobody, a stranger and the owner get on things of the owner. */
const REST: Record<string, [nobody: number, stranger: number, owner: number, body?: unknown]> = {
  'post /api/auth/register': [400, 400, 400, {}],
  'post /api/auth/login': [400, 400, 400, {}],
  'post /api/auth/logout': [204, 204, 204],
  'get /api/users/me': [401, 200, 200],
  'patch /api/users/me': [401, 200, 200, { about: 'mine' }],
  'post /api/users/me/avatar': [400, 400, 400, {}],
  'post /api/uploads': [400, 400, 400, {}],
  'get /api/cards': [401, 200, 200],
  'post /api/cards': [401, 201, 201, { title: 'New', data }],
  'get /api/cards/:id': [404, 404, 200],
  'put /api/cards/:id': [401, 404, 200, { title: 'Changed', data }],
  'delete /api/cards/:id': [401, 404, 204],
  'delete /cards/:id': [401, 404, 204],
  'post /api/cards/:id/share': [401, 404, 403, {}],
  'post /api/cards/:id/events': [404, 404, 200, { kind: 'view' }],
  'get /api/analytics/overview': [401, 200, 200],
  'get /analytics/overview': [401, 200, 200],
};

describe('REST', () => {
  test('has a row for every route', () => {
    expect(Object.keys(REST).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test.each(Object.entries(REST))('%s does for each what they may', async (route, [nobody, stranger, owner, body]) => {
    const fixture = await makeFixture();
    const [method = '', path = ''] = route.split(' ');
    const send = async (as: Person | null) =>
      (await server.rest(method.toUpperCase(), path.replace(':id', fixture.privateCard), { body, as })).status;
    expect([await send(null), await send(fixture.stranger), await send(fixture.owner)]).toEqual([
      nobody,
      stranger,
      owner,
    ]);
  });
});
