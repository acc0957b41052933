import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());

/** Tries a mailed link that doesn't exist. */
async function tryLink(address: string): Promise<number> {
  const mutation = 'mutation { confirmEmail(input: { token: "wrong" }) { __typename } }';
  const answer = await server.graphql(mutation, { headers: { 'x-forwarded-for': address } });
  return answer.errors?.[0]?.extensions.code === 'RATE_LIMITED' ? 429 : 200;
}

test('another address of the same IPv6 network gives no new allowance', async () => {
  const inside = Array.from({ length: 70 }, (_, index) => `2001:db8:0:1::${(index + 1).toString(16)}`);
  const statuses = await Promise.all(inside.map(tryLink));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await tryLink('2001:db8:0:2::1')).toBe(200);
});

test('an IPv4 address that is mapped into IPv6 has the same allowance', async () => {
  const statuses = await Promise.all(Array.from({ length: 60 }, () => tryLink('192.0.2.7')));
  expect(statuses.filter((status) => status === 429)).toHaveLength(0);
  expect(await tryLink('::ffff:192.0.2.7')).toBe(429);
  expect(await tryLink('192.0.2.8')).toBe(200);
});

test('all networks of an IPv6 home or end site share a limit', async () => {
  const ofHome = Array.from({ length: 200 }, (_, index) => `2001:db8:5:${index % 4}::1`);
  const ofSite = Array.from({ length: 650 }, (_, index) => `2001:db8:6:${((index % 13) * 0x100).toString(16)}::1`);
  for (const [addresses, refused] of [
    [ofHome, 20],
    [ofSite, 50],
  ] as const) {
    const statuses = await Promise.all(addresses.map(tryLink));
    expect(statuses.filter((status) => status === 429)).toHaveLength(refused);
  }
  expect(await tryLink('2001:db8:7::1')).toBe(200);
});

test('ports that a proxy adds give connections no separate allowance', async () => {
  const statuses = await Promise.all(Array.from({ length: 70 }, (_, port) => tryLink(`198.51.100.7:${40_000 + port}`)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});
