import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SecretBox } from '../../infra/secrets/secret-box.ts';
import { sweep } from '../../server/jobs.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { Connector } from './connector.entity.ts';
import { sealAnew, sealedFor } from './credentials.service.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
let connector: { id: string; inboundUrl: string };
let key: string;

beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  [owner, stranger] = [await server.register('Olga Owner'), await server.register('Sam Stranger')];
  const made = await run<{ connector: typeof connector; inboundKey: string }>(
    'mutation { connectAutomation { connector { id inboundUrl } inboundKey } }',
  );
  connector = made.data.connector;
  key = made.data.inboundKey;
});
afterAll(() => server.close());

/** Runs an operation of one field; gives what it gave, or the refusal. */
async function run<Data>(document: string, variables: object = {}, as: Person = owner) {
  const { data, errors } = await server.graphql<Record<string, Data>>(document, { as, variables });
  return { data: Object.values(data ?? {})[0] as Data, ...errors?.[0]?.extensions };
}

const send = (body: unknown, bearer = key, more: Record<string, string> = {}) =>
  server.rest('POST', `/api/inbound/${connector.id}`, {
    body,
    headers: { authorization: `Bearer ${bearer}`, ...more },
  });

interface LogEntry {
  id: string;
  title: string;
  outcome: string;
  reason: string;
  contactId: string | null;
  tries: number;
}

async function log(outcome?: string): Promise<LogEntry[]> {
  const { data } = await run<{ connector: { records: { edges: { node: LogEntry }[] } } }[]>(
    `query ($outcome: ConnectorOutcome) { connectors { connector { records(first: 50, outcome: $outcome) {
      edges { node { id title outcome reason contactId tries } } } } } }`,
    { outcome },
  );
  return data.flatMap((offer) => offer.connector?.records.edges.map(({ node }) => node) ?? []);
}

const readContacts = async (query: string) =>
  (
    await run<{ edges: { node: { id: string; name: string; phone: string; source: string } }[] }>(
      'query ($query: String!) { contacts(query: $query) { edges { node { id name phone source } } } }',
      { query },
    )
  ).data.edges.map(({ node }) => node);

test('a service that the server has no settings for names them, and a token connects only where there is one', async () => {
  const { data } = await run<object[]>('{ connectors { kind missingSettings takesToken } }');
  const lacking = (kind: string, takesToken: boolean, name = kind) => {
    return { kind, takesToken, missingSettings: [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] };
  };
  expect(data).toHaveLength(5);
  expect(data).toEqual(
    expect.arrayContaining([
      { kind: 'AUTOMATION', takesToken: false, missingSettings: [] },
      ...[lacking('HUBSPOT', true), lacking('SALESFORCE', false), lacking('NOTION', false), lacking('GOOGLE', false)],
    ]),
  );
});

describe('what an automation sends', () => {
  test('becomes a contact once: by email, then by number and name, and later ones fill what it lacks', async () => {
    const first = await send({ name: 'Fay Friend', email: 'fay@example.com', form: 'newsletter' });
    expect(first).toMatchObject({ status: 201, body: { outcome: 'created' } });
    const more = await send({ name: 'F. Friend', email: 'FAY@example.com', phone: '+491701234567' });
    const known = await send({ name: 'Fay Friend', phone: '+49 170 1234567' });
    expect([more.status, more.body.outcome, known.status, known.body.outcome]).toEqual([
      200,
      'updated',
      200,
      'skipped',
    ]);
    const { contactId } = first.body;
    expect([more.body.contactId, known.body.contactId]).toEqual([contactId, contactId]);
    expect(await readContacts('Fay')).toEqual([
      { id: contactId, name: 'Fay Friend', phone: '+491701234567', source: 'AUTOMATION' },
    ]);
    expect((await log()).map(({ title, outcome }) => [title, outcome])).toEqual([
      ['Fay Friend', 'SKIPPED'],
      ['F. Friend', 'UPDATED'],
      ['Fay Friend', 'CREATED'],
    ]);
  });

  test('many at once make one contact', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ email: 'crowd@example.com' })));
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['created', ...Array(7).fill('skipped')]);
    expect(await readContacts('crowd')).toHaveLength(1);
  });

  test('is refused with the wrong fields as they were sent, and arrives by replay once the mapping is right', async () => {
    const map = (mapping: object[]) =>
      run<{ mapping: object[] }>(
        'mutation ($input: UpdateConnectorInput!) { updateConnector(input: $input) { connector { mapping { field theirs } } } }',
        { input: { id: connector.id, mapping } },
      );
    const theirs = { 'Full name': 'Mateo Silva', mail: 'no address', tel: 5 };
    await map([
      { field: 'name', theirs: 'mail' },
      { field: 'email', theirs: 'Full name' },
      { field: 'phone', theirs: 'tel' },
    ]);
    const refused = await send(theirs);
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', fields: { tel: expect.any(String) } },
    });
    expect(Object.keys(refused.body.fields as object).sort()).toEqual(['Full name', 'tel']);
    const [failed] = await log('FAILED');
    expect(failed).toMatchObject({ title: 'no address', outcome: 'FAILED', contactId: null, tries: 1 });
    await map([{ field: 'name', theirs: 'Full name' }]);
    const replay = () =>
      run<{ connectorRecord: LogEntry }>(
        'mutation ($id: ID!) { replayConnectorRecord(input: { id: $id }) { connectorRecord { title outcome reason tries contactId } } }',
        { id: failed?.id },
      );
    const { data } = await replay();
    expect(data.connectorRecord).toMatchObject({ title: 'Mateo Silva', outcome: 'CREATED', reason: '', tries: 2 });
    expect(await readContacts('Mateo')).toMatchObject([{ id: data.connectorRecord.contactId }]);
    expect(await replay()).toMatchObject({ code: 'CONFLICT' });
    expect(
      await map([
        { field: 'role', theirs: 'x' },
        { field: 'age', theirs: 'y' },
      ]),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { name: expect.any(String), age: 'There is no such field.' },
    });
    await map(['name', 'email', 'phone'].map((field) => ({ field, theirs: field })));
  });

  test.each([
    ['a list', [], 'body'],
    ['broken JSON', '{"name":', 'body'],
    ['nobody', {}, 'name'],
    ['an object for a text', { name: {} }, 'name'],
    ['a NUL', { name: 'a\0b' }, 'name'],
    ['a key that is none', '{"__proto__":{"x":1},"name":"x"}', '__proto__'],
  ])('%s is refused by name', async (_name, body, field) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields as object)).toContain(field);
  });

  test('more than 32 KB is refused', async () => {
    expect((await send({ name: 'x', note: 'y'.repeat(40_000) })).status).toBe(413);
  });

  test('is told to webhooks, which is how an automation hears of contacts', async () => {
    await webhookFixtures(server).create(owner, 'http://127.0.0.1:9/hook', ['contact.created']);
    await send({ name: 'Wanda Told', email: 'wanda@example.com' });
    const [told] = await server.services.db.query<{ data: object }[]>('SELECT data FROM webhook_deliveries');
    expect(told?.data).toMatchObject({ contact: { name: 'Wanda Told', source: 'AUTOMATION' } });
  });
});

describe('an address', () => {
  test('is worth nothing without its key, and its key nothing elsewhere', async () => {
    const other = await run<{ connector: { id: string }; inboundKey: string }>(
      'mutation { connectAutomation { connector { id } inboundKey } }',
      {},
      stranger,
    );
    for (const wrong of ['', 'tsi_wrong', owner.token, other.data.inboundKey]) {
      expect((await send({ name: 'Mallory' }, wrong)).status).toBe(401);
    }
    expect(await readContacts('Mallory')).toEqual([]);
    const stored = await server.services.db.query<object[]>('SELECT * FROM connectors');
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  test('gives a first answer again by Idempotency-Key to who has the key, and to nobody else', async () => {
    const once = { 'idempotency-key': 'same-for-everybody' };
    const [first, again] = [await send({ name: 'Once' }, key, once), await send({ name: 'Once' }, key, once)];
    expect([first.body.outcome, again.body]).toEqual(['created', first.body]);
    expect((await send({ name: 'Once' }, 'tsi_wrong', once)).status).toBe(401);
    expect(await readContacts('Once')).toHaveLength(1);
  });

  test('gets another key at once', async () => {
    const rotate = (as: Person) =>
      run<{ inboundKey: string }>(
        'mutation ($id: ID!) { rotateInboundKey(input: { id: $id }) { inboundKey } }',
        { id: connector.id },
        as,
      );
    expect(await rotate(stranger)).toMatchObject({ code: 'NOT_FOUND' });
    const former = key;
    key = (await rotate(owner)).data.inboundKey;
    expect((await send({ name: 'After' }, former)).status).toBe(401);
    expect((await send({ name: 'After' })).status).toBe(201);
  });

  test('is one a person; strangers neither change, replay nor end it', async () => {
    expect(await run('mutation { connectAutomation { inboundKey } }')).toMatchObject({ code: 'CONFLICT' });
    const [record] = await log();
    const tries = [
      ['disconnectService', connector.id, '{ disconnectedConnectorId }'],
      ['replayConnectorRecord', record?.id, '{ connectorRecord { id } }'],
    ];
    for (const [name, id, selection] of tries) {
      const document = `mutation ($id: ID!) { ${name}(input: { id: $id }) ${selection} }`;
      expect(await run(document, { id }, stranger)).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

test('the log is kept for 30 days', async () => {
  await server.services.db.query(
    `UPDATE connector_records SET created_at = now() - interval '31 days' WHERE outcome <> 'failed'`,
  );
  await sweep(server.services, new Date());
  expect(new Set((await log()).map(({ outcome }) => outcome))).toEqual(new Set(['FAILED']));
});

test('what former keys have sealed is sealed anew with the first one', async () => {
  const [old, fresh] = [
    { id: 'old', key: randomBytes(32) },
    { id: 'new', key: randomBytes(32) },
  ];
  const about = sealedFor(connector.id);
  const credentials = new SecretBox([old]).seal('pat-1', about);
  const { db } = server.services;
  await db.manager.update(Connector, connector.id, { credentials });
  const both = new SecretBox([fresh, old]);
  expect([await sealAnew(db, both), await sealAnew(db, both)]).toEqual([1, 0]);
  const { credentials: anew } = await db.manager.findOneByOrFail(Connector, { id: connector.id });
  expect(new SecretBox([fresh]).open(anew, about)).toBe('pat-1');
  await db.manager.update(Connector, connector.id, { credentials: '' });
});

test('once disconnected nothing is taken in, and the contacts stay', async () => {
  expect(
    await run('mutation ($id: ID!) { disconnectService(input: { id: $id }) { disconnectedConnectorId } }', connector),
  ).toMatchObject({
    data: { disconnectedConnectorId: connector.id },
  });
  expect((await send({ name: 'Late' })).status).toBe(401);
  expect(await readContacts('Mateo')).toHaveLength(1);
});
