import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { groupFixtures } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
let owner: Person;
let removed: Person;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = groupFixtures(server);
});
beforeEach(async () => {
  [owner, removed] = await Promise.all([server.register('Olga Owner'), server.register('Rex Removed')]);
  await server.services.rateLimits.reset('joinByAddress', '127.0.0.1');
});
afterAll(() => server.close());

const remove = (id: string) => fixtures.change(owner, 'removeGroupMember', { id, userId: removed.id });
const join = (as: Person, code: string) => fixtures.change(as, 'joinGroup', { code });
const accept = (id: string) =>
  fixtures.run(removed, 'mutation ($id: ID!) { acceptGroupInvitation(input: { id: $id }) { group { id } } }', { id });
const invitePhone = (id: string, phone: string) =>
  fixtures.run(
    owner,
    'mutation ($input: AddMemberByPhoneInput!) { addGroupMemberByPhone(input: $input) { outcome } }',
    { input: { id, phone } },
  );

test('who was removed from a group does not come back by its code, which reads as any wrong one', async () => {
  const group = await fixtures.makeGroup(owner, removed);
  await remove(group.id);
  const back = await join(removed, group.joinCode);
  const wrong = await join(removed, 'WRONG');
  expect([back.code, back.message]).toEqual(['BAD_USER_INPUT', wrong.message]);
  const preview = await fixtures.run(removed, 'query ($code: String!) { groupByCode(code: $code) { name } }', {
    code: group.joinCode,
  });
  expect(preview.data).toBeNull();
  expect(Object.keys(await fixtures.readRoles(group))).toEqual([owner.id]);
});

test('nor by an invitation from before; by one from after they do, and are forgiven', async () => {
  const group = await fixtures.makeGroup(owner);
  const phone = await fixtures.givePhone(removed);
  await fixtures.hide(removed);
  await invitePhone(group.id, phone);
  await join(removed, group.joinCode);
  // The invitation is written anew, as one that was left over would be.
  await server.services.db.query(
    "INSERT INTO group_invitations (id, group_id, phone, invited_by, created_at) VALUES (gen_random_uuid(), $1, $2, $3, now() - interval '1 second')",
    [group.id, phone, owner.id],
  );
  await remove(group.id);
  expect((await accept(group.id)).code).toBe('NOT_FOUND');
  const listed = await fixtures.run<object[]>(removed, '{ groupInvitations { invitedAt } }');
  expect(listed.data).toEqual([]);
  await invitePhone(group.id, phone);
  expect((await accept(group.id)).code).toBeUndefined();
  await fixtures.run(removed, 'mutation ($id: ID!) { leaveGroup(input: { id: $id }) { leftGroupId } }', {
    id: group.id,
  });
  expect((await join(removed, group.joinCode)).code).toBeUndefined();
});
