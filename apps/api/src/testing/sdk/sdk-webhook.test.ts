import { WEBHOOK_EVENTS } from '@tessera/domain';
import { Tessera, verifyWebhook, type WebhookData, type WebhookEventName } from '@tessera/sdk';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { startTestServer, type TestServer } from '../server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../webhook-receiver.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let tessera: Tessera;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  receiver = await startWebhookReceiver();
  tessera = new Tessera({ origin: server.origin, token: (await server.register('Asha Rao')).token });
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const payload = JSON.stringify({ type: 'card.deleted', timestamp: '2026-11-21T12:00:00.000Z', data: {} });

/** The headers of a try, signed by another library. */
function sign(body: string, { at = new Date(), key = secret } = {}): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign('msg_1', at, body),
  };
}

const refused = { name: 'TesseraError', code: 'BAD_SIGNATURE' };

test('what the server sends is verified, with what happened', async () => {
  const made = await tessera.webhooks.create({ url: receiver.url, events: ['CARD_CREATED', 'CONTACT_CREATED'] });
  const card = await tessera.cards.create({ data: { title: 'Tiles', name: 'Asha Rao', email: 'asha@example.com' } });
  await tessera.contacts.create({ name: 'Mateo Silva' });
  await server.runJobs();
  const events = await Promise.all(
    receiver.received.map(({ body, headers }) => verifyWebhook(body, headers, made.signingKey)),
  );
  const event = events.find(({ type }) => type === 'card.created');
  if (event?.type !== 'card.created') throw new Error('no card.created came');
  expect(event.data.card).toMatchObject({ id: card.id, title: 'Tiles', version: 1 });
  expect(Object.keys(event.data.card)).toEqual(Object.keys(WEBHOOK_EVENTS['card.created'].example.card));
  expect(events.find(({ type }) => type === 'contact.created')?.data).toHaveProperty('contact.name', 'Mateo Silva');
  const [first] = receiver.received;
  await expect(verifyWebhook(first?.body ?? '', first?.headers ?? {}, secret)).rejects.toMatchObject(refused);
  // Both keys sign while one takes the place of the other.
  const { signingKey } = await tessera.webhooks.rotateSecret(made.webhook.id);
  await tessera.contacts.create({ name: 'Ada' });
  await server.runJobs();
  const last = receiver.received.at(-1);
  for (const key of [signingKey, made.signingKey]) {
    expect(await verifyWebhook(last?.body ?? '', last?.headers ?? {}, key)).toMatchObject({ type: 'contact.created' });
  }
});

test('headers of Fetch and of Node.js, texts and bytes, are taken', async () => {
  const headers = sign(payload);
  const event = { id: 'msg_1', type: 'card.deleted', timestamp: '2026-11-21T12:00:00.000Z', data: {} };
  expect(await verifyWebhook(payload, headers, secret)).toEqual(event);
  expect(await verifyWebhook(payload, new Headers(headers), secret)).toEqual(event);
  expect(await verifyWebhook(new TextEncoder().encode(payload), headers, { secret })).toEqual(event);
  const capitals = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
  expect(await verifyWebhook(payload, capitals, secret)).toEqual(event);
  const rotated = { ...headers, 'webhook-signature': `v2,AAAA v1,?? v1,AAAA ${headers['webhook-signature']}` };
  expect(await verifyWebhook(payload, rotated, secret)).toEqual(event);
});

const HOUR_AGO = new Date(Date.now() - 3_600_000);
const IN_AN_HOUR = new Date(Date.now() + 3_600_000);
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
test.each<[why: string, body: string, headers: Record<string, string>]>([
  ['another body', `${payload} `, sign(payload)],
  ['another key', payload, sign(payload, { key: OTHER })],
  ['another id', payload, { ...sign(payload), 'webhook-id': 'msg_2' }],
  ['another time', payload, { ...sign(payload), 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 60) }],
  ['a time that is none', payload, { ...sign(payload), 'webhook-timestamp': 'now' }],
  ['an old try', payload, sign(payload, { at: HOUR_AGO })],
  ['a try from the future', payload, sign(payload, { at: IN_AN_HOUR })],
  ['no signature', payload, { ...sign(payload), 'webhook-signature': '' }],
  ['a signature of another kind', payload, { ...sign(payload), 'webhook-signature': 'v1a,AAAA' }],
  ['no header', payload, {}],
])('%s is refused', async (_, body, headers) => {
  await expect(verifyWebhook(body, headers, secret)).rejects.toMatchObject(refused);
});

test('the tolerance can be another', async () => {
  const headers = sign(payload, { at: HOUR_AGO });
  expect(await verifyWebhook(payload, headers, { secret, toleranceSeconds: 4000 })).toMatchObject({ id: 'msg_1' });
  await expect(verifyWebhook(payload, headers, { secret, toleranceSeconds: 1000 })).rejects.toMatchObject(refused);
});

test('a secret that is none is a mistake of the program', async () => {
  await expect(verifyWebhook(payload, sign(payload), 'whsec_')).rejects.toThrow(TypeError);
});

/** The names of what an event tells of its card, share …: a field that is sent and not typed, or the reverse, shows here. */
type Told<Events> = {
  -readonly [Name in keyof Events]: Events[Name] extends Record<string, infer Noun> ? keyof Noun : never;
};
type Typed = Told<{ [Name in WebhookEventName]: WebhookData<Name> }>;
type Sent = Told<{ [Name in keyof typeof WEBHOOK_EVENTS]: (typeof WEBHOOK_EVENTS)[Name]['example'] }>;

test('the types have each event and each field that is sent', () => {
  expectTypeOf<Typed>().toEqualTypeOf<Sent>();
});
