import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
const WRONG = { authorization: 'Bearer wrong' };
const INVALID = /^Bearer error="invalid_token", error_description="[ -~]+", resource_metadata="[^"]+"$/;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (query: string, accept: string) =>
  fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { ...WRONG, accept, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

describe('a bearer token that is wrong or over', () => {
  test.each(['/api/cards', `/api/public/card/${randomUUID()}`, '/api/users/me', '/api/analytics/report.csv'])(
    'is refused at %s, also where the data is public, and the header says why',
    async (path) => {
      const { status, body, headers } = await server.rest('GET', path, { headers: WRONG });
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'invalid_token' });
      expect(headers.get('www-authenticate')).toMatch(INVALID);
    },
  );

  test.each([
    ['application/json', '{ viewer { id } }'],
    ['application/json', '{ categories }'],
    ['application/graphql-response+json', '{ viewer { id } }'],
  ])('is refused by GraphQL as %s, also for what everybody may ask: %s', async (accept, query) => {
    const answer = await ask(query, accept);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(INVALID);
    const { errors } = (await answer.json()) as { errors: object[] };
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', reason: 'invalid_token' } }]);
  });

  test('closes a socket with that reason', async () => {
    const client = createClient({
      url: `${server.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: 'wrong' },
      retryAttempts: 0,
    });
    await expect(client.iterate({ query: '{ viewer { id } }' }).next()).rejects.toMatchObject({
      code: 4403,
      reason: 'The token is wrong, has expired or was revoked',
    });
    await client.dispose();
  });

  test('of a session that has ended keeps nobody from signing in again', async () => {
    const person: Person = await server.register();
    expect((await server.rest('POST', '/api/auth/logout', { as: person })).status).toBeLessThan(300);
    expect((await server.rest('GET', '/api/users/me', { as: person })).status).toBe(401);
    const body = { email: person.email, password: 'secret-enough' };
    const again = await server.rest('POST', '/api/auth/login', { as: person, body });
    expect(again.status).toBe(200);
  });
});

test('who sends no token and has to sign in is told by which scheme, and nothing of a token', async () => {
  const { status, headers } = await server.rest('GET', '/api/cards');
  expect(status).toBe(401);
  expect(headers.get('www-authenticate')).toBe(
    `Bearer resource_metadata="${server.origin}/.well-known/oauth-protected-resource"`,
  );
});
