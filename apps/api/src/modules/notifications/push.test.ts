import { createECDH, createPublicKey, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTasks } from '../../server/jobs.ts';
import { chatFixtures } from '../../testing/chat-fixtures.ts';
import { exchangeFixtures } from '../../testing/exchange-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

/** What decrypts as a browser does (RFC 8188); `web-push` brings it along, without types. */
const { decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
};

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: TestServer;
let strict: TestServer;
let chat: ReturnType<typeof chatFixtures>;
let exchange: ReturnType<typeof exchangeFixtures>;
let pushService: Server;
let endpoint: string;
let received: Received[];
let answer: number;
let asha: Person;
let mateo: Person;
let browser: { ecdh: ECDH; auth: string; input: { endpoint: string; p256dh: string; auth: string } };
beforeAll(async () => {
  pushService = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => pushService.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}/push/`;
  const SECRETS_KEY = `test:${Buffer.alloc(32, 1).toString('base64')}`;
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on', SECRETS_KEY });
  strict = await startTestServer({ DATABASE_URL: server.databaseUrl, SECRETS_KEY });
  chat = chatFixtures(server);
  exchange = exchangeFixtures(server);
});
afterAll(async () => {
  await strict.close();
  await server.close();
  pushService.close();
});
beforeEach(async () => {
  [asha, mateo] = await Promise.all([server.register('Asha Rao'), server.register('Mateo Silva')]);
  received = [];
  answer = 201;
  browser = openBrowser();
});

function openBrowser() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { ecdh, auth, input: { endpoint: `${endpoint}${randomBytes(8).toString('hex')}`, p256dh, auth } };
}

const register = (as: Person, input: object = browser.input) =>
  chat.change<boolean>('registerPushSubscription', input, as);
const isOn = async (as: Person, { endpoint: at } = browser.input) => {
  const query = 'query ($at: String!) { viewer { hasPushSubscription(endpoint: $at) } }';
  const { data } = await server.graphql<{ viewer: { hasPushSubscription: boolean } }>(query, { as, variables: { at } });
  return data?.viewer.hasPushSubscription;
};
/** Does what waits: the pushes of messages as if their pause were over. */
async function deliver(): Promise<void> {
  const tasks = createTasks(server.services);
  const waiting = await server.services.db.query<{ key: string }[]>(
    "SELECT key FROM graphile_worker.jobs WHERE key LIKE 'push-%'",
  );
  for (const { key } of waiting) {
    await tasks.pushNotification({ notificationId: key.slice('push-'.length) });
    await server.services.db.query('SELECT graphile_worker.remove_job($1)', [key]);
  }
  await server.runJobs();
}
const read = ({ body }: Received) =>
  JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: browser.ecdh, authSecret: browser.auth }).toString());
async function write(text = 'The secret plan'): Promise<string> {
  const id = await chat.direct(asha, mateo);
  await chat.send(id, asha, { text });
  return id;
}

describe('a push', () => {
  test('is encrypted for the browser, signed with the server’s key, and names its conversation', async () => {
    expect((await register(mateo)).result).toBe(true);
    const id = await write();
    await deliver();
    expect(received).toHaveLength(1);
    const [{ headers }] = received as [Received];
    expect(read(received[0] as Received)).toEqual({
      ...{ title: 'Asha Rao sent you a message', body: 'The secret plan' },
      ...{ path: `/dashboard/dm/${id}`, tag: id },
    });
    expect(received[0]?.body.toString('latin1')).not.toContain('secret');
    expect(headers).toMatchObject({ ttl: '86400', topic: id.replaceAll('-', ''), 'content-encoding': 'aes128gcm' });
    const [, token = '', key = ''] = /^vapid t=(.+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    const { data } = await server.graphql<{ viewer: { pushKey: string } }>('{ viewer { pushKey } }', { as: mateo });
    expect(key).toBe(data?.viewer.pushKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const { payload } = await jwtVerify(token, publicKey, { audience: new URL(endpoint).origin });
    expect(payload.sub).toMatch(/^mailto:/);
    const [kept] = await server.services.db.query<{ private_key: string }[]>('SELECT private_key FROM push_keys');
    expect(kept?.private_key).toMatch(/^test\./);
  });

  test('says no text when the person hides it', async () => {
    await register(mateo);
    await chat.change('updatePushSettings', { showsText: false }, mateo);
    await write();
    await deliver();
    expect(read(received[0] as Received)).toMatchObject({ title: 'Asha Rao sent you a message', body: '' });
  });

  test('is not sent for a message that was read meanwhile', async () => {
    await register(mateo);
    const id = await write();
    await chat.change('markRead', { conversationId: id, number: 1 }, mateo, '{ id }');
    await deliver();
    expect(received).toEqual([]);
  });

  test('comes of a kind that the list hides, and not of one that is off', async () => {
    await register(mateo);
    const choose = (input: object) => chat.change('updateNotificationSettings', input, mateo, '{ kind }');
    await choose({ kind: 'MESSAGE', inApp: false });
    const id = await write();
    await deliver();
    expect(received).toHaveLength(1);
    const { data } = await server.graphql<{ viewer: object }>('{ viewer { unreadNotifications } }', { as: mateo });
    expect(data?.viewer).toEqual({ unreadNotifications: 0 });
    await choose({ kind: 'MESSAGE', push: false });
    await chat.change('markRead', { conversationId: id, number: 1 }, mateo, '{ id }');
    await chat.send(id, asha);
    await deliver();
    expect(received).toHaveLength(1);
  });

  test('of a lead goes at once, to each of the owner’s browsers and nobody else’s', async () => {
    await register(asha);
    await register(asha, openBrowser().input);
    await register(mateo, openBrowser().input);
    await exchange.send(await exchange.makeOpenCard(asha));
    await server.runJobs();
    expect(received).toHaveLength(2);
  });

  test.each([404, 410])('that the service answers with %d ends the subscription', async (status) => {
    await register(mateo);
    answer = status;
    await write();
    await deliver();
    expect(received).toHaveLength(1);
    expect(await isOn(mateo)).toBe(false);
  });

  test('that the service could not take is tried again', async () => {
    await register(mateo);
    answer = 503;
    await write();
    await deliver();
    const [job] = await server.services.db.query<{ attempts: number }[]>(
      "SELECT attempts FROM graphile_worker.jobs WHERE task_identifier = 'sendPush'",
    );
    expect(job?.attempts).toBe(1);
    answer = 201;
    await server.services.db.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await server.runJobs();
    expect(received).toHaveLength(2);
    expect(await isOn(mateo)).toBe(true);
  });
});

describe('a browser', () => {
  test('is silent once its session has ended', async () => {
    await register(mateo);
    expect(await isOn(mateo)).toBe(true);
    await server.graphql('mutation { signOut { isSignedOut } }', { as: mateo });
    const [row] = await server.services.db.query<{ n: number }[]>(
      'SELECT count(*)::int AS n FROM push_subscriptions WHERE owner_id = $1',
      [mateo.id],
    );
    expect(row?.n).toBe(0);
  });

  test('belongs to who turned it on last, and can be turned off', async () => {
    await register(mateo);
    await register(asha);
    expect([await isOn(mateo), await isOn(asha)]).toEqual([false, true]);
    await chat.change('removePushSubscription', { endpoint: browser.input.endpoint }, mateo);
    expect(await isOn(asha)).toBe(true);
    await chat.change('removePushSubscription', { endpoint: browser.input.endpoint }, asha);
    expect(await isOn(asha)).toBe(false);
  });

  test('takes the oldest one’s place when there are ten', async () => {
    await register(mateo);
    for (let n = 0; n < 9; n += 1) await register(mateo, openBrowser().input);
    expect(await isOn(mateo)).toBe(true);
    await register(mateo, openBrowser().input);
    expect(await isOn(mateo)).toBe(false);
  });

  test.each([
    ['plain http', { endpoint: 'http://push.example.com/x' }, 'endpoint'],
    ['an address of the own network', { endpoint: 'https://169.254.169.254/x' }, 'endpoint'],
    ['a name and password', { endpoint: 'https://a:b@93.184.215.14/x' }, 'endpoint'],
    ['a key of another length', { p256dh: 'AAAA' }, 'p256dh'],
    ['no secret', { auth: '' }, 'auth'],
  ])('with %s is refused', async (_what, change, field) => {
    const input = { ...browser.input, endpoint: 'https://93.184.215.14/push', ...change };
    const { code, fields } = await chatFixtures(strict).change('registerPushSubscription', input, mateo);
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
  });

  test('that leads into the own network by then is not reached', async () => {
    await register(mateo);
    await write();
    const [{ id } = { id: '' }] = await server.services.db.query<{ id: string }[]>(
      'SELECT id FROM notifications WHERE owner_id = $1',
      [mateo.id],
    );
    const [{ id: subscriptionId } = { id: '' }] = await server.services.db.query<{ id: string }[]>(
      'SELECT id FROM push_subscriptions WHERE owner_id = $1',
      [mateo.id],
    );
    await expect(createTasks(strict.services).sendPush({ notificationId: id, subscriptionId })).rejects.toThrow(
      'not allowed',
    );
    expect(received).toEqual([]);
  });
});
