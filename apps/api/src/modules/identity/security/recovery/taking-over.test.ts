import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../../../testing/server.ts';

const PASSWORD = 'secret-enough';

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

async function ask<Data>(document: string, as: Person, variables: object = {}): Promise<Data> {
  const { data, errors } = await server.graphql<Data>(document, { as, variables });
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

async function confirm(person: Person): Promise<void> {
  await server.runJobs();
  await post('/api/auth/confirm-email', { token: mailbox.tokenTo(person.email, 'Confirm your email address') });
}

/** Somebody who knows the password signs in elsewhere and leaves all that works without it. */
async function breakIn(victim: Person) {
  const { body } = await post('/api/auth/login', { email: victim.email, password: PASSWORD });
  const intruder: Person = { ...victim, token: String(body.token) };
  const { createAccessToken } = await ask<{ createAccessToken: { token: string } }>(
    'mutation { createAccessToken(input: { name: "Backup", scopes: [CONTACTS_READ] }) { token } }',
    intruder,
  );
  await ask(
    'mutation { createWebhook(input: { url: "https://intruder.example/hook", events: [CONTACT_CREATED] }) { webhook { id } } }',
    intruder,
  );
  await ask('mutation { connectAutomation { inboundKey } }', intruder);
  return { intruder, token: { ...victim, token: createAccessToken.token } };
}

/** Somebody who is signed in gives the account another address, and proves it. */
async function changeEmail(as: Person, email: string): Promise<void> {
  await ask(
    'mutation ($email: Email!) { changeEmail(input: { email: $email, password: "secret-enough" }) { message } }',
    as,
    { email },
  );
  await server.runJobs();
  await post('/api/auth/confirm-email', { token: mailbox.tokenTo(email, 'Confirm your email address') }, as);
  await server.runJobs();
}

const ACCESS = `{ viewer { webhooks { edges { node { disabledAt disabledReason } } } accessTokens { id } }
  connectors { connector { id } } }`;

async function readAccess(as: Person) {
  type Access = {
    connectors: { connector: object | null }[];
    viewer: {
      webhooks: { edges: { node: { disabledAt: string | null; disabledReason: string } }[] };
      accessTokens: object[];
    };
  };
  return ask<Access>(ACCESS, as);
}

async function isSignedIn(as: Person): Promise<boolean> {
  const { data } = await server.graphql<{ viewer: object | null }>('{ viewer { id } }', { as });
  return data?.viewer != null;
}

async function resetPassword(email: string, password: string): Promise<Person['token']> {
  await post('/api/auth/forgot-password', { email });
  await server.runJobs();
  await post('/api/auth/reset-password', { token: mailbox.tokenTo(email, 'Choose a new password'), password });
  return String((await post('/api/auth/login', { email, password })).body.token);
}

describe('a password reset', () => {
  test('ends everything that an intruder left, and says so', async () => {
    const victim = await server.register();
    await confirm(victim);
    const { intruder, token } = await breakIn(victim);
    const owner = { ...victim, token: await resetPassword(victim.email, 'a new one') };
    expect([await isSignedIn(intruder), await isSignedIn(token), await isSignedIn(owner)]).toEqual([
      false,
      false,
      true,
    ]);
    const access = await readAccess(owner);
    expect(access.viewer.accessTokens).toEqual([]);
    expect(access.connectors.filter(({ connector }) => connector)).toEqual([]);
    expect(access.viewer.webhooks.edges.map(({ node }) => node)).toMatchObject([
      { disabledAt: expect.any(String), disabledReason: expect.stringMatching(/^Paused/) },
    ]);
    await server.runJobs();
    const { text } = mailbox.find(victim.email, 'Your password was changed');
    for (const what of ['devices were signed out', '1 access token', '1 webhook', '1 connected service']) {
      expect(text).toContain(what);
    }
  });

  test('says in the owner’s language what it ended', async () => {
    const victim = await server.register();
    await confirm(victim);
    await breakIn(victim);
    await server.services.db.query(`UPDATE users SET language = 'de' WHERE id = $1`, [victim.id]);
    await post('/api/auth/forgot-password', { email: victim.email });
    await server.runJobs();
    const token = mailbox.tokenTo(victim.email, 'Neues Passwort wählen');
    await post('/api/auth/reset-password', { token, password: 'a new one' });
    await server.runJobs();
    const { text } = mailbox.find(victim.email, 'Dein Passwort wurde geändert');
    expect(text).toContain('1 Zugriffstoken wurde widerrufen.');
    expect(text).toContain('1 verbundener Dienst wurde getrennt.');
    expect(text).toContain('1 Webhook wurde pausiert.');
    expect(text).not.toMatch(/\bwas\b|\bwere\b/);
  });

  test('ends the link of a change of address that the intruder asked for', async () => {
    const victim = await server.register();
    const { intruder } = await breakIn(victim);
    await ask(
      'mutation { changeEmail(input: { email: "intruder-1@example.com", password: "secret-enough" }) { message } }',
      intruder,
    );
    await server.runJobs();
    const token = mailbox.tokenTo('intruder-1@example.com', 'Confirm your email address');
    const owner = { ...victim, token: await resetPassword(victim.email, 'a new one') };
    expect((await post('/api/auth/confirm-email', { token })).status).toBe(400);
    expect(await ask('{ viewer { email pendingEmail } }', owner)).toEqual({
      viewer: { email: victim.email, pendingEmail: null },
    });
  });
});

describe('a change of the address', () => {
  async function takeOver(victim: Person, email: string) {
    const { intruder, token } = await breakIn(victim);
    await changeEmail(intruder, email);
    return { intruder, token };
  }

  test('keeps the session that made it, and ends all other access', async () => {
    const victim = await server.register();
    await confirm(victim);
    const { intruder, token } = await takeOver(victim, 'intruder-2@example.com');
    expect([await isSignedIn(victim), await isSignedIn(token), await isSignedIn(intruder)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is undone from the former address within seven days, whatever the intruder did meanwhile', async () => {
    const victim = await server.register();
    await confirm(victim);
    const { intruder } = await takeOver(victim, 'intruder-3@example.com');
    // The intruder sets another password and takes the former address for an account of their own.
    await resetPassword('intruder-3@example.com', 'of the intruder');
    await post('/api/auth/register', { fullName: 'In Truder', email: victim.email, password: PASSWORD });
    const undo = mailbox.tokenTo(victim.email, 'Your email address was changed');
    const { status, body } = await post('/api/auth/undo-email-change', { token: undo });
    expect([status, body.email]).toEqual([200, victim.email]);
    expect(await isSignedIn(intruder)).toBe(false);
    for (const password of [PASSWORD, 'of the intruder']) {
      expect((await post('/api/auth/login', { email: victim.email, password })).status).toBe(401);
    }
    await server.runJobs();
    const token = mailbox.tokenTo(victim.email, 'Choose a new password');
    await post('/api/auth/reset-password', { token, password: 'mine again' });
    const { body: session } = await post('/api/auth/login', { email: victim.email, password: 'mine again' });
    expect(session).toMatchObject({ user: { id: victim.id } });
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(400);
  });

  test('is undone by its first owner, however often an intruder changes it again', async () => {
    const victim = await server.register();
    await confirm(victim);
    const { intruder } = await takeOver(victim, 'intruder-4@example.com');
    await changeEmail(intruder, 'intruder-5@example.com');
    const undo = mailbox.tokenTo(victim.email, 'Your email address was changed');
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(200);
    // The intruder has a link of the second change, to an address of their own.
    const later = mailbox.tokenTo('intruder-4@example.com', 'Your email address was changed');
    expect((await post('/api/auth/undo-email-change', { token: later })).status).toBe(400);
  });

  test('that an intruder undoes to an address of theirs leaves the owner’s link', async () => {
    const victim = await server.register();
    await confirm(victim);
    const { intruder } = await takeOver(victim, 'intruder-6@example.com');
    await changeEmail(intruder, 'intruder-7@example.com');
    const later = mailbox.tokenTo('intruder-6@example.com', 'Your email address was changed');
    expect((await post('/api/auth/undo-email-change', { token: later })).status).toBe(200);
    const undo = mailbox.tokenTo(victim.email, 'Your email address was changed');
    const { status, body } = await post('/api/auth/undo-email-change', { token: undo });
    expect([status, body.email]).toEqual([200, victim.email]);
  });
});

describe('an authenticator app that an intruder turns on', () => {
  /** The intruder's app asks for a code from now on; gives the owner's link that turns it off. */
  async function turnOn(victim: Person, as: Person): Promise<string> {
    const { startAuthenticator } = await ask<{ startAuthenticator: { key: string } }>(
      'mutation { startAuthenticator { key } }',
      as,
    );
    const code = new TOTP({ secret: Secret.fromBase32(startAuthenticator.key) }).generate();
    await ask('mutation ($code: String!) { confirmAuthenticator(input: { code: $code }) { codes } }', as, { code });
    await server.runJobs();
    return mailbox.tokenTo(victim.email, 'authenticator app turned on');
  }

  /** By the link for a new password that is mailed after the account was restored. */
  async function signInAnew(victim: Person) {
    await server.runJobs();
    const token = mailbox.tokenTo(victim.email, 'Choose a new password');
    await post('/api/auth/reset-password', { token, password: 'mine again' });
    return post('/api/auth/login', { email: victim.email, password: 'mine again' });
  }

  test('is turned off by the mailed link, with all access, so that the owner is not locked out', async () => {
    const victim = await server.register();
    await confirm(victim);
    const { intruder } = await breakIn(victim);
    const undo = await turnOn(victim, intruder);
    await resetPassword(victim.email, 'a new one');
    expect((await post('/api/auth/login', { email: victim.email, password: 'a new one' })).body.code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(200);
    expect(await isSignedIn(intruder)).toBe(false);
    const { status, body } = await signInAnew(victim);
    expect([status, body.user]).toMatchObject([200, { id: victim.id }]);
    const log = await ask<{ viewer: { securityEvents: { edges: { node: { kind: string } }[] } } }>(
      '{ viewer { securityEvents { edges { node { kind } } } } }',
      { ...victim, token: String(body.token) },
    );
    expect(log.viewer.securityEvents.edges.map(({ node }) => node.kind)).toContain('AUTHENTICATOR_REMOVED');
  });

  test('goes with the change of address that follows it, and so does a deletion', async () => {
    const victim = await server.register();
    await confirm(victim);
    const { intruder } = await breakIn(victim);
    await turnOn(victim, intruder);
    await changeEmail(intruder, 'intruder-8@example.com');
    await post('/api/account/delete', { email: 'intruder-8@example.com', fullName: 'In Truder' });
    await server.runJobs();
    const deletion = mailbox.tokenTo('intruder-8@example.com', 'Confirm the deletion');
    await server.services.db.query('UPDATE sessions SET has_second_factor = true WHERE user_id = $1', [victim.id]);
    expect((await post('/api/account/delete/confirm', { token: deletion }, intruder)).status).toBe(200);
    const undo = mailbox.tokenTo(victim.email, 'Your email address was changed');
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(200);
    const { status, body } = await signInAnew(victim);
    expect(status).toBe(200);
    const owner = { ...victim, token: String(body.token) };
    expect(await ask('{ viewer { deletionDueAt authenticatorSince } }', owner)).toEqual({
      viewer: { deletionDueAt: null, authenticatorSince: null },
    });
  });

  test('is mailed however many mails the intruder has caused before', async () => {
    const victim = await server.register();
    await confirm(victim);
    const { intruder } = await breakIn(victim);
    for (let n = 0; n < 20; n += 1) {
      await ask('mutation { createAccessToken(input: { name: "More", scopes: [CARDS_READ] }) { token } }', intruder);
    }
    expect(await turnOn(victim, intruder)).toMatch(/^[\w-]{43}$/);
  });

  test('that was on a week before the change of address stays: it is the owner’s', async () => {
    const victim = await server.register();
    await confirm(victim);
    await turnOn(victim, victim);
    await server.services.db.query(
      "UPDATE authenticators SET confirmed_at = confirmed_at - interval '8 days' WHERE user_id = $1",
      [victim.id],
    );
    await changeEmail(victim, 'intruder-9@example.com');
    const undo = mailbox.tokenTo(victim.email, 'Your email address was changed');
    expect((await post('/api/auth/undo-email-change', { token: undo })).status).toBe(200);
    expect((await signInAnew(victim)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});

describe('an account with the address of somebody else', () => {
  test('is removed by the owner of the address', async () => {
    const stranger = await server.register();
    await server.runJobs();
    const { text } = mailbox.find(stranger.email, 'Confirm your email address');
    const { status, body } = await post('/api/account/disown', { token: /not-mine\?token=([\w-]+)/.exec(text)?.[1] });
    expect([status, body.message]).toEqual([200, 'The account was removed. No one can use it any more.']);
    expect(await isSignedIn(stranger)).toBe(false);
    expect((await post('/api/auth/login', { email: stranger.email, password: PASSWORD })).status).toBe(401);
    await server.runJobs();
    const owner = { fullName: 'Own Er', email: stranger.email, password: PASSWORD };
    expect((await post('/api/auth/register', owner)).status).toBe(201);
  });

  test('stays when the address was proved meanwhile', async () => {
    const person = await server.register();
    await server.runJobs();
    const { text } = mailbox.find(person.email, 'Confirm your email address');
    await confirm(person);
    const token = /not-mine\?token=([\w-]+)/.exec(text)?.[1];
    expect((await post('/api/account/disown', { token })).status).toBe(400);
    expect(await isSignedIn(person)).toBe(true);
  });
});
