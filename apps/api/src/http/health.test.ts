import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
});
afterAll(() => server.close());

test('is not ready while a migration is pending, and says so', async () => {
  expect((await server.rest('GET', '/readyz')).body).toMatchObject({ status: 'ready' });
  await server.services.db.query('CREATE TABLE kept AS SELECT * FROM migrations; DELETE FROM migrations');
  const { status, body } = await server.rest('GET', '/readyz');
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'not ready', reason: 'migrations are pending' });
  await server.services.db.query('INSERT INTO migrations SELECT * FROM kept; DROP TABLE kept');
});

test('counts requests by route, never by address', async () => {
  await server.rest('GET', '/api/cards/0190a1b2-0000-7000-8000-000000000000');
  const { body } = await server.rest('GET', '/metrics');
  expect(body.text).toContain('route="/api/cards/:id",status="404"');
  expect(body.text).not.toContain('0190a1b2');
});

test('metrics are not for whoever comes through a proxy', async () => {
  const { status } = await server.rest('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(status).toBe(403);
});
