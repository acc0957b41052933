import type { WebhookEvent } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeFixtures } from '../../testing/exchange-fixtures.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { DELIVERY, type Delivery, webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let mailbox: Mailbox;
let receiver: WebhookReceiver;
let server: TestServer;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  [mailbox, receiver] = await Promise.all([startMailbox(), startWebhookReceiver()]);
  server = await startTestServer({ SMTP_URL: mailbox.url, WEBHOOK_ALLOW_PRIVATE: 'on' });
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
});
beforeEach(async () => {
  await server.services.db.query('DELETE FROM webhooks');
  await server.runJobs('even waiting');
  receiver.received.length = 0;
  receiver.answers.length = 0;
  mailbox.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
  await mailbox.close();
});

const change = <Data>(as: Person, name: string, input: object, selection: string) =>
  webhookFixtures(server).change<Data>(as, name, input, selection);
const create = (events: WebhookEvent[]) => webhookFixtures(server).create(owner, receiver.url, events);

async function log(id: string, as = owner): Promise<Delivery[]> {
  const { data } = await server.graphql<{ webhook: { deliveries: { edges: { node: Delivery }[] } } | null }>(
    `query ($id: ID!) { webhook(id: $id) { deliveries { edges { node { ${DELIVERY} } } } } }`,
    { as, variables: { id } },
  );
  return data?.webhook?.deliveries.edges.map(({ node }) => node) ?? [];
}

const CARD = { title: 'Tiles', data: { name: 'Asha Rao', email: 'asha@example.com' } };
async function createCard(as = owner): Promise<string> {
  const { body } = await server.rest('POST', '/api/cards', { body: CARD, as });
  return (body.card as { id: string }).id;
}

test('an event comes signed; a receiver that fails twice gets it again, and the log shows all three tries', async () => {
  const { data: made } = await create(['card.created']);
  expect(made.signingKey).toMatch(/^whsec_[\w+/]{43}=$/);
  receiver.answers.push({ status: 500, body: 'not now' }, { status: 302, location: receiver.url });
  const cardId = await createCard();
  await createCard(stranger);
  await server.runJobs();
  expect(receiver.received).toHaveLength(1);
  const [waiting] = await log(made.webhook.id);
  expect(waiting).toMatchObject({ status: 'PENDING', event: 'CARD_CREATED', nextAttemptAt: expect.any(String) });
  await server.runJobs('even waiting');
  await server.runJobs('even waiting');
  await server.runJobs('even waiting');
  const [first, second, third, ...more] = receiver.received;
  expect(more).toEqual([]);
  const [delivery, ...others] = await log(made.webhook.id);
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({ status: 'DELIVERED', nextAttemptAt: null });
  expect(delivery?.attempts.map(({ status, answer, error }) => [status, answer, error])).toEqual([
    [500, 'not now', 'The server refused the request.'],
    [302, '', 'The address redirects. Enter the final address.'],
    [204, '', ''],
  ]);
  for (const [index, one] of [first, second, third].entries()) {
    expect(one?.headers['webhook-id']).toBe(delivery?.id);
    const kept = delivery?.attempts[index]?.headers ?? [];
    expect(kept.map(({ name }) => name)).toContain('webhook-signature');
    expect(one?.headers).toMatchObject(Object.fromEntries(kept.map(({ name, value }) => [name, value])));
    expect(one?.body).toBe(delivery?.payload);
    expect(receiver.verify(one, made.signingKey)).toMatchObject({
      type: 'card.created',
      data: { card: { id: cardId, title: 'Tiles', version: 1, url: expect.stringContaining(owner.id) } },
    });
  }
  expect(() =>
    receiver.verify(third && { ...third, body: third.body.replace('Tiles', 'Files') }, made.signingKey),
  ).toThrow();
});

test('every chosen event comes, of each object in the order in which it happened, and no other', async () => {
  const { data: made } = await create([
    ...(['card.updated', 'card.deleted', 'share.created', 'lead.created', 'contact.created'] as const),
    'contact.updated',
  ]);
  const cardId = await createCard();
  await server.rest('PUT', `/api/cards/${cardId}`, { body: { ...CARD, isPublic: true }, as: owner });
  await change(owner, 'shareCard', { cardId, mode: 'LINK' }, '{ id }');
  await change(owner, 'setExchangeForm', { cardId, isOn: true }, '{ id }');
  await exchangeFixtures(server).send(cardId);
  const { data } = await change<{ id: string }>(owner, 'createContact', { name: 'Fay' }, '{ id }');
  const phones = [{ value: '+919876543210', label: 'work' }, { value: '+493023125061' }];
  await change(owner, 'updateContact', { id: data.id, company: 'Azulejos', phones }, '{ id }');
  await server.rest('DELETE', `/api/cards/${cardId}`, { as: owner });
  await server.runJobs();
  const told = receiver.received.map((one) => receiver.verify(one, made.signingKey));
  const readTypes = (noun: string, id?: string) =>
    told.flatMap(({ type, data }) => {
      const [key, object] = Object.entries(data)[0] ?? [];
      return key === noun && (!id || object.id === id) ? [type] : [];
    });
  expect(readTypes('card')).toEqual(['card.updated', 'card.deleted']);
  expect(readTypes('contact', data.id)).toEqual(['contact.created', 'contact.updated']);
  expect([readTypes('contact'), readTypes('share'), readTypes('lead')].map(({ length }) => length)).toEqual([3, 1, 1]);
  expect(told).toHaveLength(7);
  const find = (wanted: string) => told.find(({ type }) => type === wanted)?.data;
  expect(find('contact.updated')).toMatchObject({
    contact: {
      ...{ id: data.id, name: 'Fay', company: 'Azulejos', phone: '+919876543210', emails: [] },
      phones: [
        { value: '+919876543210', label: 'work' },
        { value: '+493023125061', label: '' },
      ],
    },
  });
  expect(find('lead.created')).toMatchObject({ lead: { cardId, name: 'Vera Visitor' } });
});

test('a message comes to the webhooks of the others in the conversation', async () => {
  const { data: made } = await create(['message.created']);
  const group = await server.graphql<{ createGroup: { group: { id: string; joinCode: string } } }>(
    'mutation { createGroup(input: { name: "Fair" }) { group { id joinCode } } }',
    { as: stranger },
  );
  const { id = '', joinCode = '' } = group.data?.createGroup.group ?? {};
  await change(owner, 'joinGroup', { code: joinCode }, '{ id }');
  const say = (as: Person, text: string) =>
    change(as, 'sendMessage', { conversationId: id, clientId: crypto.randomUUID(), text }, '{ id }');
  await say(owner, 'I am here.');
  await say(stranger, 'Welcome!');
  await server.runJobs();
  expect(receiver.received.map((one) => receiver.verify(one, made.signingKey))).toMatchObject([
    {
      type: 'message.created',
      data: {
        message: {
          ...{ conversationId: id, number: 2, senderId: stranger.id, text: 'Welcome!' },
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
      },
    },
  ]);
});

test('what is refused is told to nobody', async () => {
  await create(['card.created', 'card.updated']);
  await server.rest('POST', '/api/cards', { body: { title: 'No one', data: {} }, as: owner });
  await server.runJobs();
  expect(receiver.received).toEqual([]);
});

test('an example is sent at once and once; what was sent can be sent again', async () => {
  const { data: made } = await create(['card.created']);
  receiver.answers.push({ status: 500, body: 'x'.repeat(5000) });
  const input = { id: made.webhook.id, event: 'LEAD_CREATED' };
  const { data: tested } = await change<Delivery>(owner, 'testWebhook', input, `{ ${DELIVERY} }`);
  expect(tested).toMatchObject({ isTest: true, status: 'FAILED', event: 'LEAD_CREATED' });
  expect(tested.attempts[0]?.answer).toHaveLength(2000);
  await server.runJobs('even waiting');
  expect(receiver.received).toHaveLength(1);
  const { data: again } = await change<Delivery>(owner, 'resendWebhookDelivery', { id: tested.id }, `{ ${DELIVERY} }`);
  expect([again.status, again.attempts.length]).toEqual(['DELIVERED', 2]);
  expect(receiver.received[1]?.headers['webhook-id']).toBe(tested.id);
  const foreign = await change(stranger, 'resendWebhookDelivery', { id: tested.id }, '{ id }');
  expect(foreign.code).toBe('NOT_FOUND');
});

test('the log goes on where the page before ended', async () => {
  const { id } = (await create(['card.created'])).data.webhook;
  for (let sent = 0; sent < 3; sent += 1) await createCard();
  const read = async (after?: string) => {
    const page = 'deliveries(first: 2, after: $after) { edges { node { id } } pageInfo { endCursor } }';
    const { data } = await server.graphql<{
      webhook: { deliveries: { edges: object[]; pageInfo: { endCursor: string } } };
    }>(`query ($id: ID!, $after: String) { webhook(id: $id) { ${page} } }`, { as: owner, variables: { id, after } });
    return data?.webhook.deliveries ?? expect.fail('no webhook');
  };
  const { edges, pageInfo } = await read();
  const all = (await log(id)).map((delivery) => ({ node: { id: delivery.id } }));
  expect([...edges, ...(await read(pageInfo.endCursor)).edges]).toEqual(all);
});

test('webhooks are their owner’s alone', async () => {
  const { data: made } = await create(['card.created']);
  const { id } = made.webhook;
  expect(await log(id, stranger)).toEqual([]);
  const codes = [
    (await change(stranger, 'updateWebhook', { id, isOn: false }, '{ id }')).code,
    (await change(stranger, 'rotateWebhookSecret', { id }, '{ signingKey }')).code,
    (await change(stranger, 'endOldWebhookKey', { id }, '{ id }')).code,
    (await change(stranger, 'testWebhook', { id, event: 'CARD_CREATED' }, '{ id }')).code,
    (await change(stranger, 'deleteWebhook', { id }, '')).code,
  ];
  expect(new Set(codes)).toEqual(new Set(['NOT_FOUND']));
  expect((await change(owner, 'deleteWebhook', { id }, '')).data).toBe(id);
});

describe('a webhook', () => {
  const state = async () => {
    const { data } = await server.graphql<{
      viewer: { webhooks: { edges: { node: { disabledAt: string | null; disabledReason: string } }[] } };
    }>('{ viewer { webhooks { edges { node { disabledAt disabledReason failingSince } } } } }', { as: owner });
    return data?.viewer.webhooks.edges[0]?.node;
  };

  test('that is off hears nothing, also not later', async () => {
    const { data: made } = await create(['card.created']);
    await change(owner, 'updateWebhook', { id: made.webhook.id, isOn: false }, '{ id }');
    await createCard();
    await change(owner, 'updateWebhook', { id: made.webhook.id, isOn: true }, '{ id }');
    await server.runJobs('even waiting');
    expect(receiver.received).toEqual([]);
    expect((await state())?.disabledAt).toBeNull();
  });

  test.each([
    [
      'has failed for five days',
      500,
      "failing_since = now() - interval '5 days'",
      /All deliveries of the last 5 days failed/,
    ],
    ['says that it wants nothing more', 410, 'failing_since = NULL', /410/],
  ])('that %s is switched off, and its owner is told', async (_name, status, past, why) => {
    await create(['card.created']);
    await server.services.db.query(`UPDATE webhooks SET ${past}`);
    await server.services.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [owner.id]);
    receiver.answers.push({ status });
    await createCard();
    await server.runJobs();
    expect((await state())?.disabledReason).toMatch(why);
    await server.runJobs('even waiting');
    const mails = mailbox.mails.filter(({ subject }) => !subject.startsWith('Security alert'));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'A webhook was turned off: 127.0.0.1'.replace('127.0.0.1', new URL(receiver.url).host)],
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  test('that works again forgets that it failed', async () => {
    await create(['card.created']);
    await server.services.db.query("UPDATE webhooks SET failing_since = now() - interval '4 days'");
    await createCard();
    await server.runJobs();
    expect(await state()).toMatchObject({ disabledAt: null, failingSince: null });
  });
});
