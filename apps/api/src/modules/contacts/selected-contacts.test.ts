import { QUOTAS } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactFixtures, type MadeContact } from '../../testing/contact-fixtures.ts';
import { dealFixtures } from '../../testing/deal-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { webhookFixtures } from '../../testing/webhook-fixtures.ts';

let server: TestServer;
let fixtures: ReturnType<typeof contactFixtures>;
let owner: Person;
let stranger: Person;
let asha: MadeContact;
let bob: MadeContact;
let cyd: MadeContact;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = contactFixtures(server);
});
beforeEach(async () => {
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  asha = await fixtures.add(owner, { name: 'Asha Rao', email: 'asha@example.com', tags: ['Fair'] });
  bob = await fixtures.add(owner, { name: 'Bob Rao', email: 'bob@example.com', tags: ['fair', 'VIP'] });
  cyd = await fixtures.add(owner, { name: 'Cyd Lee', email: 'cyd@example.com' });
});
afterAll(() => server.close());

const tag = (input: object, as = owner) => fixtures.change<{ tags: string[] }[] | null>(as, 'tagContacts', input);
const remove = (input: object, as = owner) => fixtures.change<string[] | null>(as, 'deleteContacts', input, '');

describe('contacts that a filter finds', () => {
  test('are tagged as one, are found by the tag, and say where it came from', async () => {
    const { data } = await tag({ matching: { query: 'rao', totalCount: 2 }, add: ['Berlin'], remove: ['FAIR'] });
    expect(data?.map(({ tags }) => tags.join()).sort()).toEqual(['Berlin', 'VIP,Berlin']);
    expect(await fixtures.names(owner, 'tag: "Berlin"')).toEqual(['Asha Rao', 'Bob Rao']);
    expect(await fixtures.names(owner, 'query: "berlin"')).toEqual(['Asha Rao', 'Bob Rao']);
    const { data: read } = await server.graphql<{ contact: { origins: { field: string }[] } }>(
      `{ contact(id: "${asha.id}") { origins { field } } }`,
      { as: owner },
    );
    expect(read?.contact.origins).toContainEqual({ field: 'tags' });
  });

  test('stay as they are when one of them would have too many tags', async () => {
    const add = Array.from({ length: 19 }, (_, n) => `Tag ${n}`);
    const { code } = await tag({ matching: { query: 'rao', totalCount: 2 }, add, remove: [] });
    expect([code, await fixtures.names(owner, 'tag: "Tag 1"')]).toEqual(['BAD_USER_INPUT', []]);
  });

  test('are deleted by a tag, and nobody else', async () => {
    await fixtures.add(stranger, { name: 'Not theirs', tags: ['VIP'] });
    const { data } = await remove({ matching: { tag: 'VIP', totalCount: 1 } });
    expect(data).toEqual([bob.id]);
    expect(await fixtures.names(owner)).toEqual(['Asha Rao', 'Cyd Lee']);
    expect(await fixtures.names(stranger)).toEqual(['Not theirs']);
  });

  test('are no others who are called alike, when a deletion is sent twice', async () => {
    for (const name of ['Lindqvist', 'Lindqwist']) await fixtures.add(owner, { name });
    const sent = { matching: { query: 'lindqvist', totalCount: 1 } };
    expect((await remove(sent)).data).toHaveLength(1);
    expect((await remove(sent)).code).toBe('CONFLICT');
    expect(await fixtures.names(owner)).toContain('Lindqwist');
  });

  test('are left alone when the filter finds another number than was shown', async () => {
    const { code } = await remove({ matching: { query: 'rao', totalCount: 1 } });
    expect([code, await fixtures.names(owner)]).toEqual(['CONFLICT', ['Asha Rao', 'Bob Rao', 'Cyd Lee']]);
    expect((await tag({ matching: { query: 'rao', totalCount: 3 }, add: ['x'] })).code).toBe('CONFLICT');
  });

  test('are as many as a call may change', async () => {
    const { code, fields } = await remove({ matching: { totalCount: QUOTAS.contactsAtOnce + 1 } });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['matching']]);
  });
});

describe('contacts of a selection', () => {
  test('are deleted by their owner alone, with what was merged into them; deals keep the name', async () => {
    const deals = dealFixtures(server);
    const deal = await deals.open(owner, { contactId: asha.id, name: 'Tiles' });
    const { data: merge } = await fixtures.change<{ id: string }>(
      owner,
      'mergeContacts',
      { ids: [bob.id, asha.id], keep: bob.id },
      '{ id }',
    );
    expect(merge.id).toEqual(expect.any(String));
    expect((await remove({ ids: [bob.id, cyd.id] }, stranger)).data).toEqual([]);
    const { data } = await remove({ ids: [bob.id, cyd.id, 'nonsense'] });
    expect(data?.toSorted()).toEqual([bob.id, cyd.id].toSorted());
    expect((await fixtures.list(owner)).totalCount).toBe(0);
    expect(await deals.read(owner, deal.id)).toMatchObject({ contactId: null, contactName: 'Bob Rao' });
  });

  test('are deleted once, however often the request comes', async () => {
    const body = {
      query: 'mutation ($input: DeleteContactsInput!) { deleteContacts(input: $input) { deletedContactIds } }',
      variables: { input: { matching: { query: 'rao', totalCount: 2 } } },
    };
    const headers = { 'idempotency-key': 'delete-the-raos' };
    const [first, second] = [
      await server.rest('POST', '/graphql', { body, as: owner, headers }),
      await server.rest('POST', '/graphql', { body, as: owner, headers }),
    ];
    expect(first.body).toMatchObject({
      data: { deleteContacts: { deletedContactIds: expect.arrayContaining([asha.id, bob.id]) } },
    });
    expect(second.body).toEqual(first.body);
  });

  test.each([
    ['nothing', {}],
    ['no ids', { ids: [] }],
    ['too many ids', { ids: Array.from({ length: 201 }, (_, n) => String(n)) }],
    ['both ways', { ids: ['a'], matching: { totalCount: 1 } }],
  ])('are refused: %s', async (_name, input) => {
    expect((await remove(input)).code).toBe('BAD_USER_INPUT');
    expect((await tag({ ...input, add: ['x'] })).code).toBe('BAD_USER_INPUT');
  });

  test('are told to webhooks one by one', async () => {
    await webhookFixtures(server).create(owner, 'https://example.com/hook', ['contact.updated']);
    await tag({ matching: { query: 'rao', totalCount: 2 }, add: ['Berlin'] });
    const sent = await server.services.db.query<{ data: { contact: { name: string; tags: string[] } } }[]>(
      `SELECT d.data FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
        WHERE w.owner_id = $1 AND d.event = 'contact.updated'`,
      [owner.id],
    );
    expect(sent.map(({ data: { contact } }) => `${contact.name} ${contact.tags}`).sort()).toEqual([
      'Asha Rao Fair,Berlin',
      'Bob Rao fair,VIP,Berlin',
    ]);
  });
});

describe('a file', () => {
  const read = async (ending: 'csv' | 'vcf', query: string, as = owner) => {
    const { status, body } = await server.rest('GET', `/api/contacts/export.${ending}?${query}`, { as });
    return { status, text: String(body.text) };
  };

  test('holds the selection, or what the filter finds, and nobody else’s', async () => {
    const names = (text: string) => /Asha|Bob|Cyd/g[Symbol.match](text)?.join() ?? '';
    expect(names((await read('csv', `ids=${asha.id},${cyd.id}`)).text)).toBe('Asha,Cyd');
    expect(names((await read('csv', 'q=rao&tag=VIP')).text)).toBe('Bob');
    expect(names((await read('csv', '')).text)).toBe('Asha,Bob,Cyd');
    const vcf = (await read('vcf', `ids=${bob.id}`)).text;
    expect(vcf.match(/FN:.*/g)).toEqual(['FN:Bob Rao']);
    expect((await read('csv', `ids=${asha.id}`, stranger)).text.trim().split('\r\n')).toHaveLength(1);
  });

  test.each(['nonsense', ',', `${'a,'.repeat(200)}a`])('is refused for the ids %j', async (ids) => {
    expect((await read('csv', `ids=${ids}`)).status).toBe(400);
  });
});
