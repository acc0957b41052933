import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupFixtures, type MadeGroup } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { deleteAccount } from '../../identity/deletions/delete-account.service.ts';
import { openSession } from '../../identity/sessions/session.service.ts';

const ROUNDS = 200;
/** What a change may be answered when another came first; anything else is a failure of ours. */
/** BAD_USER_INPUT: the code lets nobody in who was removed. */
const CODES = ['ok', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED', 'BAD_USER_INPUT'];

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = groupFixtures(server);
});
afterAll(() => server.close());

/** Somebody whose account ends in the round that they are made for. */
async function makeMortal(n: number): Promise<Person & { deletionId: string }> {
  const { db } = server.services;
  const [id, deletionId, email] = [uuid(), uuid(), `mortal-${n}@example.com`];
  await db.query('INSERT INTO users (id, email, full_name) VALUES ($1, $2, $3)', [id, email, 'Mortal']);
  await db.query(
    'INSERT INTO account_deletions (id, user_id, email_hash, confirmed_at, due_at) VALUES ($1, $2, $3, now(), now())',
    [deletionId, id, Buffer.alloc(32)],
  );
  const { token } = await db.transaction((tx) => openSession(tx, id, { userAgent: '' }));
  return { id, token, email, segment: id, deletionId };
}

/** Puts the cast into a group again, with its mortal owner and two admins. */
async function arrange({ id }: MadeGroup, owner: Person, admins: Person[], members: Person[]): Promise<void> {
  const { db } = server.services;
  const rows = [
    [owner.id, 'owner'],
    ...admins.map((one) => [one.id, 'admin']),
    ...members.map((one) => [one.id, 'member']),
  ];
  await db.transaction(async (tx) => {
    await tx.query('DELETE FROM group_members WHERE group_id = $1', [id]);
    await tx.query('DELETE FROM group_removals WHERE group_id = $1', [id]);
    await tx.query(
      'INSERT INTO group_members (group_id, user_id, role) SELECT $1, * FROM unnest($2::uuid[], $3::text[])',
      [id, rows.map(([userId]) => userId), rows.map(([, role]) => role)],
    );
    await tx.query('UPDATE groups SET owner_id = $2 WHERE id = $1', [id, owner.id]);
  });
}

async function readOwners({ id }: MadeGroup): Promise<{ ownerId: string; owners: string[] }> {
  const [row] = await server.services.db.query(
    `SELECT g.owner_id AS "ownerId", array(SELECT user_id FROM group_members WHERE group_id = g.id AND role = 'owner') AS owners
       FROM groups g WHERE g.id = $1`,
    [id],
  );
  return row;
}

test(`${ROUNDS} rounds of leaving, handing over, removing, promoting, joining and ended accounts at once leave one owner`, async () => {
  const people: Person[] = [];
  for (let n = 0; n < 5; n += 1) people.push(await server.register());
  const [ann, ben, cora, dan, eve] = people as [Person, Person, Person, Person, Person];
  const groups = [await fixtures.makeGroup(ann), await fixtures.makeGroup(ann)];
  const outcomes: Record<string, number> = {};

  for (let round = 0; round < ROUNDS; round += 1) {
    const mortal = await makeMortal(round);
    for (const group of groups) await arrange(group, mortal, [ann, ben], [cora, dan, eve]);
    for (const person of people) {
      await server.services.rateLimits.reset('joinByViewer', person.id);
      await server.services.rateLimits.reset('joinedByViewer', person.id);
    }
    await server.services.rateLimits.reset('joinByAddress', '127.0.0.1');
    const act = (as: Person, name: string, { id }: MadeGroup, who?: Person) =>
      fixtures.change(as, name, { id, ...(who && { userId: who.id }) }, name === 'leaveGroup' ? '' : undefined);
    const changes = groups.flatMap((group, n) => [
      () => act(mortal, 'leaveGroup', group),
      () => act(mortal, 'transferGroup', group, n === 0 ? ann : cora),
      () => act(ann, 'removeGroupMember', group, cora),
      () => act(ann, 'removeGroupMember', group, mortal),
      () => act(ben, 'toggleGroupAdmin', group, ann),
      () => act(ben, 'toggleGroupAdmin', group, dan),
      () => act(ann, 'transferGroup', group, ben),
      () => act(eve, 'leaveGroup', group),
      () => fixtures.change(cora, 'joinGroup', { code: group.joinCode }),
      () => fixtures.change(eve, 'joinGroup', { code: group.joinCode }),
    ]);
    // Each round begins somewhere else, so that every change comes first once.
    const turned = [...changes.slice(round % changes.length), ...changes.slice(0, round % changes.length)];
    const [results] = await Promise.all([
      Promise.all(turned.map((change) => change())),
      round % 2 === 0 ? deleteAccount(server.services, mortal) : null,
    ]);
    for (const { code = 'ok' } of results) outcomes[code] = (outcomes[code] ?? 0) + 1;
    for (const group of groups) {
      const { ownerId, owners } = await readOwners(group);
      expect(owners, `round ${round}`).toEqual([ownerId]);
    }
  }
  expect(Object.keys(outcomes).filter((code) => !CODES.includes(code))).toEqual([]);
  // Otherwise nothing would have been tried: some of each have to come through, and some too late.
  expect(outcomes.ok).toBeGreaterThan(ROUNDS);
  expect(outcomes.FORBIDDEN).toBeGreaterThan(ROUNDS);
}, 300_000);

test('an account that ends while it comes into another group leaves none without an owner', async () => {
  const ann = await server.register();
  for (let round = 0; round < 20; round += 1) {
    const mortal = await makeMortal(1000 + round);
    const group = await fixtures.makeGroup(ann, mortal);
    const [made] = await Promise.all([
      fixtures.change<MadeGroup>(mortal, 'createGroup', { name: 'Late' }, '{ id joinCode }'),
      fixtures.change(ann, 'transferGroup', { id: group.id, userId: mortal.id }),
      deleteAccount(server.services, { deletionId: mortal.deletionId }),
    ]);
    expect(await readOwners(group)).toEqual({ ownerId: ann.id, owners: [ann.id] });
    expect(CODES).toContain(made.code ?? 'ok');
    const left = await server.services.db.query('SELECT 1 FROM groups WHERE owner_id = $1', [mortal.id]);
    expect(left).toEqual([]);
  }
}, 120_000);

test('the places of a full group are given to as many as there are', async () => {
  const owner = await server.register();
  const group = await fixtures.makeGroup(owner);
  await server.services.db.query(
    `WITH crowd AS (INSERT INTO users (id, email, full_name)
                    SELECT gen_random_uuid(), $1 || n || '@example.com', 'One of many' FROM generate_series(1, 4996) n RETURNING id)
     INSERT INTO group_members (group_id, user_id, role) SELECT $1::uuid, id, 'member' FROM crowd`,
    [group.id],
  );
  const late: Person[] = [];
  for (let n = 0; n < 8; n += 1) late.push(await makeMortal(2000 + n));
  const results = await Promise.all(late.map((as) => fixtures.change(as, 'joinGroup', { code: group.joinCode })));
  expect(results.map(({ code = 'ok' }) => code).sort()).toEqual([...Array(5).fill('CONFLICT'), 'ok', 'ok', 'ok']);
});
