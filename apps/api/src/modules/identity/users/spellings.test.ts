import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const PASSWORD = 'correct-horse-7-battery';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url, MAIL_FROM: 'Tessera <hello@tessera.example>' });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const post = (path: string, body: object) => server.rest('POST', path, { body });
const register = (email: string, password = PASSWORD, fullName = 'Olaf Zwei') =>
  post('/api/auth/register', { fullName, email, password });
const signIn = async (email: string, password = PASSWORD) =>
  (await post('/api/auth/login', { email, password })).status;

/** One mailbox, as the person registers it and as they type it later. */
const SPELLINGS = [
  ['Olaf.Zwei@Example.net', 'olaf.zwei@example.net'],
  ['olga@example.net', 'OLGA@EXAMPLE.NET'],
  ['asha@example.net', '  Asha@example.net\u200B '],
  ['a@grüße-bugs.example', 'a@xn--gre-bugs-rya30a.example'],
  ['b@XN--GRE-bugs-rya30a.example', 'B@GRÜßE-bugs.example'],
  ['j\u00FCrgen@example.net', 'Ju\u0308rgen@example.net'],
] as const;

test.each(SPELLINGS)('%j signs in as itself and as %j, which is refused as taken', async (stored, typed) => {
  expect((await register(stored)).status).toBe(201);
  expect([await signIn(stored), await signIn(typed), await signIn(typed, 'wrong')]).toEqual([200, 200, 401]);
  const again = await register(typed);
  expect([again.status, again.body.fields]).toMatchObject([409, { email: 'Email already in use' }]);
});

test.each(SPELLINGS)('%j gets a new password as %j', async (stored, typed) => {
  await register(stored);
  await post('/api/auth/forgot-password', { email: typed });
  await server.runJobs();
  const { body } = await post('/api/auth/login', { email: stored, password: PASSWORD });
  const email = String((body.user as { email: string }).email);
  const token = mailbox.tokenTo(email, 'Choose a new password');
  expect((await post('/api/auth/reset-password', { token, password: PASSWORD })).status).toBe(200);
  expect([await signIn(stored), await signIn(typed)]).toEqual([200, 200]);
});

test.each(['d@bugs.example.', 'd@bugs..example', 'd..d@bugs.example', '.d@bugs.example', 'd@-bugs.example'])(
  '%j is refused with its field named',
  async (email) => {
    const { status, body } = await register(email);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, ['email']]);
  },
);

test.each([
  ['\u00DCn\u00EFcode-p\u00E4sswort-42', 'U\u0308ni\u0308code-pa\u0308sswort-42'],
  ['U\u0308nicode-passwort-42', '\u00DCnicode-passwort-42'],
  ['four words\u00A0with spaces', 'four words with\u3000spaces'],
])('the password %j is %j on another keyboard', async (registered, typed) => {
  const email = `keyboard-${encodeURIComponent(registered).length}@example.net`;
  await register(email, registered);
  expect([await signIn(email, registered), await signIn(email, typed)]).toEqual([200, 200]);
  expect(await signIn(email, `${typed}x`)).toBe(401);
});

test('a password that was hashed before it was normalized still opens its account', async () => {
  const typed = 'pa\u0308sswort-from-a-Mac';
  await register('older@example.net');
  const argon2 = (await import('argon2')).default;
  await server.services.db.query(
    `UPDATE credentials SET password_hash = $1 WHERE user_id = (SELECT id FROM users WHERE email = 'older@example.net')`,
    [await argon2.hash(typed)],
  );
  expect([await signIn('older@example.net', typed), await signIn('older@example.net', 'passwort')]).toEqual([200, 401]);
});

test('signing in finds the account by the index', async () => {
  const plan = (await server.services.db.query(
    `EXPLAIN (COSTS OFF) SELECT u.id FROM unnest($1::citext[]) asked(email) JOIN LATERAL
       (SELECT id FROM users u WHERE u.email = asked.email) u ON true`,
    [['olaf.zwei@example.net']],
  )) as { 'QUERY PLAN': string }[];
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_email_key');
});

test('in tests, a comparison of citext with text fails', async () => {
  const { db } = server.services;
  const compare = (sql: string) => db.query(sql, [['olaf.zwei@example.net']]);
  await expect(compare('SELECT 1 FROM users WHERE email = ANY ($1::text[])')).rejects.toThrow('citext is compared');
  await expect(
    compare('SELECT 1 FROM unnest($1::text[]) AS asked (email) JOIN users u ON u.email = asked.email'),
  ).rejects.toThrow('citext is compared');
});
