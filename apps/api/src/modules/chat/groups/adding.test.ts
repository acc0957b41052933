import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../../server/jobs.ts';
import { groupFixtures, type MadeGroup } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const DAY_MS = 24 * 3600_000;
const NOBODYS = '+919811100000';

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
let owner: Person;
let group: MadeGroup;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = groupFixtures(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.register('Asha');
  group = await fixtures.makeGroup(owner);
});

interface Added {
  outcome: string;
  user: { id: string } | null;
  inviteText: string | null;
}

const add = (phone: string, as = owner) =>
  fixtures.change<Added>(as, 'addGroupMemberByPhone', { id: group.id, phone }, '{ outcome user { id } inviteText }');
const readCode = async (phone: string): Promise<string> => {
  const rows = await server.services.db.query('SELECT code FROM group_invitations WHERE group_id = $1 AND phone = $2', [
    group.id,
    phone,
  ]);
  return rows[0]?.code;
};
const isIn = async ({ id }: Person) => id in (await fixtures.readRoles(group));

describe('a number', () => {
  test('of somebody who is known and may be found makes them a member, however it is typed', async () => {
    const guest = await server.register();
    await fixtures.makeGroup(owner, guest);
    const phone = await fixtures.givePhone(guest);
    const before = await fixtures.readVersion(group);
    const typed = `tel. 0${phone.slice(3, 8)}-${phone.slice(8)}`;
    expect((await add(typed)).data).toEqual({ outcome: 'ADDED', user: { id: guest.id }, inviteText: null });
    expect(await fixtures.readVersion(group)).toBeGreaterThan(before);
    expect((await add(phone)).data).toEqual({ outcome: 'ALREADY', user: { id: guest.id }, inviteText: null });
    expect(await isIn(guest)).toBe(true);
  });

  test('of nobody is invited, with words to send', async () => {
    const { data } = await add(NOBODYS);
    const link = `${server.origin}/join/${await readCode(NOBODYS)}`;
    expect(data).toEqual({
      outcome: 'INVITED',
      user: null,
      inviteText: `Asha invites you to “Team” on Tessera. Join here: ${link}`,
    });
    expect(link).not.toContain(group.joinCode);
  });

  test.each(['', ' - ', '12', 'phone'])('%j is none', async (phone) => {
    expect(await add(phone)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Invalid phone',
      fields: { phone: 'Invalid phone' },
    });
  });

  test('of the viewer is in the group already, findable or not', async () => {
    const phone = await fixtures.givePhone(owner);
    await fixtures.hide(owner);
    expect((await add(phone)).data).toMatchObject({ outcome: 'ALREADY', user: { id: owner.id } });
  });

  test('that another account claims without proof adds who has proved it', async () => {
    const [claiming, proving] = [await server.register(), await server.register()];
    await fixtures.makeGroup(owner, claiming, proving);
    const phone = await fixtures.givePhone(proving);
    await fixtures.run(claiming, `mutation { updateViewer(input: { phone: "${phone}" }) { viewer { id } } }`);
    expect((await add(phone)).data?.user).toEqual({ id: proving.id });
  });

  test('says nothing of who hides, has blocked the viewer, or is in the group and hides', async () => {
    const [hidden, blocking, member] = [await server.register(), await server.register(), await server.register()];
    await fixtures.change(member, 'joinGroup', { code: group.joinCode });
    await fixtures.makeGroup(owner, hidden, blocking);
    const phones = [
      await fixtures.givePhone(hidden),
      await fixtures.givePhone(blocking),
      await fixtures.givePhone(member),
    ];
    await fixtures.hide(hidden);
    await fixtures.hide(member);
    await fixtures.block(blocking, owner);
    const { data: nobody } = await add(NOBODYS);
    // Each link has a code of its own.
    const inviteText = expect.stringMatching(/^Asha invites you to “Team” on Tessera\. Join here: \S+\/join\/\w{10}$/);
    expect(nobody).toEqual({ outcome: 'INVITED', user: null, inviteText });
    for (const phone of phones) expect((await add(phone)).data).toEqual({ ...nobody, inviteText });
    expect([await isIn(hidden), await isIn(blocking)]).toEqual([false, false]);
  });

  test('takes the same statements whether nobody has it or somebody who hides: the clock tells nothing', async () => {
    const hidden = await server.register();
    const phone = await fixtures.givePhone(hidden);
    await fixtures.hide(hidden);
    const statements: string[] = [];
    server.services.db.logger.logQuery = (statement) => void statements.push(statement);
    await add(NOBODYS);
    const ofNobody = statements.splice(0);
    await add(phone);
    expect(statements).toEqual(ofNobody);
    expect(ofNobody.join()).toContain('INSERT INTO group_invitations');
  });

  test('a hundred an hour may be asked, each of a list counted', async () => {
    const phones = Array.from({ length: 90 }, (_, n) => `+9198222${String(n).padStart(5, '0')}`);
    const many = (list: string[]) =>
      fixtures.change<{ invited: string[] }>(owner, 'addGroupMembers', { id: group.id, phones: list }, '{ invited }');
    expect((await many(phones)).data?.invited).toHaveLength(90);
    expect((await many(phones.slice(0, 11))).code).toBe('RATE_LIMITED');
    // Who asked for too many at once may still ask for as many as are left.
    expect((await many(phones.slice(0, 10))).data?.invited).toHaveLength(10);
    expect((await add(NOBODYS)).code).toBe('RATE_LIMITED');
  });
});

describe('many at once', () => {
  const addMany = (input: object, as = owner) =>
    fixtures.change<Record<string, unknown>>(
      as,
      'addGroupMembers',
      { id: group.id, ...input },
      '{ added { id } already { id } invited invalid group { memberCount } }',
    );

  test('are told apart by number', async () => {
    const [guest, member] = [await server.register(), await server.register()];
    const [guests, members] = [await fixtures.givePhone(guest), await fixtures.givePhone(member)];
    await fixtures.makeGroup(owner, guest);
    await fixtures.change(member, 'joinGroup', { code: group.joinCode });
    const phones = [guests, guests.slice(3), members, '98111 00000', 'no number'];
    expect((await addMany({ phones })).data).toEqual({
      added: [{ id: guest.id }],
      already: [{ id: member.id }],
      invited: ['98111 00000'],
      invalid: ['no number'],
      group: { memberCount: 3 },
    });
  });

  test('people are added by id only when the viewer has met them', async () => {
    const [colleague, stranger, foe] = [await server.register(), await server.register(), await server.register()];
    await fixtures.makeGroup(owner, colleague, foe);
    await fixtures.block(foe, owner);
    const userIds = [colleague.id, stranger.id, foe.id, 'nobody'];
    expect((await addMany({ userIds })).data).toMatchObject({
      added: [{ id: colleague.id }],
      invalid: [stranger.id, foe.id, 'nobody'],
    });
  });

  test('an address book lets people be invited for 24 hours, while they may be found', async () => {
    const [now, before, hidden] = [await server.register(), await server.register(), await server.register()];
    await server.services.db.query(
      `INSERT INTO contact_matches (user_id, matched_id, matched_at)
       VALUES ($1, $2, now()), ($1, $3, now() - interval '25 hours'), ($1, $4, now())`,
      [owner.id, now.id, before.id, hidden.id],
    );
    await fixtures.hide(hidden);
    expect((await addMany({ userIds: [now.id, before.id, hidden.id] })).data).toMatchObject({
      added: [],
      invited: [now.id],
      invalid: [before.id, hidden.id],
    });
    await sweep(server.services, new Date());
    const kept = await server.services.db.query('SELECT matched_id FROM contact_matches WHERE user_id = $1', [
      owner.id,
    ]);
    expect(kept).toHaveLength(2);
  });

  test.each([
    ['nobody', {}, 'phones'],
    ['101 numbers', { phones: Array(101).fill(NOBODYS) }, 'phones'],
    ['201 people', { userIds: Array(201).fill('x') }, 'userIds'],
  ])('%s are refused', async (_name, input, field) => {
    const { code, fields } = await addMany(input);
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });
});

describe('an invitation', () => {
  interface Invitation {
    id: string;
    group: { name: string; memberCount: number; isMember: boolean; groupId: string | null };
    invitedBy: { name: string } | null;
  }
  const listFor = async (as: Person) =>
    (
      await fixtures.run<Invitation[]>(
        as,
        '{ groupInvitations { id group { name memberCount isMember groupId } invitedBy { name } } }',
      )
    ).data;

  async function inviteHidden(): Promise<{ guest: Person; phone: string }> {
    const guest = await server.register();
    const phone = await fixtures.givePhone(guest);
    await fixtures.hide(guest);
    await add(phone);
    return { guest, phone };
  }

  test('is shown to who has the number, and lets them in', async () => {
    const { guest } = await inviteHidden();
    expect(await listFor(guest)).toEqual([
      {
        id: group.id,
        group: { name: 'Team', memberCount: 1, isMember: false, groupId: null },
        invitedBy: { name: 'Asha' },
      },
    ]);
    expect(await listFor(await server.register())).toEqual([]);
    expect((await fixtures.change(guest, 'acceptGroupInvitation', { id: group.id })).data).toEqual({ id: group.id });
    expect([await isIn(guest), await listFor(guest)]).toEqual([true, []]);
    expect((await fixtures.change(guest, 'acceptGroupInvitation', { id: group.id })).code).toBe('NOT_FOUND');
  });

  test('is shown to an account that proves the number later', async () => {
    await add('+919833300000');
    const late = await server.register();
    await fixtures.run(late, 'mutation { updateViewer(input: { phone: "+919833300000" }) { viewer { id } } }');
    expect(await listFor(late)).toEqual([]);
    await server.services.db.query('UPDATE users SET phone_confirmed_at = now() WHERE id = $1', [late.id]);
    expect(await listFor(late)).toHaveLength(1);
  });

  test('that is declined is forgotten', async () => {
    const { guest } = await inviteHidden();
    expect((await fixtures.change(guest, 'declineGroupInvitation', { id: group.id }, '')).data).toBe(group.id);
    expect([await isIn(guest), await listFor(guest)]).toEqual([false, []]);
    expect((await fixtures.change(guest, 'declineGroupInvitation', { id: group.id }, '')).code).toBe('NOT_FOUND');
  });

  test('is over after 30 days', async () => {
    const { guest } = await inviteHidden();
    await server.services.db.query(
      "UPDATE group_invitations SET created_at = now() - interval '30 days' WHERE group_id = $1",
      [group.id],
    );
    expect(await listFor(guest)).toEqual([]);
    expect((await fixtures.change(guest, 'acceptGroupInvitation', { id: group.id })).code).toBe('NOT_FOUND');
    const count = async () =>
      (await server.services.db.query('SELECT 1 FROM group_invitations WHERE group_id = $1', [group.id])).length;
    await sweep(server.services, new Date(Date.now() - DAY_MS));
    expect(await count()).toBe(1);
    await sweep(server.services, new Date());
    expect(await count()).toBe(0);
  });

  test('is taken back when the person comes in otherwise', async () => {
    const { guest } = await inviteHidden();
    await fixtures.change(guest, 'joinGroup', { code: group.joinCode });
    await fixtures.change(guest, 'leaveGroup', { id: group.id }, '');
    expect(await listFor(guest)).toEqual([]);
  });

  test('of somebody whom the person has blocked is not shown', async () => {
    const { guest } = await inviteHidden();
    await fixtures.block(guest, owner);
    expect(await listFor(guest)).toEqual([]);
    expect((await fixtures.change(guest, 'acceptGroupInvitation', { id: group.id })).code).toBe('NOT_FOUND');
  });
});
