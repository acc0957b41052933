import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let fixtures: ReturnType<typeof contactFixtures>;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = contactFixtures(server);
});
beforeEach(async () => {
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
});
afterAll(() => server.close());

const asha = { name: 'Asha Rao', company: 'Acme', email: 'asha@example.com', phone: '98765 43210', tags: ['VIP'] };

describe('a contact', () => {
  test('is written down, changed and deleted by its owner alone', async () => {
    const made = await fixtures.add(owner, asha);
    expect(made).toMatchObject({ name: 'Asha Rao', phone: '+919876543210', tags: ['VIP'], source: 'MANUAL' });
    const input = { id: made.id, role: 'Architect', company: null };
    expect((await fixtures.change(stranger, 'updateContact', input)).code).toBe('NOT_FOUND');
    expect((await fixtures.change(owner, 'updateContact', input)).data).toMatchObject({
      ...{ name: 'Asha Rao', role: 'Architect', company: '' },
    });
    expect((await fixtures.change(stranger, 'deleteContact', { id: made.id }, '')).code).toBe('NOT_FOUND');
    expect((await fixtures.change(owner, 'deleteContact', { id: made.id }, '')).data).toBe(made.id);
    expect((await fixtures.change(owner, 'deleteContact', { id: made.id }, '')).code).toBe('NOT_FOUND');
    expect(await fixtures.list(owner)).toMatchObject({ nodes: [], totalCount: 0 });
  });

  test('that is wrong is refused with all its wrong fields', async () => {
    const { code, fields } = await fixtures.change(owner, 'createContact', { email: 'x', phone: '1', website: 'x' });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['email', 'phone', 'website']]);
  });

  test('can’t be changed to nobody', async () => {
    const { id } = await fixtures.add(owner, { name: 'Asha' });
    const { code, fields } = await fixtures.change(owner, 'updateContact', { id, name: '' });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['name']]);
  });

  test('says of each field where it came from', async () => {
    const { id } = await fixtures.add(owner, { name: 'Asha', email: 'a@b.co' });
    await fixtures.change(owner, 'updateContact', { id, email: '', role: 'Architect' });
    const { data } = await server.graphql<{ contact: { origins: object[] } }>(
      `{ contact(id: "${id}") { origins { field source at } } }`,
      { as: owner },
    );
    expect(data?.contact.origins).toEqual([
      { field: 'name', source: 'MANUAL', at: expect.any(String) },
      { field: 'role', source: 'MANUAL', at: expect.any(String) },
    ]);
  });

  test('is found by its id, by nobody else', async () => {
    const { id } = await fixtures.add(owner, asha);
    const ask = (as: Person) =>
      server.graphql(`{ node(id: "${id}") { id ... on Contact { name } } contact(id: "${id}") { id } }`, { as });
    expect((await ask(owner)).data).toEqual({ node: { id, name: 'Asha Rao' }, contact: { id } });
    expect((await ask(stranger)).data).toEqual({ node: null, contact: null });
  });
});

describe('the address book', () => {
  beforeEach(async () => {
    await fixtures.add(owner, { name: 'Élan Ray', company: 'Zeta', tags: ['Fair'] });
    await fixtures.add(owner, asha);
    await fixtures.add(owner, { email: 'bob@example.com', note: 'met in Berlin' });
    await fixtures.add(stranger, { name: 'Hidden', company: 'Acme' });
  });

  test('is sorted by name, by company with the others last, and by activity', async () => {
    expect(await fixtures.names(owner)).toEqual(['Asha Rao', '', 'Élan Ray']);
    expect(await fixtures.names(owner, 'orderBy: COMPANY')).toEqual(['Asha Rao', 'Élan Ray', '']);
    const [first] = (await fixtures.list(owner, 'query: "elan"')).nodes;
    await fixtures.change(owner, 'updateContact', { id: first?.id, note: 'again' });
    expect((await fixtures.names(owner, 'orderBy: LAST_ACTIVITY'))[0]).toBe('Élan Ray');
  });

  test.each([
    ['"ELA"', ['Élan Ray']],
    ['"rao acme"', ['Asha Rao']],
    ['"43210"', ['Asha Rao']],
    ['"berlin"', ['']],
    ['"vip"', ['Asha Rao']],
    ['"zeta acme"', []],
    ['"%"', []],
  ])('is searched for %s', async (query, expected) => {
    expect(await fixtures.names(owner, `query: ${query}`)).toEqual(expected);
  });

  test('is found with one typing error and in either German spelling, where no contact has the words as they are', async () => {
    const keeper = await server.register('Kiran Keeper');
    for (const name of ['Jörg Schäfer', 'Chiara Lombardi', 'Asha Rao']) await fixtures.add(keeper, { name });
    expect(await fixtures.names(keeper, 'query: "Joerg Schaefer"')).toEqual(['Jörg Schäfer']);
    expect(await fixtures.names(keeper, 'query: "ciara lombradi"')).toEqual(['Chiara Lombardi']);
    expect((await fixtures.list(keeper, 'query: "lombradi", first: 1')).totalCount).toBe(1);
    await fixtures.add(keeper, { name: 'Carla Lombradi' });
    expect(await fixtures.names(keeper, 'query: "lombradi"')).toEqual(['Carla Lombradi']);
    // The tag is no word: what it leaves out was found.
    expect(await fixtures.names(keeper, 'query: "lombradi", tag: "Fair"')).toEqual([]);
  });

  test('is narrowed to a tag, and lists its tags', async () => {
    expect(await fixtures.names(owner, 'tag: "Fair"')).toEqual(['Élan Ray']);
    const { data } = await server.graphql('{ contactTags { name count } }', { as: owner });
    expect(data).toEqual({
      contactTags: [
        { name: 'Fair', count: 1 },
        { name: 'VIP', count: 1 },
      ],
    });
  });

  test.each(['NAME', 'COMPANY', 'LAST_ACTIVITY'])('by %s is paged without gaps or repeats', async (sort) => {
    for (let n = 0; n < 7; n += 1) await fixtures.add(owner, { name: 'Same Name', company: n % 2 ? 'Acme' : '' });
    const all = (await fixtures.list(owner, `orderBy: ${sort}, first: 100`)).nodes.map(({ id }) => id);
    const paged: string[] = [];
    for (let after = ''; ; ) {
      const page = await fixtures.list(owner, `orderBy: ${sort}, first: 3${after}`);
      expect(page.totalCount).toBe(10);
      paged.push(...page.nodes.map(({ id }) => id));
      if (page.nodes.length < 3) break;
      after = `, after: "${page.endCursor}"`;
    }
    expect(paged).toEqual(all);
    expect(new Set(all).size).toBe(10);
  });

  test.each([
    ['nonsense'],
    [Buffer.from('["0a","b"]').toString('base64url')],
    [Buffer.from('["2026-99-99T00:00:00.000Z","00000000-0000-7000-8000-000000000000"]').toString('base64url')],
    [Buffer.from('["a\\u0000","00000000-0000-7000-8000-000000000000"]').toString('base64url')],
  ])('refuses the cursor %j', async (after) => {
    const { errors } = await server.graphql(`{ contacts(orderBy: LAST_ACTIVITY, after: "${after}") { totalCount } }`, {
      as: owner,
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { after: 'This cursor isn’t valid. Use one from an earlier answer.' },
    });
  });

  test('several are tagged at once; those of others are not touched', async () => {
    const mine = (await fixtures.list(owner)).nodes.map(({ id }) => id);
    const theirs = (await fixtures.list(stranger)).nodes.map(({ id }) => id);
    const input = { ids: [...mine, ...theirs, 'nonsense'], add: ['Berlin', 'vip'], remove: ['fair'] };
    const { data } = await fixtures.change<{ tags: string[] }[]>(owner, 'tagContacts', input);
    expect(data.map(({ tags }) => tags.join()).sort()).toEqual(['Berlin,vip', 'Berlin,vip', 'VIP,Berlin']);
    expect((await fixtures.list(stranger)).nodes[0]?.tags).toEqual([]);
    expect((await fixtures.change(owner, 'tagContacts', { ids: [] })).code).toBe('BAD_USER_INPUT');
  });
});

describe('a new connection', () => {
  test('is one person per email, or per phone without an email; seeing them again adds none', async () => {
    const { id } = await fixtures.add(owner, asha);
    await fixtures.add(owner, { name: 'A. Rao', email: 'ASHA@example.com' });
    await fixtures.add(owner, { name: 'Only a name' });
    expect(await fixtures.newConnections(owner)).toBe(1);
    await fixtures.change(owner, 'deleteContact', { id }, '');
    await fixtures.add(owner, asha);
    expect(await fixtures.newConnections(owner)).toBe(1);
    await fixtures.add(owner, { phone: '+919876500000' });
    expect([await fixtures.newConnections(owner), await fixtures.newConnections(stranger)]).toEqual([2, 0]);
  });

  test('is counted when somebody unknown becomes known, but not for a second address', async () => {
    const { id } = await fixtures.add(owner, { name: 'Asha' });
    await fixtures.change(owner, 'updateContact', { id, phone: '+919876500001' });
    expect(await fixtures.newConnections(owner)).toBe(1);
    await fixtures.change(owner, 'updateContact', { id, email: 'asha@example.com' });
    await fixtures.change(owner, 'deleteContact', { id }, '');
    await fixtures.add(owner, { email: 'asha@example.com' });
    expect(await fixtures.newConnections(owner)).toBe(1);
  });
});

test('REST lists, makes, changes and deletes', async () => {
  const made = await server.rest('POST', '/api/contacts', { body: asha, as: owner });
  expect([made.status, made.body.contact]).toEqual([201, expect.objectContaining({ name: 'Asha Rao' })]);
  const { id } = made.body.contact as { id: string };
  const changed = await server.rest('PUT', `/api/contacts/${id}`, { body: { note: 'hello' }, as: owner });
  expect([changed.status, changed.body.contact]).toEqual([200, expect.objectContaining({ id, note: 'hello' })]);
  const listed = await server.rest('GET', '/api/contacts?q=rao&sort=last_activity&limit=1', { as: owner });
  expect(listed.body).toEqual({ items: [expect.objectContaining({ id })], total: 1, nextCursor: null });
  expect((await server.rest('DELETE', `/api/contacts/${id}`, { as: owner })).status).toBe(204);
  const refused = await server.rest('POST', '/api/contacts', { body: { email: 'x' }, as: owner });
  expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([400, ['email']]);
});
