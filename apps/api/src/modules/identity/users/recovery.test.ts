import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const PASSWORD = 'secret-enough';
const LINK_IS_OVER = 'This link has expired or was used already.';

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

const post = (path: string, body: object, as?: Person) => server.rest('POST', path, { body, as });

async function canSignIn(email: string, password: string): Promise<boolean> {
  return (await post('/api/auth/login', { email, password })).status === 200;
}

async function isSignedIn(as: Person): Promise<boolean> {
  return (await server.rest('GET', '/api/users/me', { as })).status === 200;
}

async function askForReset(email: string): Promise<string> {
  await post('/api/auth/forgot-password', { email });
  await server.runJobs();
  return mailbox.tokenTo(email, 'Choose a new password');
}

async function readViewer(as: Person) {
  const { data } = await server.graphql<{ viewer: Record<string, unknown> }>(
    '{ viewer { email isEmailConfirmed pendingEmail } }',
    { as },
  );
  return data?.viewer;
}

/** Puts the end of all links of that person into the past. */
async function expireLinks(person: Person): Promise<void> {
  await server.services.db.query("UPDATE email_links SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
    person.id,
  ]);
}

describe('a forgotten password', () => {
  test('is replaced by a mailed link, which ends every session', async () => {
    const person = await server.register();
    const token = await askForReset(person.email);
    const { status, body } = await post('/api/auth/reset-password', { token, password: 'a new one' });
    expect([status, body]).toEqual([200, { message: 'Your password was changed. Sign in.' }]);
    expect(await isSignedIn(person)).toBe(false);
    expect(await canSignIn(person.email, PASSWORD)).toBe(false);
    expect(await canSignIn(person.email, 'a new one')).toBe(true);
    await server.runJobs();
    expect(mailbox.find(person.email, 'Your password was changed').text).toContain('signed out');
  });

  test('proves the address as well', async () => {
    const person = await server.register();
    const token = await askForReset(person.email);
    await post('/api/auth/reset-password', { token, password: 'a new one' });
    const { body } = await post('/api/auth/login', { email: person.email, password: 'a new one' });
    expect(await readViewer({ ...person, token: String(body.token) })).toMatchObject({ isEmailConfirmed: true });
  });

  test('answers the same for an unknown address, and mails nobody', async () => {
    const person = await server.register();
    const known = await post('/api/auth/forgot-password', { email: person.email });
    const unknown = await post('/api/auth/forgot-password', { email: 'unknown@example.com' });
    expect(known.status).toBe(200);
    expect(unknown.status).toBe(known.status);
    expect(String(unknown.body.message).replace('unknown@example.com', person.email)).toBe(known.body.message);
    await server.runJobs();
    expect(mailbox.mails.filter(({ to }) => to === 'unknown@example.com')).toEqual([]);
  });

  test.each(['', 'not an address', 'a b@example.com'])('a wrong address is named: %j', async (email) => {
    const { status, body } = await post('/api/auth/forgot-password', { email });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('email');
  });

  test('a link works once', async () => {
    const person = await server.register();
    const token = await askForReset(person.email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => post('/api/auth/reset-password', { token, password: `password ${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  test('a link expires', async () => {
    const person = await server.register();
    const token = await askForReset(person.email);
    await expireLinks(person);
    const { status, body } = await post('/api/auth/reset-password', { token, password: 'a new one' });
    expect([status, body.fields]).toEqual([400, { token: LINK_IS_OVER }]);
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
  });

  test('a newer link leaves the older one of the same hour working, and the first that is used ends the other', async () => {
    const person = await server.register();
    const older = await askForReset(person.email);
    const newer = await askForReset(person.email);
    expect((await post('/api/auth/reset-password', { token: older, password: 'a new one' })).status).toBe(200);
    expect((await post('/api/auth/reset-password', { token: newer, password: 'another one' })).status).toBe(400);
  });

  test('a password that is refused does not use the link up', async () => {
    const person = await server.register();
    const token = await askForReset(person.email);
    const refused = await post('/api/auth/reset-password', { token, password: 'short' });
    expect([refused.status, refused.body.fields]).toEqual([400, { password: 'At least 6 characters.' }]);
    expect((await post('/api/auth/reset-password', { token, password: 'long enough' })).status).toBe(200);
  });

  test.each(['', 'x', 'A'.repeat(43), '../../etc', '\u0000'])('a token that is none is refused: %j', async (token) => {
    const { status, body } = await post('/api/auth/reset-password', { token, password: 'long enough' });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('token');
  });

  test('a link for another purpose is refused', async () => {
    const person = await server.register();
    await server.runJobs();
    const token = mailbox.tokenTo(person.email, 'Confirm your email');
    expect((await post('/api/auth/reset-password', { token, password: 'long enough' })).status).toBe(400);
  });

  test('what is kept does not open anything', async () => {
    const person = await server.register();
    const token = await askForReset(person.email);
    const rows = await server.services.db.query('SELECT * FROM email_links WHERE user_id = $1', [person.id]);
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

const CHANGE_PASSWORD = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { message } }`;

describe('a changed password', () => {
  const change = (as: Person | null, currentPassword: string, newPassword: string) =>
    server.graphql(CHANGE_PASSWORD, { as, variables: { input: { currentPassword, newPassword } } });

  test('ends all other sessions and keeps this one', async () => {
    const person = await server.register();
    const { body } = await post('/api/auth/login', { email: person.email, password: PASSWORD });
    const other = { ...person, token: String(body.token) };
    expect((await change(person, PASSWORD, 'a new one')).errors).toBeUndefined();
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false]);
    expect(await canSignIn(person.email, 'a new one')).toBe(true);
  });

  test('needs the present one', async () => {
    const person = await server.register();
    const { errors } = await change(person, 'not it', 'a new one');
    expect(errors?.[0]?.extensions.fields).toEqual({ currentPassword: 'That password isn’t right.' });
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
  });

  test('names a new one that is too short', async () => {
    const person = await server.register();
    const { errors } = await change(person, PASSWORD, 'short');
    expect(errors?.[0]?.extensions.fields).toEqual({ newPassword: 'At least 6 characters.' });
  });

  test('refuses a new one that is known from a breach', async () => {
    const person = await server.register();
    const { errors } = await change(person, PASSWORD, 'bhrh0h2oof6xbqjeh');
    expect(errors?.[0]?.extensions.fields).toEqual({ newPassword: expect.stringContaining('too common') });
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
  });

  test('can not be guessed for long', async () => {
    const person = await server.register();
    const codes: unknown[] = [];
    for (let n = 0; n < 12; n += 1)
      codes.push((await change(person, 'guess', 'a new one')).errors?.[0]?.extensions.code);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

const CHANGE_EMAIL = `mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { message } }`;

describe('an email address', () => {
  const change = (as: Person, email: string, password = PASSWORD) =>
    server.graphql(CHANGE_EMAIL, { as, variables: { input: { email, password } } });
  const confirm = async (email: string, as?: Person) => {
    await server.runJobs();
    return post('/api/auth/confirm-email', { token: mailbox.tokenTo(email, 'Confirm your email') }, as);
  };

  test('is confirmed by the link that registering mails', async () => {
    const person = await server.register();
    expect(await readViewer(person)).toMatchObject({ isEmailConfirmed: false, pendingEmail: null });
    const { status, body } = await confirm(person.email);
    expect([status, body.email]).toEqual([200, person.email]);
    expect(await readViewer(person)).toMatchObject({ isEmailConfirmed: true });
  });

  test('is mailed the link again on request', async () => {
    const person = await server.register();
    await server.runJobs();
    const first = mailbox.tokenTo(person.email);
    await server.graphql('mutation { requestEmailConfirmation { message } }', { as: person });
    await server.runJobs();
    expect(mailbox.tokenTo(person.email)).not.toBe(first);
    expect((await post('/api/auth/confirm-email', { token: first })).status).toBe(400);
  });

  test('changes when the new one is proved, and the old one is told', async () => {
    const person = await server.register();
    await server.runJobs();
    await confirm(person.email);
    const next = `next-${person.email}`;
    await change(person, next);
    expect(await readViewer(person)).toMatchObject({ email: person.email, pendingEmail: next });
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
    await confirm(next, person);
    expect(await readViewer(person)).toEqual({ email: next, isEmailConfirmed: true, pendingEmail: null });
    expect([await canSignIn(person.email, PASSWORD), await canSignIn(next, PASSWORD)]).toEqual([false, true]);
    await server.runJobs();
    expect(mailbox.find(person.email, 'Your email address was changed').text).toContain(next);
  });

  test('is not changed without the password', async () => {
    const person = await server.register();
    const { errors } = await change(person, `next-${person.email}`, 'not it');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { password: expect.any(String) } });
    expect(await readViewer(person)).toMatchObject({ pendingEmail: null });
  });

  test('of another account is refused, at once and when it was taken meanwhile', async () => {
    const [one, two] = [await server.register(), await server.register()];
    expect((await change(one, two.email)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const wanted = `wanted-${one.email}`;
    await change(one, wanted);
    await post('/api/auth/register', { fullName: 'Faster', email: wanted, password: PASSWORD });
    await server.runJobs();
    const link = mailbox.mails.find(({ to, text }) => to === wanted && text.includes('confirm-email'));
    const token = /token=([\w-]+)/.exec(link?.text ?? '')?.[1];
    const { status, body } = await post('/api/auth/confirm-email', { token });
    expect([status, body.message]).toEqual([409, 'Email already in use']);
    expect(await readViewer(one)).toMatchObject({ email: one.email });
  });
});

test('emails come as text and HTML, from the sender that is set, with a way back to this site', async () => {
  const person = await server.register();
  await server.runJobs();
  const mail = mailbox.find(person.email);
  expect(mail.from).toBe('hello@tessera.example');
  expect(mail.headers['auto-submitted']).toBe('auto-generated');
  expect(mail.text).toContain(`${server.origin}/confirm-email?token=`);
  expect(mail.html).toContain(`href="${server.origin}/confirm-email?token=`);
});
