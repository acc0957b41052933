import { createClient } from 'graphql-ws';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { oauthFixtures } from '../../testing/oauth-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';
import { DELIVERY, type Delivery, webhookFixtures } from '../../testing/webhook-fixtures.ts';

let server: TestServer;
let owner: Person;
let webhooks: ReturnType<typeof webhookFixtures>;
beforeAll(async () => {
  // Without WEBHOOK_ALLOW_PRIVATE: a program that listens needs no address.
  server = await startTestServer();
  webhooks = webhookFixtures(server);
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

interface Request {
  event: string;
  payload: string;
  headers: { name: string; value: string }[];
}

const QUERY = `subscription ($id: ID!) { webhookRequested(id: $id) { event payload headers { name value } } }`;

function listen(id: string, token = owner.token) {
  const url = `${server.origin.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, connectionParams: { token } });
  const events = client.iterate<{ webhookRequested: Request }>({ query: QUERY, variables: { id } });
  return {
    /** The next event, or the code of the refusal. */
    async next(): Promise<Request> {
      const { value } = await events.next();
      if (value?.errors) throw new Error(String(value.errors[0]?.extensions?.code));
      return value?.data?.webhookRequested as Request;
    },
    async stop() {
      await events.return?.();
      await client.dispose();
    },
  };
}

const addContact = (name: string) =>
  server.graphql('mutation ($name: String!) { createContact(input: { name: $name }) { contact { id } } }', {
    as: owner,
    variables: { name },
  });

async function isListening(id: string): Promise<boolean> {
  const [row] = await server.services.db.query<{ there: boolean | null }[]>(
    'SELECT listening_until > now() AS there FROM webhooks WHERE id = $1',
    [id],
  );
  return row?.there ?? false;
}

async function readLog(id: string): Promise<Delivery[]> {
  const { data } = await server.graphql<{ webhook: { deliveries: { edges: { node: Delivery }[] } } }>(
    `query ($id: ID!) { webhook(id: $id) { deliveries(first: 10) { edges { node { ${DELIVERY} } } } } }`,
    { as: owner, variables: { id } },
  );
  return data?.webhook.deliveries.edges.map(({ node }) => node) ?? [];
}

test('a program without an address gets what an address would get, also what happened before it listened', async () => {
  const { data } = await webhooks.create(owner, 'listen:', ['contact.created']);
  const { webhook, signingKey } = data;
  expect(webhook.url).toBe('listen:');
  await addContact('Before');
  await server.runJobs();
  expect(await readLog(webhook.id)).toMatchObject([
    { status: 'PENDING', attempts: [{ error: 'No program was listening.', headers: [] }] },
  ]);

  const program = listen(webhook.id);
  const first = program.next();
  await expect.poll(() => isListening(webhook.id)).toBe(true);
  await server.runJobs();
  const { event, payload, headers } = await first;
  expect(event).toBe('CONTACT_CREATED');
  const sent = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  expect(new Webhook(signingKey).verify(payload, sent)).toMatchObject({
    type: 'contact.created',
    data: { contact: { name: 'Before' } },
  });

  const second = program.next();
  await addContact('During');
  await server.runJobs();
  expect(JSON.parse((await second).payload)).toMatchObject({ data: { contact: { name: 'During' } } });
  const [latest, earlier] = await readLog(webhook.id);
  expect([latest?.status, earlier?.status]).toEqual(['DELIVERED', 'DELIVERED']);
  expect(latest?.attempts[0]?.headers.map(({ name }) => name)).toContain('webhook-signature');

  const example = program.next();
  const tested = await webhooks.change<Delivery>(
    owner,
    'testWebhook',
    { id: webhook.id, event: 'CONTACT_CREATED' },
    `{ ${DELIVERY} }`,
  );
  expect(tested.data).toMatchObject({ status: 'DELIVERED', isTest: true });
  expect((await example).event).toBe('CONTACT_CREATED');
  await program.stop();
  await expect.poll(() => isListening(webhook.id)).toBe(false);
});

test('only the owner may listen, with the scopes of the events, and to no webhook that has an address', async () => {
  const { webhook } = (await webhooks.create(owner, 'listen:', ['contact.created'])).data;
  const refused = async (id: string, token: string, code: string) => {
    const program = listen(id, token);
    await expect(program.next()).rejects.toThrow(code);
    await program.stop();
  };
  await refused(webhook.id, (await server.register()).token, 'NOT_FOUND');
  const { token } = await tokenFixtures(server).program(owner, 'webhooks:read');
  await refused(webhook.id, token, 'FORBIDDEN');
  const addressed = (await webhooks.create(owner, 'https://93.184.215.14/hook', ['contact.created'])).data;
  await refused(addressed.webhook.id, owner.token, 'BAD_USER_INPUT');
});

test('the webhook of an app outlives the app’s token, and ends when the person disconnects the app', async () => {
  const apps = oauthFixtures(server);
  const { program } = await apps.connect(owner, { scope: 'webhooks:write contacts:read' });
  const { webhook } = (await webhooks.create(program, 'listen:', ['contact.created'])).data;
  // As after the hour of a token.
  await server.services.db.query('DELETE FROM access_tokens WHERE grant_id IS NOT NULL');
  await addContact('An hour later');
  await server.runJobs();
  expect(await readLog(webhook.id)).toMatchObject([{ attempts: [{ error: 'No program was listening.' }] }]);

  const { data } = await server.graphql<{ viewer: { connectedApps: { id: string }[] } }>(
    '{ viewer { connectedApps { id } } }',
    { as: owner },
  );
  await webhooks.change(owner, 'disconnectApp', { id: data?.viewer.connectedApps[0]?.id }, '{ disconnectedAppId }');
  await addContact('Afterwards');
  await server.runJobs();
  const { data: found } = await server.graphql<{ webhook: { disabledReason: string } }>(
    'query ($id: ID!) { webhook(id: $id) { disabledReason } }',
    { as: owner, variables: { id: webhook.id } },
  );
  expect(found?.webhook.disabledReason).toBe('The access token that set it up has ended.');
});
