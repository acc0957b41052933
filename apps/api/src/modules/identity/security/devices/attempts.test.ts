import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../../testing/mailbox.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PASSWORD = 'secret-enough';
const RESET_MAIL = 'Choose a new password';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

interface Visitor {
  address: string;
  /** The cookies of a browser that was here before. */
  cookie?: string;
}

function post(path: string, body: object, { address, cookie }: Visitor) {
  const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': address, ...(cookie && { cookie }) };
  return server.rest('POST', path, { body, headers });
}

const signIn = (email: string, password: string, visitor: Visitor) =>
  post('/api/auth/login', { email, password }, visitor);

const askForReset = (email: string, visitor: Visitor) => post('/api/auth/forgot-password', { email }, visitor);

/** An account, and the cookie of the browser in which its owner signed in. */
async function createOwner(address: string) {
  const { email } = await server.register();
  const { headers } = await signIn(email, PASSWORD, { address });
  const set = headers.getSetCookie().find((one) => one.startsWith('tessera_device=')) ?? '';
  return { email, cookie: set.split(';')[0] ?? '' };
}

/** The statuses of calls one after the other. */
async function repeat(times: number, call: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < times; index += 1) statuses.push((await call(index)).status);
  return statuses;
}

const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

describe('wrong passwords', () => {
  test('from one network lock that network out, and nobody else', async () => {
    const { email, cookie } = await createOwner('192.0.2.1');
    const statuses = await repeat(12, () => signIn(email, 'wrong', { address: '198.51.100.1' }));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2]);
    expect((await signIn(email, PASSWORD, { address: '198.51.100.1' })).status).toBe(429);
    // A new telephone elsewhere, and the owner's browser even in the attacker's network.
    expect((await signIn(email, PASSWORD, { address: '192.0.2.2' })).status).toBe(200);
    expect((await signIn(email, PASSWORD, { address: '198.51.100.1', cookie })).status).toBe(200);
  });

  test('from addresses of one IPv6 network count together', async () => {
    const { email } = await createOwner('192.0.2.1');
    const statuses = await repeat(12, (index) => signIn(email, 'wrong', { address: `2001:db8:5:5::${index + 1}` }));
    expect(count(statuses, 429)).toBe(2);
  });

  test('from many networks end as well, and leave the owner’s browser its own tries', async () => {
    const { email, cookie } = await createOwner('192.0.2.1');
    for (let tries = 0; tries < 200; tries += 1)
      await server.services.rateLimits.consume('signInByAccount', email.toLowerCase());
    expect((await signIn(email, PASSWORD, { address: '203.0.113.1' })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { address: '203.0.113.1', cookie })).status).toBe(200);
  });

  test('in the owner’s browser are limited too', async () => {
    const { email, cookie } = await createOwner('192.0.2.1');
    const statuses = await repeat(12, (index) => signIn(email, 'wrong', { address: `203.0.113.${index}`, cookie }));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2]);
  });

  test('for nobody’s address read the same', async () => {
    const nobody = 'nobody-at-all@example.com';
    const statuses = await repeat(12, () => signIn(nobody, 'wrong', { address: '198.51.100.9' }));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 2]);
  });

  test('count for no other account of that browser', async () => {
    const [owner, other] = [await createOwner('192.0.2.1'), await createOwner('192.0.2.1')];
    const visitor = { address: '198.51.100.20', cookie: owner.cookie };
    await repeat(11, () => signIn(owner.email, 'wrong', visitor));
    expect((await signIn(other.email, PASSWORD, visitor)).status).toBe(200);
  });
});

describe('links for a new password that strangers ask for', () => {
  const setPassword = (token: string | undefined, visitor: Visitor) =>
    post('/api/auth/reset-password', { token, password: 'a new one' }, visitor);

  const mailsTo = (email: string) => mailbox.mails.filter(({ to, subject }) => to === email && subject === RESET_MAIL);

  test('from one network end with an error for that network alone', async () => {
    const { email } = await createOwner('192.0.2.1');
    const statuses = await repeat(12, () => askForReset(email, { address: '198.51.100.30' }));
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([10, 2]);
    expect((await askForReset(email, { address: '192.0.2.3' })).status).toBe(200);
  });

  test('fill no mailbox, and leave the owner a link that works', async () => {
    const { email, cookie } = await createOwner('192.0.2.1');
    // An unproved address gets fewer mails.
    await server.services.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [email]);
    const statuses = await repeat(14, (index) => askForReset(email, { address: `203.0.113.${100 + index}` }));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(10);
    // On a new device the owner is told what everybody is told, and has those links; the known browser gets its own.
    const [first] = mailsTo(email);
    expect((await askForReset(email, { address: '192.0.2.4' })).status).toBe(200);
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(10);
    await askForReset(email, { address: '192.0.2.5', cookie });
    await server.runJobs();
    expect(mailsTo(email)).toHaveLength(11);
    const token = /token=([\w-]{43})/.exec(first?.text ?? '')?.[1];
    const { status } = await setPassword(token, { address: '192.0.2.4' });
    expect(status).toBe(200);
  });

  test('sign in where they were used, while strangers use up the tries for the account', async () => {
    const { email } = await createOwner('192.0.2.1');
    await askForReset(email, { address: '192.0.2.6' });
    await server.runJobs();
    const token = /token=([\w-]{43})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1];
    for (let tries = 0; tries < 200; tries += 1)
      await server.services.rateLimits.consume('signInByAccount', email.toLowerCase());
    const { headers } = await setPassword(token, { address: '192.0.2.6' });
    const cookie = headers.getSetCookie().find((one) => one.startsWith('tessera_device='));
    expect((await signIn(email, 'a new one', { address: '192.0.2.6' })).status).toBe(429);
    expect((await signIn(email, 'a new one', { address: '192.0.2.6', cookie: cookie?.split(';')[0] })).status).toBe(
      200,
    );
  });
});
