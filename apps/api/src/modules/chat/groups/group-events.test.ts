import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { groupFixtures, type MadeGroup } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
let chat: ReturnType<typeof chatFixtures>;
let owner: Person;
let member: Person;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = groupFixtures(server);
  chat = chatFixtures(server);
});
beforeEach(async () => {
  [owner, member] = await Promise.all([server.register('Olga Owner'), server.register('मीरा Member')]);
  await server.services.rateLimits.reset('joinByAddress', '127.0.0.1');
});
afterAll(() => server.close());

interface Event {
  afterNumber: number;
  kind: string;
  user: { name: string };
  actor: { name: string } | null;
}

/** 'JOINED मीरा Member after 2', or who added or removed them behind it. */
async function listEvents({ id }: MadeGroup, as = owner, args = ''): Promise<string[] | undefined> {
  const { data } = await chat.ask<{ group: { events: Event[] } | null }>(
    `{ group(id: "${id}") { events${args} { afterNumber kind user { name } actor { name } } } }`,
    as,
  );
  return data?.group?.events.map(({ kind, user, afterNumber, actor }) =>
    [kind, user.name, 'after', afterNumber, ...(actor ? ['by', actor.name] : [])].join(' '),
  );
}

test('joining, leaving and being removed stand between the messages, in order', async () => {
  const group = await fixtures.makeGroup(owner);
  await chat.send(group.id, owner, { text: 'Hello?' });
  await fixtures.change(member, 'joinGroup', { code: group.joinCode });
  // Again, which changes nothing.
  await fixtures.change(member, 'joinGroup', { code: group.joinCode });
  await chat.send(group.id, member, { text: 'Here I am' });
  await fixtures.run(member, 'mutation ($id: ID!) { leaveGroup(input: { id: $id }) { leftGroupId } }', group);
  await fixtures.change(member, 'joinGroup', { code: group.joinCode });
  await fixtures.change(owner, 'removeGroupMember', { id: group.id, userId: member.id });
  expect(await listEvents(group)).toEqual([
    'JOINED मीरा Member after 1',
    'LEFT मीरा Member after 2',
    'JOINED मीरा Member after 2',
    'REMOVED मीरा Member after 2 by Olga Owner',
  ]);
  expect(await listEvents(group, owner, '(after: 2)')).toHaveLength(3);
  expect(await listEvents(group, owner, '(after: 0, before: 1)')).toEqual(['JOINED मीरा Member after 1']);
  // Who is out sees nothing of it, as of the group.
  expect(await listEvents(group, member)).toBeUndefined();
});

test('of who comes and goes again and again the latest times are kept, at each place', async () => {
  const group = await fixtures.makeGroup(owner);
  const leave = 'mutation ($id: ID!) { leaveGroup(input: { id: $id }) { leftGroupId } }';
  await fixtures.change(member, 'joinGroup', { code: group.joinCode });
  await chat.send(group.id, member, { text: 'Here I am' });
  for (let n = 0; n < 4; n += 1) {
    await fixtures.run(member, leave, group);
    await fixtures.change(member, 'joinGroup', { code: group.joinCode });
  }
  const [joined, left] = ['JOINED मीरा Member after 1', 'LEFT मीरा Member after 1'];
  expect(await listEvents(group)).toEqual(['JOINED मीरा Member after 0', left, joined, left, joined]);
});

test('who was added stands there with who did it, and without once that account is gone', async () => {
  const [admin, added] = await Promise.all([server.register('Ada Admin'), server.register('Nia New')]);
  const group = await fixtures.makeGroup(owner, admin);
  await fixtures.toggleAdmin(owner, group, admin);
  // They know each other.
  await fixtures.makeGroup(added, admin);
  const phone = await fixtures.givePhone(added);
  await fixtures.run(
    admin,
    'mutation ($input: AddMemberByPhoneInput!) { addGroupMemberByPhone(input: $input) { outcome } }',
    { input: { id: group.id, phone } },
  );
  expect(await listEvents(group)).toEqual(['JOINED Ada Admin after 0', 'ADDED Nia New after 0 by Ada Admin']);
  await server.services.db.query('DELETE FROM group_members WHERE user_id = $1', [admin.id]);
  await server.services.db.query('DELETE FROM users WHERE id = $1', [admin.id]);
  expect(await listEvents(group)).toEqual(['ADDED Nia New after 0']);
});
