import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../../../testing/server.ts';

const PASSWORD = 'secret-enough';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

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

/** RFC 6238 with SHA-1, thirty seconds and six digits, `late` periods from now. */
function appCode(key: string, late = 0): string {
  const bits = [...key.replace(/=+$/, '')].map((one) => BASE32.indexOf(one).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + late));
  const hash = createHmac('sha1', bytes).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function ask<Data>(document: string, as: Person | null, variables?: object) {
  const { data, errors } = await server.graphql<Data>(document, { as, variables });
  return { data, error: errors?.[0]?.extensions };
}

const CONFIRM = 'mutation ($code: String!) { confirmAuthenticator(input: { code: $code }) { codes } }';

async function start(as: Person): Promise<{ key: string; uri: string }> {
  const { data } = await ask<{ startAuthenticator: { key: string; uri: string } }>(
    'mutation { startAuthenticator { key uri } }',
    as,
  );
  if (!data) throw new Error('no key');
  return data.startAuthenticator;
}

/** A person whose app is on. Its code of a period ago was used for that. */
async function withApp(): Promise<Person & { key: string; codes: string[] }> {
  const as = await server.register();
  const { key } = await start(as);
  const { data } = await ask<{ confirmAuthenticator: { codes: string[] } }>(CONFIRM, as, { code: appCode(key, -1) });
  return { ...as, key, codes: data?.confirmAuthenticator.codes ?? [] };
}

/** The ticket that the right password gives. */
async function ticketFor({ email }: Person, password = PASSWORD): Promise<string> {
  const { status, body, headers } = await server.rest('POST', '/api/auth/login', { body: { email, password } });
  expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  expect(headers.getSetCookie()).toEqual([]);
  expect(body).not.toHaveProperty('token');
  return String(body.ticket);
}

const finish = (ticket: string, code: string) =>
  server.rest('POST', '/api/auth/second-factor', { body: { ticket, code } });

async function isOn(as: Person): Promise<boolean> {
  const { data } = await ask<{ viewer: { authenticatorSince: string | null } }>(
    '{ viewer { authenticatorSince } }',
    as,
  );
  return data?.viewer.authenticatorSince !== null;
}

describe('turning an authenticator app on', () => {
  test('gives a key for it, and ten recovery codes once it shows the right code', async () => {
    const as = await server.register();
    const { key, uri } = await start(as);
    expect(uri).toBe(
      `otpauth://totp/Tessera:${encodeURIComponent(as.email)}?issuer=Tessera&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await isOn(as)).toBe(false);
    const { data } = await ask<{ confirmAuthenticator: { codes: string[] } }>(CONFIRM, as, { code: appCode(key) });
    const codes = data?.confirmAuthenticator.codes ?? [];
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
    expect(await isOn(as)).toBe(true);
    await server.runJobs();
    expect(mailbox.find(as.email, 'authenticator app turned on')).toBeDefined();
  });

  test('changes nothing until then, and a wrong code does not either', async () => {
    const as = await server.register();
    await start(as);
    const { error } = await ask(CONFIRM, as, { code: '000000' });
    expect(error?.fields).toEqual({ code: expect.any(String) });
    const { status } = await server.rest('POST', '/api/auth/login', { body: { email: as.email, password: PASSWORD } });
    expect(status).toBe(200);
  });

  test('can be begun anew, with another key; one that is on stays', async () => {
    const as = await server.register();
    const [first, second] = [await start(as), await start(as)];
    expect((await ask(CONFIRM, as, { code: appCode(first.key) })).error?.code).toBe('BAD_USER_INPUT');
    await ask(CONFIRM, as, { code: appCode(second.key) });
    expect((await ask('mutation { startAuthenticator { key } }', as)).error?.code).toBe('CONFLICT');
    expect(await isOn(as)).toBe(true);
  });

  test('keeps neither the key nor the recovery codes readable', async () => {
    const { id, key, codes } = await withApp();
    const rows = await server.services.db.query(
      `SELECT (SELECT json_agg(a) FROM authenticators a WHERE user_id = $1) AS a,
              (SELECT json_agg(c) FROM recovery_codes c WHERE user_id = $1) AS c`,
      [id],
    );
    const kept = JSON.stringify(rows);
    for (const secret of [key, ...codes]) expect(kept).not.toContain(secret);
    expect(rows[0].c).toHaveLength(10);
  });

  test('a key that is moved to another person’s row opens nothing', async () => {
    const [thief, victim] = [await withApp(), await withApp()];
    await server.services.db.query(
      `UPDATE authenticators SET sealed_key = (SELECT sealed_key FROM authenticators WHERE user_id = $1)
        WHERE user_id = $2`,
      [thief.id, victim.id],
    );
    expect((await finish(await ticketFor(victim), appCode(thief.key))).status).toBe(500);
  });
});

describe('signing in', () => {
  test('takes the password, then a code', async () => {
    const as = await withApp();
    const { status, body, headers } = await finish(await ticketFor(as), appCode(as.key));
    expect([status, body.user]).toEqual([200, expect.objectContaining({ id: as.id })]);
    expect(headers.getSetCookie().join()).toContain('tessera_session=');
    expect(await isOn({ ...as, token: String(body.token) })).toBe(true);
  });

  test('by GraphQL tells the same', async () => {
    const as = await withApp();
    const first = await ask(
      `mutation { signIn(input: { email: "${as.email}", password: "${PASSWORD}" }) { token } }`,
      null,
    );
    expect(first.error).toEqual({ code: 'SECOND_FACTOR_REQUIRED', ticket: expect.any(String), proofs: ['CODE'] });
    const { ticket } = first.error as unknown as { ticket: string };
    const { data } = await ask<{ signInWithCode: { viewer: { id: string } } }>(
      'mutation ($input: SignInWithCodeInput!) { signInWithCode(input: $input) { viewer { id } } }',
      null,
      { input: { ticket, code: appCode(as.key) } },
    );
    expect(data?.signInWithCode.viewer.id).toBe(as.id);
  });

  test('says nothing of an app to who has not the password', async () => {
    const { email } = await withApp();
    const { status, body } = await server.rest('POST', '/api/auth/login', { body: { email, password: 'not it' } });
    expect([status, body.code, body.message]).toEqual([401, 'UNAUTHENTICATED', 'Invalid credentials']);
  });

  test('takes a code of thirty seconds ago or ahead, and none that is older', async () => {
    const as = await withApp();
    expect((await finish(await ticketFor(as), appCode(as.key, -2))).status).toBe(400);
    expect((await finish(await ticketFor(as), appCode(as.key, 2))).status).toBe(400);
    expect((await finish(await ticketFor(as), appCode(as.key, 1))).status).toBe(200);
  });

  test('takes no code twice, nor one from before the last', async () => {
    const as = await withApp();
    const code = appCode(as.key);
    const tickets = [await ticketFor(as), await ticketFor(as), await ticketFor(as)];
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await finish(await ticketFor(as), appCode(as.key, -1))).status).toBe(400);
  });

  test('takes each ticket once', async () => {
    const as = await withApp();
    const ticket = await ticketFor(as);
    expect((await finish(ticket, appCode(as.key))).status).toBe(200);
    expect((await finish(ticket, appCode(as.key, 1))).status).toBe(401);
  });

  test('takes no ticket of somebody else’s password, none after five minutes, and none that was made up', async () => {
    const [as, thief] = [await withApp(), await withApp()];
    expect((await finish(await ticketFor(thief), appCode(as.key))).status).toBe(400);
    const late = await ticketFor(as);
    await server.services.db.query('UPDATE sign_in_tickets SET expires_at = now()');
    expect((await finish(late, appCode(as.key))).status).toBe(401);
    expect((await finish('made up', appCode(as.key))).status).toBe(401);
  });

  test('codes can’t be guessed: five tries a ticket, ten an account', async () => {
    const as = await withApp();
    const tickets = [await ticketFor(as), await ticketFor(as), await ticketFor(as)];
    const statuses: number[] = [];
    for (const ticket of tickets) {
      for (let n = 0; n < 6; n += 1) statuses.push((await finish(ticket, '000000')).status);
    }
    expect(statuses.slice(0, 6)).toEqual([400, 400, 400, 400, 400, 401]);
    expect(statuses.at(-2)).toBe(429);
    expect((await finish(await ticketFor(as), appCode(as.key))).status).toBe(429);
  });
});

describe('a recovery code', () => {
  test('signs in once, is mailed, and stands in the log', async () => {
    const as = await withApp();
    const code = as.codes[3] ?? '';
    const { status, body } = await finish(await ticketFor(as), code.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect((await finish(await ticketFor(as), code)).status).toBe(400);
    await server.runJobs();
    expect(mailbox.find(as.email, 'recovery code used')).toBeDefined();
    const { data } = await ask<{ viewer: { recoveryCodesLeft: number } }>('{ viewer { recoveryCodesLeft } }', {
      ...as,
      token: String(body.token),
    });
    expect(data?.viewer.recoveryCodesLeft).toBe(9);
  });

  test('of another person opens nothing', async () => {
    const [as, other] = [await withApp(), await withApp()];
    expect((await finish(await ticketFor(as), other.codes[0] ?? '')).status).toBe(400);
  });

  test('stops working when new ones are made', async () => {
    const as = await withApp();
    const { data } = await ask<{ createRecoveryCodes: { codes: string[] } }>(
      'mutation { createRecoveryCodes { codes } }',
      as,
    );
    expect((await finish(await ticketFor(as), as.codes[0] ?? '')).status).toBe(400);
    expect((await finish(await ticketFor(as), data?.createRecoveryCodes.codes[0] ?? '')).status).toBe(200);
  });
});

describe('who loses the password', () => {
  test('keeps the second factor: the mailed link does not switch it off', async () => {
    const as = await withApp();
    const begun = await ticketFor(as);
    await server.rest('POST', '/api/auth/forgot-password', { body: { email: as.email } });
    await server.runJobs();
    const token = mailbox.tokenTo(as.email, 'Choose a new password');
    await server.rest('POST', '/api/auth/reset-password', { body: { token, password: 'an intruder’s' } });
    const ticket = await ticketFor(as, 'an intruder’s');
    expect((await finish(begun, appCode(as.key))).status).toBe(401);
    expect((await finish(ticket, '000000')).status).toBe(400);
    expect((await finish(ticket, as.codes[0] ?? '')).status).toBe(200);
  });
});

describe('turning it off', () => {
  test('makes the password enough again, and the recovery codes worthless', async () => {
    const as = await withApp();
    expect((await ask('mutation { removeAuthenticator { message } }', as)).error).toBeUndefined();
    const { status } = await server.rest('POST', '/api/auth/login', { body: { email: as.email, password: PASSWORD } });
    expect(status).toBe(200);
    const rows = await server.services.db.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [as.id]);
    expect(rows).toEqual([]);
    expect((await ask('mutation { removeAuthenticator { message } }', as)).error?.code).toBe('NOT_FOUND');
  });

  test.each(['removeAuthenticator { message }', 'createRecoveryCodes { codes }', 'startAuthenticator { key }'])(
    'can’t be done by a stolen session: %s',
    async (operation) => {
      const as = await withApp();
      await server.services.db.query("UPDATE sessions SET proved_at = now() - interval '1 hour' WHERE user_id = $1", [
        as.id,
      ]);
      expect((await ask(`mutation { ${operation} }`, as)).error).toEqual({
        code: 'STEP_UP_REQUIRED',
        proofs: ['PASSWORD', 'CODE'],
      });
    },
  );
});

test('a code is a proof, once', async () => {
  const as = await withApp();
  await server.services.db.query("UPDATE sessions SET proved_at = now() - interval '1 hour' WHERE user_id = $1", [
    as.id,
  ]);
  const PROVE = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { message } }';
  const input = { code: appCode(as.key) };
  expect((await ask(PROVE, as, { input })).error).toBeUndefined();
  expect((await ask('mutation { createRecoveryCodes { codes } }', as)).error).toBeUndefined();
  expect((await ask(PROVE, as, { input })).error?.code).toBe('BAD_USER_INPUT');
});
