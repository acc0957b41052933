import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { DELIVERY, type Delivery, webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let receiver: WebhookReceiver;
let server: TestServer;
/** On the same database, without WEBHOOK_ALLOW_PRIVATE. */
let strict: TestServer;
let owner: Person;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  // Servers of one database keep secrets under the same key.
  const SECRETS_KEY = `test:${Buffer.alloc(32, 1).toString('base64')}`;
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on', SECRETS_KEY });
  strict = await startTestServer({ DATABASE_URL: server.databaseUrl, SECRETS_KEY });
  owner = await server.register('Olga Owner');
});
afterAll(async () => {
  await strict.close();
  await server.close();
  await receiver.close();
});

const sendExample = (at: TestServer, input: object) =>
  webhookFixtures(at).change<Delivery>(owner, 'testWebhook', input, `{ ${DELIVERY} }`);

test.each([
  'http://example.com/hook',
  'https://localhost/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://10.0.0.1/hook',
  'https://192.168.1.1/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[fe80::1]/hook',
  'https://0.0.0.0/hook',
  'https://user:secret@example.com/hook',
])('%s is refused by name', async (url) => {
  const { code, fields } = await webhookFixtures(strict).create(owner, url, ['card.created']);
  expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['url']]);
});

test.each(['https://93.184.215.14/hook', 'https://[2606:2800:21f:cb07::1]/hook'])('%s is fine', async (url) => {
  expect((await webhookFixtures(strict).create(owner, url, ['card.created'])).data.webhook.url).toBe(url);
});

test('what leads into the own network by then is not reached', async () => {
  const { data: made } = await webhookFixtures(server).create(owner, receiver.url, ['card.created']);
  const urls = [receiver.url, receiver.url.replace('127.0.0.1', 'localhost')];
  for (const url of urls) {
    await server.services.db.query('UPDATE webhooks SET url = $1', [url]);
    const input = { id: made.webhook.id, event: 'CARD_CREATED' };
    const { data } = await sendExample(strict, input);
    expect(data.attempts).toMatchObject([{ status: null, error: 'The address is not on the public internet.' }]);
  }
  expect(receiver.received).toEqual([]);
});

test('who can’t be reached is named for people', async () => {
  const { data: made } = await webhookFixtures(server).create(owner, 'http://127.0.0.1:1/hook', ['card.created']);
  const input = { id: made.webhook.id, event: 'CARD_CREATED' };
  const { data } = await sendExample(server, input);
  expect(data.attempts[0]?.error).toBe('The server refused the connection.');
});
