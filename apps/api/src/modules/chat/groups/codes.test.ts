import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { groupFixtures } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
  fixtures = groupFixtures(server);
});
afterAll(() => server.close());
beforeEach(() => server.services.rateLimits.reset('joinByAddress', '127.0.0.1'));

const WRONG = 'No group has this code.';
const join = (as: Person, code: string) => fixtures.change(as, 'joinGroup', { code });
const preview = (as: Person, code: string) =>
  fixtures.run<object>(
    as,
    'query ($code: String!) { groupByCode(code: $code) { name photoUrl memberCount isMember groupId } }',
    { code },
  );

describe('a join code', () => {
  test('shows what it leads to before joining, and the id only to members', async () => {
    const [owner, guest] = [await server.register('Owner'), await server.register('Guest')];
    const { id, joinCode } = await fixtures.makeGroup(owner);
    const seen = { name: 'Team', photoUrl: null, memberCount: 1 };
    expect((await preview(guest, joinCode)).data).toEqual({ ...seen, isMember: false, groupId: null });
    expect((await preview(owner, joinCode)).data).toEqual({ ...seen, isMember: true, groupId: id });
  });

  test('lets in however it is typed, and once', async () => {
    const [owner, guest] = [await server.register('Owner'), await server.register('Guest')];
    const group = await fixtures.makeGroup(owner);
    const typed = ` ${group.joinCode.slice(0, 5).toLowerCase()}-${group.joinCode.slice(5)} `;
    expect((await join(guest, typed)).data).toEqual({ id: group.id });
    const version = await fixtures.readVersion(group);
    expect((await join(guest, typed)).data).toEqual({ id: group.id });
    expect(await fixtures.readVersion(group)).toBe(version);
    expect(await fixtures.readRoles(group)).toEqual({ [owner.id]: 'owner', [guest.id]: 'member' });
  });

  test('that is wrong, over or given up reads the same', async () => {
    const [owner, guest] = [await server.register('Owner'), await server.register('Guest')];
    const over = await fixtures.makeGroup(owner);
    await server.services.db.query(
      "UPDATE groups SET join_code_expires_at = now() - interval '1 second' WHERE id = $1",
      [over.id],
    );
    const changed = await fixtures.makeGroup(owner);
    const { data } = await fixtures.change<{ joinCode: string }>(
      owner,
      'changeJoinCode',
      { id: changed.id },
      '{ joinCode }',
    );
    expect(data?.joinCode).not.toBe(changed.joinCode);
    for (const code of ['WRONG', '', over.joinCode, changed.joinCode]) {
      const { code: refusal, message, fields } = await join(guest, code);
      expect({ refusal, message, fields }, code).toEqual({
        refusal: 'BAD_USER_INPUT',
        message: WRONG,
        fields: { code: WRONG },
      });
      expect(await preview(guest, code), code).toMatchObject({ data: null, code: undefined });
    }
    expect((await join(guest, data?.joinCode ?? '')).data).toEqual({ id: changed.id });
  });

  test('has an end that is set, moved and taken away, never in the past', async () => {
    const [owner, guest] = [await server.register('Owner'), await server.register('Guest')];
    const { id, joinCode } = await fixtures.makeGroup(owner);
    const expiresAt = new Date(Date.now() + 3600_000).toISOString();
    const fields = '{ joinCode joinCodeExpiresAt }';
    const set = (value: string | null) => fixtures.change(owner, 'setJoinCodeExpiry', { id, expiresAt: value }, fields);
    expect((await set(expiresAt)).data).toEqual({ joinCode, joinCodeExpiresAt: expiresAt });
    expect(await set('2020-01-01T00:00:00Z')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { expiresAt: 'Choose a time in the future.' },
    });
    expect((await join(guest, joinCode)).data).toEqual({ id });
    expect((await set(null)).data).toEqual({ joinCode, joinCodeExpiresAt: null });
  });
});

describe('guessing', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const tryAs = async (as: Person, code: string, headers: Record<string, string>) =>
    (await server.rest('POST', '/api/chat/groups/join', { as, body: { code }, headers })).status;

  test('ends after ten tries of a person in a minute, from wherever, also for the right code', async () => {
    const [owner, guest] = [await server.register('Owner'), await server.register('Guest')];
    const { joinCode } = await fixtures.makeGroup(owner);
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await tryAs(guest, `WRONG-${tries}`, from(`203.0.113.${tries}`))).toBe(400);
    }
    const refused = await server.rest('POST', '/api/chat/groups/join', {
      as: guest,
      body: { code: joinCode },
      headers: from('203.0.113.99'),
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await preview(guest, joinCode)).code).toBe('RATE_LIMITED');
  });

  test('ends after 300 tries from an address in a minute, by whomever: at a fair everybody shares one', async () => {
    const address = from('198.51.100.7');
    const statuses: number[] = [];
    for (let people = 0; people < 30; people += 1) {
      const guest = await server.register();
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => tryAs(guest, 'WRONG', address)))));
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(await tryAs(await server.register(), 'WRONG', address)).toBe(429);
  }, 60_000);

  test('many at once are not more', async () => {
    const guest = await server.register();
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => tryAs(guest, 'WRONG', from(`192.0.2.${n}`))),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  });

  test('does not cost those who have the right code: thirty of one office join in a minute', async () => {
    const owner = await server.register('Owner');
    const group = await fixtures.makeGroup(owner);
    for (let n = 0; n < 30; n += 1) {
      expect(await tryAs(await server.register(), group.joinCode, from('198.51.100.8'))).toBe(200);
    }
    expect(Object.keys(await fixtures.readRoles(group))).toHaveLength(31);
  });
});
