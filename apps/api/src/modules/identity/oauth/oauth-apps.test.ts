import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '../../../server/jobs.ts';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { Browser, oauthFixtures, REDIRECT } from '../../../testing/oauth-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { OAuthAppResolver } from './oauth.resolver.ts';
import { OAuthApp } from './oauth-app.entity.ts';

let mailbox: Mailbox;
let server: TestServer;
let apps: ReturnType<typeof oauthFixtures>;
let person: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url });
  apps = oauthFixtures(server);
  person = await server.register();
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const readStatus = async (as: Person) => (await server.graphql('{ viewer { id } }', { as })).status;

const CREATE = `mutation ($input: CreateAppInput!) {
  createApp(input: $input) { clientKey app { id name redirectUris isConfidential } } }`;

interface MadeApp {
  createApp: { clientKey: string | null; app: { id: string; name: string; isConfidential: boolean } };
}

async function create(as: Person, input: Record<string, unknown> = {}) {
  const variables = { input: { name: 'CRM', redirectUris: [REDIRECT], isConfidential: true, ...input } };
  return server.graphql<MadeApp>(CREATE, { as, variables });
}

describe('an app that is registered by hand', () => {
  test('signs in with its secret, as openid-client does it', async () => {
    const { data } = await create(person);
    const { app, clientKey } = data?.createApp ?? { app: { id: '' }, clientKey: '' };
    const config = await client.discovery(new URL(server.origin), app.id, clientKey ?? '', undefined, {
      algorithm: 'oauth2',
      execute: [client.allowInsecureRequests],
    });
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT,
      scope: 'cards:read',
      code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: 'state',
    });
    const back = await apps.decide(new Browser(server, person), url);
    const tokens = await client.authorizationCodeGrant(config, back, { pkceCodeVerifier, expectedState: 'state' });
    expect(await readStatus({ ...person, token: tokens.access_token })).toBe(200);
    expect(await client.tokenIntrospection(config, tokens.access_token)).toMatchObject({ active: true });
    const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    await client.tokenRevocation(config, next.access_token);
    expect(await readStatus({ ...person, token: next.access_token })).toBe(401);
  });

  test('gets a new secret, and the former one is worth nothing', async () => {
    const { data } = await create(person);
    const { app, clientKey: former } = data?.createApp ?? { app: { id: '' }, clientKey: null };
    const rotated = await server.graphql<{ rotateAppSecret: { clientKey: string } }>(
      'mutation ($id: ID!) { rotateAppSecret(input: { id: $id }) { clientKey } }',
      { as: person, variables: { id: app.id } },
    );
    const introspect = async (secret: string) => {
      const authorization = `Basic ${Buffer.from(`${app.id}:${secret}`).toString('base64')}`;
      return (await apps.post('/oauth/introspect', { token: 'any' }, { authorization })).status;
    };
    expect(await introspect(rotated.data?.rotateAppSecret.clientKey ?? '')).toBe(200);
    expect(await introspect(former ?? '')).toBe(401);
    const rows = await server.services.db.query('SELECT payload FROM oauth_apps');
    expect(JSON.stringify(rows)).not.toContain(former);
  });

  test('keeps no secret when it says so, and names all that is wrong with it', async () => {
    const { data } = await create(person, { isConfidential: false });
    expect(data?.createApp.clientKey).toBeNull();
    const variables = { id: data?.createApp.app.id };
    const rotated = await server.graphql('mutation ($id: ID!) { rotateAppSecret(input: { id: $id }) { clientKey } }', {
      as: person,
      variables,
    });
    expect(rotated.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const wrong = await create(person, { name: '', redirectUris: ['http://app.example'] });
    expect(Object.keys(wrong.errors?.[0]?.extensions.fields ?? {})).toEqual(['name', 'redirectUris']);
  });

  test('connects devices only if its owner asked for that', async () => {
    const ask = async (input: Record<string, unknown>) => {
      const { data } = await create(person, { isConfidential: false, ...input });
      const asked = { client_id: data?.createApp.app.id ?? '', scope: 'cards:read' };
      return (await apps.post('/oauth/device_authorization', asked)).status;
    };
    expect([await ask({}), await ask({ connectsDevices: true }), await ask({ redirectUris: [] })]).toEqual([
      400, 200, 200,
    ]);
    const neither = await create(person, { redirectUris: [], connectsDevices: false });
    expect(Object.keys(neither.errors?.[0]?.extensions.fields ?? {})).toEqual(['redirectUris']);
  });

  test('shows where a device is, and whose app it is', async () => {
    const { data } = await create(person, {
      isConfidential: false,
      connectsDevices: true,
      redirectUris: ['https://crm.example/back'],
    });
    const { body } = await apps.post(
      '/oauth/device_authorization',
      { client_id: data?.createApp.app.id ?? '', scope: 'cards:read' },
      { 'user-agent': 'curl/8.1', 'x-forwarded-for': '198.51.100.7' },
    );
    const shown = await new Browser(server, person).open(`/oauth/device/request?user_code=${body.user_code}`);
    expect(await shown.json()).toMatchObject({
      app: { name: 'CRM', host: 'crm.example' },
      device: { network: '127.0.0.1', description: 'curl', isThisNetwork: true },
    });
  });

  test('is its owner’s alone, and its deletion ends what it may do', async () => {
    const [owner, stranger, user] = [await server.register(), await server.register(), await server.register()];
    const { data } = await create(owner, { isConfidential: false });
    const id = data?.createApp.app.id ?? '';
    const { url, verifier } = await apps.ask(id);
    const code = (await apps.decide(new Browser(server, user), url)).searchParams.get('code') ?? '';
    const asked = { grant_type: 'authorization_code', redirect_uri: REDIRECT, client_id: id };
    const { body } = await apps.post('/oauth/token', { ...asked, code, code_verifier: verifier });
    const program = { ...user, token: body.access_token };
    expect(await readStatus(program)).toBe(200);
    const remove = (as: Person) =>
      server.graphql('mutation ($id: ID!) { deleteApp(input: { id: $id }) { deletedAppId } }', {
        as,
        variables: { id },
      });
    expect((await remove(stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await remove(owner)).data).toEqual({ deleteApp: { deletedAppId: id } });
    expect(await readStatus(program)).toBe(401);
  });
});

describe('an app that registers itself', () => {
  test.each([
    ['an address without https', { redirect_uris: ['http://app.example/callback'] }],
    ['an address that runs a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['an address of a file', { redirect_uris: ['file:///tmp/x'] }],
    ['the name of the product', { client_name: 'Tеssera Security' }],
    ['the name of the product with a sharp s', { client_name: 'Teßera' }],
    ['the name of the product with a drawn letter', { client_name: '🅣essera' }],
    ['a name of several lines', { client_name: 'Card\nsync' }],
    ['a name that turns round', { client_name: 'Card \u202Ecnys' }],
    ['a name that is too long', { client_name: 'x'.repeat(61) }],
    ['a way that is not offered', { grant_types: ['client_credentials'] }],
    ['another way to show who it is', { token_endpoint_auth_method: 'private_key_jwt' }],
  ])('can’t have %s', async (_, metadata) => {
    const { status, body } = await apps.register(metadata);
    expect([status, /invalid_(client_metadata|redirect_uri)/.test(String(body.error))]).toEqual([400, true]);
  });

  test.each([
    [['cursor://x.y/oauth/callback'], 'cursor://x.y'],
    [['com.example.app:/oauth2redirect', 'http://localhost:8787/callback'], 'com.example.app:'],
  ])('can use its own scheme as a redirect address, %j, with PKCE; the person sees it', async (redirectUris, host) => {
    const { status, body: app } = await apps.register({ redirect_uris: redirectUris });
    expect(status).toBe(201);
    const [redirect_uri = ''] = redirectUris;
    const { url, verifier } = await apps.ask(app.client_id, { redirect_uri });
    const browser = new Browser(server, person);
    const consent = (await browser.open(url)).headers.get('location') ?? '';
    const shown = (await (await browser.open(`${consent}/request`)).json()) as { app: object };
    expect(shown.app).toEqual({ name: 'Card sync', host });
    const { body } = await browser.send(`${consent}/decision`, { isAllowed: true });
    const back = new URL((await browser.open(body.redirectTo)).headers.get('location') ?? '');
    const code = back.searchParams.get('code') ?? '';
    const trade = { grant_type: 'authorization_code', code, redirect_uri, client_id: app.client_id };
    expect((await apps.post('/oauth/token', { ...trade, code_verifier: verifier })).status).toBe(200);
    const plain = await apps.ask(app.client_id, { redirect_uri, code_challenge: null, code_challenge_method: null });
    expect((await browser.open(plain.url)).headers.get('location')).toContain('error=invalid_request');
  });

  test.each([
    ['openid cards:read offline_access', 'cards:read'],
    ['everything', undefined],
  ])('with the scopes %j keeps the known ones', async (scope, kept) => {
    const { status, body } = await apps.register({ scope });
    expect([status, body.scope]).toEqual([201, kept]);
  });

  test('keeps its name as it was checked', async () => {
    const { body } = await apps.register({ client_name: '  Card   sync ' });
    const [app] = await server.services.db.query<{ name: string; payload: { client_name: string } }[]>(
      'SELECT name, payload FROM oauth_apps WHERE id = $1',
      [body.client_id],
    );
    expect([app?.name, app?.payload.client_name]).toEqual(['Card sync', 'Card sync']);
  });

  test('may do so a bounded number of times', async () => {
    const body = { client_name: 'Many', redirect_uris: [REDIRECT] };
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await server.rest('POST', '/oauth/register', { body })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 429]);
  });

  test('is forgotten after a day when nobody has allowed it anything', async () => {
    const { body: unused } = await apps.register();
    const { clientId } = await apps.connect(person);
    await sweep(server.services, new Date(Date.now() + 25 * 3600_000));
    const rows = await server.services.db.query('SELECT id FROM oauth_apps WHERE id = ANY ($1)', [
      [unused.client_id, clientId],
    ]);
    expect(rows).toEqual([{ id: clientId }]);
  });
});

describe('what an app may do ends', () => {
  test('when the person disconnects it, also on open sockets, and the log says so', async () => {
    const owner = await server.register();
    const stranger = await server.register();
    const { program } = await apps.connect(owner);
    const { data } = await server.graphql<{ viewer: { connectedApps: { id: string; lastUsedAt: string }[] } }>(
      '{ viewer { connectedApps { id lastUsedAt } } }',
      { as: owner },
    );
    const [grant] = data?.viewer.connectedApps ?? [];
    expect(grant?.lastUsedAt).toEqual(expect.any(String));
    const disconnect = (as: Person) =>
      server.graphql('mutation ($id: ID!) { disconnectApp(input: { id: $id }) { disconnectedAppId } }', {
        as,
        variables: { id: grant?.id },
      });
    expect((await disconnect(stranger)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await disconnect(owner)).data).toEqual({ disconnectApp: { disconnectedAppId: grant?.id } });
    expect(await readStatus(program)).toBe(401);
    const log = await server.graphql<{ viewer: { securityEvents: { edges: { node: { kind: string } }[] } } }>(
      '{ viewer { securityEvents { edges { node { kind } } } } }',
      { as: owner },
    );
    expect(log.data?.viewer.securityEvents.edges.map(({ node }) => node.kind)).toEqual([
      'APP_DISCONNECTED',
      'APP_CONNECTED',
    ]);
  });

  test('when the password is reset by a mailed link, and the person is told', async () => {
    const owner = await server.register();
    await server.confirmEmail(owner);
    const { program, clientId, tokens } = await apps.connect(owner);
    await server.rest('POST', '/api/auth/forgot-password', { body: { email: owner.email } });
    await server.runJobs();
    const body = { token: mailbox.tokenTo(owner.email), password: 'another one' };
    expect((await server.rest('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    await server.runJobs();
    expect(mailbox.find(owner.email, 'password').text).toContain('1 app was disconnected.');
    expect(await readStatus(program)).toBe(401);
    expect((await apps.refresh(clientId, tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('with the account', async () => {
    const owner = await server.register();
    const { program, clientId, tokens } = await apps.connect(owner);
    await server.services.db.query('DELETE FROM users WHERE id = $1', [owner.id]);
    expect(await readStatus(program)).toBe(401);
    expect((await apps.refresh(clientId, tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  test('for the one that was allowed first, when there are more than fifty', async () => {
    const owner = await server.register();
    const { program } = await apps.connect(owner);
    await server.services.db.query(
      `INSERT INTO oauth_grants (id, owner_id, app_id, scopes, payload, expires_at, created_at)
       SELECT gen_random_uuid(), owner_id, app_id, scopes, payload, expires_at, now() + interval '1 second'
         FROM oauth_grants, generate_series(1, 49) WHERE owner_id = $1`,
      [owner.id],
    );
    expect(await readStatus(program)).toBe(200);
    await server.services.rateLimits.reset('oauthByAddress', '127.0.0.1');
    await apps.connect(owner);
    expect(await readStatus(program)).toBe(401);
  });
});

test('an app that names no grant types connects no devices', () => {
  const app = Object.assign(new OAuthApp(), { payload: { client_name: 'Earlier' } });
  expect(new OAuthAppResolver().connectsDevices(app)).toBe(false);
});
