import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import WebSocket from 'ws';
import { findProcesses, makeDataDir, type Product, removeDataDir, runAdmin, startProduct } from './support/product.ts';

let dataDir: string;
test.beforeEach(() => {
  dataDir = makeDataDir('tessera server ');
});
test.afterEach(() => removeDataDir(dataDir));

const DEMO = { email: 'demo@tessera.example', password: 'tessera-demo' };

async function signIn({ origin }: Product, account = DEMO): Promise<string> {
  const response = await post(`${origin}/api/auth/login`, account);
  return ((await response.json()) as { token: string }).token;
}

function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function countCards({ origin }: Product, token: string): Promise<number> {
  const response = await fetch(`${origin}/api/cards?limit=100`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { cards: object[] }).cards.length;
}

/** The process of a data folder's PostgreSQL; its files may be elsewhere, where the folder says. */
function readPostmaster(folder: string): number {
  const home = join(folder, 'postgres');
  const marker = join(home, 'location');
  const cluster = join(existsSync(marker) ? readFileSync(marker, 'utf8').trim() : home, 'cluster');
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A sign-in whose last byte waits for `finish`. */
function sendSlowly({ origin }: Product, body: object) {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': text.length };
  const sent = request(`${origin}/api/auth/login`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  // The server says so when it has read the head and waits for the body.
  sent.setHeader('expect', '100-continue');
  const hasBegun = new Promise((resolve) => sent.on('continue', resolve));
  sent.flushHeaders();
  sent.write(text.slice(0, -1));
  return { hasBegun, status, finish: () => sent.end(text.slice(-1)) };
}

/** One product for what leaves it as it was: each start takes seconds. */
test.describe('beside others', () => {
  let sharedDir: string;
  let product: Product;
  test.beforeAll(async () => {
    sharedDir = makeDataDir('tessera shared ');
    product = await startProduct(sharedDir);
  });
  test.afterAll(async () => {
    expect(await product.end('SIGTERM')).toBe(0);
    removeDataDir(sharedDir);
  });

  test('prints one block with address, playground, demo sign-in and data folder', async () => {
    for (const part of [product.origin, `${product.origin}/graphql`, DEMO.email, DEMO.password, sharedDir]) {
      expect(product.output()).toContain(part);
    }
    expect(await signIn(product)).toBeTruthy();
  });

  test('says whether it lives, is ready, and what it does', async () => {
    const read = async (path: string) => (await fetch(product.origin + path)).text();
    expect(await read('/healthz')).toBe('{"status":"ok"}');
    expect(JSON.parse(await read('/readyz'))).toEqual({ status: 'ready', parts: { database: 'up', jobs: 'up' } });
    expect(await read('/metrics')).toContain('http_request_duration_seconds_bucket');
  });

  test('the signing key is rotated beside the running server, and nobody is signed out', async () => {
    const token = await signIn(product);
    expect(runAdmin(sharedDir, 'rotate-signing-key')).toContain('New sessions are signed with key');
    expect(await countCards(product, token)).toBeGreaterThan(0);
    expect(await countCards(product, await signIn(product))).toBeGreaterThan(0);
  });

  test('a second one on the same folder is refused in one line', async () => {
    await expect(startProduct(sharedDir)).rejects.toThrow(/can't start: .+\n$/);
  });

  test('comes back by itself when PostgreSQL is killed', async () => {
    const token = await signIn(product);
    const cards = await countCards(product, token);
    process.kill(readPostmaster(sharedDir), 'SIGKILL');
    await expect.poll(() => countCards(product, token).catch(() => -1), { timeout: 20_000 }).toBe(cards);
  });

  test('another one has its own data; DEMO=off leaves out the demo account, and METRICS_TOKEN guards the metrics', async () => {
    const metricsToken = 'a-token-of-sixteen-or-more';
    const other = await startProduct(dataDir, { DEMO: 'off', METRICS_TOKEN: metricsToken });
    expect(other.output()).not.toContain(DEMO.email);
    expect((await post(`${other.origin}/api/auth/login`, DEMO)).status).toBe(401);
    expect(await signIn(product)).toBeTruthy();
    const read = async (headers: Record<string, string>) =>
      (await fetch(`${other.origin}/metrics`, { headers })).status;
    expect([await read({}), await read({ authorization: `Bearer ${metricsToken}` })]).toEqual([403, 200]);
    expect(await other.end('SIGINT')).toBe(0);
    // The signing key can also be rotated while no server runs.
    expect(runAdmin(dataDir, 'rotate-signing-key')).toContain('New sessions');
  });
});

test('SIGTERM lets a running request finish, closes sockets with a reason and leaves no process', async () => {
  const product = await startProduct(dataDir);
  const socket = new WebSocket(`${product.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await new Promise((resolve) => socket.on('open', resolve));
  const closed = new Promise<string>((resolve) => socket.on('close', (code, reason) => resolve(`${code} ${reason}`)));
  const upload = sendSlowly(product, DEMO);
  await upload.hasBegun;
  const exit = product.end('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${product.origin}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  upload.finish();
  expect(await upload.status).toBe(200);
  expect(await closed).toBe('1001 The server is shutting down');
  expect(await exit).toBe(0);
  expect(findProcesses(dataDir)).toEqual([]);
});

test('views that come while the server ends are counted, or refused', async () => {
  const first = await startProduct(dataDir);
  const token = await signIn(first);
  const seen = async ({ origin }: Product) => {
    const response = await fetch(`${origin}/api/analytics/overview`, { headers: { authorization: `Bearer ${token}` } });
    return ((await response.json()) as { totals: { totalViews: number } }).totals.totalViews;
  };
  const list = await fetch(`${first.origin}/api/cards`, { headers: { authorization: `Bearer ${token}` } });
  const { cards } = (await list.json()) as { cards: { _id: string; isPublic: boolean }[] };
  const url = `${first.origin}/api/cards/${cards.find(({ isPublic }) => isPublic)?._id}/events`;
  const before = await seen(first);
  const view = async (visitor: number) => {
    const agent = `Mozilla/5.0 (X11; Linux x86_64; rv:${visitor}.0) Gecko/20100101 Firefox/${visitor}.0`;
    const headers = { 'content-type': 'application/json', 'user-agent': agent };
    const response = await fetch(url, { method: 'POST', headers, body: '{"kind":"view"}' }).catch(() => null);
    return (await response?.json().catch(() => null))?.isCounted === true;
  };
  expect(await view(100)).toBe(true);
  // These wait for company.
  const views = Array.from({ length: 50 }, (_, n) => view(101 + n));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await first.end('SIGTERM')).toBe(0);
  const counted = (await Promise.all(views)).filter(Boolean).length;
  expect(counted).toBeGreaterThan(0);
  const second = await startProduct(dataDir);
  expect(await seen(second)).toBe(before + 1 + counted);
  await second.end('SIGTERM');
});

test('starts at once after kill -9, with every card that was acknowledged', async () => {
  const first = await startProduct(dataDir);
  const token = await signIn(first);
  const before = await countCards(first, token);
  for (let n = 0; n < 20; n += 1) {
    const body = { title: `Card ${n}`, data: { name: 'Asha Rao', email: 'asha@example.com' } };
    expect((await post(`${first.origin}/api/cards`, body, token)).status).toBe(201);
  }
  await first.end('SIGKILL');
  const second = await startProduct(dataDir);
  expect(await countCards(second, token)).toBe(before + 20);
  await second.end('SIGTERM');
});

test('a wrong setting stops the start with one line that names it', async () => {
  await expect(startProduct(dataDir, { LOG_LEVEL: 'loud' })).rejects.toThrow(/LOG_LEVEL: .*"loud"/);
});

test('logs one JSON line an event in production, without what is secret', async () => {
  const product = await startProduct(dataDir, { NODE_ENV: 'production', DEMO: 'on', LOG_LEVEL: 'trace' });
  const token = await signIn(product);
  await post(`${product.origin}/api/cards`, { title: 'Secret title', data: { name: 'x' } }, token);
  await post(`${product.origin}/api/auth/login`, { ...DEMO, password: 'wrong-secret' });
  await product.end('SIGTERM');
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(lines.some((line) => JSON.parse(line).requestId)).toBe(true);
  for (const secret of [token, DEMO.email, 'wrong-secret', 'Secret title'])
    expect(lines.join('\n')).not.toContain(secret);
});
