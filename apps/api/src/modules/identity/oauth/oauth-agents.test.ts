import { auth, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mcpFixtures } from '../../../testing/mcp-fixtures.ts';
import { Browser, oauthFixtures, REDIRECT } from '../../../testing/oauth-fixtures.ts';
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

test('the MCP SDK finds its way from the endpoint’s 401 to a token', async () => {
  const serverUrl = new URL(`${server.origin}/mcp`);
  const refused = await fetch(serverUrl, { method: 'POST' });
  const metadata = `${server.origin}/.well-known/oauth-protected-resource/mcp`;
  expect(refused.headers.get('www-authenticate')).toBe(`Bearer resource_metadata="${metadata}"`);

  const kept: { client?: never; tokens?: { access_token: string }; verifier?: string; url?: URL } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: 'Agent', redirect_uris: [REDIRECT], token_endpoint_auth_method: 'none' },
    clientInformation: () => kept.client,
    saveClientInformation: (information) => {
      kept.client = information as never;
    },
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.url = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? '',
  };
  await server.services.rateLimits.reset('appByAddress', '127.0.0.1');
  const scope = 'cards:read';
  expect(await auth(provider, { serverUrl, scope })).toBe('REDIRECT');
  const back = await apps.decide(new Browser(server, person), kept.url as URL);
  const authorizationCode = back.searchParams.get('code') ?? '';
  expect(await auth(provider, { serverUrl, scope, authorizationCode })).toBe('AUTHORIZED');
  const agents = mcpFixtures(server);
  const { names } = await agents.connect(kept.tokens?.access_token ?? '');
  expect(names).toContain('list_cards');
  expect(names).not.toContain('create_card');
  await agents.close();
});
