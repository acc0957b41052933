import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupFixtures } from '../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

interface RestGroup {
  id: string;
  joinCode: string;
}

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
let owner: Person;
let guest: Person;
let group: RestGroup;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = groupFixtures(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, guest] = [await server.register('Asha Rao'), await server.register('Mateo Lombardi')];
  group = (await send('POST', '/api/chat/groups', { name: 'Studio' })).body.group as RestGroup;
});

const send = (method: string, path: string, body?: object, as = owner) => server.rest(method, path, { as, body });
const at = (rest = '') => `/api/chat/groups/${group.id}${rest}`;
const joinAs = (as: Person) => send('POST', '/api/chat/groups/join', { code: group.joinCode }, as);

test('POST /api/chat/groups makes a group, POST …/join lets others in, both answer it', async () => {
  const made = await send('POST', '/api/chat/groups', { name: 'Expo', description: 'Booth 12' });
  expect(made.status).toBe(201);
  expect(made.body.group).toMatchObject({
    _id: expect.any(String),
    name: 'Expo',
    description: 'Booth 12',
    ownerId: owner.id,
    admins: [],
    memberCount: 1,
    viewerRole: 'owner',
  });
  const joined = await joinAs(guest);
  expect([joined.status, joined.body.group]).toEqual([
    200,
    expect.objectContaining({ id: group.id, name: 'Studio', code: group.joinCode, viewerRole: 'member' }),
  ]);
});

test('GET /api/chat/groups lists them with what was said last', async () => {
  const quiet = await send('GET', '/api/chat/groups');
  expect([quiet.status, quiet.body]).toEqual([
    200,
    {
      items: [
        {
          id: group.id,
          _id: group.id,
          name: 'Studio',
          photoUrl: null,
          unreadCount: 0,
          lastMessageText: null,
          lastMessageAt: null,
        },
      ],
      nextCursor: null,
    },
  ]);
  const input = { conversationId: group.id, clientId: crypto.randomUUID(), text: 'Lunch at one?' };
  await fixtures.run(owner, 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }', {
    input,
  });
  const { body } = await send('GET', '/api/chat/groups');
  expect((body.items as object[])[0]).toMatchObject({
    lastMessageText: 'Lunch at one?',
    lastMessageAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('GET …/members answers the panel beside a group, in pages', async () => {
  await joinAs(guest);
  const first = await send('GET', at('/members?limit=1'), undefined, guest);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    viewerId: guest.id,
    viewerIsOwner: false,
    ownerId: owner.id,
    admins: [],
    joinCode: group.joinCode,
    name: 'Studio',
    description: '',
    photoUrl: null,
    members: [
      {
        id: owner.id,
        _id: owner.id,
        name: 'Asha Rao',
        email: null,
        phone: null,
        avatarUrl: null,
        role: 'owner',
        joinedAt: expect.any(String),
      },
    ],
    nextCursor: expect.any(String),
  });
  const second = await send('GET', at(`/members?limit=1&after=${first.body.nextCursor}`));
  expect(second.body).toMatchObject({
    viewerIsOwner: true,
    members: [{ id: guest.id, role: 'member' }],
    nextCursor: null,
  });
  expect((await send('GET', at('/members?limit=0'))).body.fields).toHaveProperty('limit');
});

test('PATCH changes what is given and names all wrong fields', async () => {
  const changed = await send('PATCH', at(), { description: 'Every Friday' });
  expect(changed.body.group).toMatchObject({ name: 'Studio', description: 'Every Friday' });
  const wrong = await send('PATCH', at(), { name: '', description: 'x'.repeat(501) });
  expect([wrong.status, Object.keys(wrong.body.fields as object).sort()]).toEqual([400, ['description', 'name']]);
  expect((await send('PATCH', at(), { name: 5 })).body.fields).toHaveProperty('name');
});

describe('members', () => {
  test('are promoted, removed, and leave', async () => {
    await joinAs(guest);
    const toggled = await send('POST', at('/members/toggle-admin'), { userId: guest.id });
    expect(toggled.body.group).toMatchObject({ admins: [guest.id] });
    const removed = await send('POST', at('/members/remove'), { userId: guest.id });
    expect(removed.body.group).toMatchObject({ admins: [], memberCount: 1 });
    expect((await send('POST', at('/leave'), undefined, guest)).status).toBe(404);
    const another = await server.register();
    await joinAs(another);
    const left = await send('POST', at('/leave'), undefined, another);
    expect([left.status, left.body]).toEqual([200, { id: group.id }]);
    expect((await send('POST', at('/leave'))).status).toBe(403);
  });

  test('are added by number, one or many', async () => {
    const phone = await fixtures.givePhone(guest);
    await fixtures.makeGroup(owner, guest);
    const added = await send('POST', at('/members/add-by-phone'), { phone });
    expect([added.status, added.body]).toEqual([
      200,
      {
        outcome: 'added',
        user: {
          id: guest.id,
          _id: guest.id,
          name: 'Mateo Lombardi',
          email: null,
          phone: null,
          avatarUrl: null,
        },
        inviteText: null,
      },
    ]);
    const wrong = await send('POST', at('/members/add-by-phone'), { phone: '–' });
    expect([wrong.status, wrong.body.message, wrong.body.fields]).toEqual([
      400,
      'Invalid phone',
      { phone: 'Invalid phone' },
    ]);
    const many = await send('POST', at('/members/bulk'), { phones: [phone, '98111 00000', 'x'] });
    expect(many.body).toMatchObject({
      added: [],
      already: [{ id: guest.id }],
      invited: ['98111 00000'],
      invalid: ['x'],
    });
  });
});

test('the group is handed over, its code changed and given an end, and it is deleted by its owner alone', async () => {
  await joinAs(guest);
  const expiresAt = new Date(Date.now() + 3600_000).toISOString();
  const code = (await send('POST', at('/join-code'), { expiresAt })).body.group as RestGroup;
  expect(code).toMatchObject({ joinCodeExpiresAt: expiresAt });
  expect(code.joinCode).not.toBe(group.joinCode);
  const endless = await send('PATCH', at('/join-code'), {});
  expect(endless.body.group).toMatchObject({ joinCode: code.joinCode, joinCodeExpiresAt: null });
  const given = await send('POST', at('/transfer'), { userId: guest.id });
  expect(given.body.group).toMatchObject({ ownerId: guest.id, admins: [owner.id], viewerRole: 'admin' });
  expect((await send('DELETE', at())).status).toBe(403);
  expect((await send('DELETE', at(), undefined, guest)).status).toBe(204);
  expect((await send('GET', at())).status).toBe(404);
});

test('a write that is repeated with its key happens once', async () => {
  const repeated = () =>
    server.rest('POST', '/api/chat/groups', {
      as: owner,
      body: { name: 'Once' },
      headers: { 'idempotency-key': 'make-once' },
    });
  expect((await repeated()).body).toEqual((await repeated()).body);
});
