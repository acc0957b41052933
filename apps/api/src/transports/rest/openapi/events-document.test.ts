import { createRequire } from 'node:module';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '@tessera/domain';
import { Ajv, type AnySchemaObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeFixtures } from '../../../testing/exchange-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { webhookFixtures } from '../../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhook-receiver.ts';

const require = createRequire(import.meta.url);
const schemaOfAsyncApi = require('@asyncapi/specs/schemas/3.0.0.json') as AnySchemaObject;

interface EventsDocument {
  asyncapi: string;
  operations: Record<string, { action: string; description: string }>;
  components: {
    messages: Record<string, { payload: object; examples: { payload: object }[] }>;
    schemas: Record<string, object>;
  };
}

let receiver: WebhookReceiver;
let server: TestServer;
let owner: Person;
let document: EventsDocument;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  owner = await server.register('Olga Owner');
  const response = await fetch(`${server.origin}/api/asyncapi.json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  document = (await response.json()) as EventsDocument;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

/** What is wrong with a payload by the document; null when nothing is. */
function findWrong(event: string, payload: unknown) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const { payload: schema } = document.components.messages[event] ?? expect.fail(`no ${event}`);
  const validate = ajv.compile({ ...schema, components: { schemas: document.components.schemas } });
  return validate(payload) ? null : validate.errors;
}

test('it is a valid AsyncAPI 3 document, and names every event with its scope', () => {
  // The schema brings the meta-schema of JSON Schema along.
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false });
  formats.default(ajv);
  const validate = ajv.compile(schemaOfAsyncApi);
  validate(document);
  expect(validate.errors).toBeNull();
  expect(validate({ ...document, operations: { broken: { action: 'throw' } } })).toBe(false);
  expect(Object.keys(document.operations)).toEqual(WEBHOOK_EVENT_NAMES);
  expect(document.operations['deal.updated']).toMatchObject({ action: 'send', description: /deals:read/ });
});

test.each(WEBHOOK_EVENT_NAMES)('the example of %s is as its schema says', (event) => {
  const { examples } = document.components.messages[event] ?? expect.fail(event);
  expect(examples).toHaveLength(1);
  expect(findWrong(event, examples[0]?.payload)).toBeNull();
  expect(findWrong(event, { ...examples[0]?.payload, data: {} })).not.toBeNull();
});

const CARD = { title: 'Tiles', data: { name: 'Asha Rao', email: 'asha@example.com', tags: ['tiles'] } };

/** Does what causes each event once. */
async function causeAll(): Promise<void> {
  const change = <Data>(as: Person, name: string, input: object, selection = '{ id }') =>
    webhookFixtures(server).change<Data>(as, name, input, selection);
  const { body } = await server.rest('POST', '/api/cards', { body: CARD, as: owner });
  const cardId = (body.card as { id: string }).id;
  await server.rest('PUT', `/api/cards/${cardId}`, { body: { ...CARD, isPublic: true }, as: owner });
  await change(owner, 'shareCard', { cardId, mode: 'LINK' });
  await change(owner, 'setExchangeForm', { cardId, isOn: true });
  await exchangeFixtures(server).send(cardId);
  const { data: contact } = await change<{ id: string }>(owner, 'createContact', { name: 'Fay', tags: ['Fair'] });
  await change(owner, 'updateContact', { id: contact.id, company: 'Azulejos' });
  const facts = { contactId: contact.id, name: 'Tiles', valueMinor: 2500, currency: 'EUR' };
  const { data: deal } = await change<{ id: string; version: number }>(owner, 'createDeal', facts, '{ id version }');
  await change(owner, 'moveDeal', { id: deal.id, version: deal.version, stage: 'PROPOSAL' });
  await server.rest('DELETE', `/api/cards/${cardId}`, { as: owner });
  await server.rest('DELETE', `/api/deals/${deal.id}`, { as: owner });
  await server.rest('DELETE', `/api/contacts/${contact.id}`, { as: owner });
  const friend = await server.register('Fred Friend');
  const group = 'mutation { createGroup(input: { name: "Fair" }) { group { id joinCode } } }';
  const { data } = await server.graphql<{ createGroup: { group: { id: string; joinCode: string } } }>(group, {
    as: friend,
  });
  await change(owner, 'joinGroup', { code: data?.createGroup.group.joinCode });
  const message = { conversationId: data?.createGroup.group.id, clientId: crypto.randomUUID(), text: 'Hello' };
  await change(friend, 'sendMessage', message);
}

test('each event that is really sent is as its schema says, with no field more', async () => {
  await webhookFixtures(server).create(owner, receiver.url, [...WEBHOOK_EVENT_NAMES]);
  await causeAll();
  await server.runJobs();
  const payloads = receiver.received.map(({ body }) => JSON.parse(body) as { type: WebhookEvent; data: object });
  expect([...new Set(payloads.map(({ type }) => type))].toSorted()).toEqual([...WEBHOOK_EVENT_NAMES].toSorted());
  for (const payload of payloads) {
    expect([payload.type, findWrong(payload.type, payload)]).toEqual([payload.type, null]);
    const [object] = Object.values(payload.data);
    expect(Object.keys(object).toSorted()).toEqual(Object.keys(WEBHOOK_EVENTS[payload.type].fields).toSorted());
  }
});
