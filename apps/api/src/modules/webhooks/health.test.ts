import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let receiver: WebhookReceiver;
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  owner = await server.register('Olga Owner');
});
beforeEach(async () => {
  await server.services.db.query('DELETE FROM webhooks');
  await server.runJobs('even waiting');
  receiver.received.length = 0;
  receiver.answers.length = 0;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

interface Health {
  successRate: number | null;
  p50Ms: number | null;
  p95Ms: number | null;
  pendingCount: number;
  lastFailure: { event: string; status: number | null; error: string } | null;
  pausesAt: string | null;
  days: { date: string; deliveredCount: number; failedCount: number; pendingCount: number }[];
}

async function readHealth(id: string): Promise<Health> {
  const { data, errors } = await server.graphql<{ webhook: { health: Health } }>(
    `query ($id: ID!) { webhook(id: $id) { health { successRate p50Ms p95Ms pendingCount pausesAt
       lastFailure { event status error } days { date deliveredCount failedCount pendingCount } } } }`,
    { as: owner, variables: { id } },
  );
  expect(errors).toBeUndefined();
  return data?.webhook.health ?? expect.fail('no health');
}

const create = async () =>
  (await webhookFixtures(server).create(owner, receiver.url, ['card.created'])).data.webhook.id;

/** Deliveries as they are stored, each so many days ago with one try. */
function store(
  webhookId: string,
  rows: { daysAgo: number; status: string; httpStatus?: number; ms?: number; isTest?: boolean }[],
) {
  return server.services.db.query(
    `INSERT INTO webhook_deliveries (id, webhook_id, event, data, status, is_test, created_at, tries)
     SELECT gen_random_uuid(), $1, 'card.created', '{}', r.status, coalesce(r."isTest", false),
            now() - r."daysAgo" * interval '1 day', json_build_array(json_build_object('at', now() - r."daysAgo" * interval '1 day',
              'status', r."httpStatus", 'durationMs', r.ms, 'error', CASE WHEN r.status = 'delivered' THEN '' ELSE 'The server refused the request.' END))
       FROM json_to_recordset($2) r ("daysAgo" int, status text, "httpStatus" int, ms int, "isTest" boolean)`,
    [webhookId, JSON.stringify(rows)],
  );
}

test('a webhook that was told nothing yet has 14 empty days and no figures', async () => {
  const { days, ...rest } = await readHealth(await create());
  expect(rest).toEqual({
    successRate: null,
    p50Ms: null,
    p95Ms: null,
    pendingCount: 0,
    lastFailure: null,
    pausesAt: null,
  });
  const today = new Date().toISOString().slice(0, 10);
  expect([days.length, days.at(-1)?.date]).toEqual([14, today]);
  expect(days.every((day) => day.deliveredCount + day.failedCount + day.pendingCount === 0)).toBe(true);
});

test('days, the share that arrived, times of answers and the last failure; tests and older events are left out', async () => {
  const id = await create();
  await store(id, [
    ...Array.from({ length: 19 }, (_, n) => ({ daysAgo: 1, status: 'delivered', httpStatus: 204, ms: n + 1 })),
    { daysAgo: 2, status: 'failed', httpStatus: 503, ms: 900 },
    { daysAgo: 3, status: 'pending', ms: 10_000 },
    { daysAgo: 1, status: 'failed', httpStatus: 500, ms: 5000, isTest: true },
    { daysAgo: 20, status: 'failed', httpStatus: 500, ms: 5000 },
  ]);
  const health = await readHealth(id);
  expect(health).toMatchObject({ successRate: 0.95, p50Ms: 10, p95Ms: 19, pendingCount: 1 });
  expect(health.lastFailure).toEqual({ event: 'CARD_CREATED', status: 503, error: 'The server refused the request.' });
  expect(health.days.slice(-4).map(({ date: _date, ...counts }) => Object.values(counts))).toEqual([
    [0, 0, 1],
    [0, 1, 0],
    [19, 0, 0],
    [0, 0, 0],
  ]);
});

test('it says when a webhook that only fails is switched off, and nothing of it once one arrives', async () => {
  const id = await create();
  await server.services.db.query("UPDATE webhooks SET failing_since = '2026-11-20T08:00:00Z'");
  expect((await readHealth(id)).pausesAt).toBe('2026-11-25T08:00:00.000Z');
  await server.services.db.query('UPDATE webhooks SET failing_since = NULL');
  expect((await readHealth(id)).pausesAt).toBeNull();
});
