import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../../../testing/server.ts';

const PASSWORD = 'secret-enough';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url, WEBHOOK_ALLOW_PRIVATE: 'on' });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

interface Event {
  kind: string;
  subject: string;
  device: string;
}

async function readLog(as: Person): Promise<Event[]> {
  const { data } = await server.graphql<{ viewer: { securityEvents: { edges: { node: Event }[] } } }>(
    '{ viewer { securityEvents { edges { node { kind subject device } } } } }',
    { as },
  );
  return data?.viewer.securityEvents.edges.map(({ node }) => node) ?? [];
}

async function readKinds(as: Person): Promise<string[]> {
  return (await readLog(as)).map(({ kind }) => kind);
}

/** Signs in by a browser that has these cookies; gives those that it has afterwards. */
async function signIn(email: string, cookie = ''): Promise<string> {
  const { status, headers } = await server.rest('POST', '/api/auth/login', {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': FIREFOX, ...(cookie && { cookie }) },
  });
  expect(status).toBe(200);
  const set = headers.getSetCookie().find((one) => one.startsWith('tessera_device='));
  return set?.split(';')[0] ?? cookie;
}

async function alertsTo(email: string): Promise<string[]> {
  await server.runJobs();
  return mailbox.mails
    .filter(({ to, subject }) => to === email && subject.startsWith('Security alert'))
    .map(({ subject }) => subject);
}

describe('signing in', () => {
  test('on a new device stands in the log with the device, and is mailed', async () => {
    const person = await server.register();
    await server.confirmEmail(person);
    await signIn(person.email);
    expect(await readLog(person)).toEqual([{ kind: 'SIGNED_IN', subject: '', device: 'Firefox on Linux' }]);
    expect(await alertsTo(person.email)).toEqual(['Security alert: signed in on a new device']);
    const { text } = mailbox.find(person.email, 'Security alert');
    expect(text).toContain('Device: Firefox on Linux');
    expect(text).toContain(`${server.origin}/dashboard/settings`);
  });

  test('on a known device is not told again, whoever else uses it', async () => {
    const [person, other] = [await server.register(), await server.register()];
    const cookie = await signIn(person.email);
    expect(await signIn(person.email, cookie)).toBe(cookie);
    expect(await readKinds(person)).toEqual(['SIGNED_IN']);
    await signIn(other.email, cookie);
    expect(await readKinds(other)).toEqual(['SIGNED_IN']);
  });

  test('with a cookie that was made up is a new device', async () => {
    const person = await server.register();
    await signIn(person.email, 'tessera_device=made-up');
    await signIn(person.email, 'tessera_device=made-up-again');
    expect(await readKinds(person)).toEqual(['SIGNED_IN', 'SIGNED_IN']);
  });

  test('of a program is told once for its network, as it keeps no cookies', async () => {
    const person = await server.register();
    const headers = { 'user-agent': 'crm-sync/2.1' };
    for (let n = 0; n < 2; n += 1) {
      await server.rest('POST', '/api/auth/login', { body: { email: person.email, password: PASSWORD }, headers });
    }
    expect(await readLog(person)).toEqual([{ kind: 'SIGNED_IN', subject: '', device: 'crm-sync' }]);
  });

  test('wrongly is nothing in the log', async () => {
    const person = await server.register();
    await server.rest('POST', '/api/auth/login', {
      body: { email: person.email, password: 'not it' },
      headers: { 'user-agent': FIREFOX },
    });
    expect(await readLog(person)).toEqual([]);
  });
});

describe('what opens or closes the account is noted', () => {
  test('tokens and webhooks are told by name and mailed', async () => {
    const as = await server.register();
    const { data } = await server.graphql<{ createAccessToken: { accessToken: { id: string } } }>(
      'mutation { createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] }) { accessToken { id } } }',
      { as },
    );
    await server.graphql('mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { revokedAccessTokenId } }', {
      as,
      variables: { id: data?.createAccessToken.accessToken.id },
    });
    await server.graphql(
      'mutation { createWebhook(input: { url: "http://127.0.0.1/hook", events: [CARD_CREATED] }) { signingKey } }',
      { as },
    );
    expect((await readLog(as)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['WEBHOOK_CREATED', 'http://127.0.0.1/hook'],
      ['TOKEN_REVOKED', 'CRM'],
      ['TOKEN_CREATED', 'CRM'],
    ]);
    expect(await alertsTo(as.email)).toEqual([
      'Security alert: access token created',
      'Security alert: webhook created',
    ]);
  });

  test('what is refused is not', async () => {
    const as = await server.register();
    await server.graphql('mutation { createAccessToken(input: { name: "", scopes: [] }) { token } }', { as });
    expect(await readLog(as)).toEqual([]);
  });

  test('a password and ended sessions', async () => {
    const as = await server.register();
    await signIn(as.email);
    await server.graphql('mutation { endOtherSessions { endedCount } }', { as });
    await server.graphql(
      `mutation { changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "another one" }) { message } }`,
      { as },
    );
    expect(await readKinds(as)).toEqual(['PASSWORD_CHANGED', 'SESSIONS_ENDED', 'SIGNED_IN']);
  });

  test('a new email address', async () => {
    const as = await server.register();
    const next = `next-${as.email}`;
    await server.graphql(`mutation { changeEmail(input: { email: "${next}", password: "${PASSWORD}" }) { message } }`, {
      as,
    });
    await server.runJobs();
    await server.rest('POST', '/api/auth/confirm-email', { body: { token: mailbox.tokenTo(next) }, as });
    expect((await readLog(as)).map(({ kind, subject }) => [kind, subject])).toEqual([['EMAIL_CHANGED', next]]);
  });
});

describe('the log', () => {
  test('is the person’s own, and no token reads it', async () => {
    const [as, stranger] = [await server.register(), await server.register()];
    const { data } = await server.graphql<{ createAccessToken: { token: string } }>(
      'mutation { createAccessToken(input: { name: "All", scopes: [PROFILE_READ, PROFILE_WRITE] }) { token } }',
      { as },
    );
    expect(await readLog(stranger)).toEqual([]);
    const program = { ...as, token: data?.createAccessToken.token ?? '' };
    const { errors } = await server.graphql('{ viewer { securityEvents { totalCount } } }', { as: program });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('comes page by page', async () => {
    const as = await server.register();
    for (const name of ['a', 'b', 'c']) {
      await server.graphql(
        `mutation { createAccessToken(input: { name: "${name}", scopes: [CARDS_READ] }) { token } }`,
        {
          as,
        },
      );
    }
    const page = async (after: string | null) => {
      const { data } = await server.graphql<{
        viewer: {
          securityEvents: {
            totalCount: number;
            edges: { node: { subject: string } }[];
            pageInfo: { hasNextPage: boolean; endCursor: string };
          };
        };
      }>(
        `query ($after: String) { viewer { securityEvents(first: 2, after: $after) {
          totalCount edges { node { subject } } pageInfo { hasNextPage endCursor } } } }`,
        { as, variables: { after } },
      );
      return data?.viewer.securityEvents;
    };
    const first = await page(null);
    const second = await page(first?.pageInfo.endCursor ?? '');
    expect(first?.totalCount).toBe(3);
    expect([first, second].map((one) => one?.edges.map(({ node }) => node.subject))).toEqual([['c', 'b'], ['a']]);
    expect(second?.pageInfo.hasNextPage).toBe(false);
  });

  test('can’t be used to flood the mailbox: twenty mails an hour, and the whole log', async () => {
    const as = await server.register();
    await server.confirmEmail(as);
    for (let n = 0; n < 25; n += 1) {
      await server.graphql('mutation { createAccessToken(input: { name: "n", scopes: [CARDS_READ] }) { token } }', {
        as,
      });
    }
    expect(await alertsTo(as.email)).toHaveLength(20);
    expect((await readLog(as)).length).toBe(20);
    const rows = await server.services.db.query('SELECT 1 FROM security_events WHERE user_id = $1', [as.id]);
    expect(rows).toHaveLength(25);
  });
});
