import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SecretBox } from '../../infra/secrets/secret-box.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { type MadeWebhook, webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { openKey, sealKey, sealWebhookKeys } from './signing-key.service.ts';
import { Webhook } from './webhook.entity.ts';

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
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const change = <Data>(as: Person, name: string, input: object, selection: string) =>
  webhookFixtures(server).change<Data>(as, name, input, selection);
const create = () => webhookFixtures(server).create(owner, receiver.url, ['card.created']);

async function createCard(): Promise<void> {
  const body = { title: 'Tiles', data: { name: 'Asha Rao', email: 'asha@example.com' } };
  expect((await server.rest('POST', '/api/cards', { body, as: owner })).status).toBe(201);
}

test('for a day after a change of the secret the former one signs as well', async () => {
  const { data: made } = await create();
  const { data: rotated } = await change<MadeWebhook>(
    owner,
    'rotateWebhookSecret',
    { id: made.webhook.id },
    '{ signingKey }',
  );
  await createCard();
  await server.runJobs();
  const [one] = receiver.received;
  expect(receiver.verify(one, made.signingKey)).toEqual(receiver.verify(one, rotated.signingKey));
  await server.services.db.query("UPDATE webhooks SET old_secret_until = now() - interval '1 second'");
  await createCard();
  await server.runJobs();
  const [, other] = receiver.received;
  expect(receiver.verify(other, rotated.signingKey).type).toBe('card.created');
  expect(() => receiver.verify(other, made.signingKey)).toThrow();
});

test('the former secret signs nothing more once its owner ends it', async () => {
  const { data: made } = await create();
  const { id } = made.webhook;
  const { data: rotated } = await change<MadeWebhook>(owner, 'rotateWebhookSecret', { id }, '{ signingKey }');
  const ended = await change<{ oldKeyUntil: string | null }>(owner, 'endOldWebhookKey', { id }, '{ oldKeyUntil }');
  expect(ended.data).toEqual({ oldKeyUntil: null });
  await createCard();
  await server.runJobs();
  const [one] = receiver.received;
  expect(receiver.verify(one, rotated.signingKey).type).toBe('card.created');
  expect(() => receiver.verify(one, made.signingKey)).toThrow();
  expect((await change(owner, 'endOldWebhookKey', { id }, '{ id }')).data).toEqual({ id });
});

test('signing keys are kept sealed, and under the newest of the server’s keys', async () => {
  const { db, env } = server.services;
  const { data: made } = await create();
  const { id } = made.webhook;
  const kept = async () => (await db.manager.findOneByOrFail(Webhook, { id })).secret;
  expect(await kept()).not.toContain(made.signingKey.slice('whsec_'.length));
  await createCard();
  await server.runJobs();
  expect(receiver.verify(receiver.received[0], made.signingKey).type).toBe('card.created');

  const fresh = { id: '2027', key: randomBytes(32) };
  const former = { id: 'file', key: Buffer.from(readFileSync(join(env.dataDir, 'secrets.key'), 'utf8'), 'base64') };
  const both = new SecretBox([fresh, former]);
  expect([await sealWebhookKeys(db, both), await sealWebhookKeys(db, both)]).toEqual([1, 0]);
  expect(openKey(new SecretBox([fresh]), id, await kept())).toBe(made.signingKey);
  // This server does not have the fresh one.
  await createCard();
  await server.runJobs();
  expect(receiver.received).toHaveLength(1);
  const [{ tries }] = await db.query('SELECT tries FROM webhook_deliveries ORDER BY sequence DESC LIMIT 1');
  expect(tries).toMatchObject([{ error: { id: 'The server could not open the signing key.' } }]);
});

test('without a key for secrets no webhook can be made', () => {
  expect(() => sealKey(null, 'any', 'whsec_x')).toThrow('This installation isn’t set up for webhooks.');
});
