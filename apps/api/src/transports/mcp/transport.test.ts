import { LATEST_PROTOCOL_VERSION } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mcpFixtures } from '../../testing/mcp-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

const SITE = 'https://partner.example';

let server: TestServer;
let owner: Person;
let program: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register();
  program = await tokenFixtures(server).program(owner, 'cards:read');
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const ACCEPT = { accept: 'application/json, text/event-stream' };

interface Asked {
  as?: Person | null;
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
}

async function ask({ as = program, body = PING, method = 'POST', headers = {} }: Asked = {}) {
  const answer = await fetch(`${server.origin}/mcp`, {
    method,
    headers: {
      ...ACCEPT,
      ...(method === 'POST' && JSON_TYPE),
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

describe('who asks', () => {
  test('without a token is told by which scheme to sign in', async () => {
    const { status, headers, body } = await ask({ as: null });
    const metadata = `${server.origin}/.well-known/oauth-protected-resource/mcp`;
    const challenge = `Bearer resource_metadata="${metadata}"`;
    expect([status, headers.get('www-authenticate'), body.code]).toEqual([401, challenge, 'UNAUTHENTICATED']);
  });

  test('with a wrong or revoked token is told so, and the protocol’s client fails to connect', async () => {
    const { revoke, program: make } = tokenFixtures(server);
    const ended = await make(owner, 'cards:read');
    expect((await ask({ as: ended })).status).toBe(200);
    await revoke(owner, ended);
    for (const as of [ended, { ...program, token: 'wrong' }]) {
      const { status, headers } = await ask({ as });
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
    }
    await expect(mcpFixtures(server).connect('wrong')).rejects.toThrow();
  });

  test('by a cookie is nobody here', async () => {
    const headers = { cookie: `tessera_session=${owner.token}`, origin: server.origin };
    expect((await ask({ as: null, headers })).status).toBe(401);
  });

  test('is refused as a page of another site without a token, and may read the answer with one', async () => {
    const stranger = await ask({ as: null, headers: { origin: SITE } });
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    const page = await ask({ headers: { origin: SITE } });
    expect([page.status, page.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  test('is told by a preflight that the protocol’s header may be sent', async () => {
    const wanted = 'authorization,content-type,mcp-protocol-version';
    const { status, headers } = await fetch(`${server.origin}/mcp`, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': wanted,
      },
    });
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(wanted.split(',')));
  });
});

describe('the protocol', () => {
  test('is spoken in the version that the client asks for, else in the newest', async () => {
    const version = async (asked: string) => (await ask({ body: initialize(asked) })).body.result.protocolVersion;
    expect(await version('2025-03-26')).toBe('2025-03-26');
    expect(await version('2025-06-18')).toBe('2025-06-18');
    expect(await version('1999-01-01')).toBe(LATEST_PROTOCOL_VERSION);
    expect((await ask({ headers: { 'mcp-protocol-version': '1999-01-01' } })).status).toBe(400);
  });

  test('takes POST alone, with one message, whose answer the client can read', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers, body } = await ask({ method });
      expect([status, headers.get('allow'), body.code]).toEqual([405, 'POST', 'METHOD_NOT_ALLOWED']);
    }
    expect((await ask({ body: [PING, PING] })).status).toBe(400);
    expect((await ask({ headers: { accept: 'text/html' } })).status).toBe(406);
    expect((await ask({ body: { hello: 'world' } })).status).toBe(400);
    expect((await ask({ body: { jsonrpc: '2.0', method: 'notifications/initialized' } })).status).toBe(202);
  });

  test('has no sessions, and answers are kept by no cache', async () => {
    const { headers } = await ask({ body: initialize('2025-06-18') });
    expect([headers.get('mcp-session-id'), headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  test.each([
    [{ method: 'tools/call', params: { name: 'no_such_tool' } }, -32602],
    [{ method: 'prompts/get', params: { name: 'no_such_prompt' } }, -32602],
    [{ method: 'no/such/method' }, -32601],
  ])('%j is an error of the protocol', async (message, code) => {
    expect((await ask({ body: { jsonrpc: '2.0', id: 1, ...message } })).body.error.code).toBe(code);
  });

  test('costs a point for what reads nothing, and what was read for a tool', async () => {
    const cost = async (body: object) => (await ask({ body })).headers.get('x-cost-actual');
    expect(await cost(PING)).toBe('1');
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_cards', arguments: {} } };
    expect(Number(await cost(call))).toBeGreaterThan(1);
  });

  test('has no other path, and nobody’s handle is its name', async () => {
    const { status, body } = await server.rest('GET', '/mcp/more', { as: program });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    const taken = await server.graphql('mutation { updateViewer(input: { handle: "mcp" }) { viewer { id } } }', {
      as: owner,
    });
    expect(taken.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
