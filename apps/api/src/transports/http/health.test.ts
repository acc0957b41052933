import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkReadiness } from '../../modules/incidents/readiness.service.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

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

test('asks the database once, so that a busy server needs only one turn to report that it is ready', async () => {
  const { services } = server;
  let statements = 0;
  const db = new Proxy(services.db, {
    get: (source, name) => {
      if (name === 'createQueryRunner' || name === 'query') statements += 1;
      const value: unknown = Reflect.get(source, name);
      return typeof value === 'function' ? value.bind(source) : value;
    },
  });
  expect(await checkReadiness({ ...services, db })).toEqual({ database: null, jobs: null });
  expect(statements).toBe(1);
});

test('says that migrations are pending if none has run', async () => {
  await server.services.db.query('ALTER TABLE migrations RENAME TO kept');
  expect((await server.rest('GET', '/readyz')).body).toMatchObject({ reason: 'migrations are pending' });
  await server.services.db.query('ALTER TABLE kept RENAME TO migrations');
  expect((await server.rest('GET', '/readyz')).body).toMatchObject({ status: 'ready' });
});

test('counts requests by route, never by address', async () => {
  await server.rest('GET', '/api/cards/0190a1b2-0000-7000-8000-000000000000');
  const { body } = await server.rest('GET', '/metrics');
  expect(body.text).toContain('route="/api/cards/:id",status="404"');
  expect(body.text).not.toContain('0190a1b2');
});

async function readMetrics(settings: Record<string, string>, headers: Record<string, string> = {}): Promise<number> {
  const other = await startTestServer({ LOG_LEVEL: 'silent', DATABASE_URL: server.databaseUrl, ...settings });
  const { status } = await other.rest('GET', '/metrics', { headers });
  await other.close();
  return status;
}

describe('metrics are closed to requests that come through a proxy', () => {
  test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'with the header %s',
    async (name) => {
      expect((await server.rest('GET', '/metrics', { headers: { [name]: '203.0.113.7' } })).status).toBe(403);
    },
  );

  test('that says nothing: in production, or where a proxy is set up, only the token counts', async () => {
    expect(await readMetrics({ TRUST_PROXY: '1' })).toBe(403);
    expect(await readMetrics({ NODE_ENV: 'production' })).toBe(403);
  });

  test('but for who has the token', async () => {
    const METRICS_TOKEN = 'a-token-of-some-length';
    const settings = { METRICS_TOKEN, NODE_ENV: 'production', TRUST_PROXY: '1' };
    expect(await readMetrics(settings, { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    expect(await readMetrics(settings, { authorization: `Bearer ${METRICS_TOKEN}x` })).toBe(403);
    expect(await readMetrics(settings)).toBe(403);
  });
});
