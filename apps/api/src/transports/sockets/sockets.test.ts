import { type Client, createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
let cardId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
  const data = { name: 'Asha Rao', email: 'asha@example.com' };
  const { body } = await server.rest('POST', '/api/cards', {
    body: { title: 'Live', data, isPublic: true },
    as: owner,
  });
  cardId = (body.card as { id: string }).id;
});
afterAll(() => server.close());

const url = () => `${server.origin.replace('http', 'ws')}/graphql`;
const ACTIVITY = 'subscription { activityAdded { kind message card { title } } }';

function connect(token?: string): Client {
  return createClient({
    url: url(),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token ? { token } : {},
  });
}

/** A socket that waits for what happens, and how it comes to its end. */
function listen(token: string) {
  const client = connect(token);
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    client.on('closed', (event) => resolve(event as { code: number; reason: string }));
  });
  client.subscribe({ query: ACTIVITY }, { next: () => undefined, error: () => undefined, complete: () => undefined });
  return { client, closed };
}

async function view(as: Person | null = null, agent = `Mozilla/5.0 Firefox/${Math.random()}`) {
  return server.rest('POST', `/api/cards/${cardId}/events`, {
    body: { kind: 'view' },
    as,
    headers: { 'user-agent': agent },
  });
}

async function waitForListener(): Promise<void> {
  await expect
    .poll(() => server.services.metrics.openSockets.get().then(({ values }) => values[0]?.value ?? 0))
    .toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 150));
}

test('who opens a socket has the address that a trusted proxy says', async () => {
  const trusting = await startTestServer({ TRUST_PROXY: '1', DATABASE_URL: server.databaseUrl });
  const query = `mutation { recordCardEvent(input: { cardId: "${cardId}", kind: VIEW }) { isCounted } }`;
  const viewFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    class Proxied extends WebSocket {
      constructor(target: string, protocols: string) {
        super(target, protocols, { headers });
      }
    }
    const client = createClient({ url: `${trusting.origin.replace('http', 'ws')}/graphql`, webSocketImpl: Proxied });
    const { value } = await client.iterate<{ recordCardEvent: { isCounted: boolean } }>({ query }).next();
    await client.dispose();
    return value.data?.recordCardEvent.isCounted;
  };
  const counted = [];
  for (const address of ['10.2.0.1', '10.2.0.2', '10.2.0.1']) counted.push(await viewFrom(address));
  expect(counted).toEqual([true, true, false]);
  await trusting.close();
});

describe('subscriptions', () => {
  test('tell the owner of a view as it happens', async () => {
    const client = connect(owner.token);
    const results = client.iterate<{ activityAdded: { kind: string; card: { title: string } } }>({ query: ACTIVITY });
    const first = results.next();
    await waitForListener();
    await view();
    const { value } = await first;
    expect(value.data?.activityAdded).toMatchObject({ kind: 'VIEW', card: { title: 'Live' } });
    await client.dispose();
  });

  test('are refused without a sign-in, with the code of the table', async () => {
    const client = connect();
    const { value } = await client.iterate({ query: ACTIVITY }).next();
    expect(value?.errors).toMatchObject([{ message: 'Sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } }]);
    await client.dispose();
  });

  test('tell nothing of other people’s cards', async () => {
    const stranger = await server.register();
    const client = connect(stranger.token);
    const heard: unknown[] = [];
    client.subscribe(
      { query: ACTIVITY },
      { next: (result) => heard.push(result), error: () => undefined, complete: () => undefined },
    );
    await waitForListener();
    await view();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).toEqual([]);
    await client.dispose();
  });
});

test('queries and mutations work over the socket too, and limits hold there', async () => {
  const client = connect(owner.token);
  const { value } = await client.iterate({ query: '{ viewer { fullName } }' }).next();
  expect(value).toEqual({ data: { viewer: { fullName: 'Asha Rao' } } });
  const code = (error: string) => [{ extensions: { code: error } }];
  await expect(client.iterate({ query: '{ viewer {' }).next()).rejects.toMatchObject(code('GRAPHQL_PARSE_FAILED'));
  await expect(client.iterate({ query: '{ nope }' }).next()).rejects.toMatchObject(code('GRAPHQL_VALIDATION_FAILED'));
  const aliases = Array.from({ length: 100 }, (_, n) => `a${n}: id`).join(' ');
  const refused = client.iterate({ query: `{ viewer { ${aliases} } }` }).next();
  await expect(refused).rejects.toMatchObject(code('QUERY_TOO_COMPLEX'));
  await client.dispose();
});

describe('a socket', () => {
  test('is closed with 4403 when its session ends', async () => {
    const person = await server.register();
    const { body } = await server.rest('POST', '/api/auth/login', {
      body: { email: person.email, password: 'secret-enough' },
    });
    const { closed } = listen(String(body.token));
    await waitForListener();
    await server.graphql('mutation { endOtherSessions { endedCount } }', { as: person });
    expect(await closed).toMatchObject({ code: 4403, reason: 'The session has ended' });
  });

  test('is closed when its session gives way to the hundred and first', async () => {
    const person = await server.register();
    const { closed } = listen(person.token);
    await waitForListener();
    await server.services.db.query(
      `WITH seen AS (UPDATE sessions SET last_seen_at = now() - interval '1 hour' WHERE user_id = $1)
       INSERT INTO sessions (id, user_id, device, expires_at)
       SELECT gen_random_uuid(), $1, '', now() + interval '1 day' FROM generate_series(1, 99)`,
      [person.id],
    );
    const credentials = { email: person.email, password: 'secret-enough' };
    expect((await server.rest('POST', '/api/auth/login', { body: credentials })).status).toBe(200);
    expect(await closed).toMatchObject({ code: 4403, reason: 'The session has ended' });
    const [row] = await server.services.db.query<{ count: number }[]>(
      'SELECT count(*)::int FROM sessions WHERE user_id = $1 AND ended_at IS NULL',
      [person.id],
    );
    expect(row?.count).toBe(100);
  });

  test('is closed when the bus is back, where the end of its session was not told', async () => {
    const [ended, revoked, living] = await Promise.all([server.register(), server.register(), server.register()]);
    const { data } = await server.graphql<{ createAccessToken: { token: string } }>(
      'mutation { createAccessToken(input: { name: "Robot", scopes: [ANALYTICS_READ, CARDS_READ] }) { token } }',
      { as: revoked },
    );
    const sockets = [ended.token, data?.createAccessToken.token ?? '', living.token].map(listen);
    let isLivingClosed = false;
    void sockets[2]?.closed.then(() => {
      isLivingClosed = true;
    });
    await waitForListener();
    await server.services.db.query('UPDATE sessions SET ended_at = now() WHERE user_id = $1', [ended.id]);
    await server.services.db.query('DELETE FROM access_tokens WHERE owner_id = $1', [revoked.id]);
    await server.services.db.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tessera-bus' AND datname = current_database()",
    );
    for (const { closed } of sockets.slice(0, 2)) expect(await closed).toMatchObject({ code: 4403 });
    expect(isLivingClosed).toBe(false);
    await sockets[2]?.client.dispose();
  });

  test('is closed when its token is none of a living session', async () => {
    const client = connect('wrong');
    await expect(client.iterate({ query: '{ viewer { id } }' }).next()).rejects.toMatchObject({ code: 4403 });
  });

  test('from another site is refused, whatever its cookie', async () => {
    const socket = new WebSocket(url(), 'graphql-transport-ws', { origin: 'https://evil.example' });
    await expect(new Promise((_, reject) => socket.on('error', reject))).rejects.toThrow('403');
  });

  test('on another path is refused', async () => {
    const socket = new WebSocket(url().replace('/graphql', '/other'), 'graphql-transport-ws');
    await expect(new Promise((_, reject) => socket.on('error', reject))).rejects.toThrow('404');
  });

  test('that sends too much at once is closed', async () => {
    const socket = new WebSocket(url(), 'graphql-transport-ws');
    await new Promise((resolve) => socket.on('open', resolve));
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.send('x'.repeat(200 * 1024));
    expect(await closed).toBe(1009);
  });
});
