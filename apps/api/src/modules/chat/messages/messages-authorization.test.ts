import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { groupFixtures } from '../../../testing/group-fixtures.ts';
import { countFollowed, type LiveFixtures, liveFixtures } from '../../../testing/live-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const ROLES = ['nobody', 'stranger', 'invited', 'member', 'ex-member', 'admin', 'ex-admin', 'owner'] as const;
type Role = (typeof ROLES)[number];
type Outcomes = Record<Role, string>;

/** A group with a message of its owner and one of another member. */
interface Scene {
  id: string;
  owners: string;
  others: string;
}

let server: TestServer;
let groups: ReturnType<typeof groupFixtures>;
let chat: ReturnType<typeof chatFixtures>;
let live: LiveFixtures;
let people: Record<Role, Person | null>;
let other: Person;
let phone: string;
beforeAll(async () => {
  server = await startTestServer();
  groups = groupFixtures(server);
  chat = chatFixtures(server);
  live = liveFixtures();
  people = { nobody: null } as Record<Role, Person | null>;
  for (const role of ROLES) if (role !== 'nobody') people[role] = await server.register(role);
  other = await server.register('Other');
  phone = await groups.givePhone(people.invited as Person);
  await groups.hide(people.invited as Person);
});
beforeEach(async () => {
  for (const person of [other, ...Object.values(people)]) {
    if (!person) continue;
    await server.services.rateLimits.reset('joinByViewer', person.id);
    await server.services.rateLimits.reset('messageByViewer', person.id);
    await server.services.rateLimits.reset('lookUpByViewer', person.id);
  }
  await server.services.rateLimits.reset('joinByAddress', '127.0.0.1');
});
afterEach(() => live.dispose());
afterAll(() => server.close());

async function makeScene(): Promise<Scene> {
  const { owner, admin, member, 'ex-member': exMember, 'ex-admin': exAdmin } = people as Record<Role, Person>;
  const group = await groups.makeGroup(owner, admin, member, exMember, exAdmin, other);
  await groups.toggleAdmin(owner, group, admin);
  await groups.toggleAdmin(owner, group, exAdmin);
  await groups.change(owner, 'removeGroupMember', { id: group.id, userId: exAdmin.id });
  await groups.change(exMember, 'leaveGroup', { id: group.id }, '');
  await groups.change(owner, 'addGroupMemberByPhone', { id: group.id, phone }, '{ outcome }');
  const [owners, others] = [await chat.send(group.id, owner), await chat.send(group.id, other)];
  return { id: group.id, owners: owners.result?.id ?? '', others: others.result?.id ?? '' };
}

const OUT = { stranger: 'NOT_FOUND', invited: 'NOT_FOUND', 'ex-member': 'NOT_FOUND', 'ex-admin': 'NOT_FOUND' };
const MEMBERS: Outcomes = { nobody: 'UNAUTHENTICATED', ...OUT, member: 'ok', admin: 'ok', owner: 'ok' };
const NULL = { stranger: 'null', invited: 'null', 'ex-member': 'null', 'ex-admin': 'null' };
const FORBIDDEN = { member: 'FORBIDDEN', admin: 'FORBIDDEN', owner: 'FORBIDDEN' };

type Attempt = (scene: Scene, as: Person | null) => Promise<{ result: unknown; code: string | undefined }>;
const change =
  (name: string, input: (scene: Scene) => object, selection = '{ id }'): Attempt =>
  (scene, as) =>
    chat.change(name, input(scene), as, selection);

const TABLE: [name: string, attempt: Attempt, expected: Outcomes][] = [
  [
    'conversation with its messages and a search',
    async ({ id }, as) => {
      const field =
        'messages { nodes { text } } search(query: "hello") { nodes { text } } presence { isHere } readNumbers { number }';
      const { data, code } = await chat.ask<{ conversation: unknown }>(
        `{ conversation(id: "${id}") { ${field} } }`,
        as,
      );
      return { result: data?.conversation ?? null, code };
    },
    { ...MEMBERS, ...NULL },
  ],
  [
    'sendMessage',
    change('sendMessage', ({ id }) => ({ conversationId: id, clientId: randomUUID(), text: 'x' })),
    MEMBERS,
  ],
  [
    'editMessage of another',
    change('editMessage', ({ others }) => ({ id: others, text: 'x' })),
    { ...MEMBERS, ...FORBIDDEN },
  ],
  [
    'deleteMessage of another',
    change('deleteMessage', ({ others }) => ({ id: others })),
    { ...MEMBERS, member: 'FORBIDDEN' },
  ],
  ['setReaction', change('setReaction', ({ owners }) => ({ messageId: owners, emoji: '👍', isOn: true })), MEMBERS],
  ['markRead', change('markRead', ({ id }) => ({ conversationId: id, number: 1 })), MEMBERS],
  ['setTyping', change('setTyping', ({ id }) => ({ conversationId: id }), ''), MEMBERS],
  [
    'reportUser with a message',
    change('reportUser', ({ others }) => ({ userId: other.id, messageId: others, reason: 'spam' }), '{ message }'),
    {
      ...MEMBERS,
      stranger: 'BAD_USER_INPUT',
      invited: 'BAD_USER_INPUT',
      'ex-member': 'BAD_USER_INPUT',
      'ex-admin': 'BAD_USER_INPUT',
    },
  ],
];

describe('each operation does for each what they may', () => {
  test.each(TABLE)('%s', async (_name, attempt, expected) => {
    const outcomes: Record<string, string> = {};
    let scene = await makeScene();
    for (const role of ROLES) {
      const { result, code } = await attempt(scene, people[role]);
      outcomes[role] = code ?? (result === null ? 'null' : 'ok');
      if (outcomes[role] === 'ok') scene = await makeScene();
    }
    expect(outcomes).toEqual(expected);
  });
});

describe('each subscription tells those who may know, over a real socket', () => {
  const trigger = async ({ id, owners }: Scene) => {
    const owner = people.owner as Person;
    await chat.send(id, owner, { text: 'News' });
    await chat.change('setReaction', { messageId: owners, emoji: '👍', isOn: true }, owner, '{ id }');
    await chat.change('updateGroup', { id, name: 'News' }, owner, '{ id }');
    await groups.toggleAdmin(owner, { id }, other);
    live.listen(live.client(server, other), `presenceChanged(conversationId: "${id}") { isHere }`);
  };

  test.each([
    ['messageAdded', (id: string) => `messageAdded(conversationId: "${id}") { text }`],
    ['messageChanged', (id: string) => `messageChanged(conversationId: "${id}") { text }`],
    ['groupChanged', (id: string) => `groupChanged(groupId: "${id}") { name viewerRole }`],
    ['memberChanged', (id: string) => `memberChanged(groupId: "${id}") { role }`],
    ['presenceChanged', (id: string) => `presenceChanged(conversationId: "${id}") { user { id } isHere }`],
  ])('%s', async (_name, field) => {
    const scene = await makeScene();
    const ears = ROLES.map((role) => ({ role, ear: live.listen(live.client(server, people[role]), field(scene.id)) }));
    // Those who may not are told so; the others wait.
    await expect.poll(() => ears.filter(({ ear }) => ear.codes.length > 0).length, { timeout: 10_000 }).toBe(5);
    await expect.poll(() => countFollowed(server), { timeout: 10_000 }).toBe(3);
    await trigger(scene);
    const outcomes = () =>
      Object.fromEntries(
        ears.map(({ role, ear }) => [role, ear.codes[0] ?? (ear.heard.length > 0 ? 'ok' : 'nothing')]),
      );
    await expect.poll(outcomes, { timeout: 10_000 }).toEqual(MEMBERS);
  });

  test('inboxChanged', async () => {
    const field = 'inboxChanged { conversationId conversation { lastMessage { text } } }';
    const scene = await makeScene();
    const ears = ROLES.map((role) => ({
      role,
      ear: live.listen<{ conversationId: string }>(live.client(server, people[role]), field),
    }));
    await expect.poll(() => ears[0]?.ear.codes, { timeout: 10_000 }).toEqual(['UNAUTHENTICATED']);
    await expect.poll(() => countFollowed(server), { timeout: 10_000 }).toBe(ROLES.length - 1);
    await trigger(scene);
    const heard = () =>
      ears
        .filter(({ ear }) => ear.heard.some(({ conversationId }) => conversationId === scene.id))
        .map(({ role }) => role);
    await expect.poll(heard, { timeout: 10_000 }).toEqual(['member', 'admin', 'owner']);
  });

  test('an admin who is one no more goes on to hear, and one who is removed does not', async () => {
    const scene = await makeScene();
    const admin = people.admin as Person;
    const ear = live.listen<{ text: string }>(
      live.client(server, admin),
      `messageAdded(conversationId: "${scene.id}", after: 0) { text }`,
    );
    await expect.poll(() => ear.heard.length, { timeout: 10_000 }).toBe(2);
    await groups.toggleAdmin(people.owner as Person, scene, admin);
    await chat.send(scene.id, people.owner as Person, { text: 'Still here' });
    await expect.poll(() => ear.heard.at(-1)?.text, { timeout: 10_000 }).toBe('Still here');
    await groups.change(people.owner as Person, 'removeGroupMember', { id: scene.id, userId: admin.id });
    await chat.send(scene.id, people.owner as Person, { text: 'Gone' });
    await expect.poll(() => ear.isOver, { timeout: 10_000 }).toBe(true);
    expect(ear.heard.map(({ text }) => text)).not.toContain('Gone');
  });
});

describe('between two people', () => {
  test('only those two read and write', async () => {
    const [one, two, third] = [other, people.member as Person, people.stranger as Person];
    const id = await chat.direct(one, two);
    expect(await chat.direct(two, one)).toBe(id);
    expect((await chat.send(id, one)).result?.number).toBe(1);
    expect((await chat.send(id, third)).code).toBe('NOT_FOUND');
    const ear = live.listen(live.client(server, third), `messageAdded(conversationId: "${id}", after: 0) { text }`);
    await expect.poll(() => ear.codes, { timeout: 10_000 }).toEqual(['NOT_FOUND']);
    const groupEar = live.listen(live.client(server, one), `memberChanged(groupId: "${id}") { role }`);
    await expect.poll(() => groupEar.codes, { timeout: 10_000 }).toEqual(['NOT_FOUND']);
  });

  test('a block stops both; the blocked one does not learn whose it is', async () => {
    const [one, two] = [await server.register('One'), await server.register('Two')];
    const id = await chat.direct(one, two);
    const { result: before } = await chat.send(id, two);
    expect((await chat.change('blockUser', { userId: two.id }, one, '{ id }')).code).toBeUndefined();
    for (const person of [one, two]) {
      expect((await chat.send(id, person)).code).toBe('FORBIDDEN');
      expect(
        (await chat.change('setReaction', { messageId: before?.id, emoji: '👍', isOn: true }, person, '{ id }')).code,
      ).toBe('FORBIDDEN');
    }
    const look = async (as: Person) =>
      (
        await chat.ask<{ conversation: object }>(
          `{ conversation(id: "${id}") { isBlocked canWrite hereCount presence { isHere } } viewer { blockedUsers { edges { node { name } } } } }`,
          as,
        )
      ).data;
    expect(await look(one)).toEqual({
      conversation: { isBlocked: true, canWrite: false, hereCount: 0, presence: [] },
      viewer: { blockedUsers: { edges: [{ node: { name: 'Two' } }] } },
    });
    expect(await look(two)).toEqual({
      conversation: { isBlocked: false, canWrite: true, hereCount: 0, presence: [] },
      viewer: { blockedUsers: { edges: [] } },
    });
    await chat.change('unblockUser', { userId: two.id }, one, '{ id }');
    expect((await chat.send(id, two)).result?.number).toBe(2);
  });
});
