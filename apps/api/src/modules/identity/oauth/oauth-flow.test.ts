import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mcpFixtures } from '../../../testing/mcp-fixtures.ts';
import { Browser, oauthFixtures, PLAIN, REDIRECT } from '../../../testing/oauth-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let apps: ReturnType<typeof oauthFixtures>;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  apps = oauthFixtures(server);
  person = await server.register();
});
afterAll(() => server.close());

const CARDS = '{ viewer { cards { totalCount } } }';

async function discover(): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(server.origin);
  const answer = await oauth.discoveryRequest(issuer, { ...PLAIN, algorithm: 'oauth2' });
  return oauth.processDiscoveryResponse(issuer, answer);
}

describe('oauth4webapi, which knows nothing of this server,', () => {
  test('discovers it, registers, gets a code with PKCE, and trades it for a token that opens the API and the agents’ endpoint', async () => {
    const as = await discover();
    const client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(
        as,
        { client_name: 'Card sync', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
        PLAIN,
      ),
    );
    const { url, verifier, state } = await apps.ask(client.client_id);
    const back = await apps.decide(new Browser(server, person), url);
    const params = oauth.validateAuthResponse(as, client, back, state);
    const none = oauth.None();
    const tokens = await oauth.processAuthorizationCodeResponse(
      as,
      client,
      await oauth.authorizationCodeGrantRequest(as, client, none, params, REDIRECT, verifier, PLAIN),
    );
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'cards:read contacts:write' });
    expect(tokens.access_token).toMatch(/^tsr_/);
    const program = { ...person, token: tokens.access_token };
    expect((await server.graphql(CARDS, { as: program })).data).toEqual({ viewer: { cards: { totalCount: 0 } } });
    expect((await server.rest('GET', '/api/cards', { as: program })).status).toBe(200);
    expect((await server.graphql('{ billing { plan } }', { as: program })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    const agents = mcpFixtures(server);
    const { call } = await agents.connect(tokens.access_token);
    expect((await call('list_cards')).isError).toBeFalsy();
    await agents.close();

    const next = await oauth.processRefreshTokenResponse(
      as,
      client,
      await oauth.refreshTokenGrantRequest(as, client, none, tokens.refresh_token ?? '', PLAIN),
    );
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(as, client, none, next.refresh_token ?? '', PLAIN),
    );
    for (const token of [tokens.access_token, next.access_token]) {
      expect((await server.graphql(CARDS, { as: { ...person, token } })).status).toBe(401);
    }
  });

  test('connects a device by the code that a person types', async () => {
    const as = await discover();
    const { body } = await apps.register({
      client_name: 'Printer',
      redirect_uris: [],
      response_types: [],
      grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
    });
    const client = { client_id: body.client_id };
    const device = await oauth.processDeviceAuthorizationResponse(
      as,
      client,
      await oauth.deviceAuthorizationRequest(as, client, oauth.None(), { scope: 'cards:read cards:write' }, PLAIN),
    );
    expect(device.verification_uri).toBe(`${server.origin}/oauth/device`);
    const poll = async () =>
      oauth.processDeviceCodeResponse(
        as,
        client,
        await oauth.deviceCodeGrantRequest(as, client, oauth.None(), device.device_code, PLAIN),
      );
    await expect(poll()).rejects.toMatchObject({ error: 'authorization_pending' });

    const browser = new Browser(server, person);
    const code = device.user_code.toLowerCase();
    const shown = await browser.open(`/oauth/device/request?user_code=${code}`);
    expect(await shown.json()).toEqual({
      app: { name: 'Printer', host: null },
      device: { network: '127.0.0.1', description: expect.any(String), isThisNetwork: true },
      scopes: ['cards:read', 'cards:write'],
    });
    const decision = { userCode: code, isAllowed: true, scopes: ['cards:read'] };
    expect((await browser.send('/oauth/device/decision', decision)).status).toBe(204);
    expect((await browser.send('/oauth/device/decision', decision)).status).toBe(404);

    const tokens = await poll();
    expect(tokens.scope).toBe('cards:read');
    expect((await server.graphql(CARDS, { as: { ...person, token: tokens.access_token } })).status).toBe(200);
    await expect(poll()).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});
