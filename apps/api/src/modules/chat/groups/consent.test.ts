import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeFixtures } from '../../../testing/exchange-fixtures.ts';
import { giveCard, groupFixtures, type MadeGroup } from '../../../testing/group-fixtures.ts';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
let victim: Person;
let attacker: Person;
let group: MadeGroup;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = groupFixtures(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  [attacker, victim] = await Promise.all([server.register('Atto Attacker'), server.register('Vic Victim')]);
  group = await fixtures.makeGroup(attacker);
});

const SELECTION = '{ added { id } already { id } invited invalid }';
const addMany = (input: object) =>
  fixtures.change<Record<string, unknown>>(attacker, 'addGroupMembers', { id: group.id, ...input }, SELECTION);
const addPhone = async (phone: string) =>
  (
    await fixtures.change<{ outcome: string; inviteText: string | null }>(
      attacker,
      'addGroupMemberByPhone',
      { id: group.id, phone },
      ANSWER,
    )
  ).data;
const ANSWER = '{ outcome user { id } inviteText }';
/** What nobody's number is answered; the code of the link is another each time. */
const INVITED = {
  ...{ outcome: 'INVITED', user: null },
  inviteText: expect.stringMatching(/^Atto Attacker invites you to “Team” on Tessera\. Join here: \S+\/join\/\w{10}$/),
};
const isIn = async () => victim.id in (await fixtures.readRoles(group));
const listInvitations = async (as: Person) =>
  (await fixtures.run<{ id: string }[]>(as, '{ groupInvitations { id } }')).data?.map(({ id }) => id);
const refuseAll = (as: Person) =>
  fixtures.run(as, 'mutation { updateViewer(input: { mayBeAdded: false }) { viewer { id } } }');
/** As an address book with the victim in it does. */
const match = () =>
  server.services.db.query('INSERT INTO contact_matches (user_id, matched_id) VALUES ($1, $2)', [
    attacker.id,
    victim.id,
  ]);

describe('a stranger can’t put anybody into a group', () => {
  test('by a number: the answer is the one that nobody’s number gets, and the person is asked', async () => {
    const phone = await fixtures.givePhone(victim);
    const answer = await addPhone(phone);
    expect(answer).toEqual(INVITED);
    expect(await addPhone('+919811188888')).toEqual(INVITED);
    expect([await isIn(), await listInvitations(victim)]).toEqual([false, [group.id]]);
  });

  test('by a list of numbers', async () => {
    const phone = await fixtures.givePhone(victim);
    const phones = [phone, '+919811188888'];
    expect((await addMany({ phones })).data).toEqual({ added: [], already: [], invited: phones, invalid: [] });
    expect(await isIn()).toBe(false);
  });

  test('by an address book that knows them: they are asked, and come in when they say so', async () => {
    await match();
    const { data } = await addMany({ userIds: [victim.id] });
    expect(data).toEqual({ added: [], already: [], invited: [victim.id], invalid: [] });
    expect([await isIn(), await listInvitations(victim)]).toEqual([false, [group.id]]);
    expect((await fixtures.change(victim, 'acceptGroupInvitation', { id: group.id })).code).toBeUndefined();
    expect([await isIn(), await listInvitations(victim)]).toEqual([true, []]);
  });

  test('nor by giving them a card, saving theirs, or leaving details on it: those are acts of their own', async () => {
    const exchange = exchangeFixtures(server);
    const cardId = await exchange.makeOpenCard(victim);
    const ownCardId = await exchange.shares.makeCard('PUBLIC', attacker);
    expect((await exchange.send(cardId, { ownCardId }, attacker)).code).toBeUndefined();
    const save = 'mutation ($id: ID!) { saveReceivedCard(input: { cardId: $id }) { contact { id } } }';
    expect((await fixtures.run(attacker, save, { id: cardId })).code).toBeUndefined();
    await giveCard(server, attacker, victim);
    await match();
    expect((await addMany({ userIds: [victim.id] })).data).toMatchObject({ added: [], invited: [victim.id] });
    expect(await isIn()).toBe(false);
  });

  test('who is asked by number and by name sees one invitation, and declines both', async () => {
    await addPhone(await fixtures.givePhone(victim));
    await match();
    await addMany({ userIds: [victim.id] });
    expect(await listInvitations(victim)).toEqual([group.id]);
    await fixtures.change(victim, 'declineGroupInvitation', { id: group.id }, '');
    expect(await listInvitations(victim)).toEqual([]);
  });
});

describe('who knows somebody may add them', () => {
  const WAYS: [string, () => Promise<unknown>][] = [
    ['from a group', () => fixtures.makeGroup(victim, attacker)],
    ['by a card that they gave', () => giveCard(server, victim, attacker)],
    [
      'by a card that they left',
      async () => {
        const exchange = exchangeFixtures(server);
        const ownCardId = await exchange.shares.makeCard('PUBLIC', victim);
        return exchange.send(await exchange.makeOpenCard(attacker), { ownCardId }, victim);
      },
    ],
    ['from a team', () => organizationFixtures(server).makeOrganization([attacker, 'MEMBER'], [victim, 'MEMBER'])],
  ];

  test.each(WAYS)('%s', async (_way, meet) => {
    await meet();
    expect((await addMany({ userIds: [victim.id] })).data).toMatchObject({ added: [{ id: victim.id }], invited: [] });
    expect(await isIn()).toBe(true);
  });

  test.each(WAYS)('%s, unless the person has said that nobody may', async (_way, meet) => {
    await meet();
    await refuseAll(victim);
    const phone = await fixtures.givePhone(victim);
    expect((await addMany({ userIds: [victim.id] })).data).toMatchObject({ added: [], invited: [victim.id] });
    expect(await addPhone(phone)).toEqual(INVITED);
    expect(await addPhone('+919811188888')).toEqual(INVITED);
    expect([await isIn(), await listInvitations(victim)]).toEqual([false, [group.id]]);
  });

  test('a card that was taken back counts no more', async () => {
    await giveCard(server, victim, attacker);
    await server.services.db.query('UPDATE shares SET revoked_at = now() WHERE sender_id = $1', [victim.id]);
    expect((await addMany({ userIds: [victim.id] })).data).toMatchObject({ added: [], invalid: [victim.id] });
  });

  test('a member is told apart by id, whatever they have said', async () => {
    await fixtures.change(victim, 'joinGroup', { code: group.joinCode });
    await refuseAll(victim);
    expect((await addMany({ userIds: [victim.id] })).data).toMatchObject({ already: [{ id: victim.id }], invited: [] });
  });
});

test('groups that somebody was added to leave them all groups of their own', async () => {
  await server.services.db.query(
    `WITH made AS (INSERT INTO conversations (id, kind) SELECT gen_random_uuid(), 'group' FROM generate_series(1, 500) RETURNING id),
          named AS (INSERT INTO groups (id, name, owner_id, join_code) SELECT id, 'Many', $1, left(md5(id::text), 10) FROM made RETURNING id)
     INSERT INTO group_members (group_id, user_id, role, was_added) SELECT id, $2, 'member', true FROM named`,
    [attacker.id, victim.id],
  );
  expect((await fixtures.change(victim, 'createGroup', { name: 'Own' })).code).toBeUndefined();
  expect((await fixtures.change(victim, 'joinGroup', { code: group.joinCode })).code).toBeUndefined();
});

describe('the link of an invitation', () => {
  const NUMBER = '+919811177777';
  const invite = async () => (await addPhone(NUMBER))?.inviteText?.split('/').at(-1) ?? '';
  const join = (as: Person, code: string) => fixtures.change(as, 'joinGroup', { code });
  const preview = (as: Person, code: string) =>
    fixtures.run<{ name: string }>(as, 'query ($code: String!) { groupByCode(code: $code) { name } }', { code });

  test('lets one person in, who has proved no number, also when the group’s own code has changed', async () => {
    const code = await invite();
    await fixtures.change(attacker, 'changeJoinCode', { id: group.id });
    expect((await preview(victim, code)).data).toEqual({ name: 'Team' });
    // Who tries the link before sending it doesn't use it up.
    expect((await join(attacker, code)).code).toBeUndefined();
    expect((await join(victim, code)).code).toBeUndefined();
    expect(await isIn()).toBe(true);
    const other = await server.register();
    expect([(await preview(other, code)).data, (await join(other, code)).code]).toEqual([null, 'BAD_USER_INPUT']);
  });

  test('is for one person also when two press at once', async () => {
    const code = await invite();
    const other = await server.register();
    const outcomes = await Promise.all([join(victim, code), join(other, code)]);
    expect(outcomes.map(({ code: refusal }) => refusal ?? 'in').sort()).toEqual(['BAD_USER_INPUT', 'in']);
  });

  test('ends after 30 days, and with a newer one to the same number', async () => {
    const first = await invite();
    const second = await invite();
    expect((await join(victim, first)).code).toBe('BAD_USER_INPUT');
    await server.services.db.query("UPDATE group_invitations SET created_at = now() - interval '30 days'");
    expect((await join(victim, second)).code).toBe('BAD_USER_INPUT');
  });

  test('brings back who was removed, when it was made after that', async () => {
    const before = await invite();
    await fixtures.change(victim, 'joinGroup', { code: group.joinCode });
    await fixtures.change(attacker, 'removeGroupMember', { id: group.id, userId: victim.id });
    expect((await join(victim, before)).code).toBe('BAD_USER_INPUT');
    expect((await join(victim, await invite())).code).toBeUndefined();
    expect(await isIn()).toBe(true);
  });
});
