import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, oauthFixtures, REDIRECT } from '../../../testing/oauth-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { tokenFixtures } from '../../../testing/token-fixtures.ts';

let server: TestServer;
let apps: ReturnType<typeof oauthFixtures>;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  apps = oauthFixtures(server);
  person = await server.register();
});
afterAll(() => server.close());

const readStatus = async (as: Person) => (await server.graphql('{ viewer { id } }', { as })).status;

/** What the app hears where it asked to be called back. */
async function hear(params: Record<string, string | null>, metadata = {}): Promise<URLSearchParams> {
  const { body } = await apps.register(metadata);
  const { url } = await apps.ask(body.client_id, params);
  const answer = await new Browser(server, person).open(url);
  const { search, hash } = new URL(answer.headers.get('location') ?? '', REDIRECT);
  return new URLSearchParams(search || hash.slice(1));
}

describe('a request is refused', () => {
  test.each<[string, Record<string, string | null>, string]>([
    ['without PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token itself', { response_type: 'token' }, 'unsupported_response_type'],
    ['for scopes that nobody knows', { scope: 'everything' }, 'invalid_scope'],
    ['for another server', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['that asks nobody', { prompt: 'none' }, 'login_required'],
  ])('%s', async (_, params, error) => {
    const heard = await hear(params);
    expect([heard.get('error'), heard.get('code')]).toEqual([error, null]);
    expect(heard.get('iss')).toBe(server.origin);
  });

  test('for more than the app has registered', async () => {
    const heard = await hear({ scope: 'cards:read cards:write' }, { scope: 'cards:read' });
    expect(heard.get('error')).toBe('invalid_scope');
  });

  test('to an address that is not the app’s: nobody is sent there, and a page says why', async () => {
    const { body } = await apps.register();
    const wrong: Record<string, string>[] = [
      { redirect_uri: 'https://thief.example/' },
      { client_id: '<b>nobody</b>' },
    ];
    for (const params of wrong) {
      const { url } = await apps.ask(body.client_id, params);
      const answer = await new Browser(server, person).open(url);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      const html = await answer.text();
      expect(html).toContain('This app can’t be connected');
      expect(html).not.toContain('<b>nobody');
    }
  });
});

describe('who decides', () => {
  async function open(browser = new Browser(server, person)) {
    const { body } = await apps.register();
    const { url, verifier } = await apps.ask(body.client_id);
    const consent = (await browser.open(url)).headers.get('location') ?? '';
    return { clientId: body.client_id, browser, consent, verifier };
  }

  test('sees who asks and for what, and may refuse', async () => {
    const { browser, consent } = await open();
    expect(await (await browser.open(`${consent}/request`)).json()).toEqual({
      app: { name: 'Card sync', host: null },
      scopes: ['cards:read', 'contacts:write'],
    });
    const { body } = await browser.send(`${consent}/decision`, { isAllowed: false });
    const back = new URL((await browser.open(body.redirectTo)).headers.get('location') ?? '');
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  test('may allow less than was asked for', async () => {
    const { body: app } = await apps.register();
    const { url, verifier } = await apps.ask(app.client_id);
    const decision = { isAllowed: true, scopes: ['cards:read', 'billing:read'] };
    const back = await apps.decide(new Browser(server, person), url, decision);
    const code = back.searchParams.get('code') ?? '';
    const asked = { grant_type: 'authorization_code', redirect_uri: REDIRECT, client_id: app.client_id };
    const { body } = await apps.post('/oauth/token', { ...asked, code, code_verifier: verifier });
    expect(body.scope).toBe('cards:read');
  });

  test('must choose something, and decides once', async () => {
    const { browser, consent } = await open();
    expect((await browser.send(`${consent}/decision`, { isAllowed: true, scopes: [] })).status).toBe(400);
    expect((await browser.send(`${consent}/decision`, {})).status).toBe(400);
    expect((await browser.send(`${consent}/decision`, { isAllowed: true })).status).toBe(200);
    expect((await browser.send(`${consent}/decision`, { isAllowed: true })).status).toBe(404);
  });

  test('is signed in, and no program', async () => {
    const { browser, consent } = await open(new Browser(server, null));
    expect((await browser.send(`${consent}/decision`, { isAllowed: true })).status).toBe(401);
    const program = await tokenFixtures(server).program(person, 'profile:write');
    const headers = { authorization: `Bearer ${program.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ isAllowed: true });
    expect((await browser.open(`${consent}/decision`, { method: 'POST', headers, body })).status).toBe(403);
  });

  test('does so in the browser that the app sent, on a page of ours', async () => {
    const { browser, consent } = await open();
    const other = new Browser(server, await server.register());
    expect((await other.open(`${consent}/request`)).status).toBe(404);
    expect((await other.send(`${consent}/decision`, { isAllowed: true })).status).toBe(404);
    const elsewhere = await browser.send(`${consent}/decision`, { isAllowed: true }, 'https://thief.example');
    expect(elsewhere.status).toBe(403);
  });

  test('has lately shown who they are, and hears of it by the log and by mail', async () => {
    const { browser, consent } = await open();
    await server.services.db.query("UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [
      person.id,
    ]);
    const { status, body } = await browser.send(`${consent}/decision`, { isAllowed: true });
    expect([status, body.code, body.proofs]).toEqual([403, 'STEP_UP_REQUIRED', ['PASSWORD']]);
    await server.services.db.query('UPDATE sessions SET proved_at = now() WHERE user_id = $1', [person.id]);
    expect((await browser.send(`${consent}/decision`, { isAllowed: true })).status).toBe(200);
    const { data } = await server.graphql<{
      viewer: { securityEvents: { edges: { node: { kind: string; subject: string } }[] } };
    }>('{ viewer { securityEvents(first: 1) { edges { node { kind subject } } } } }', { as: person });
    expect(data?.viewer.securityEvents.edges[0]?.node).toEqual({ kind: 'APP_CONNECTED', subject: 'Card sync' });
  });

  test('types a code of a device that is right, and not too many', async () => {
    const guesser = new Browser(server, await server.register());
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      statuses.push((await guesser.open(`/oauth/device/request?user_code=BCDF-${1000 + n}`)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  });
});

describe('tokens', () => {
  /** As if the refresh token had been used more than a minute ago. */
  const age = () =>
    server.services.db.query(
      "UPDATE oauth_records SET consumed_at = consumed_at - interval '61 seconds' WHERE kind = 'RefreshToken'",
    );

  test('a refresh token gives the same answer once more if the first got lost', async () => {
    const { clientId, tokens } = await apps.connect(person);
    const first = await apps.refresh(clientId, tokens.refresh_token);
    const again = await apps.refresh(clientId, tokens.refresh_token);
    expect([first.status, again]).toEqual([200, first]);
    expect(await readStatus({ ...person, token: again.body.access_token })).toBe(200);
    expect((await apps.refresh(clientId, first.body.refresh_token)).status).toBe(200);
  });

  test('a third use of a refresh token ends the app’s access', async () => {
    const { clientId, tokens, program } = await apps.connect(person);
    for (const status of [200, 200, 400]) {
      expect((await apps.refresh(clientId, tokens.refresh_token)).status).toBe(status);
    }
    expect(await readStatus(program)).toBe(401);
  });

  test('only its own app can use a refresh token once more', async () => {
    const { clientId, tokens, program } = await apps.connect(person);
    await apps.refresh(clientId, tokens.refresh_token);
    const { body: other } = await apps.register();
    expect((await apps.refresh(other.client_id, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect(await readStatus(program)).toBe(200);
    expect((await apps.refresh(clientId, tokens.refresh_token)).status).toBe(200);
  });

  test('a replaced refresh token is no longer active, even within the minute', async () => {
    const { clientId, tokens } = await apps.connect(person);
    const next = await apps.refresh(clientId, tokens.refresh_token);
    const introspect = async (token: string) =>
      (await apps.post('/oauth/introspect', { token, client_id: clientId })).body.active;
    expect([await introspect(tokens.refresh_token), await introspect(next.body.refresh_token)]).toEqual([false, true]);
  });

  test('using a refresh token again later ends the app’s access', async () => {
    const { clientId, tokens, program } = await apps.connect(person);
    const next = await apps.refresh(clientId, tokens.refresh_token);
    expect([next.status, await readStatus(program)]).toEqual([200, 200]);
    await age();
    const again = await apps.refresh(clientId, tokens.refresh_token);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect((await apps.refresh(clientId, next.body.refresh_token)).status).toBe(400);
    expect(await readStatus(program)).toBe(401);
    expect(await readStatus({ ...program, token: next.body.access_token })).toBe(401);
  });

  test('two windows of an app that use a refresh token at once get the same tokens; many end the app’s access', async () => {
    const { clientId, tokens } = await apps.connect(person);
    const [one, other] = await Promise.all([1, 2].map(() => apps.refresh(clientId, tokens.refresh_token)));
    expect([one?.status, other]).toEqual([200, one]);
    expect(await readStatus({ ...person, token: one?.body.access_token })).toBe(200);
    const many = await Promise.all(Array.from({ length: 4 }, () => apps.refresh(clientId, one?.body.refresh_token)));
    expect(many.filter(({ status }) => status === 200).length).toBeLessThan(3);
    expect(await readStatus({ ...person, token: one?.body.access_token })).toBe(401);
  });

  test('a code works once, with its verifier, for its app', async () => {
    const { body: app } = await apps.register();
    const { body: other } = await apps.register();
    const { url, verifier } = await apps.ask(app.client_id);
    const code = (await apps.decide(new Browser(server, person), url)).searchParams.get('code') ?? '';
    const trade = (changed: Record<string, string>) =>
      apps.post('/oauth/token', {
        ...{ grant_type: 'authorization_code', code, redirect_uri: REDIRECT },
        ...{ client_id: app.client_id, code_verifier: verifier, ...changed },
      });
    expect((await trade({ client_id: other.client_id })).body.error).toBe('invalid_grant');
    expect((await trade({ redirect_uri: `${REDIRECT}/other` })).body.error).toBe('invalid_grant');
    expect((await trade({ code_verifier: 'x'.repeat(43) })).body.error).toBe('invalid_grant');
    const first = await trade({});
    expect(first.status).toBe(200);
    expect((await trade({})).body.error).toBe('invalid_grant');
    expect(await readStatus({ ...person, token: first.body.access_token })).toBe(401);
  });

  test('a code works for a minute', async () => {
    const { body: app } = await apps.register();
    const { url } = await apps.ask(app.client_id);
    await apps.decide(new Browser(server, person), url);
    const rows = await server.services.db.query<{ seconds: number }[]>(
      `SELECT ((payload->>'exp')::int - (payload->>'iat')::int) AS seconds FROM oauth_records WHERE kind = 'AuthorizationCode'`,
    );
    expect(new Set(rows.map(({ seconds }) => seconds))).toEqual(new Set([60]));
  });

  test('say what they are to their own app alone', async () => {
    const { clientId, tokens } = await apps.connect(person);
    const introspect = (id: string) => apps.post('/oauth/introspect', { token: tokens.access_token, client_id: id });
    expect((await introspect(clientId)).body).toMatchObject({ active: true, scope: 'cards:read contacts:write' });
    const { body: other } = await apps.register();
    expect((await introspect(other.client_id)).body).toEqual({ active: false });
    expect((await apps.post('/oauth/revoke', { token: tokens.access_token, client_id: other.client_id })).status).toBe(
      200,
    );
    expect(await readStatus({ ...person, token: tokens.access_token })).toBe(200);
  });

  test('are kept as hashes', async () => {
    const { tokens } = await apps.connect(person);
    const { db } = server.services;
    const rows = await db.query(
      'SELECT to_jsonb(r) AS row FROM oauth_records r UNION ALL SELECT to_jsonb(t) FROM access_tokens t',
    );
    const kept = JSON.stringify(rows);
    for (const token of [tokens.access_token, tokens.refresh_token]) expect(kept).not.toContain(token);
  });

  test('are in no list of the person’s own tokens and can make none', async () => {
    const owner = await server.register();
    const { program } = await apps.connect(owner, { scope: 'profile:write' });
    const { data } = await server.graphql('{ viewer { accessTokens { id } connectedApps { name scopes } } }', {
      as: owner,
    });
    expect(data).toEqual({
      viewer: { accessTokens: [], connectedApps: [{ name: 'Card sync', scopes: ['PROFILE_WRITE'] }] },
    });
    for (const query of [
      'mutation { createApp(input: { name: "App", redirectUris: [] }) { clientKey } }',
      '{ viewer { connectedApps { id } } }',
      '{ viewer { apps { id } } }',
    ]) {
      const { errors } = await server.graphql(query, { as: program });
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
