import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';
import { type MadeWebhook, webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let mailbox: Mailbox;
let receiver: WebhookReceiver;
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  [mailbox, receiver] = await Promise.all([startMailbox(), startWebhookReceiver()]);
  server = await startTestServer({ SMTP_URL: mailbox.url, WEBHOOK_ALLOW_PRIVATE: 'on' });
  owner = await server.register('Olga Owner');
  await server.services.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [owner.id]);
});
beforeEach(async () => {
  await server.services.db.query('DELETE FROM webhooks');
  await server.runJobs('even waiting');
  receiver.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
  await mailbox.close();
});

const program = (...scopes: Parameters<ReturnType<typeof tokenFixtures>['program']>[1][]) =>
  tokenFixtures(server).program(owner, ...scopes);
const webhooks = () => webhookFixtures(server);
const update = (as: Person, id: string, input: object) =>
  webhooks().change<{ id: string }>(as, 'updateWebhook', { id, ...input }, '{ id }');
const addContact = (name: string) => contactFixtures(server).add(owner, { name });

async function makeOwn(): Promise<MadeWebhook['webhook']> {
  const { data } = await webhooks().create(owner, receiver.url, ['contact.created']);
  return data.webhook;
}

async function readState(id: string) {
  const { data } = await server.graphql<{ webhook: { disabledAt: string | null; disabledReason: string } }>(
    'query ($id: ID!) { webhook(id: $id) { disabledAt disabledReason } }',
    { as: owner, variables: { id } },
  );
  return data?.webhook;
}

test.each(['card.created', 'share.created', 'lead.created', 'contact.updated', 'message.created'] as const)(
  'a token for webhooks alone hears no %s',
  async (event) => {
    const made = await webhooks().create(await program('webhooks:write'), receiver.url, [event]);
    expect(made.code).toBe('FORBIDDEN');
    expect(made.data ?? null).toBeNull();
  },
);

test('a token makes webhooks for the areas that it may read', async () => {
  const reader = await program('webhooks:write', 'contacts:read');
  expect((await webhooks().create(reader, receiver.url, ['contact.created', 'lead.created'])).code).toBeUndefined();
  expect((await webhooks().create(reader, receiver.url, ['contact.created', 'message.created'])).code).toBe(
    'FORBIDDEN',
  );
});

test('a token turns no webhook of the person towards itself', async () => {
  const { id } = await makeOwn();
  const intruder = await program('webhooks:write', 'cards:read');
  expect((await update(intruder, id, { url: `${receiver.url}/mine` })).code).toBe('FORBIDDEN');
  expect((await update(intruder, id, { isOn: true })).code).toBe('FORBIDDEN');
  expect((await update(intruder, id, { events: ['CARD_CREATED'] })).code).toBeUndefined();
});

test('a token reads in the log, and sends again, nothing that it may not read', async () => {
  const { id } = await makeOwn();
  await addContact('Fay');
  await server.runJobs();
  const log = 'query ($id: ID!) { webhook(id: $id) { deliveries { edges { node { id payload } } } } }';
  const reader = await program('webhooks:write');
  const refused = await server.graphql<object>(log, { as: reader, variables: { id } });
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(JSON.stringify(refused.data ?? null)).not.toContain('Fay');
  const allowed = await server.graphql<{ webhook: { deliveries: { edges: { node: { id: string } }[] } } }>(log, {
    as: await program('webhooks:read', 'contacts:read'),
    variables: { id },
  });
  const [edge] = allowed.data?.webhook.deliveries.edges ?? [];
  expect(JSON.stringify(edge)).toContain('Fay');
  const resent = await webhooks().change(reader, 'resendWebhookDelivery', { id: edge?.node.id }, '{ id }');
  expect(resent.code).toBe('FORBIDDEN');
});

test('a webhook that a token made is sent nothing once the token is revoked, and its owner is told', async () => {
  const maker = await program('webhooks:write', 'contacts:read');
  const { data } = await webhooks().create(maker, receiver.url, ['contact.created']);
  await addContact('Before');
  await server.runJobs();
  expect(receiver.received).toHaveLength(1);
  await tokenFixtures(server).revoke(owner, maker);
  await addContact('After');
  await server.runJobs();
  await server.runJobs();
  expect(receiver.received).toHaveLength(1);
  expect(await readState(data.webhook.id)).toEqual({
    disabledAt: expect.any(String),
    disabledReason: 'The access token that set it up has ended.',
  });
  expect(mailbox.find(owner.email, 'webhook').text).toContain('The access token that set it up has ended.');
  // Switched on by the person, it is theirs.
  await update(owner, data.webhook.id, { isOn: true });
  await addContact('Again');
  await server.runJobs();
  expect(receiver.received).toHaveLength(2);
});

test('a webhook whose token has lost the scope is sent nothing', async () => {
  const maker = await program('webhooks:write', 'contacts:read');
  const { data } = await webhooks().create(maker, receiver.url, ['contact.created']);
  await server.services.db.query("UPDATE access_tokens SET scopes = '{webhooks:write}' WHERE id = $1", [maker.tokenId]);
  await addContact('Fay');
  await server.runJobs();
  expect(receiver.received).toEqual([]);
  expect((await readState(data.webhook.id))?.disabledReason).toContain('contacts:read');
});
