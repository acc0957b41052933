import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../../server/jobs.ts';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const DAY_MS = 24 * 3600_000;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const post = (path: string, body: object, as?: Person) => server.rest('POST', path, { body, as });
const request = (email: string, reason = 'Moving on') =>
  post('/api/account/delete', { fullName: 'Test Person', email, reason, source: 'web' });

async function confirm(person: Person) {
  await request(person.email);
  await server.runJobs();
  return post('/api/account/delete/confirm', { token: mailbox.tokenTo(person.email, 'Confirm the deletion') });
}

/** What happens at that time, by the clock that the hourly job is given. */
async function liveThrough(day: number): Promise<void> {
  await sweep(server.services, new Date(Date.now() + day * DAY_MS));
  await server.runJobs();
}

async function upload(as: Person): Promise<string> {
  const form = new FormData();
  form.append('avatar', new Blob([PIXEL], { type: 'image/png' }), 'me.png');
  const response = await fetch(`${server.origin}/api/users/me/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}` },
    body: form,
  });
  return ((await response.json()) as { url: string }).url;
}

const readStatus = async (path: string) => (await fetch(server.origin + path, { redirect: 'manual' })).status;
const isSignedIn = async (as: Person) => (await server.rest('GET', '/api/users/me', { as })).status === 200;
const count = async (table: string, column: string, id: string) => {
  const [row] = await server.services.db.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${column} = $1`, [id]);
  return row.n;
};

describe('asking for it', () => {
  test('answers in the specified words and mails a link', async () => {
    const person = await server.register();
    const { status, body } = await request(person.email);
    expect([status, body.message]).toEqual([200, 'Request received! We’ve sent a confirmation email.']);
    await server.runJobs();
    expect(mailbox.find(person.email, 'Confirm the deletion').text).toContain('/delete-account/confirm?token=');
  });

  test('answers the same for an unknown address, and mails nobody', async () => {
    const person = await server.register();
    const [known, unknown] = [await request(person.email), await request('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await server.runJobs();
    expect(mailbox.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });

  test('names all wrong fields at once', async () => {
    const { status, body } = await post('/api/account/delete', { fullName: ' ', email: 'x', reason: 'r'.repeat(1001) });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object).sort()).toEqual(['email', 'fullName', 'reason']);
  });

  test('alone deletes nothing, ever', async () => {
    const person = await server.register();
    await request(person.email);
    await server.runJobs();
    await liveThrough(200);
    expect(await count('users', 'id', person.id)).toBe(1);
  });
});

describe('a confirmed deletion', () => {
  test('is due within 7 business days, and the account says when', async () => {
    const person = await server.register();
    const { status, body } = await confirm(person);
    expect(status).toBe(200);
    const dueAt = new Date(String(body.dueAt)).getTime();
    expect(dueAt).toBeGreaterThan(Date.now() + 4 * DAY_MS);
    expect(dueAt).toBeLessThan(Date.now() + 9 * DAY_MS);
    const { data } = await server.graphql<{ viewer: { deletionDueAt: string } }>('{ viewer { deletionDueAt } }', {
      as: person,
    });
    expect(data?.viewer.deletionDueAt).toBe(body.dueAt);
  });

  test('of an account with a second factor takes a session that has shown it', async () => {
    const [owner, other] = [await server.register(), await server.register()];
    const { db } = server.services;
    await db.query("INSERT INTO authenticators (user_id, sealed_key, confirmed_at) VALUES ($1, 'x', now())", [
      owner.id,
    ]);
    await request(owner.email);
    await server.runJobs();
    const token = mailbox.tokenTo(owner.email, 'Confirm the deletion');
    for (const as of [undefined, other, owner]) {
      const { status, body } = await post('/api/account/delete/confirm', { token }, as);
      expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
    await db.query('UPDATE sessions SET has_second_factor = true WHERE user_id = $1', [owner.id]);
    expect((await post('/api/account/delete/confirm', { token }, owner)).status).toBe(200);
  });

  test('a link confirms once', async () => {
    const person = await server.register();
    await confirm(person);
    const token = mailbox.tokenTo(person.email, 'Confirm the deletion');
    const again = await post('/api/account/delete/confirm', { token });
    expect([again.status, again.body.fields]).toEqual([400, { token: expect.any(String) }]);
  });

  test('removes cards, shares, pictures, sessions and the person when its day has come, and not before', async () => {
    const person = await server.register();
    const body = { title: 'Card', data: { name: 'Asha', email: 'asha@example.com' }, visibility: 'PUBLIC' };
    const { card } = (await post('/api/cards', body, person)).body as { card: { id: string; path: string } };
    await post(`/api/cards/${card.id}/share`, {}, person);
    const picture = await upload(person);
    await confirm(person);

    await liveThrough(0);
    expect(await isSignedIn(person)).toBe(true);
    expect(await readStatus(card.path)).toBe(200);

    await liveThrough(9);
    expect(await isSignedIn(person)).toBe(false);
    expect((await post('/api/auth/login', { email: person.email, password: 'secret-enough' })).status).toBe(401);
    expect([await readStatus(card.path), await readStatus(picture)]).toEqual([404, 404]);
    for (const [table, column] of [
      ['users', 'id'],
      ['credentials', 'user_id'],
      ['sessions', 'user_id'],
      ['uploads', 'owner_id'],
      ['cards', 'owner_id'],
      ['shares', 'sender_id'],
      ['email_links', 'user_id'],
      ['idempotency_keys', 'user_id'],
    ] as const) {
      expect(await count(table, column, person.id), table).toBe(0);
    }
    expect(mailbox.find(person.email, 'Your account was deleted')).toBeTruthy();
  });

  test('leaves a record that names nobody, and takes that away after 90 days', async () => {
    const person = await server.register();
    await confirm(person);
    const [{ id }] = await server.services.db.query('SELECT id FROM account_deletions WHERE user_id = $1', [person.id]);
    await liveThrough(9);
    const [record] = await server.services.db.query('SELECT * FROM account_deletions WHERE id = $1', [id]);
    expect(record).toMatchObject({ user_id: null, reason: '', deleted_at: expect.any(Date) });
    expect(JSON.stringify(record)).not.toContain(person.email);
    await liveThrough(89);
    expect(await count('account_deletions', 'id', id)).toBe(1);
    await liveThrough(91);
    expect(await count('account_deletions', 'id', id)).toBe(0);
  });

  test('keeps the handle from ever becoming another’s', async () => {
    const [person, other] = [await server.register(), await server.register()];
    const claim = (as: Person) =>
      server.graphql('mutation { updateViewer(input: { handle: "gone-for-good" }) { viewer { handle } } }', { as });
    await claim(person);
    await confirm(person);
    await liveThrough(9);
    expect((await claim(other)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await liveThrough(100);
    // Sessions that nobody used for 30 days have ended by then.
    const { body } = await post('/api/auth/login', { email: other.email, password: 'secret-enough' });
    const back = { ...other, token: String(body.token) };
    expect((await claim(back)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('hands groups to the longest-serving admin, else member, and takes along those that nobody else is in', async () => {
    const [person, second, third] = [await server.register(), await server.register(), await server.register()];
    const create = async () => {
      const { data } = await server.graphql<{ createGroup: { group: { id: string; joinCode: string } } }>(
        'mutation { createGroup(input: { name: "Team" }) { group { id joinCode } } }',
        { as: person },
      );
      return data?.createGroup.group ?? { id: '', joinCode: '' };
    };
    const join = (as: Person, code: string) =>
      server.graphql(`mutation { joinGroup(input: { code: "${code}" }) { group { id } } }`, { as });
    const [members, withAdmin, alone] = [await create(), await create(), await create()];
    for (const { joinCode } of [members, withAdmin]) for (const as of [second, third]) await join(as, joinCode);
    await server.services.db.query("UPDATE group_members SET role = 'admin' WHERE group_id = $1 AND user_id = $2", [
      withAdmin.id,
      third.id,
    ]);
    await confirm(person);
    await liveThrough(9);
    const owners = await server.services.db.query(
      `SELECT g.id, g.owner_id, m.role FROM groups g JOIN group_members m ON m.group_id = g.id AND m.user_id = g.owner_id
        WHERE g.id = ANY ($1)`,
      [[members.id, withAdmin.id, alone.id]],
    );
    expect(new Set(owners)).toEqual(
      new Set([
        { id: members.id, owner_id: second.id, role: 'owner' },
        { id: withAdmin.id, owner_id: third.id, role: 'owner' },
      ]),
    );
  });

  test('leaves everybody else alone', async () => {
    const [person, other] = [await server.register(), await server.register()];
    await confirm(person);
    await liveThrough(9);
    expect(await isSignedIn(other)).toBe(true);
  });

  test('frees the address for a new account', async () => {
    const person = await server.register();
    await confirm(person);
    await liveThrough(9);
    const body = { fullName: 'Back Again', email: person.email, password: 'secret-enough' };
    expect((await post('/api/auth/register', body)).status).toBe(201);
  });
});

describe('calling it off', () => {
  test('works by the mailed link, without signing in', async () => {
    const person = await server.register();
    await confirm(person);
    await server.runJobs();
    const token = mailbox.tokenTo(person.email, 'Your account will be deleted');
    expect((await post('/api/account/delete/cancel', { token })).status).toBe(200);
    await liveThrough(30);
    expect(await isSignedIn(person)).toBe(true);
    await server.runJobs();
    expect(mailbox.find(person.email, 'Your account stays')).toBeTruthy();
  });

  test('works for the signed-in person, and only for their own account', async () => {
    const [person, other] = [await server.register(), await server.register()];
    await confirm(person);
    expect((await post('/api/account/delete/cancel', {}, other)).status).toBe(404);
    expect((await post('/api/account/delete/cancel', {})).status).toBe(401);
    expect((await post('/api/account/delete/cancel', {}, person)).status).toBe(200);
    await liveThrough(30);
    expect(await isSignedIn(person)).toBe(true);
  });

  test('still works when the job waits already', async () => {
    const person = await server.register();
    await confirm(person);
    await sweep(server.services, new Date(Date.now() + 9 * DAY_MS));
    await post('/api/account/delete/cancel', {}, person);
    await server.runJobs();
    expect(await isSignedIn(person)).toBe(true);
  });

  test('either wins over the deletion or comes too late: nothing in between', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await server.register();
      await confirm(person);
      await sweep(server.services, new Date(Date.now() + 9 * DAY_MS));
      const [cancelled] = await Promise.all([post('/api/account/delete/cancel', {}, person), server.runJobs()]);
      expect(await isSignedIn(person)).toBe(cancelled.status === 200);
    }
  });
});
