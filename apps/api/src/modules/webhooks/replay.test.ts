import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';
import { type MadeWebhook, webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let receiver: WebhookReceiver;
let server: TestServer;
let owner: Person;
let stranger: Person;
let made: MadeWebhook;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
});
beforeEach(async () => {
  await server.services.db.query('DELETE FROM webhooks');
  await server.runJobs('even waiting');
  receiver.answers.length = 0;
  made = (await webhookFixtures(server).create(owner, receiver.url, ['contact.created'])).data;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const LONG_AGO = '2026-01-01T00:00:00.000Z';
const replay = (input: object, as = owner) =>
  webhookFixtures(server).change<{ count: number }>(
    as,
    'replayWebhookDeliveries',
    { id: made.webhook.id, from: LONG_AGO, ...input },
    '{ count }',
  );

/** Adds contacts one after the other; each is delivered, or fails for good. */
async function deliver(names: string[], status: number): Promise<void> {
  for (const name of names) {
    const add = 'mutation ($name: String!) { createContact(input: { name: $name }) { contact { id } } }';
    expect((await server.graphql(add, { as: owner, variables: { name } })).errors).toBeUndefined();
    receiver.answers.push({ status });
    await server.runJobs();
  }
  await server.services.db.query("UPDATE webhook_deliveries SET status = 'failed' WHERE status = 'pending'");
  await server.runJobs('even waiting');
}

const received = () =>
  receiver.received.splice(0).map(({ body, headers }) => ({
    name: (JSON.parse(body) as { data: { contact: { name: string } } }).data.contact.name,
    id: headers['webhook-id'],
  }));

test('what never arrived in a span is sent once more, the oldest first and under its former id', async () => {
  await deliver(['Ann', 'Ben', 'Cem'], 500);
  await deliver(['Dot'], 204);
  const before = received();
  expect((await replay({})).data).toEqual({ count: 3 });
  await server.runJobs();
  expect(received()).toEqual(before.slice(0, 3));
  expect((await replay({})).data).toEqual({ count: 0 });
});

test('what arrived is sent again only if asked for, and stays delivered when it fails', async () => {
  await deliver(['Ann'], 204);
  received();
  expect((await replay({ isFailedOnly: false })).data).toEqual({ count: 1 });
  receiver.answers.push({ status: 500 });
  await server.runJobs('even waiting');
  expect(received()).toHaveLength(1);
  const kept = await server.services.db.query(
    'SELECT status, json_array_length(tries) AS tries FROM webhook_deliveries',
  );
  expect(kept).toEqual([{ status: 'delivered', tries: 2 }]);
});

test('changes of one object come in their order, however many are sent at once', async () => {
  const webhooks = webhookFixtures(server);
  await webhooks.change(owner, 'updateWebhook', { id: made.webhook.id, events: ['CONTACT_UPDATED'] }, '{ id }');
  const add = await server.graphql<{ createContact: { contact: { id: string } } }>(
    'mutation { createContact(input: { name: "0" }) { contact { id } } }',
    { as: owner },
  );
  const names = Array.from({ length: 12 }, (_, index) => String(index + 1));
  for (const name of names) {
    receiver.answers.push({ status: 500 });
    const input = { id: add.data?.createContact.contact.id, name };
    await server.graphql('mutation ($input: UpdateContactInput!) { updateContact(input: $input) { contact { id } } }', {
      ...{ as: owner, variables: { input } },
    });
  }
  await server.runJobs();
  received();
  expect((await replay({})).data).toEqual({ count: 12 });
  // A job each would send several at once.
  const due = 'SELECT task_identifier FROM graphile_worker.jobs WHERE run_at <= now()';
  expect(await server.services.db.query(due)).toEqual([{ task_identifier: 'sendEvents' }]);
  await server.runJobs();
  expect(received().map(({ name }) => name)).toEqual(names);
});

test('what waits for another try is sent at once, and then no more', async () => {
  for (const name of ['Ann', 'Ben']) {
    receiver.answers.push({ status: 500 });
    await server.graphql(`mutation { createContact(input: { name: "${name}" }) { contact { id } } }`, { as: owner });
    await server.runJobs();
  }
  const before = received();
  expect((await replay({})).data).toEqual({ count: 2 });
  await server.runJobs();
  expect(received()).toEqual(before);
  await server.runJobs('even waiting');
  expect(received()).toEqual([]);
});

test('a span is taken to the moment, and examples and what nobody has tried yet are left out', async () => {
  await deliver(['Ann', 'Ben'], 500);
  const [first] = await server.services.db.query('SELECT min(created_at) AS at FROM webhook_deliveries');
  const from = first.at.toISOString();
  const justAfter = new Date(first.at.getTime() + 1).toISOString();
  receiver.answers.push({ status: 500 });
  const input = { id: made.webhook.id, event: 'CONTACT_CREATED' };
  await webhookFixtures(server).change(owner, 'testWebhook', input, '{ id }');
  expect((await replay({ from, to: justAfter })).data).toEqual({ count: 1 });
  expect((await replay({ from: justAfter })).data).toEqual({ count: 1 });
  expect((await replay({ to: from })).data).toEqual({ count: 0 });
  await server.services.db.query("UPDATE webhook_deliveries SET status = 'pending', next_attempt_at = NULL");
  expect((await replay({})).data).toEqual({ count: 0 });
});

test('a span that ends before it begins, a webhook that is off or of somebody else, and too many events are refused', async () => {
  expect(await replay({ to: LONG_AGO })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { to: expect.any(String) } });
  expect((await replay({}, stranger)).code).toBe('NOT_FOUND');
  await server.services.db.query(
    `INSERT INTO webhook_deliveries (id, webhook_id, event, data, status)
     SELECT gen_random_uuid(), $1, 'contact.created', '{}', 'failed' FROM generate_series(1, 10001)`,
    [made.webhook.id],
  );
  const tooMany = 'This period has 10001 events. Choose one with at most 10000.';
  expect(await replay({})).toMatchObject({ code: 'BAD_USER_INPUT', fields: { from: tooMany } });
  await webhookFixtures(server).change(owner, 'updateWebhook', { id: made.webhook.id, isOn: false }, '{ id }');
  expect(await replay({})).toMatchObject({ code: 'BAD_USER_INPUT', fields: { id: expect.any(String) } });
});

test('a token replays only events that it may read', async () => {
  await deliver(['Ann'], 500);
  received();
  const blind = await tokenFixtures(server).program(owner, 'webhooks:read', 'webhooks:write', 'cards:read');
  expect((await replay({}, blind)).code).toBe('FORBIDDEN');
  const reader = await tokenFixtures(server).program(owner, 'webhooks:read', 'webhooks:write', 'contacts:read');
  expect((await replay({}, reader)).data).toEqual({ count: 1 });
});
