import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactFixtures } from '../../../testing/contact-fixtures.ts';
import { type Connection, type GooglePeople, startGooglePeople } from '../../../testing/fake-google-people.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const TOKEN = 'ya29.a0-secret-token';

let google: GooglePeople;
let server: TestServer;
let fixtures: ReturnType<typeof contactFixtures>;
let owner: Person;
beforeAll(async () => {
  google = await startGooglePeople();
  server = await startTestServer({ GOOGLE_PEOPLE_URL: google.url, GOOGLE_CLIENT_ID: 'id.apps.example' });
  fixtures = contactFixtures(server);
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
});
afterAll(async () => {
  await server.close();
  await google.close();
});

interface GooglePerson {
  name: string;
  email: string;
  phone: string;
  emails: string[];
  phones: string[];
  isKnown: boolean;
}
const person = (displayName: string, email?: string, phone?: string): Connection => ({
  names: [{ displayName }],
  ...(email && { emailAddresses: [{ value: email }] }),
  ...(phone && { phoneNumbers: [{ value: phone }] }),
});
/** The input's type has another name than the mutation. */
async function read(book: Connection[] | null, accessToken = TOKEN) {
  if (book) google.books.set(TOKEN, book);
  const { data, errors } = await server.graphql<{ readGooglePeople: { people: GooglePerson[] } }>(
    'mutation ($input: SyncContactsInput!) { readGooglePeople(input: $input) { people { name email phone emails phones isKnown } } }',
    { as: owner, variables: { input: { accessToken } } },
  );
  return {
    people: data?.readGooglePeople.people ?? null,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
  };
}
const COUNTS = '{ addedCount updatedCount knownCount skippedCount }';
const take = (people: object[]) => fixtures.change<object>(owner, 'importGooglePeople', { people }, COUNTS);
const chosen = ({ isKnown, ...person }: GooglePerson) => person;

test('people of the address book are shown by name, with who is a contact already; nothing is kept by looking', async () => {
  await fixtures.add(owner, { name: 'Zora', email: 'ZORA@example.com' });
  const { people } = await read([
    person('Zora N.', 'zora@example.com'),
    person('Asha', undefined, '98765 43210'),
    { emailAddresses: [{ value: 'nameless@example.com' }, { value: 'second@example.com' }] },
    {},
  ]);
  expect(people).toEqual([
    { name: 'Asha', email: '', emails: [], phone: '98765 43210', phones: ['98765 43210'], isKnown: false },
    {
      ...{ name: '', email: 'nameless@example.com', emails: ['nameless@example.com', 'second@example.com'] },
      ...{ phone: '', phones: [], isKnown: false },
    },
    { name: 'Zora N.', email: 'zora@example.com', emails: ['zora@example.com'], phone: '', phones: [], isKnown: true },
  ]);
  expect((await fixtures.list(owner)).totalCount).toBe(1);
});

test('who is chosen becomes a contact from Google, once, and who is known learns what they lacked', async () => {
  const zora = await fixtures.add(owner, { name: 'Zora', email: 'zora@example.com' });
  const { people } = await read([
    person('Zora N.', 'zora@example.com', '+919876543211'),
    person('Asha', 'asha@example.com', 'nonsense'),
    person('Asha again', 'ASHA@example.com'),
    person('Not chosen', 'not@example.com'),
  ]);
  const picked = people?.filter(({ name }) => name !== 'Not chosen').map(chosen) ?? [];
  expect((await take(picked)).data).toEqual({ addedCount: 1, updatedCount: 1, knownCount: 1, skippedCount: 0 });
  expect((await take(picked)).data).toEqual({ addedCount: 0, updatedCount: 0, knownCount: 3, skippedCount: 0 });
  const { nodes } = await fixtures.list(owner);
  expect(nodes).toMatchObject([
    { name: 'Asha', email: 'asha@example.com', phone: '', source: 'GOOGLE' },
    { id: zora.id, name: 'Zora', phone: '+919876543211', source: 'MANUAL' },
  ]);
  expect(await fixtures.newConnections(owner)).toBe(2);
});

test('all addresses and numbers of a person are kept, and one that is none costs only itself', async () => {
  const { people } = await read([
    {
      names: [{ displayName: 'Asha' }],
      emailAddresses: [{ value: 'asha@example.com' }, { value: 'no address' }, { value: 'ASHA@work.example' }],
      phoneNumbers: [{ value: '98765 43210' }, { value: '+49 30 23125061' }],
    },
  ]);
  await take(people?.map(chosen) ?? []);
  const { data } = await server.graphql<{ contacts: { edges: { node: object }[] } }>(
    '{ contacts { edges { node { email phone emails { value } phones { value } } } } }',
    { as: owner },
  );
  expect(data?.contacts.edges.map(({ node }) => node)).toEqual([
    {
      ...{ email: 'asha@example.com', phone: '+919876543210' },
      emails: [{ value: 'asha@example.com' }, { value: 'ASHA@work.example' }],
      phones: [{ value: '+919876543210' }, { value: '+493023125061' }],
    },
  ]);
});

test('who is nobody is skipped, and texts that can’t be stored harm nothing', async () => {
  const people = [{ name: 'a\0b' }, { name: '' }, { phone: '12' }, { name: 'Asha', email: 'no address' }];
  const refused = await take(people);
  expect(refused.code).toBe('BAD_USER_INPUT');
  expect((await take(people.slice(1))).data).toEqual({
    addedCount: 1,
    updatedCount: 0,
    knownCount: 0,
    skippedCount: 2,
  });
  expect((await take([])).code).toBe('BAD_USER_INPUT');
  google.books.set(TOKEN, [person('\0', 'a\0@example.com', '\0')]);
  expect((await read(null)).code).toBeUndefined();
});

test('the token is used for the reading and is kept nowhere', async () => {
  await read([person('Asha', 'asha@example.com')]);
  const dump = JSON.stringify(
    await Promise.all(
      ['contacts', 'contact_matches', 'idempotency_keys', 'rate_limits'].map((table) =>
        server.services.db.query(`SELECT * FROM ${table}`),
      ),
    ),
  );
  expect(dump).not.toContain(TOKEN);
});

test.each([
  ['', 'BAD_USER_INPUT', 'No access token'],
  ['expired', 'BAD_USER_INPUT', 'Google has ended this permission. Connect again.'],
])('the token %j is refused as it is elsewhere', async (token, code, message) => {
  expect(await read(null, token)).toMatchObject({ people: null, code, message });
});

test('when Google does not answer it says so', async () => {
  google.behaviour = 'fail';
  expect(await read([])).toMatchObject({
    people: null,
    code: 'UNAVAILABLE',
    message: 'Failed to fetch Google contacts',
  });
  google.behaviour = 'answer';
});
