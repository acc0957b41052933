import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configuredSecretBox } from '../../../infra/secrets/secret-box.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { rotateSigningKey, sealSigningKeys } from './token.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PASSWORD = 'secret-enough';

async function signIn(email: string, password = PASSWORD, headers: Record<string, string> = {}) {
  const answer = await server.rest('POST', '/api/auth/login', { body: { email, password }, headers });
  return { ...answer, token: String(answer.body.token), cookie: answer.headers.getSetCookie()[0] ?? '' };
}

async function isSignedIn(token: string): Promise<boolean> {
  const { status } = await server.rest('GET', '/api/users/me', { as: { token } as Person });
  return status === 200;
}

describe('registering', () => {
  test('answers 201 with message, token and the user under both names of a field', async () => {
    const { status, body } = await server.rest('POST', '/api/auth/register', {
      body: { fullName: '  Asha Rao ', email: 'Asha@Example.com', password: PASSWORD },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ message: expect.any(String), token: expect.any(String) });
    expect(body.user).toMatchObject({ fullName: 'Asha Rao', name: 'Asha Rao', bio: '', about: '' });
    expect((body.user as Record<string, string>)._id).toBe((body.user as Record<string, string>).id);
  });

  test.each(['123456', 'Password', 'iloveyou', 'BHRH0H2oof6xbqjeh', 'Tessera-2026!', 'mycard123'])(
    'refuses %s, which everybody guesses first',
    async (password) => {
      const body = { fullName: 'Asha Rao', email: 'common@example.com', password };
      const { status, body: answer } = await server.rest('POST', '/api/auth/register', { body });
      expect([status, answer.fields]).toEqual([400, { password: expect.stringContaining('too common') }]);
    },
  );

  test('answers 409 “Email already in use”, whatever the case of the letters', async () => {
    const person = await server.register();
    const { status, body } = await server.rest('POST', '/api/auth/register', {
      body: { fullName: 'Other', email: person.email.toUpperCase(), password: PASSWORD },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'Email already in use', error: 'Email already in use', code: 'CONFLICT' });
  });

  test('makes one account of ten requests at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.rest('POST', '/api/auth/register', {
          body: { fullName: 'Ten Times', email: 'ten@example.com', password: PASSWORD },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe('signing in', () => {
  test('reads the same for a wrong password and an unknown address', async () => {
    const person = await server.register();
    const wrong = await signIn(person.email, 'not the password');
    const unknown = await signIn('unknown@example.com');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.message).toBe('Invalid credentials');
  });

  test('sets an HttpOnly, SameSite cookie that identifies like the token', async () => {
    const person = await server.register();
    const { cookie } = await signIn(person.email);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const { status } = await server.rest('GET', '/api/users/me', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(status).toBe(200);
  });

  test('lets a cookie alone change things only from our own pages', async () => {
    const person = await server.register();
    const cookie = (await signIn(person.email)).cookie.split(';')[0] ?? '';
    const change = (origin: string | null) =>
      server.rest('PATCH', '/api/users/me', { body: { about: 'x' }, headers: { cookie, ...(origin && { origin }) } });
    expect((await change('https://evil.example')).status).toBe(403);
    expect((await change('null')).status).toBe(403);
    expect((await change(null)).status).toBe(403);
    expect((await change(server.origin)).status).toBe(200);
  });

  test.each([
    ['/api/auth/login', {}],
    ['/api/auth/register', { fullName: 'In Truder' }],
  ])('a form of another site that is sent to %s signs nobody in', async (path, more) => {
    const person = await server.register();
    const email = path.endsWith('register') ? `form-${person.email}` : person.email;
    const fields = { email, password: 'secret-enough', ...more };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const send = async (body: FormData | string, headers: Record<string, string>) => {
      const refused = await fetch(server.origin + path, { method: 'POST', body, headers });
      expect(refused.headers.get('set-cookie')).toBeNull();
      return refused.status;
    };
    for (const origin of ['https://evil.example', 'null']) {
      const json = { 'content-type': 'application/json', origin };
      expect([await send(form, { origin }), await send(JSON.stringify(fields), json)]).toEqual([415, 403]);
    }
    expect([await send(form, { origin: server.origin }), await send(form, {})]).toEqual([415, 415]);
  });

  test('is limited by account, and a forged X-Forwarded-For changes nothing', async () => {
    const person = await server.register();
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      answers.push(await signIn(person.email, 'wrong', { 'x-forwarded-for': `10.0.0.${n}` }));
    }
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    // The right password doesn't help either while the account is held.
    expect((await signIn(person.email)).status).toBe(429);
  });

  test('is limited by address', async () => {
    for (let n = 0; n < 100; n += 1)
      await server.services.rateLimits.consume('signInByAddress', '127.0.0.1').catch(() => 0);
    expect((await signIn('somebody@example.com')).status).toBe(429);
    await server.services.rateLimits.reset('signInByAddress', '127.0.0.1');
  });
});

describe('a session', () => {
  test('ends at once on signing out, for token and cookie alike', async () => {
    const person = await server.register();
    const { token, cookie } = await signIn(person.email);
    await server.rest('POST', '/api/auth/logout', { as: { token } as Person });
    expect(await isSignedIn(token)).toBe(false);
    const byCookie = await server.rest('GET', '/api/users/me', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(byCookie.status).toBe(401);
    expect(await isSignedIn(person.token)).toBe(true);
  });

  test('ends when somebody signs in anew in the same browser, and no other does', async () => {
    const [before, person] = [await server.register(), await server.register()];
    const first = await signIn(before.email);
    const cookie = first.cookie.split(';')[0] ?? '';
    const next = await signIn(person.email, PASSWORD, { cookie, origin: server.origin });
    const isIn = (set: string) => server.rest('GET', '/api/users/me', { headers: { cookie: set.split(';')[0] ?? '' } });
    expect([(await isIn(first.cookie)).status, (await isIn(next.cookie)).status]).toEqual([401, 200]);
    // Its page gets what opens nothing.
    expect([next.token, await isSignedIn(next.token)]).toEqual([next.body.sessionId, false]);
    expect([await isSignedIn(before.token), await isSignedIn(person.token)]).toEqual([true, true]);
  });

  test('is listed with its device, and can be ended alone or with all others', async () => {
    const person = await server.register();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const [one, two] = [await signIn(person.email, PASSWORD, { 'user-agent': firefox }), await signIn(person.email)];
    const { data } = await server.graphql<{
      viewer: { sessions: { id: string; device: string; isCurrent: boolean }[] };
    }>('{ viewer { sessions { id device isCurrent lastSeenAt } } }', { as: person });
    const sessions = data?.viewer.sessions ?? [];
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = sessions.find(({ device }) => device === 'Firefox on Linux');
    await server.graphql('mutation ($id: ID!) { endSession(input: { id: $id }) { isEnded } }', {
      variables: { id: other?.id },
      as: person,
    });
    expect(await isSignedIn(one.token)).toBe(false);
    const rest = await server.graphql<{ endOtherSessions: { endedCount: number } }>(
      'mutation { endOtherSessions { endedCount } }',
      { as: person },
    );
    expect(rest.data?.endOtherSessions.endedCount).toBe(1);
    expect([await isSignedIn(two.token), await isSignedIn(person.token)]).toEqual([false, true]);
  });

  test('survives a rotated signing key, and new ones are signed with the new key', async () => {
    const person = await server.register();
    const kid = await rotateSigningKey(server.services.db);
    expect(await isSignedIn(person.token)).toBe(true);
    const { token } = await signIn(person.email);
    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toMatchObject({ kid });
    expect(await isSignedIn(token)).toBe(true);
  });

  test('is nobody’s with a token that was tampered with, or signed by none', async () => {
    const { token } = await server.register();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const wrong = (signature.startsWith('x') ? 'y' : 'x') + signature.slice(1);
    for (const forged of [`${header}.${payload}.${wrong}`, `${none}.${payload}.`, 'x', `${header}..`]) {
      expect(await isSignedIn(forged)).toBe(false);
    }
  });

  test('is over when nobody has used it for thirty days', async () => {
    const person = await server.register();
    const lastSeen = (days: number) =>
      server.services.db.query(
        'UPDATE sessions SET last_seen_at = now() - make_interval(days => $2) WHERE user_id = $1',
        [person.id, days],
      );
    const isSignedIn = async () => (await server.rest('GET', '/api/users/me', { as: person })).status === 200;
    await lastSeen(29);
    expect(await isSignedIn()).toBe(true);
    await lastSeen(31);
    expect(await isSignedIn()).toBe(false);
    const again = await signIn(person.email);
    const { data } = await server.graphql<{ viewer: { sessions: object[] } }>('{ viewer { sessions { id } } }', {
      as: { ...person, token: again.token },
    });
    expect(data?.viewer.sessions).toHaveLength(1);
  });

  test('gives way to the hundredth after it', async () => {
    const person = await server.register();
    const { db } = server.services;
    await db.query(
      `INSERT INTO sessions (id, user_id, device, expires_at, last_seen_at)
       SELECT gen_random_uuid(), $1, 'Phone', now() + interval '90 days', now() + interval '1 second'
         FROM generate_series(1, 99)`,
      [person.id],
    );
    await signIn(person.email);
    const [{ count }] = await db.query('SELECT count(*)::int FROM sessions WHERE user_id = $1 AND ended_at IS NULL', [
      person.id,
    ]);
    expect(count).toBe(100);
    expect((await server.rest('GET', '/api/users/me', { as: person })).status).toBe(401);
  });

  test('has a cookie over https that no neighbouring site can plant', async () => {
    const origin = server.services.env.publicOrigin;
    server.services.env.publicOrigin = 'https://cards.example.com';
    try {
      const person = await server.register();
      const { cookie } = await signIn(person.email);
      expect(cookie).toMatch(/^__Host-tessera_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
      const value = cookie.split(';')[0] ?? '';
      const me = (name: string) => server.rest('GET', '/api/users/me', { headers: { cookie: name } });
      expect((await me(value)).status).toBe(200);
      expect((await me(value.replace('__Host-', ''))).status).toBe(401);
      const { headers } = await signIn(person.email, PASSWORD, { 'user-agent': 'Mozilla/5.0 Firefox/140.0' });
      const names = headers.getSetCookie().map((set) => set.split('=')[0]);
      expect(names.sort()).toEqual(['__Host-tessera_device', '__Host-tessera_session']);
    } finally {
      server.services.env.publicOrigin = origin;
    }
  });

  test('is over when it has expired', async () => {
    const person = await server.register();
    const wait = 'UPDATE sessions SET expires_at = expires_at - make_interval(hours => $2) WHERE user_id = $1';
    await server.services.db.query(wait, [person.id, 90 * 24 - 1]);
    expect(await isSignedIn(person.token)).toBe(true);
    await server.services.db.query(wait, [person.id, 1]);
    expect(await isSignedIn(person.token)).toBe(false);
  });
});

test('passwords are kept as argon2id and nowhere else', async () => {
  const person = await server.register();
  const [row] = await server.services.db.query<{ password_hash: string }[]>(
    'SELECT password_hash FROM credentials WHERE user_id = $1',
    [person.id],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe('the keys that sign', () => {
  const SECRETS = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
  const readStored = () => server.services.db.query<{ secret: string }[]>('SELECT secret FROM signing_keys');
  const start = (SECRETS_KEY: string) => startTestServer({ DATABASE_URL: server.databaseUrl, SECRETS_KEY });

  test('are encrypted at rest once SECRETS_KEY is set, and nobody is signed out', async () => {
    const person = await server.register();
    expect((await readStored()).every(({ secret }) => Buffer.from(secret, 'base64').length === 32)).toBe(true);
    const sealing = await start(SECRETS('one', 1));
    const stored = await readStored();
    expect(stored.every(({ secret }) => secret.startsWith('one.'))).toBe(true);
    const kept = async (at: TestServer, as: Person) => (await at.rest('GET', '/api/users/me', { as })).status;
    expect(await kept(sealing, person)).toBe(200);
    const newcomer = await sealing.register();
    await rotateSigningKey(sealing.services.db);
    expect((await readStored()).every(({ secret }) => secret.startsWith('one.'))).toBe(true);

    // The next key of the operator: with both, `seal-secrets` moves them over, and the first can go.
    const both = await start(`${SECRETS('two', 2)},${SECRETS('one', 1)}`);
    const box = configuredSecretBox(both.services.env);
    expect(box && (await sealSigningKeys(both.services.db, box))).toBe(stored.length + 1);
    const alone = await start(SECRETS('two', 2));
    expect([await kept(alone, person), await kept(alone, newcomer)]).toEqual([200, 200]);
    await expect(start(SECRETS('one', 1))).rejects.toThrow('SECRETS_KEY has no key "two"');
    await expect(start('')).rejects.toThrow('SECRETS_KEY is not set');
    for (const one of [sealing, both, alone]) await one.close();
  });
});
