import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await webhookFixtures(server).create(owner, receiver.url, ['card.created']);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

/** Seconds between the last try and the next one. */
async function readPause(answer: WebhookReceiver['answers'][number]): Promise<number> {
  receiver.answers.push(answer);
  const body = { title: 'Tiles', data: { name: 'Asha Rao', email: 'asha@example.com' } };
  await server.rest('POST', '/api/cards', { body, as: owner });
  await server.runJobs();
  const [row] = await server.services.db.query<{ seconds: number }[]>(
    `SELECT extract(epoch FROM next_attempt_at - (tries->-1->>'at')::timestamptz)::float8 AS seconds
       FROM webhook_deliveries ORDER BY created_at DESC, sequence DESC LIMIT 1`,
  );
  return Math.round(row?.seconds ?? 0);
}

test.each([
  ['429 with seconds', { status: 429, retryAfter: '120' }, 120],
  ['503 with seconds', { status: 503, retryAfter: '3600' }, 3600],
  ['429 with a far day', { status: 429, retryAfter: 'Fri, 31 Dec 2100 23:59:59 GMT' }, 86_400],
  ['429 that asks for less than we wait', { status: 429, retryAfter: '1' }, 5],
  ['429 without the header', { status: 429 }, 5],
  ['500, where the header means nothing', { status: 500, retryAfter: '120' }, 5],
])('%s', async (_, answer, seconds) => {
  expect(await readPause(answer)).toBe(seconds);
});
