import fc from 'fast-check';
import { type GraphQLObjectType, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { readOperations } from './operation.ts';

let server: TestServer;
/** On the same database, without a cache. */
let uncached: TestServer;
let owner: Person;
let stranger: Person;
let cards: { id: string; path: string }[];
beforeAll(async () => {
  server = await startTestServer();
  uncached = await startTestServer({ DATABASE_URL: server.databaseUrl, PUBLIC_CACHE: 'off' });
  owner = await server.register('Asha Rao');
  stranger = await server.register('Sam Stranger');
  cards = [];
  for (let n = 0; n < 20; n += 1) cards.push(await save('POST', '/api/cards', n));
  for (const n of [1, 7])
    await server.rest('POST', `/api/cards/${cards[n]?.id}/listings/feature`, {
      body: { category: 'Röck "n" Roll' },
      as: owner,
    });
});
beforeEach(() => server.services.responseCache.clear());
afterAll(async () => {
  await uncached.close();
  await server.close();
});

const VISIBILITIES = ['PUBLIC', 'PUBLIC', 'PUBLIC', 'UNLISTED', 'PRIVATE'];

async function save(method: string, path: string, n: number, visibility = VISIBILITIES[n % 5]) {
  const data = {
    name: `Name "${n}" \\ \u2028 é 😀`,
    email: 'x@example.com',
    tags: ['a"b', `t${n}`],
    extra: { company: { companyName: 'Rao', category: n % 2 ? 'Röck "n" Roll' : '' } },
  };
  const { body } = await server.rest(method, path, { body: { title: `Card ${n}`, data, visibility }, as: owner });
  return body.card as unknown as { id: string; path: string };
}

async function askOn({ origin }: TestServer, query: string, variables: object, as: Person | null = null) {
  const authorization = as && { authorization: `Bearer ${as.token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const body = JSON.stringify({ query, variables });
  return (await fetch(`${origin}/graphql`, { method: 'POST', headers, body })).text();
}

const ask = (query: string, variables: object, as: Person | null = null) => askOn(server, query, variables, as);
const execute = (query: string, variables: object, as: Person | null = null) => askOn(uncached, query, variables, as);

const ENTRY = ['id', 'ownerId', 'ownerName', 'ownerPath', 'title', 'category', 'badge', 'keywords', 'theme', 'path'];
const field = fc.constantFrom(...ENTRY, 'createdAt', 'face { name }', '__typename', 'alias: title');
const entry = fc.uniqueArray(field, { minLength: 1, maxLength: 8 }).map((fields) => fields.join(' '));
const edge = fc
  .constantFrom('cursor', 'cursor isFeatured', '')
  .chain((cursor) => entry.map((node) => `${cursor} node { ${node} }`));
const page = fc.constantFrom('', 'pageInfo { hasNextPage endCursor }', 'pageInfo { __typename endCursor }');
const wrapped = fc.constantFrom(
  (set: string) => set,
  (set: string) => `... on DirectoryConnection { ${set} }`,
  (set: string) => `...F } } fragment F on DirectoryConnection { ${set}`,
);
const document = fc.tuple(edge, page, wrapped).map(([edges, info, wrap]) => {
  const set = wrap(`__typename edges { ${edges} } ${info}`);
  const query = `query ($q: String, $category: String, $first: Int, $after: String, $sort: ExploreSort) {
    explore(query: $q, category: $category, first: $first, after: $after, orderBy: $sort) { ${set}`;
  return set.includes('fragment') ? `${query} }` : `${query} } }`;
});
const variables = fc.record(
  {
    q: fc.constantFrom('', 'card', 'rao é', 'ca', '%', '"', 'nothing at all', null),
    category: fc.constantFrom('röck "n" roll', 'none', '', null),
    first: fc.constantFrom(1, 3, 8, 100),
    sort: fc.constantFrom('NEWEST', 'RELEVANCE'),
  },
  { requiredKeys: [] },
);

/** Nobody, a stranger, and whose cards they are. */
const viewer = fc.constantFrom(
  () => null,
  () => stranger,
  () => owner,
);
const person = fc
  .uniqueArray(
    fc.constantFrom('id', 'name', 'email', 'phone', 'path', 'about', '__typename', 'handle', 'allowContactDownloads'),
    { minLength: 1 },
  )
  .chain((fields) =>
    entry.map((node) => `{ ${fields.join(' ')} publicCards(first: 3) { edges { cursor node { ${node} } } } }`),
  )
  .map((set) => `query ($owner: String!) { user(owner: $owner) ${set} }`);

describe('a public answer', () => {
  // Each minute other featured cards stand first.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterAll(() => void vi.useRealTimers());

  test('is the executed one to the letter, for any document and any variables', async () => {
    const isKept: boolean[] = [];
    await fc.assert(
      fc.asyncProperty(document, variables, viewer, viewer, async (query, values, one, other) => {
        const executed = await execute(query, values, one());
        server.services.responseCache.clear();
        expect(await ask(query, values, one())).toBe(executed);
        isKept.push(server.services.responseCache.size > 0);
        // Once more, now from what was kept, perhaps for somebody else.
        expect(await ask(query, values, other())).toBe(executed);
      }),
      { numRuns: 60 },
    );
    expect(isKept.filter(Boolean).length).toBeGreaterThan(30);
  });

  test('about a person is the executed one, whoever asks and whatever they show', async () => {
    await fc.assert(
      fc.asyncProperty(person, fc.boolean(), viewer, viewer, async (query, showEmail, one, other) => {
        const change = `mutation { updateViewer(input: { showEmail: ${showEmail} }) { viewer { id } } }`;
        await server.graphql(change, { as: owner });
        for (const as of [one(), other()]) {
          const values = { owner: owner.id };
          expect(await ask(query, values, as)).toBe(await execute(query, values, as));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('is never one for nobody in particular where a field may depend on who asks', () => {
    const schema = createSchema();
    const isKept = (query: string) => readOperations(schema, parse(query))[0]?.isViewerIndependent;
    expect(isKept('{ user(owner: "x") { name ...F } } fragment F on User { email }')).toBe(true);
    const shown = Object.keys((schema.getType('User') as GraphQLObjectType).getFields());
    const kept = shown.filter((name) => isKept(`{ user(owner: "x") { ${name} } }`));
    // A new field of a person is executed until somebody has thought about it.
    expect(kept.sort()).toEqual(
      [
        'about',
        'allowContactDownloads',
        'avatarUrl',
        'email',
        'handle',
        'id',
        'name',
        'path',
        'phone',
        'publicCards',
      ].sort(),
    );
    expect(isKept('{ viewer { email } }')).toBe(false);
    expect(isKept('{ card(id: "x") { id } }')).toBe(false);
    expect(isKept('{ sentShares { totalCount } }')).toBe(false);
  });

  test('follows a cursor as the executed one does', async () => {
    const query = `query ($after: String) { explore(first: 8, after: $after) { edges { cursor isFeatured node { id } } pageInfo { endCursor hasNextPage } } }`;
    let after: string | null = null;
    do {
      const executed = await execute(query, { after });
      expect(await ask(query, { after })).toBe(executed);
      const { pageInfo } = JSON.parse(executed).data.explore;
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
  });

  test.each([
    ['a public card', () => cards[0]?.id],
    ['a hidden card', () => cards[3]?.id],
    ['no card', () => '00000000-0000-7000-8000-000000000000'],
    ['no id', () => 'x'],
  ])('publicCard: %s', async (_what, id) => {
    const query = 'query ($id: ID!) { mine: publicCard(id: $id) { __typename id title createdAt face { name } } }';
    expect(await ask(query, { id: id() })).toBe(await execute(query, { id: id() }));
  });

  test.each([
    ['a cursor that is none', '{ explore(after: "x") { edges { cursor } } }'],
    ['a page size that is none', '{ explore(first: 0) { edges { cursor } } }'],
    ['an unknown field', '{ explore { nothing } }'],
    ['two root fields', '{ a: explore { edges { cursor } } b: explore { edges { cursor } } }'],
    ['a directive', '{ explore { edges @include(if: true) { cursor } } }'],
    ['counted categories', '{ explore { categories { name count } edges { cursor } } }'],
    ['a person', `{ user(owner: "nobody") { name } }`],
    ['what depends on who asks', '{ viewer { email } }'],
  ])('%s is answered as without a cache', async (_what, query) => {
    const executed = JSON.parse(await execute(query, {}));
    for (const _time of [1, 2]) expect(JSON.parse(await ask(query, {}))).toEqual(executed);
  });
});

describe('what is kept', () => {
  const query = '{ explore(query: "card 0") { edges { node { title } } } }';
  const titles = async () => JSON.parse(await ask(query, {})).data.explore.edges.length;

  test('is gone with the change of any card', async () => {
    expect(await titles()).toBe(1);
    const { id = '' } = cards[0] ?? {};
    await save('PUT', `/api/cards/${id}`, 0, 'PRIVATE');
    expect(await titles()).toBe(0);
    await save('PUT', `/api/cards/${id}`, 0, 'PUBLIC');
    expect(await titles()).toBe(1);
  });

  test('is dropped when another process tells of a change', async () => {
    await titles();
    expect(server.services.responseCache.size).toBe(1);
    await server.services.pubSub.publish('directoryChanged', {});
    await expect.poll(() => server.services.responseCache.size).toBe(0);
  });

  test('is not what was read before a change and came after it', async () => {
    const { responseCache } = server.services;
    const { generation } = responseCache;
    responseCache.clear();
    responseCache.set('late', { data: {} }, generation);
    expect(responseCache.get('late')).toBeNull();
  });
});
