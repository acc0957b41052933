import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCard, groupFixtures } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = groupFixtures(server);
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => server.register(name)));

describe('a group', () => {
  test('is made with tidied texts, belongs to its maker and has a code', async () => {
    const [asha] = await people('Asha');
    const { data } = await fixtures.change<Record<string, unknown>>(
      asha as Person,
      'createGroup',
      { name: '  Milan  Week ', description: 'Hall 4 ' },
      '{ name description ownerId memberCount adminIds viewerRole joinCode joinUrl joinCodeExpiresAt photoUrl }',
    );
    expect(data).toMatchObject({
      name: 'Milan Week',
      description: 'Hall 4',
      ownerId: asha?.id,
      memberCount: 1,
      adminIds: [],
      viewerRole: 'OWNER',
      joinCode: expect.stringMatching(/^[ACDEFGHJKMNPQRTWXY34679]{10}$/),
      joinCodeExpiresAt: null,
      photoUrl: null,
    });
    expect(data?.joinUrl).toBe(`${server.origin}/join/${data?.joinCode}`);
  });

  test('names all wrong fields at once', async () => {
    const [asha] = await people('Asha');
    const { code, fields } = await fixtures.change(asha as Person, 'createGroup', {
      name: ' ',
      description: 'x'.repeat(501),
    });
    expect([code, Object.keys(fields ?? {}).sort()]).toEqual(['BAD_USER_INPUT', ['description', 'name']]);
  });

  test('is changed by admins only where something is given', async () => {
    const [owner, admin] = (await people('Owner', 'Admin')) as [Person, Person];
    const group = await fixtures.makeGroup(owner, admin);
    await fixtures.toggleAdmin(owner, group, admin);
    const before = await fixtures.readVersion(group);
    const { data } = await fixtures.change(
      admin,
      'updateGroup',
      { id: group.id, description: 'New' },
      '{ name description }',
    );
    expect(data).toEqual({ name: 'Team', description: 'New' });
    expect(await fixtures.readVersion(group)).toBeGreaterThan(before);
  });

  test('is found by its id by members, also through node, and by nobody else', async () => {
    const [owner, stranger] = (await people('Owner', 'Stranger')) as [Person, Person];
    const { id } = await fixtures.makeGroup(owner);
    for (const document of [
      'query ($id: ID!) { group(id: $id) { id } }',
      'query ($id: ID!) { node(id: $id) { id } }',
    ]) {
      expect((await fixtures.run(owner, document, { id })).data).toEqual({ id });
      expect((await fixtures.run(stranger, document, { id })).data).toBeNull();
    }
  });

  test('one person can join 500 and no more, and be added to as many', async () => {
    const [owner, busy] = (await people('Owner', 'Busy')) as [Person, Person];
    await giveCard(server, busy, owner);
    const group = await fixtures.makeGroup(owner);
    await server.services.db.query(
      `WITH made AS (INSERT INTO conversations (id, kind) SELECT gen_random_uuid(), 'group' FROM generate_series(1, 500) RETURNING id),
            named AS (INSERT INTO groups (id, name, owner_id, join_code) SELECT id, 'Many', $1, left(md5(id::text), 10) FROM made RETURNING id)
       INSERT INTO group_members (group_id, user_id, role) SELECT id, $2, 'member' FROM named`,
      [owner.id, busy.id],
    );
    const makeAdded = (wasAdded: boolean) =>
      server.services.db.query('UPDATE group_members SET was_added = $2 WHERE user_id = $1', [busy.id, wasAdded]);
    const phone = await fixtures.givePhone(busy);
    expect((await fixtures.change(busy, 'joinGroup', { code: group.joinCode })).code).toBe('CONFLICT');
    expect((await fixtures.change(busy, 'createGroup', { name: 'One more' })).code).toBe('CONFLICT');
    const add = async () =>
      (await fixtures.change(owner, 'addGroupMemberByPhone', { id: group.id, phone }, '{ outcome }')).data;
    await makeAdded(true);
    expect(await add()).toEqual({ outcome: 'INVITED' });
    expect(Object.keys(await fixtures.readRoles(group))).toEqual([owner.id]);
    await makeAdded(false);
    expect(await add()).toEqual({ outcome: 'ADDED' });
  });

  test('has at most 5,000 members', async () => {
    const [owner, late] = (await people('Owner', 'Late')) as [Person, Person];
    const group = await fixtures.makeGroup(owner);
    await server.services.db.query(
      `WITH crowd AS (INSERT INTO users (id, email, full_name)
                      SELECT gen_random_uuid(), $1 || n || '@example.com', 'One of many' FROM generate_series(1, 4999) n RETURNING id)
       INSERT INTO group_members (group_id, user_id, role) SELECT $1::uuid, id, 'member' FROM crowd`,
      [group.id],
    );
    const refused = await fixtures.change(late, 'joinGroup', { code: group.joinCode });
    expect([refused.code, refused.message]).toEqual(['CONFLICT', 'This group has reached the limit of 5,000 members.']);
  });
});

describe('its members', () => {
  test('are listed owner first, then admins, then the others, each by name, in pages', async () => {
    const [owner, zoe, adam, bela] = (await people('Mira', 'Zoé', 'álvaro', 'Béla')) as [
      Person,
      Person,
      Person,
      Person,
    ];
    const group = await fixtures.makeGroup(owner, adam, zoe, bela);
    await fixtures.toggleAdmin(owner, group, zoe);
    const page = async (after: string | null, query = '') => {
      const document = `query ($id: ID!, $after: String, $query: String!) { group(id: $id) {
        members(first: 2, after: $after, query: $query) {
          edges { node { role user { name } } } pageInfo { endCursor hasNextPage } totalCount } } }`;
      type Answer = {
        members: {
          edges: { node: { role: string; user: { name: string } } }[];
          pageInfo: { endCursor: string; hasNextPage: boolean };
          totalCount: number;
        };
      };
      const { data, code } = await fixtures.run<Answer>(owner, document, { id: group.id, after, query });
      const members = data?.members;
      return { ...members, code, names: members?.edges.map(({ node }) => `${node.role} ${node.user.name}`) };
    };
    const first = await page(null);
    expect(first).toMatchObject({ names: ['OWNER Mira', 'ADMIN Zoé'], totalCount: 4, pageInfo: { hasNextPage: true } });
    const second = await page(first.pageInfo?.endCursor ?? '');
    expect(second).toMatchObject({ names: ['MEMBER álvaro', 'MEMBER Béla'], pageInfo: { hasNextPage: false } });
    expect(await page(null, 'zoe')).toMatchObject({ names: ['ADMIN Zoé'], totalCount: 1 });
    expect((await page('nonsense')).code).toBe('BAD_USER_INPUT');
    expect((await page(Buffer.from('[1,"\\u0000","x"]').toString('base64url'))).code).toBe('BAD_USER_INPUT');
  });

  test('show email and number only as far as they show them to everybody', async () => {
    const [owner, shy, open] = (await people('Owner', 'Shy', 'Open')) as [Person, Person, Person];
    const group = await fixtures.makeGroup(owner, shy, open);
    const [, phone] = [await fixtures.givePhone(shy), await fixtures.givePhone(open)];
    const hidden = { title: 'Shy', data: { name: 'Shy', email: 'shy@example.com' }, visibility: 'UNLISTED' };
    await server.rest('POST', '/api/cards', { body: hidden, as: shy });
    const body = { title: 'Open', data: { name: 'Open', phone, email: 'open@example.com' }, visibility: 'PUBLIC' };
    await server.rest('POST', '/api/cards', { body, as: open });
    const { body: answer } = await server.rest('GET', `/api/chat/groups/${group.id}/members`, { as: owner });
    const shown = (answer.members as { id: string; email: string | null; phone: string | null }[]).map(
      ({ id, email, phone: number }) => [id, email, number],
    );
    expect(shown).toEqual([
      [owner.id, null, null],
      [open.id, 'open@example.com', phone],
      [shy.id, null, null],
    ]);
  });

  test('of whom one is removed are told apart at once, in the same answer', async () => {
    const [owner, member] = (await people('Owner', 'Member')) as [Person, Person];
    const group = await fixtures.makeGroup(owner, member);
    const input = `{ id: "${group.id}", userId: "${member.id}" }`;
    const { data } = await server.graphql<Record<string, object>>(
      `mutation { a: toggleGroupAdmin(input: ${input}) { group { adminIds memberCount } }
                  b: removeGroupMember(input: ${input}) { group { adminIds memberCount } } }`,
      { as: owner },
    );
    expect(data).toEqual({
      a: { group: { adminIds: [member.id], memberCount: 2 } },
      b: { group: { adminIds: [], memberCount: 1 } },
    });
  });

  test('who come later have nothing unread of what was said before', async () => {
    const [owner, late] = (await people('Owner', 'Late')) as [Person, Person];
    const group = await fixtures.makeGroup(owner);
    await server.services.db.query('UPDATE conversations SET message_count = 7 WHERE id = $1', [group.id]);
    await fixtures.change(late, 'joinGroup', { code: group.joinCode });
    const rows = await server.services.db.query(
      'SELECT read_number FROM group_members WHERE group_id = $1 AND user_id = $2',
      [group.id, late.id],
    );
    expect(rows).toEqual([{ read_number: 7 }]);
  });
});

describe('its roles', () => {
  test('the owner hands the group over and stays as an admin', async () => {
    const [owner, heir] = (await people('Owner', 'Heir')) as [Person, Person];
    const group = await fixtures.makeGroup(owner, heir);
    const before = await fixtures.readVersion(group);
    const input = { id: group.id, userId: heir.id };
    const { data } = await fixtures.change(owner, 'transferGroup', input, '{ ownerId adminIds viewerRole }');
    expect(data).toEqual({ ownerId: heir.id, adminIds: [owner.id], viewerRole: 'ADMIN' });
    expect(await fixtures.readVersion(group)).toBeGreaterThan(before);
    expect((await fixtures.change(owner, 'transferGroup', input)).code).toBe('FORBIDDEN');
    expect((await fixtures.change(heir, 'leaveGroup', { id: group.id }, '')).code).toBe('FORBIDDEN');
    expect((await fixtures.change(owner, 'leaveGroup', { id: group.id }, '')).data).toBe(group.id);
  });

  test('the owner is never removed or demoted, and nobody removes or promotes themselves', async () => {
    const [owner, admin] = (await people('Owner', 'Admin')) as [Person, Person];
    const group = await fixtures.makeGroup(owner, admin);
    await fixtures.toggleAdmin(owner, group, admin);
    for (const name of ['removeGroupMember', 'toggleGroupAdmin']) {
      for (const [as, who] of [
        [admin, owner],
        [owner, owner],
        [admin, admin],
      ] as const) {
        expect((await fixtures.change(as, name, { id: group.id, userId: who.id })).code, name).toBe('FORBIDDEN');
      }
    }
    expect(await fixtures.readRoles(group)).toEqual({ [owner.id]: 'owner', [admin.id]: 'admin' });
  });

  test.each(['removeGroupMember', 'toggleGroupAdmin', 'transferGroup'])(
    '%s on who is not in it is NOT_FOUND on the person',
    async (name) => {
      const [owner, stranger] = (await people('Owner', 'Stranger')) as [Person, Person];
      const { id } = await fixtures.makeGroup(owner);
      for (const userId of [stranger.id, 'nobody']) {
        const { code, fields } = await fixtures.change(owner, name, { id, userId });
        expect([code, Object.keys(fields ?? {})]).toEqual(['NOT_FOUND', ['userId']]);
      }
    },
  );

  test('the deleted group is gone for everybody', async () => {
    const [owner, member] = (await people('Owner', 'Member')) as [Person, Person];
    const group = await fixtures.makeGroup(owner, member);
    expect((await fixtures.change(owner, 'deleteGroup', { id: group.id }, '')).data).toBe(group.id);
    expect((await fixtures.run<object>(member, '{ viewer { groups { totalCount } } }')).data).toEqual({
      groups: { totalCount: 0 },
    });
    expect(await fixtures.readRoles(group)).toEqual({});
    expect((await fixtures.change(member, 'joinGroup', { code: group.joinCode })).code).toBe('BAD_USER_INPUT');
  });
});

describe('its photo', () => {
  const square = () => sharp({ create: { width: 600, height: 400, channels: 3, background: '#b8873a' } });
  const picture = async () => new Blob([new Uint8Array(await square().jpeg().toBuffer())]);

  async function send(as: Person, id: string, file: Blob) {
    const form = new FormData();
    form.set('photo', file, 'us.jpg');
    const response = await fetch(`${server.origin}/api/chat/groups/${id}/photo`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${as.token}` },
    });
    return { status: response.status, body: (await response.json()) as { url: string; fields?: object } };
  }
  const readStatus = async (path: string) => (await fetch(server.origin + path)).status;
  const readAvatar = async (as: Person) => (await server.rest('GET', '/api/users/me', { as })).body.avatarUrl;

  test('is cut to a square, is the group’s and not the person’s, and takes the place of the former one', async () => {
    const [owner] = (await people('Owner')) as [Person];
    const { id } = await fixtures.makeGroup(owner);
    const first = await send(owner, id, await picture());
    expect(first.status).toBe(200);
    const stored = Buffer.from(await (await fetch(server.origin + first.body.url)).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
    expect(await readAvatar(owner)).toBeNull();
    const second = await send(owner, id, await picture());
    await server.runJobs();
    expect([await readStatus(first.body.url), await readStatus(second.body.url)]).toEqual([404, 200]);
    const removed = await server.rest('DELETE', `/api/chat/groups/${id}/photo`, { as: owner });
    await server.runJobs();
    expect([removed.status, await readStatus(second.body.url)]).toEqual([204, 404]);
  });

  test('is refused to members, and when it is no picture', async () => {
    const [owner, member] = (await people('Owner', 'Member')) as [Person, Person];
    const { id } = await fixtures.makeGroup(owner, member);
    expect((await send(member, id, await picture())).status).toBe(403);
    const wrong = await send(owner, id, new Blob(['hello']));
    expect([wrong.status, wrong.body.fields]).toEqual([415, { file: expect.any(String) }]);
    const { data } = await fixtures.run<{ photoUrl: null }>(owner, 'query ($id: ID!) { group(id: $id) { photoUrl } }', {
      id,
    });
    expect(data).toEqual({ photoUrl: null });
  });

  test('goes with the group', async () => {
    const [owner] = (await people('Owner')) as [Person];
    const { id } = await fixtures.makeGroup(owner);
    const { body } = await send(owner, id, await picture());
    await fixtures.change(owner, 'deleteGroup', { id }, '');
    await server.runJobs();
    expect(await readStatus(body.url)).toBe(404);
  });
});
