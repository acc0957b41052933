import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Signs somebody in as a browser does: what it keeps is the cookie, and the marker that pages read. */
async function openBrowser() {
  const { email } = await server.register();
  const { body, headers } = await server.rest('POST', '/api/auth/login', {
    body: { email, password: 'secret-enough' },
  });
  const [cookie = ''] = (headers.getSetCookie()[0] ?? '').split(';');
  return { cookie, marker: String(body.sessionId), email };
}

const findViewer = async (headers: Record<string, string>) => {
  const { status, body } = await server.rest('GET', '/api/users/me', { headers });
  return { status, email: (body.user as { email?: string } | undefined)?.email ?? null };
};

describe('the marker of a page', () => {
  test('opens nothing by itself', async () => {
    const { marker } = await openBrowser();
    const tries: Record<string, string>[] = [
      { 'tessera-session': marker },
      { authorization: `Bearer ${marker}` },
      { cookie: `tessera_session=${marker}` },
    ];
    for (const headers of tries) expect(await findViewer(headers)).toEqual({ status: 401, email: null });
  });

  test('goes with the cookie of its session', async () => {
    const { cookie, marker, email } = await openBrowser();
    expect(await findViewer({ cookie, 'tessera-session': marker })).toEqual({ status: 200, email });
  });

  test('keeps what one person’s page sends from becoming another’s, who has signed in meanwhile', async () => {
    const [before, now] = [await openBrowser(), await openBrowser()];
    const headers = { cookie: now.cookie, 'tessera-session': before.marker, origin: server.origin };
    const refused = await server.rest('POST', '/api/cards', {
      body: { title: 'Mine', data: { name: 'Asha Rao', email: 'asha@example.com' } },
      headers,
    });
    expect(refused.status).toBe(401);
    const { body } = await server.rest('GET', '/api/cards', { headers: { cookie: now.cookie } });
    expect(body.cards).toEqual([]);
  });

  test.each([
    ['of its session opens a socket', true],
    ['of an earlier session ends it with 4403', false],
  ])('%s', async (_name, isOwn) => {
    const [before, now] = [await openBrowser(), await openBrowser()];
    const client = createClient({
      url: `${server.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocol: string) {
          super(address, protocol, { headers: { cookie: now.cookie }, origin: server.origin });
        }
      },
      retryAttempts: 0,
      connectionParams: { session: isOwn ? now.marker : before.marker },
    });
    const answer = client.iterate({ query: '{ viewer { email } }' }).next();
    if (isOwn) expect(await answer).toMatchObject({ value: { data: { viewer: { email: now.email } } } });
    else await expect(answer).rejects.toMatchObject({ code: 4403 });
    await client.dispose();
  });
});
