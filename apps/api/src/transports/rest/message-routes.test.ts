import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupFixtures } from '../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
let member: Person;
let group: string;
beforeAll(async () => {
  server = await startTestServer();
  [owner, member] = await Promise.all([server.register('Olga Owner'), server.register('Mia Member')]);
  group = (await groupFixtures(server).makeGroup(owner, member)).id;
});
afterAll(() => server.close());

const send = (path: string, text: string, as: Person, clientId = randomUUID()) =>
  server.rest('POST', path, { body: { text, clientId }, as });
const list = async (path: string, as: Person) => {
  const { status, body } = await server.rest('GET', path, { as });
  const items = body.items as { number: number; text: string }[] | undefined;
  return { status, body, numbers: items?.map(({ number }) => number) };
};

test('messages of a group are sent and listed in pages, both ways', async () => {
  const path = `/api/chat/groups/${group}/messages`;
  const clientId = randomUUID();
  const first = await send(path, 'Hello', owner, clientId);
  expect([first.status, first.body.message]).toEqual([
    201,
    expect.objectContaining({ number: 1, text: 'Hello', clientId, senderId: owner.id, senderName: 'Olga Owner' }),
  ]);
  expect((await send(path, 'Hello', owner, clientId)).body).toEqual(first.body);
  for (let n = 2; n <= 5; n += 1) await send(path, `${n}`, member);
  const latest = await list(`${path}?limit=2`, member);
  expect([latest.numbers, latest.body.nextCursor]).toEqual([[4, 5], '4']);
  const before = await list(`${path}?limit=2&before=${latest.body.nextCursor}`, member);
  expect([before.numbers, before.body.nextCursor, before.body.nextAfter]).toEqual([[2, 3], '2', '3']);
  const after = await list(`${path}?limit=10&after=3`, member);
  expect([after.numbers, after.body.nextAfter]).toEqual([[4, 5], null]);
});

test('what is wrong is named as elsewhere', async () => {
  const { status, body } = await server.rest('POST', `/api/chat/groups/${group}/messages`, { body: {}, as: owner });
  expect([status, body.code, body.message]).toEqual([400, 'BAD_USER_INPUT', 'Check the marked fields.']);
  expect(body.fields).toEqual({ clientId: 'This field is required.' });
  expect((await list(`/api/chat/groups/${group}/messages?limit=0`, owner)).status).toBe(400);
});

test('two people have one conversation, whoever opens it, and it is none of a group’s', async () => {
  const open = async (as: Person, userId: string) =>
    (await server.rest('POST', '/api/direct/open', { body: { userId }, as })).body.id;
  const id = await open(owner, member.id);
  expect(await open(member, owner.id)).toBe(id);
  expect((await send(`/api/direct/${id}/messages`, 'Between us', owner)).status).toBe(201);
  expect((await list(`/api/direct/${id}/messages`, member)).body.items).toMatchObject([{ text: 'Between us' }]);
  expect((await list(`/api/chat/groups/${id}/messages`, member)).status).toBe(404);
  expect((await list(`/api/direct/${group}/messages`, member)).status).toBe(404);
  const { data } = await server.graphql<{ node: object }>(`{ node(id: "${id}") { __typename id } }`, { as: member });
  expect(data?.node).toEqual({ __typename: 'Conversation', id });
});

test('a person is shown with both names of what has two', async () => {
  await server.rest('PATCH', '/api/users/me', { body: { about: 'Architect.' }, as: member });
  const { status, body } = await server.rest('GET', `/api/users/${member.id}`, { as: owner });
  expect([status, body]).toEqual([
    200,
    {
      user: expect.objectContaining({ id: member.id, _id: member.id, name: 'Mia Member', about: 'Architect.' }),
      name: 'Mia Member',
      phone: null,
      bio: 'Architect.',
      avatarUrl: null,
    },
  ]);
  expect((await server.rest('GET', `/api/users/${randomUUID()}`, { as: owner })).status).toBe(404);
});
