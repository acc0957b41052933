import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let receiver: WebhookReceiver;
let server: TestServer;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
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

const { change, create } = {
  change: <Data>(as: Person, name: string, input: object, selection = '{ id }') =>
    webhookFixtures(server).change<Data>(as, name, input, selection),
  create: (
    ...rest: Parameters<ReturnType<typeof webhookFixtures>['create']> extends [Person, string, ...infer Rest]
      ? Rest
      : never
  ) => webhookFixtures(server).create(owner, receiver.url, ...rest),
};

const CARD = { title: 'Tiles', data: { name: 'Asha Rao', email: 'asha@example.com' } };
async function createCard(as = owner): Promise<string> {
  const { body } = await server.rest('POST', '/api/cards', { body: CARD, as });
  return (body.card as { id: string }).id;
}

async function told(): Promise<[type: string, object: { id: string; cardId?: string; name?: string }][]> {
  await server.runJobs();
  return receiver.received.map(({ body }) => {
    const { type, data } = JSON.parse(body);
    return [type, Object.values(data)[0] as { id: string }];
  });
}

test('a webhook that is limited to cards hears of these alone, and of what is about no card as before', async () => {
  const [wanted, other] = [await createCard(), await createCard()];
  await create(['card.updated', 'card.deleted', 'share.created', 'contact.created'], { cardIds: [wanted] });
  for (const id of [other, wanted]) {
    await server.rest('PUT', `/api/cards/${id}`, { body: { ...CARD, isPublic: true }, as: owner });
    await change(owner, 'shareCard', { cardId: id, mode: 'LINK' });
    await server.rest('DELETE', `/api/cards/${id}`, { as: owner });
  }
  await change(owner, 'createContact', { name: 'Fay' });
  const heard = await told();
  expect(heard.map(([type]) => type).toSorted()).toEqual([
    'card.deleted',
    'card.updated',
    'contact.created',
    'share.created',
  ]);
  expect(heard.flatMap(([type, { id, cardId }]) => (type === 'contact.created' ? [] : [cardId ?? id]))).toEqual([
    wanted,
    wanted,
    wanted,
  ]);
});

test('a webhook that is limited to tags hears of contacts with one of them, in any case', async () => {
  await create(['contact.created', 'contact.updated', 'card.created'], { tags: ['Fair', 'VIP'] });
  await change(owner, 'createContact', { name: 'None' });
  await change(owner, 'createContact', { name: 'Other', tags: ['Berlin'] });
  await change(owner, 'createContact', { name: 'Small', tags: ['Berlin', 'fair'] });
  const { data } = await change<{ id: string }>(owner, 'createContact', { name: 'Later' });
  await change(owner, 'updateContact', { id: data.id, tags: ['vip'] });
  await createCard();
  const heard = await told();
  expect(heard.map(([type, { name }]) => (name ? `${type} ${name}` : type)).toSorted()).toEqual([
    'card.created',
    'contact.created Small',
    'contact.updated Later',
  ]);
});

test('a filter is shown, changed and taken off again', async () => {
  const card = await createCard();
  const { data: made } = await create(['card.created', 'contact.created'], { cardIds: [card], tags: ['Fair'] });
  const { id } = made.webhook;
  const shown = '{ cards { id card { title } } tags }';
  const update = async (input: object) => (await change(owner, 'updateWebhook', { id, ...input }, shown)).data;
  expect(await update({ description: 'One' })).toEqual({
    cards: [{ id: card, card: { title: 'Tiles' } }],
    tags: ['Fair'],
  });
  expect(await update({ cardIds: [] })).toEqual({ cards: [], tags: ['Fair'] });
  expect(await update({ tags: [] })).toEqual({ cards: [], tags: [] });
  await createCard();
  expect(await told()).toHaveLength(1);
});

test('only cards of the viewer can be chosen; one that is deleted later stays in the choice without its card', async () => {
  const [own, foreign] = [await createCard(), await createCard(stranger)];
  for (const cardIds of [[foreign], [own, foreign], ['no-id']]) {
    expect(await create(['card.created'], { cardIds })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { cardIds: 'One of these cards isn’t yours, or no longer exists.' },
    });
  }
  const { data: made } = await create(['card.updated'], { cardIds: [own] });
  await server.rest('DELETE', `/api/cards/${own}`, { as: owner });
  const input = { id: made.webhook.id, description: 'Still here', cardIds: [own] };
  const { data } = await change(owner, 'updateWebhook', input, '{ description cards { id card { id } } }');
  expect(data).toEqual({ description: 'Still here', cards: [{ id: own, card: null }] });
});
