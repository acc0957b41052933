import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, type GooglePeople, startGooglePeople } from '../../../testing/fake-google-people.ts';
import { groupFixtures } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const TOKEN = 'ya29.a0-secret-token';

let google: GooglePeople;
let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
let viewer: Person;
beforeAll(async () => {
  google = await startGooglePeople();
  server = await startTestServer({ GOOGLE_PEOPLE_URL: `${google.url}/`, GOOGLE_CLIENT_ID: 'id.apps.example' });
  fixtures = groupFixtures(server);
  viewer = await server.register('Asha');
});
afterAll(async () => {
  await server.close();
  await google.close();
});
afterEach(() => {
  google.behaviour = 'answer';
  google.requests.length = 0;
});

const person = (name: string, emails: string[] = [], phones: string[] = []): Connection => ({
  resourceName: `people/${name}`,
  names: [{ displayName: name }],
  emailAddresses: emails.map((value) => ({ value })),
  phoneNumbers: phones.map((value) => ({ value })),
});

/** Somebody whose address is proved. */
async function register(name?: string): Promise<Person> {
  const as = await server.register(name);
  await server.confirmEmail(as);
  return as;
}

interface Match {
  user: { id: string };
  name: string;
  email: string | null;
  phone: string | null;
}

async function sync(book: Connection[] | null, as = viewer, accessToken = TOKEN) {
  await server.services.rateLimits.reset('contactSyncByViewer', as.id);
  if (book) google.books.set(TOKEN, book);
  const document = `mutation ($input: SyncContactsInput!) {
    syncContacts(input: $input) { matchedContacts { user { id } name email phone } } }`;
  const { data, ...refusal } = await fixtures.run<{ matchedContacts: Match[] }>(as, document, {
    input: { accessToken },
  });
  return { data: data?.matchedContacts ?? null, ...refusal };
}

describe('people of the address book', () => {
  test('are matched by address and by number, in Google’s words and by name', async () => {
    const [mateo, lena] = [await register('Mateo'), await register('Lena')];
    const phone = await fixtures.givePhone(lena);
    const { data } = await sync([
      person('Zora Nobody', ['nobody@example.com']),
      person('My Mateo', ['other@example.com', mateo.email.toUpperCase()], ['+39 333 1234567']),
      person('Lena (work)', [], [`0${phone.slice(3)}`]),
      {},
    ]);
    expect(data).toEqual([
      { user: { id: lena.id }, name: 'Lena (work)', email: null, phone: `0${phone.slice(3)}` },
      { user: { id: mateo.id }, name: 'My Mateo', email: mateo.email.toUpperCase(), phone: '+39 333 1234567' },
    ]);
  });

  test('are one match each, however often they stand there; without a name they have their own', async () => {
    const mateo = await register('Mateo Rossi');
    const nameless = { emailAddresses: [{ value: mateo.email }] };
    const { data } = await sync([nameless, nameless, person('Double', [mateo.email])]);
    expect(data?.map(({ name }) => name)).toEqual(['Mateo Rossi']);
  });

  test('with national numbers are read as of the viewer’s country, and as Google has made them out', async () => {
    const [italian, mateo, lena] = [await register(), await register(), await register()];
    const setPhone = async (as: Person, phone: string) => {
      await fixtures.run(
        as,
        'mutation ($phone: PhoneNumber!) { updateViewer(input: { phone: $phone }) { viewer { id } } }',
        { phone },
      );
      await server.services.db.query('UPDATE users SET phone_confirmed_at = now() WHERE id = $1', [as.id]);
    };
    await setPhone(italian, '+39 333 0000001');
    await setPhone(mateo, '+39 333 7654321');
    await setPhone(lena, '+39 333 1111111');
    const canonical: Connection = { phoneNumbers: [{ value: '1111', canonicalForm: '+393331111111' }] };
    const book = [person('Mateo', [], ['333 765 4321']), canonical];
    expect((await sync(book, italian)).data?.map(({ user }) => user.id).sort()).toEqual([mateo.id, lena.id].sort());
    expect((await sync(book)).data?.map(({ user }) => user.id)).toEqual([lena.id]);
  });

  test('who hide, are blocked or have blocked, and the viewer, are not', async () => {
    const [hidden, blocked, blocking] = [await register(), await register(), await register()];
    await fixtures.hide(hidden);
    await fixtures.block(viewer, blocked);
    await fixtures.block(blocking, viewer);
    const book = [hidden, blocked, blocking, viewer].map(({ email }) => person('Someone', [email]));
    expect((await sync(book)).data).toEqual([]);
  });

  test('can be invited to a group from then on', async () => {
    const mateo = await register('Mateo');
    const group = await fixtures.makeGroup(viewer);
    const add = () =>
      fixtures.change(
        viewer,
        'addGroupMembers',
        { id: group.id, userIds: [mateo.id] },
        '{ added { id } invited invalid }',
      );
    expect((await add()).data).toEqual({ added: [], invited: [], invalid: [mateo.id] });
    await sync([person('Mateo', [mateo.email])]);
    expect((await add()).data).toEqual({ added: [], invited: [mateo.id], invalid: [] });
  });

  test('are read in pages of a thousand, two thousand at most', async () => {
    const [near, far] = [await register(), await register()];
    const crowd = Array.from({ length: 2500 }, (_, n) => person(`P${n}`, [`p${n}@example.com`]));
    crowd[1999] = person('Near', [near.email]);
    crowd[2000] = person('Far', [far.email]);
    expect((await sync(crowd)).data?.map(({ name }) => name)).toEqual(['Near']);
    const asked = { personFields: 'names,emailAddresses,phoneNumbers', pageSize: '1000' };
    expect(google.requests).toEqual([asked, { ...asked, pageToken: expect.any(String) }]);
  });

  test('with texts that no account can have harm nothing', async () => {
    const { data, code } = await sync([person('\0', ['a\0@example.com', '\ud800@example.com', ''], ['\0', '+', ''])]);
    expect([data, code]).toEqual([[], undefined]);
  });
});

describe('when Google does not answer as hoped', () => {
  const FAILED = { data: null, code: 'UNAVAILABLE', message: 'Failed to fetch Google contacts' };

  test.each(['fail', 'babble', 'hang'] as const)('%s: it says so', async (behaviour) => {
    google.behaviour = behaviour;
    expect(await sync([])).toMatchObject(FAILED);
  });

  test('the token follows to no other address', async () => {
    google.behaviour = 'redirect';
    expect(await sync([])).toMatchObject(FAILED);
    expect(google.strayed).toEqual([]);
  });

  test('an expired token asks to connect again', async () => {
    const { code, fields } = await sync(null, viewer, 'expired');
    expect([code, fields]).toEqual([
      'BAD_USER_INPUT',
      { accessToken: 'Google has ended this permission. Connect again.' },
    ]);
  });

  test('a token without the permission asks to allow it', async () => {
    google.scopeless.add('scopeless');
    const { code, fields } = await sync(null, viewer, 'scopeless');
    expect([code, fields?.accessToken]).toEqual([
      'BAD_USER_INPUT',
      'Google gave no access to your contacts. Connect again and allow it.',
    ]);
  });

  test('a quota that is used up says when to come back', async () => {
    google.behaviour = 'wait';
    await sync([]);
    const answer = await server.rest('POST', '/api/contacts/sync', { as: viewer, body: { accessToken: TOKEN } });
    expect([answer.status, answer.headers.get('retry-after'), answer.body.code]).toEqual([429, '7', 'RATE_LIMITED']);
  });

  test.each(['', '  ', 'two words', 'a\nb', 'ä'])('%j is no token, and Google is not asked', async (token) => {
    expect(await sync([], viewer, token)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'No access token',
      fields: { accessToken: 'No access token' },
    });
    expect(google.requests).toEqual([]);
  });
});

test('the token is in no table', async () => {
  await sync([person('Mateo', [(await register()).email])]);
  await server.rest('POST', '/api/contacts/sync', {
    as: viewer,
    body: { accessToken: TOKEN },
    headers: { 'idempotency-key': 'sync-1' },
  });
  const tables = await server.services.db.query<{ name: string }[]>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const rows = await server.services.db.query(`SELECT 1 FROM ${name} t WHERE t::text LIKE '%${TOKEN}%'`);
    expect(rows, name).toEqual([]);
  }
});

test('REST answers the matches in the specified words, and names a missing token', async () => {
  const mateo = await register();
  google.books.set(TOKEN, [person('Mateo', [mateo.email], ['+39 333 1234567'])]);
  const { status, body } = await server.rest('POST', '/api/contacts/sync', {
    as: viewer,
    body: { accessToken: TOKEN },
  });
  expect([status, body]).toEqual([
    200,
    { matches: [{ userId: mateo.id, name: 'Mateo', email: mateo.email, phone: '+39 333 1234567' }] },
  ]);
  const missing = await server.rest('POST', '/api/contacts/sync', { as: viewer, body: {} });
  expect([missing.status, missing.body.message]).toEqual([400, 'No access token']);
});

test('the page is told the client id, and may open Google’s window', async () => {
  expect((await fixtures.run<string>(null, '{ googleClientId }')).data).toBe('id.apps.example');
  const { headers } = await fetch(`${server.origin}/healthz`);
  expect(headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'sha256-\S+' https:\/\/accounts\.google\.com\/gsi\//,
  );
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
});
