import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTasks } from '../../server/jobs.ts';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { NOTION_DATABASE } from '../../testing/fake-notion.ts';
import type { FakeVendor } from '../../testing/fake-vendor.ts';
import type { Person, TestServer } from '../../testing/server.ts';
import { figures, type Kind, startVendorServer, vendorFixtures } from '../../testing/vendor-fixtures.ts';
import { revokeAllTokens } from './disconnect.service.ts';

let server: TestServer;
let fakes: Record<Kind, FakeVendor>;
let close: () => Promise<void>;
let owner: Person;
let as: ReturnType<typeof vendorFixtures>;
let asStranger: ReturnType<typeof vendorFixtures>;

beforeAll(async () => {
  ({ server, fakes, close } = await startVendorServer());
  asStranger = vendorFixtures(server, fakes, await server.register('Sam Stranger'));
});
afterAll(() => close());

async function begin(name: string) {
  owner = await server.register(name);
  as = vendorFixtures(server, fakes, owner);
}

/** What each service calls what we know. */
const VENDORS: {
  kind: Kind;
  names: Record<'email' | 'company' | 'phone', string>;
  readName: (name: string) => object;
}[] = [
  {
    kind: 'HUBSPOT',
    names: { email: 'email', company: 'company', phone: 'phone' },
    readName: (name) => ({ firstname: name.split(' ')[0], lastname: name.split(' ')[1] }),
  },
  {
    kind: 'NOTION',
    names: { email: 'Mail', company: 'Company', phone: 'Phone' },
    readName: (name) => ({ Name: name }),
  },
  {
    kind: 'SALESFORCE',
    names: { email: 'Email', company: 'Company', phone: 'Phone' },
    readName: (name) => ({ FirstName: name.split(' ')[0], LastName: name.split(' ')[1] }),
  },
  { kind: 'GOOGLE', names: { email: 'email', company: 'company', phone: 'phone' }, readName: (name) => ({ name }) },
];

describe.each(VENDORS)('$kind', ({ kind, names, readName }) => {
  let id: string;
  let there: FakeVendor;

  beforeAll(async () => {
    await begin('Olga Owner');
    there = fakes[kind];
    const { add } = contactFixtures(server);
    await add(owner, { name: 'Nora New', email: 'nora@example.com' });
    await add(owner, { name: 'Kai Known', email: 'kai@example.com', company: 'Our Ltd' });
    await add(owner, { name: 'Phil Phone', phone: '+4917012345678' });
    await add(owner, { name: 'Otto Office', phone: '+4917087654321' });
    await add(owner, { name: 'Same Already', email: 'same@example.com' });
    const { email, company, phone } = names;
    const ids = { HUBSPOT: '1', NOTION: 'old-', SALESFORCE: '00Qa', GOOGLE: 'people/c9' };
    const keep = (at: number, fields: object) => there.kept.set(`${ids[kind]}${at}`, fields as Record<string, string>);
    keep(1, { ...readName('Kai Known'), [email]: 'kai@example.com', [company]: 'Old Ltd', [phone]: '+4930111' });
    keep(2, { ...readName('Phil Phone'), [phone]: '+4917012345678', [company]: 'Theirs' });
    keep(3, { ...readName('Mona Other'), [phone]: '+4917087654321' });
    keep(4, { ...readName('Same Already'), [email]: 'same@example.com' });
  });
  beforeEach(() => {
    there.next = [];
    there.calls = [];
  });

  test('is connected once, by the session that began it, and its tokens are kept sealed', async () => {
    const grant = await as.allow(kind);
    expect(await asStranger.finish(grant)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { state: expect.any(String) },
    });
    const made = await as.finish(grant);
    id = made.data.id;
    expect(made.data.state).toBe('CONNECTED');
    expect(await as.finish(grant)).toMatchObject({ code: 'BAD_USER_INPUT' });
    const rows = await server.services.db.query<object[]>('SELECT * FROM connectors');
    for (const token of [...there.accessTokens, ...there.refreshTokens])
      expect(JSON.stringify(rows)).not.toContain(token);
    if (kind !== 'NOTION') return;
    expect(await as.sync(id)).toMatchObject({ code: 'CONFLICT' });
    const choices = await as.run(
      'query ($id: ID!) { connectorChoices(id: $id) { databases { id title } fields { name } } }',
      { id },
    );
    expect(choices.data).toMatchObject({ databases: [{ title: 'Other' }, { id: NOTION_DATABASE }], fields: [] });
    const CHOOSE = `mutation ($id: ID!, $databaseId: ID!) {
      chooseDatabase(input: { id: $id, databaseId: $databaseId }) { connector { databaseTitle mapping { field theirs } } } }`;
    expect(await as.run(CHOOSE, { id, databaseId: 'x' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const chosen = await as.run<{ connector: { mapping: object[] } }>(CHOOSE, { id, databaseId: NOTION_DATABASE });
    expect(chosen.data.connector).toMatchObject({ databaseTitle: 'People' });
    expect(chosen.data.connector.mapping).toEqual(
      expect.arrayContaining([
        { field: 'email', theirs: 'Mail' },
        { field: 'website', theirs: 'Site' },
        { field: 'event', theirs: '' },
      ]),
    );
  });

  test('offers its own fields to choose from', async () => {
    const { data } = await as.run<{ fields: { name: string }[] }>(
      'query ($id: ID!) { connectorChoices(id: $id) { fields { name } } }',
      { id },
    );
    expect(data.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(names)));
    expect(data.fields.map(({ name }) => name)).not.toContain('Done');
  });

  test('gets contacts: known by email, then by number and name, and nothing there is emptied', async () => {
    const started = await Promise.all([1, 2, 3].map(() => as.sync(id)));
    expect(new Set(started.map(({ data }) => data.connectorRun.id))).toHaveProperty('size', 1);
    expect(started[0]?.data.connectorRun.status).toBe('RUNNING');
    await server.runJobs();
    const { last, log } = await as.read(kind);
    expect(figures(last)).toEqual(['DONE', 2, 1, 2, 0]);
    const outcomes = Object.fromEntries(log.map(({ title, outcome }) => [title, outcome]));
    expect(outcomes).toEqual({
      ...{ 'Nora New': 'CREATED', 'Kai Known': 'UPDATED', 'Phil Phone': 'SKIPPED' },
      ...{ 'Otto Office': 'CREATED', 'Same Already': 'SKIPPED' },
    });
    expect(there.kept.size).toBe(6);
    const kai = [...there.kept.values()].find((fields) => fields[names.email] === 'kai@example.com');
    expect(kai).toMatchObject({ [names.company]: 'Our Ltd', [names.phone]: '+4930111' });
    expect([...there.kept.values()]).toContainEqual(
      expect.objectContaining({ ...readName('Nora New'), [names.email]: 'nora@example.com' }),
    );
  });

  test('is told of changes by itself, and of nothing twice', async () => {
    const due = () => createTasks(server.services).startDueRuns({});
    await due();
    expect((await as.read(kind)).runs).toHaveLength(1);
    const { change, list } = contactFixtures(server);
    const [nora] = (await list(owner, 'query: "Nora"')).nodes;
    await change(owner, 'updateContact', { id: nora?.id, company: 'Nora & Co' });
    await due();
    await server.runJobs();
    const { last } = await as.read(kind);
    expect(last).toMatchObject({ isAutomatic: true });
    expect(figures(last)).toEqual(['DONE', 0, 1, 0, 0]);
    const fields = [...there.kept.values()].filter((one) => one[names.email] === 'nora@example.com');
    expect(fields).toEqual([expect.objectContaining({ [names.company]: 'Nora & Co' })]);
    // Who is known there is asked for alone.
    expect(there.calls).not.toContain('GET /v1/people/me/connections');
  });

  const testSalesforce = kind === 'SALESFORCE' ? test : () => {};
  testSalesforce('a converted lead is changed in the contact that it became', async () => {
    const { change, list } = contactFixtures(server);
    const [lead, fields] = [...there.kept].find(([, one]) => one.Email === 'nora@example.com') ?? ['', {}];
    const { Company: _, ...ofContact } = fields;
    there.kept.set(lead, { ...fields, IsConverted: 'true', ConvertedContactId: '003c1' });
    there.kept.set('003c1', ofContact);
    const [nora] = (await list(owner, 'query: "Nora"')).nodes;
    await change(owner, 'updateContact', { id: nora?.id, role: 'Director', company: 'Nora Ltd' });
    await as.sync(id);
    await server.runJobs();
    expect(figures((await as.read(kind)).last)).toEqual(['DONE', 0, 1, 0, 0]);
    expect(there.kept.get('003c1')).toEqual({ ...ofContact, Title: 'Director' });
    // What it says now is known, and a field that contacts don't have is not tried again and again.
    await as.sync(id, 'direction: OUT, isFull: true');
    await server.runJobs();
    expect(figures((await as.read(kind)).last)).toMatchObject({ 0: 'DONE', 2: 0, 4: 0 });
    there.kept.set(lead, { ...fields, Company: 'Nora Ltd', Title: 'Director' });
    there.kept.delete('003c1');
  });

  test('says why it refused somebody, and takes them by another try', async () => {
    const { add, change } = contactFixtures(server);
    const { id: contactId } = await add(owner, { name: 'Rita Refused', email: 'rita@mail.invalid' });
    await as.sync(id);
    await server.runJobs();
    const { last, log, lastError } = await as.read(kind);
    expect(figures(last)).toEqual(['DONE', 0, 0, 0, 1]);
    expect(log[0]).toMatchObject({ title: 'Rita Refused', direction: 'OUT', outcome: 'FAILED' });
    expect(log[0]?.reason).toMatch(/^\w+: .+/);
    expect(lastError).toContain('1 failed');
    const REPLAY =
      'mutation ($id: ID!) { replayConnectorRecord(input: { id: $id }) { connectorRecord { outcome reason tries } } }';
    const again = () => as.run(REPLAY, { id: log[0]?.id });
    expect(await again()).toMatchObject({ data: { connectorRecord: { outcome: 'FAILED', tries: 2 } } });
    await change(owner, 'updateContact', { id: contactId, email: 'rita@example.com' });
    expect(await again()).toMatchObject({ data: { connectorRecord: { outcome: 'CREATED', reason: '', tries: 3 } } });
    expect(await asStranger.run(REPLAY, { id: log[0]?.id })).toMatchObject({ code: 'NOT_FOUND' });
    await as.sync(id);
    await server.runJobs();
    expect(figures((await as.read(kind)).last)).toEqual(['DONE', 0, 0, 1, 0]);
  });

  test('is asked again when it says, or after a pause, and meanwhile nobody waits', async () => {
    there.next = [{ status: 429, headers: { 'retry-after': '120' }, body: { message: 'slow down' } }];
    const before = Date.now();
    await as.sync(id, 'direction: OUT, isFull: true');
    await server.runJobs();
    const { last } = await as.read(kind);
    expect(last).toMatchObject({ status: 'WAITING', reason: expect.stringContaining('is limiting requests') });
    expect(Date.parse(last?.resumesAt ?? '') - before).toBeGreaterThanOrEqual(120_000);
    await as.sync(id);
    await server.runJobs();
    expect((await as.read(kind)).last).toMatchObject({ id: last?.id, status: 'WAITING' });
    there.next = [{ status: 503, body: [{ errorCode: 'SERVER_UNAVAILABLE' }] }];
    await server.runJobs('even waiting');
    expect((await as.read(kind)).last).toMatchObject({
      status: 'WAITING',
      reason: expect.stringContaining('can’t be reached'),
    });
    const [gone] = [...there.kept].find(([, fields]) => fields[names.email] === 'nora@example.com') ?? [];
    there.kept.delete(gone ?? '');
    await server.runJobs('even waiting');
    // Who was deleted there is made anew.
    expect(figures((await as.read(kind)).last)).toEqual(['DONE', 1, 0, 5, 0]);
  });

  test('gets other tokens for ended ones, and is to be connected again when the permission is over', async () => {
    there.accessTokens.clear();
    await as.sync(id, 'direction: OUT, isFull: true');
    await server.runJobs();
    expect((await as.read(kind)).last).toMatchObject({ status: 'DONE' });
    there.accessTokens.clear();
    there.refreshTokens.clear();
    await as.sync(id, 'direction: OUT, isFull: true');
    await server.runJobs();
    const ended = await as.read(kind);
    expect(ended).toMatchObject({ state: 'RECONNECT', last: { status: 'FAILED' } });
    expect(await as.sync(id)).toMatchObject({ code: 'CONFLICT' });
    expect(await as.finish(await as.allow(kind))).toMatchObject({ data: { id, state: 'CONNECTED' } });
    expect((await as.read(kind)).lastError).toBe('');
  });

  test('gets its tokens back when it is disconnected', async () => {
    const REMOVE = 'mutation ($id: ID!) { disconnectService(input: { id: $id }) { disconnectedConnectorId } }';
    expect(await asStranger.run(REMOVE, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await as.run(REMOVE, { id })).toMatchObject({ data: { disconnectedConnectorId: id } });
    await server.runJobs();
    expect(there.revoked).toHaveLength(1);
    expect([...there.refreshTokens, ...there.accessTokens]).toContain(there.revoked[0]);
  });
});

describe('records from there', () => {
  beforeAll(async () => {
    await begin('Ines Import');
    await contactFixtures(server).add(owner, { name: 'Ada Here', email: 'ada@example.com' });
  });

  test('become contacts page by page, once; who is known learns what they lacked', async () => {
    const there = fakes.HUBSPOT;
    there.accessTokens.add('pat-eu1-x');
    there.kept.clear();
    there.kept.set('1', { firstname: 'Ada', lastname: 'There', email: 'ada@example.com', company: 'Ada Ltd' });
    there.kept.set('2', { firstname: 'Bo', lastname: 'Ek', phone: 'ask at the desk' });
    there.kept.set('3', { jobtitle: 'No one' });
    const CONNECT =
      'mutation ($token: String!) { connectWithToken(input: { kind: HUBSPOT, token: $token }) { connector { id accountName canPull } } }';
    expect(await as.run(CONNECT, { token: 'pat-wrong' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { token: expect.any(String) },
    });
    expect(await as.run(CONNECT, { token: 'line\nbreak' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const { data } = await as.run<{ connector: { id: string } }>(CONNECT, { token: ' pat-eu1-x ' });
    expect(data.connector).toMatchObject({ accountName: 'account 77', canPull: true });
    await as.sync(data.connector.id, 'direction: IN');
    await server.runJobs();
    const { last, log } = await as.read('HUBSPOT');
    expect(figures(last)).toEqual(['DONE', 1, 1, 0, 1]);
    expect(log.find(({ title }) => title === 'Bo Ek')?.reason).toMatch(/^Left out: phone: /);
    const people = (await contactFixtures(server).list(owner)).nodes;
    expect(people).toEqual([
      expect.objectContaining({ name: 'Ada Here', company: 'Ada Ltd', source: 'MANUAL' }),
      expect.objectContaining({ name: 'Bo Ek', phone: '', source: 'HUBSPOT' }),
    ]);
    await as.sync(data.connector.id, 'direction: IN');
    await server.runJobs();
    expect(figures((await as.read('HUBSPOT')).last)).toEqual(['DONE', 0, 0, 2, 1]);
  });

  test('do not come from where contacts only go', async () => {
    const { data } = await as.finish(await as.allow('SALESFORCE'));
    expect(await as.sync(data.id, 'direction: IN')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('an account that ends gives all its tokens back', async () => {
    const there = fakes.SALESFORCE;
    there.revoked = [];
    await server.services.db.transaction((tx) => revokeAllTokens(tx, owner.id));
    await server.runJobs();
    expect(there.revoked).toHaveLength(1);
  });
});
