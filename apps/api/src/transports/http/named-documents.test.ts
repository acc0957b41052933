import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { OPERATION_SET, OPERATIONS } from '../graphql/generated/web-operations.ts';

const APOLLO_CLIENT = 'application/graphql-response+json,application/json;q=0.9';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

async function ask(documentId: unknown, more: object = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: APOLLO_CLIENT,
      authorization: `Bearer ${owner.token}`,
      ...headers,
    },
    body: JSON.stringify({ ...more, extensions: { documentId } }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { extensions: object }[];
  };
  return { status: response.status, type: response.headers.get('content-type'), data, error: errors?.[0]?.extensions };
}

test('the web app’s operation is executed by its name', async () => {
  const { status, type, data } = await ask(`${OPERATION_SET}:UnreadCounts`);
  expect([status, type]).toEqual([200, 'application/graphql-response+json; charset=utf-8']);
  expect(data).toEqual({ inbox: { __typename: 'ConversationConnection', totalCount: 0, edges: [] } });
});

test('with its variables, also where it changes something', async () => {
  const input = { timeZone: 'Asia/Kolkata' };
  const { data } = await ask(`${OPERATION_SET}:UpdatePreferences`, { variables: { input } });
  expect(data).toMatchObject({ updateViewer: { viewer: { timeZone: 'Asia/Kolkata' } } });
});

test('a change that is sent again with its key happens once, also while the first is under way', async () => {
  const input = { data: { title: 'Once', name: 'Asha Rao', phone: '+919876543210' }, visibility: 'PRIVATE' };
  const create = () =>
    ask(`${OPERATION_SET}:CreateStoredCard`, { variables: { input } }, { 'idempotency-key': 'the-same-change' });
  const answers = [...(await Promise.all([create(), create()])), await create()];
  const ids = answers.map(({ data }) => (data as { createCard: { card: { id: string } } }).createCard.card.id);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  ['of another release', 'AAAAAAAAAAAA:UnreadCounts'],
  ['that the app does not have', `${OPERATION_SET}:Nothing`],
  ['of what every object has', `${OPERATION_SET}:constructor`],
  ['without a name', OPERATION_SET],
  ['that is no text', 5],
])('an id %s is refused unread, and named', async (_what, id) => {
  const { status, data, error } = await ask(id, { query: '{ viewer { id } }' });
  expect([status, data]).toEqual([400, undefined]);
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { documentId: expect.any(String) } });
});

test('subscriptions are none of them: they go over the socket', () => {
  expect(Object.values(OPERATIONS).filter((text) => /^subscription/.test(text))).toEqual([]);
});

test('a refusal comes in the media type that the client reads it in', async () => {
  expect((await ask('x')).type).toBe('application/graphql-response+json; charset=utf-8');
});
