import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

const JSON_TYPE = 'application/json';
const GRAPHQL_TYPE = 'application/graphql-response+json';
const NO_ID = '00000000-0000-7000-8000-000000000000';

let server: TestServer;
let owner: Person;
let program: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  owner = await server.register('Asha Rao');
  await givePlan(server, owner);
  program = await tokenFixtures(server).program(owner, 'cards:read', 'profile:read');
});
afterAll(() => server.close());

/** Of each way to ask: the status, the code of the first error, and whether there is `data`. */
async function ask(query: string, headers: Record<string, string>) {
  const body = JSON.stringify({ query });
  const asked = [
    ...[JSON_TYPE, GRAPHQL_TYPE, '*/*'].map((accept) => ({ method: 'POST', path: '/graphql', accept, body })),
    ...(query.startsWith('mutation') ? [] : [JSON_TYPE, GRAPHQL_TYPE]).map((accept) => ({
      method: 'GET',
      path: `/graphql?query=${encodeURIComponent(query)}`,
      accept,
    })),
  ];
  return Promise.all(
    asked.map(async ({ method, path, accept, ...sent }) => {
      const all = { accept, 'content-type': JSON_TYPE, 'apollo-require-preflight': '1', ...headers };
      const response = await fetch(server.origin + path, { method, headers: all, ...sent });
      const answer = (await response.json()) as { data?: unknown; errors?: [{ extensions: { code: string } }] };
      return [response.status, answer.errors?.[0].extensions.code, 'data' in answer];
    }),
  );
}

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

describe('a request that is refused as a whole has the status of its code, whichever media type is asked for', () => {
  test.each<[string, string, () => Record<string, string>, number, string]>([
    ['a wrong token', '{ viewer { id } }', () => ({ authorization: 'Bearer tsr_wrong' }), 401, 'UNAUTHENTICATED'],
    ['a scope that is missing', '{ contacts { totalCount } }', () => bearer(program), 403, 'FORBIDDEN'],
    [
      'a cookie from another site',
      'mutation { updateViewer(input: { about: "x" }) { viewer { id } } }',
      () => ({ cookie: `tessera_session=${owner.token}`, origin: 'https://elsewhere.example' }),
      403,
      'FORBIDDEN',
    ],
  ])('%s', async (_what, query, headers, status, code) => {
    const answers = await ask(query, headers());
    expect(answers).toEqual(answers.map(() => [status, code, false]));
  });
});

describe('an error of a field is 200 in each media type: other fields may have been answered', () => {
  test.each<[string, string, () => Record<string, string>, string]>([
    ['nobody signed in', '{ contacts { totalCount } }', () => ({}), 'UNAUTHENTICATED'],
    [
      'a right that is missing',
      `mutation { leaveGroup(input: { id: "${NO_ID}" }) { leftGroupId } }`,
      () => bearer(owner),
      'NOT_FOUND',
    ],
  ])('%s', async (_what, query, headers, code) => {
    const answers = await ask(query, headers());
    expect(answers).toEqual(answers.map(() => [200, code, true]));
  });
});
