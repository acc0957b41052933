import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

interface View {
  id: string;
  name: string;
}
const save = (input: object, as = owner) =>
  fixtures.change<View>(as, 'saveContactFilter', input, '{ id name query tag sort }');
const views = async (as = owner) => {
  const { data } = await server.graphql<{ contactFilters: View[] }>('{ contactFilters { id name } }', { as });
  return data?.contactFilters.map(({ name }) => name);
};

test('a filter is kept under a name, renamed and deleted, by its owner alone', async () => {
  const { data } = await save({ name: ' Fair ', query: 'rao', tag: 'VIP', sort: 'LAST_ACTIVITY' });
  expect(data).toEqual({ id: expect.any(String), name: 'Fair', query: 'rao', tag: 'VIP', sort: 'LAST_ACTIVITY' });
  await save({ name: 'All' });
  expect([await views(), await views(stranger)]).toEqual([['Fair', 'All'], []]);
  const rename = (as: Person, name: string) =>
    fixtures.change<View>(as, 'renameContactFilter', { id: data.id, name }, '{ id name }');
  expect((await rename(owner, 'Messe')).data).toEqual({ id: data.id, name: 'Messe' });
  expect((await rename(owner, ' ')).fields).toEqual({ name: 'Enter a name.' });
  expect((await rename(stranger, 'x')).code).toBe('NOT_FOUND');
  expect((await fixtures.change(stranger, 'deleteContactFilter', { id: data.id }, '')).code).toBe('NOT_FOUND');
  await fixtures.change(owner, 'deleteContactFilter', { id: data.id }, '');
  expect(await views()).toEqual(['All']);
});

test('thirty are the most, also when they come at once', async () => {
  const codes = await Promise.all(Array.from({ length: 32 }, async (_, n) => (await save({ name: `V${n}` })).code));
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(2);
  expect(await views()).toHaveLength(30);
});

test('contacts that are not the same person are not offered again, in one’s own address book alone', async () => {
  const add = (name: string) => fixtures.add(owner, { name, email: 'office@example.com' });
  const [one, two] = [await add('Asha'), await add('Bela')];
  const foreign = await fixtures.add(stranger, { name: 'Cora' });
  const duplicates = async () => {
    const { data } = await server.graphql<{ duplicateContacts: { contacts: { id: string }[] }[] }>(
      '{ duplicateContacts { contacts { id } } }',
      { as: owner },
    );
    return data?.duplicateContacts.map(({ contacts }) => contacts.map(({ id }) => id));
  };
  const apart = (as: Person, ...ids: string[]) => fixtures.change(as, 'keepContactsApart', { ids }, '{ id }');
  expect((await apart(stranger, one.id, two.id)).code).toBe('BAD_USER_INPUT');
  expect((await apart(owner, one.id, foreign.id)).code).toBe('BAD_USER_INPUT');
  expect(await duplicates()).toEqual([[one.id, two.id]]);
  expect((await apart(owner, two.id, one.id)).code).toBeUndefined();
  expect((await apart(owner, one.id, two.id)).code).toBeUndefined();
  expect(await duplicates()).toEqual([]);
  const three = await add('Asha R.');
  expect(await duplicates()).toEqual([[one.id, three.id]]);
});
