import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';
import { routes } from './routes.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let owner: Person;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  owner = await server.register('Asha');
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const send = (method: string, path: string, body?: unknown) => server.rest(method, path, { body, as: owner });

async function make(events: string[]): Promise<string> {
  const { status, body, headers } = await send('POST', '/api/webhooks', { url: receiver.url, events });
  expect([status, body.message]).toEqual([201, undefined]);
  const path = `/api/webhooks/${(body.webhook as { id: string }).id}`;
  expect(headers.get('location')).toBe(path);
  expect(body.signingKey).toMatch(/^whsec_/);
  return path;
}

test('a webhook can be created, read, changed, tested, given a new key and deleted', async () => {
  const path = await make(['card_created', 'contact.deleted']);
  const read = (await send('GET', path)).body.webhook;
  expect(read).toMatchObject({ events: ['card_created', 'contact_deleted'], isOn: true });
  expect((await send('GET', '/api/webhooks')).body).toEqual({ items: [read], total: 1, nextCursor: null });
  const changed = await send('PATCH', path, { events: ['deal.deleted'], isOn: true, description: 'CRM' });
  expect(changed.body.webhook).toMatchObject({ events: ['deal_deleted'], description: 'CRM' });
  // A client may send back what it has read.
  expect((await send('PATCH', path, changed.body.webhook)).status).toBe(200);
  const tried = await send('POST', `${path}/test`, { event: 'deal.deleted' });
  expect(tried.body.delivery).toMatchObject({ event: 'deal_deleted', isTest: true, status: 'DELIVERED' });
  expect((await send('POST', `${path}/rotate`)).body.signingKey).toMatch(/^whsec_/);
  expect((await send('POST', '/api/webhooks', { url: 'nope', events: ['bread_baked'] })).status).toBe(400);
  expect((await send('DELETE', path)).status).toBe(204);
  expect((await send('GET', path)).status).toBe(404);
});

test('a test event says that it is one, a real event doesn’t', async () => {
  const path = await make(['contact.created', 'contact.deleted', 'contact.updated']);
  await send('POST', `${path}/test`, { event: 'contact.created' });
  expect(receiver.received).toHaveLength(1);
  const [example] = receiver.received;
  expect(JSON.parse(example?.body ?? '')).toMatchObject({ type: 'contact.created', isTest: true });
  expect(example?.headers['webhook-test']).toBe('true');
  await send('POST', '/api/contacts', { name: 'Fay' });
  await server.runJobs();
  const real = receiver.received.at(-1);
  expect(JSON.parse(real?.body ?? '')).not.toHaveProperty('isTest');
  expect(real?.headers).not.toHaveProperty('webhook-test');
});

test('deletions, merges and undone merges are sent', async () => {
  await server.services.db.query('DELETE FROM webhooks');
  await make(['contact.created', 'contact.deleted', 'contact.updated', 'deal.deleted', 'card.deleted']);
  const add = async (name: string) =>
    (await send('POST', '/api/contacts', { name, tags: ['Fair'] })).body.contact as { id: string };
  const [fay, gil, hana, ida] = [await add('Fay'), await add('Gil'), await add('Hana'), await add('Ida')];
  const deal = (await send('POST', '/api/deals', { name: 'Tiles', contactId: fay.id })).body.deal as { id: string };
  await server.runJobs();
  receiver.received.length = 0;
  const { data } = await server.graphql<{ mergeContacts: { id: string } }>(
    'mutation($input: MergeContactsInput!) { mergeContacts(input: $input) { id } }',
    { variables: { input: { keep: fay.id, ids: [fay.id, gil.id] } }, as: owner },
  );
  await send('DELETE', `/api/contacts/${hana.id}`);
  await server.graphql('mutation($ids: [ID!]!) { deleteContacts(input: { ids: $ids }) { deletedContactIds } }', {
    variables: { ids: [ida.id] },
    as: owner,
  });
  await send('DELETE', `/api/deals/${deal.id}`);
  await server.graphql('mutation($id: ID!) { undoMerge(input: { id: $id }) { __typename } }', {
    variables: { id: data?.mergeContacts.id },
    as: owner,
  });
  await server.runJobs();
  const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, object> });
  const find = (type: string, id: string) =>
    told.filter((one) => one.type === type && Object.values(one.data).some((noun) => 'id' in noun && noun.id === id));
  expect(find('contact.deleted', gil.id).map(({ data: said }) => said.contact)).toEqual([
    { id: gil.id, name: 'Gil', tags: ['Fair'], mergedInto: fay.id },
  ]);
  for (const { id } of [hana, ida]) {
    expect(find('contact.deleted', id).map(({ data: said }) => said.contact)).toMatchObject([{ mergedInto: null }]);
  }
  expect(find('deal.deleted', deal.id)).toHaveLength(1);
  expect(find('contact.updated', fay.id)).toHaveLength(2);
  expect(find('contact.created', gil.id)).toHaveLength(1);
});

describe('every noun', () => {
  test('that is created has its address in Location', () => {
    const readable = new Set(routes.filter(({ method }) => method === 'get').map(({ path }) => path));
    const made = routes.filter(({ status, path }) => status === 201 && readable.has(`${path}/:id`));
    expect(made.map(({ path }) => path)).toContain('/api/contacts');
    expect(made.filter(({ location }) => !location).map(({ path }) => path)).toEqual([]);
  });

  test.each(['cards', 'contacts', 'deals', 'webhooks'])(
    'of %s can be listed, created, read, patched and deleted',
    (noun) => {
      const has = (method: string, path: string) => routes.some((one) => one.method === method && one.path === path);
      const wanted = [
        ['get', `/api/${noun}`],
        ['post', `/api/${noun}`],
        ['get', `/api/${noun}/:id`],
        ['patch', `/api/${noun}/:id`],
        ['delete', `/api/${noun}/:id`],
      ] as const;
      expect(wanted.filter(([method, path]) => !has(method, path))).toEqual([]);
    },
  );

  test('is listed as items with a nextCursor', async () => {
    const names = ['cards', 'contacts', 'deals', 'webhooks', 'deletions', 'shares/sent', 'shares/received'];
    for (const path of [...names, 'explore', 'chat/rooms', 'chat/groups']) {
      const { body } = await send('GET', `/api/${path}`);
      expect([path, Array.isArray(body.items), 'nextCursor' in body]).toEqual([path, true, true]);
      if (names.includes(path) && path !== 'cards') expect([path, typeof body.total]).toEqual([path, 'number']);
    }
  });
});

test('a contact can be read and patched: fields that are left out stay', async () => {
  const { headers } = await send('POST', '/api/contacts', { name: 'Mateo', company: 'Azulejos' });
  const path = headers.get('location') ?? '';
  const { body } = await send('PATCH', path, { note: 'Call in May' });
  expect(body.contact).toMatchObject({ name: 'Mateo', company: 'Azulejos', note: 'Call in May' });
  expect((await send('GET', path)).body).toEqual(body);
});

test.each(['/api/cards/', '/api/contacts/', '/api/public/card/'])(
  '%s is an address that doesn’t exist',
  async (path) => {
    const { status, body } = await send('GET', path);
    expect([status, body.message]).toEqual([404, 'There is nothing at this address.']);
  },
);
