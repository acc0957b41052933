import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { sendEvents } from './send-events.service.ts';
import { wakeWebhooks } from './wake-webhooks.service.ts';
import { WEBHOOK_PRIORITY } from './webhook-sql.ts';

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

const create = () => webhookFixtures(server).create(owner, receiver.url, ['contact.updated']);

/** Events of so many contacts, one of each at a time, as `contact 1`, `contact 2` … each with its number. */
async function queueEvents(webhookId: string, { contacts, rounds }: { contacts: number; rounds: number }) {
  const ids = Array.from({ length: contacts }, () => randomUUID());
  for (let round = 1; round <= rounds; round += 1) {
    await server.services.db.query(
      `INSERT INTO webhook_deliveries (id, webhook_id, event, data)
       SELECT gen_random_uuid(), $1, 'contact.updated', json_build_object('contact', json_build_object('id', one, 'name', $3::int))
         FROM unnest($2::uuid[]) one`,
      [webhookId, ids, round],
    );
  }
  await wake(webhookId);
}

const wake = (webhookId: string) =>
  server.services.db.query(
    "SELECT graphile_worker.add_job('sendEvents', json_build_object('webhookId', $1::text)) FROM generate_series(1, 3)",
    [webhookId],
  );

function receivedRounds(): number[][] {
  const rounds = new Map<string, number[]>();
  for (const { body } of receiver.received) {
    const { id, name } = JSON.parse(body).data.contact as { id: string; name: number };
    rounds.set(id, [...(rounds.get(id) ?? []), name]);
  }
  return [...rounds.values()];
}

const statuses = async () =>
  server.services.db.query<{ status: string; count: number }[]>(
    'SELECT status, count(*)::int FROM webhook_deliveries GROUP BY status ORDER BY status',
  );

test('more events than one batch has arrive once each, of each object in order', async () => {
  const { data } = await create();
  await queueEvents(data.webhook.id, { contacts: 30, rounds: 15 });
  await server.runJobs();
  expect(receivedRounds()).toEqual(Array.from({ length: 30 }, () => Array.from({ length: 15 }, (_, n) => n + 1)));
  expect(await statuses()).toEqual([{ status: 'delivered', count: 450 }]);
});

test('an event that fails holds up nothing: the others arrive, and it is tried again', async () => {
  const { data } = await create();
  receiver.answers.push({ status: 500 });
  await queueEvents(data.webhook.id, { contacts: 1, rounds: 3 });
  await server.runJobs();
  expect(await statuses()).toEqual([
    { status: 'delivered', count: 2 },
    { status: 'pending', count: 1 },
  ]);
  await server.runJobs('even waiting');
  expect(receivedRounds()).toEqual([[1, 2, 3, 1]]);
  expect(await statuses()).toEqual([{ status: 'delivered', count: 3 }]);
});

test('while one process has the turn, another leaves the events to it; after a crash they go out when the time is over', async () => {
  const { data } = await create();
  await server.services.db.query(
    "UPDATE webhooks SET sending_by = gen_random_uuid(), sending_until = now() + interval '1 hour'",
  );
  await queueEvents(data.webhook.id, { contacts: 2, rounds: 1 });
  await server.runJobs();
  expect(receiver.received).toEqual([]);
  const waiting = await server.services.db.query(
    "SELECT run_at > now() + interval '50 minutes' AS is_later FROM graphile_worker.jobs WHERE task_identifier = 'sendEvents'",
  );
  expect(waiting).toEqual([{ is_later: true }]);
  await server.services.db.query("UPDATE webhooks SET sending_until = now() - interval '1 second'");
  await server.runJobs('even waiting');
  expect(receiver.received).toHaveLength(2);
});

test('what a turn leaves waits behind mails and all other jobs', async () => {
  const { data } = await create();
  const queue = { contacts: 1, rounds: 5 };
  await queueEvents(data.webhook.id, queue);
  await server.services.db.query('DELETE FROM graphile_worker._private_jobs');
  // The time of the turn is over once the first event has arrived.
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + (receiver.received.length > 0 ? 60_000 : 0));
  await sendEvents(server.services, { webhookId: data.webhook.id });
  clock.mockRestore();
  expect(receiver.received.length).toBeLessThan(queue.rounds);
  const jobs = await server.services.db.query('SELECT task_identifier AS name, priority FROM graphile_worker.jobs');
  expect(jobs).toEqual([{ name: 'sendEvents', priority: WEBHOOK_PRIORITY }]);
});

test('a connection is used again, and one that the receiver has closed meanwhile does no harm', async () => {
  const { data } = await create();
  receiver.closeConnections();
  receiver.countConnections();
  await queueEvents(data.webhook.id, { contacts: 1, rounds: 5 });
  await server.runJobs();
  expect(receiver.countConnections()).toBe(1);
  receiver.closeConnections();
  await queueEvents(data.webhook.id, { contacts: 1, rounds: 1 });
  await server.runJobs();
  expect(await statuses()).toEqual([{ status: 'delivered', count: 6 }]);
});

test('what a killed process left behind is sent within minutes, events as well as tries that are late', async () => {
  const { data } = await create();
  await queueEvents(data.webhook.id, { contacts: 3, rounds: 1 });
  await server.services.db.query('DELETE FROM graphile_worker._private_jobs');
  await server.services.db.query("UPDATE webhook_deliveries SET created_at = now() - interval '2 minutes'");
  await server.services.db.query(
    `UPDATE webhook_deliveries SET next_attempt_at = now() - interval '6 minutes'
      WHERE sequence = (SELECT min(sequence) FROM webhook_deliveries)`,
  );
  await wakeWebhooks(server.services);
  await server.runJobs();
  expect(await statuses()).toEqual([{ status: 'delivered', count: 3 }]);
  await wakeWebhooks(server.services);
  expect(await server.services.db.query('SELECT FROM graphile_worker.jobs')).toEqual([]);
});
