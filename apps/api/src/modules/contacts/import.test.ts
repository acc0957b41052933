import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../server/jobs.ts';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { importContacts } from './import.service.ts';

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

interface Checked {
  id: string;
  format: string;
  status: string;
  rowCount: number;
  goodRowCount: number;
  badRowCount: number;
  problems: { line: number; field: string; message: string; value: string; isImported: boolean }[];
}

async function check(as: Person, text: string | Buffer, { name = 'contacts.csv', columns = '' } = {}) {
  const form = new FormData();
  if (columns) form.append('columns', columns);
  form.append('file', new Blob([typeof text === 'string' ? text : new Uint8Array(text)]), name);
  const headers = { authorization: `Bearer ${as.token}` };
  const response = await fetch(`${server.origin}/api/contacts/import`, { method: 'POST', headers, body: form });
  const body = (await response.json()) as { import: Checked; fields?: Record<string, string> };
  return { ...body, status: response.status };
}

const start = (as: Person, id: string) =>
  fixtures.change<{ status: string }>(as, 'startContactImport', { id }, '{ status }');
async function progress(as: Person, id: string) {
  const { data } = await server.graphql<{ contactImport: object | null }>(
    `{ contactImport(id: "${id}") { status addedCount updatedCount knownCount } }`,
    { as },
  );
  return data?.contactImport;
}
async function importAll(as: Person, text: string | Buffer): Promise<object | null | undefined> {
  const { import: checked } = await check(as, text);
  await start(as, checked.id);
  await server.runJobs();
  return progress(as, checked.id);
}

describe('a file', () => {
  test('whose columns are chosen is read as they say; what is not chosen stays out', async () => {
    const text = 'Who,Firm,Reachable at,Private\nAsha,Acme,asha@example.com,secret\n';
    expect((await check(owner, text)).fields).toEqual({ file: expect.stringContaining('has to name the columns') });
    const { import: checked } = await check(owner, text, { columns: 'name,company,email,' });
    expect(checked).toMatchObject({ rowCount: 1, goodRowCount: 1 });
    await start(owner, checked.id);
    await server.runJobs();
    const { nodes } = await fixtures.list(owner);
    expect(nodes).toEqual([
      expect.objectContaining({ name: 'Asha', company: 'Acme', email: 'asha@example.com', note: '', tags: [] }),
    ]);
    expect((await check(owner, text, { columns: ',company,,' })).status).toBe(201);
    expect((await check(owner, text, { columns: ',role,,' })).fields).toEqual({
      file: expect.stringContaining('Choose a column'),
    });
    expect((await check(owner, text, { columns: 'nonsense' })).status).toBe(400);
  });

  test('is checked before anything is written, and names its bad rows by line', async () => {
    const text = 'Name,Email,Phone\nAsha,asha@example.com,\n,nobody,12\n,,\nCyd,cyd@example.com,\n';
    const { status, import: checked } = await check(owner, text);
    expect([status, checked]).toEqual([
      201,
      {
        ...{ id: expect.any(String), format: 'CSV', fileName: 'contacts.csv', status: 'CHECKED' },
        ...{ rowCount: 3, goodRowCount: 2, badRowCount: 1 },
        unreadParts: [],
        problems: [
          {
            ...{ line: 3, field: 'name', isImported: false },
            ...{ value: '', message: expect.stringContaining('Enter a name') },
          },
          {
            ...{ line: 3, field: 'phone', isImported: false },
            ...{ value: '12', message: expect.stringContaining('Enter one phone number') },
          },
          {
            ...{ line: 3, field: 'email', isImported: false },
            ...{ value: 'nobody', message: 'This address has no @ sign.' },
          },
        ],
      },
    ]);
    expect((await fixtures.list(owner)).totalCount).toBe(0);
    expect((await start(stranger, checked.id)).code).toBe('NOT_FOUND');
    expect(await progress(stranger, checked.id)).toBeNull();
  });

  test('is imported once, however often that is asked for', async () => {
    const { import: checked } = await check(owner, 'Name,Email\nAsha,asha@example.com\n');
    const started = await Promise.all([start(owner, checked.id), start(owner, checked.id)]);
    expect(started.map(({ data }) => data.status)).toEqual(['RUNNING', 'RUNNING']);
    await server.runJobs();
    await start(owner, checked.id);
    await server.runJobs();
    expect(await progress(owner, checked.id)).toEqual({
      status: 'DONE',
      addedCount: 1,
      updatedCount: 0,
      knownCount: 0,
    });
    expect((await fixtures.list(owner)).nodes).toMatchObject([{ name: 'Asha', source: 'IMPORT_CSV' }]);
    expect(await fixtures.newConnections(owner)).toBe(1);
  });

  test.each([
    ['a quote that is never closed', 'Name,Email\nAsha,a@example.com\nBob,"b@example.com\nCyd,c@example.com\n', 3],
    ['a vCard that breaks off', 'BEGIN:VCARD\nFN:Asha\nEND:VCARD\nBEGIN:VCARD\nFN:Bob', 4],
  ])('with %s names it, and imports none of it', async (_name, text, line) => {
    const { import: checked } = await check(owner, text);
    expect(checked).toMatchObject({ goodRowCount: 1, badRowCount: 1, problems: [{ line, field: 'name' }] });
    await start(owner, checked.id);
    await server.runJobs();
    expect(await fixtures.names(owner)).toEqual(['Asha']);
  });

  test('of vCards is told by its content', async () => {
    const text = 'BEGIN:VCARD\nVERSION:3.0\nFN:Asha\nEMAIL:asha@example.com\nEND:VCARD\n';
    const { import: checked } = await check(owner, text, { name: 'x.txt' });
    expect(checked).toMatchObject({ format: 'VCARD', goodRowCount: 1 });
  });

  test.each([
    ['nothing', ''],
    ['no columns', 'a,b\n1,2'],
    ['no rows', 'Name,Email\n'],
    ['too many rows', `Name\n${'A\n'.repeat(20_001)}`],
  ])('with %s is refused', async (_name, text) => {
    const { status, fields } = await check(owner, text);
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['file']]);
  });

  test('that nobody imported is forgotten after a day', async () => {
    const { import: checked } = await check(owner, 'Name\nAsha\n');
    await sweep(server.services, new Date(Date.now() + 25 * 60 * 60 * 1000));
    expect(await progress(owner, checked.id)).toBeNull();
    expect((await start(owner, checked.id)).code).toBe('NOT_FOUND');
  });
});

test('a value that can’t be used is left out alone, and unread columns are counted', async () => {
  const text = 'Name,Email,Phone,Shoe size\nBob,nobody,+49 30 23125012,42\n';
  const { import: checked } = await check(owner, text);
  expect(checked).toMatchObject({
    ...{ goodRowCount: 1, badRowCount: 0, unreadParts: [{ name: 'Shoe size', count: 1 }] },
    problems: [{ line: 2, field: 'email', value: 'nobody', isImported: true }],
  });
  await start(owner, checked.id);
  await server.runJobs();
  expect((await fixtures.list(owner)).nodes).toMatchObject([{ name: 'Bob', email: '', phone: '+493023125012' }]);
});

test('a file as Excel saves it on Windows is decoded', async () => {
  await importAll(owner, Buffer.from('Name;Email\r\nK\xe4the Gro\xdf;k@example.com\r\n', 'latin1'));
  expect(await fixtures.names(owner)).toEqual(['Käthe Groß']);
});

describe('who is there already', () => {
  test('a contact is found by any number or address, and gets those it lacked', async () => {
    const phones = [{ value: '+493023125012', label: 'work' }, { value: '+491713920001' }];
    await fixtures.add(owner, { name: 'Asha Rao', emails: [{ value: 'a@b.co' }, { value: 'second@b.co' }], phones });
    const file = 'Name,Email,Phone\nAsha Rao,SECOND@b.co ::: third@b.co,+44 20 7946 0018 ext 7\n';
    expect(await importAll(owner, file)).toMatchObject({ addedCount: 0, updatedCount: 1 });
    const { data } = await server.graphql<{ contacts: { edges: { node: object }[] } }>(
      '{ contacts(first: 5) { edges { node { email phone emails { value } phones { value label } } } } }',
      { as: owner },
    );
    expect(data?.contacts.edges.map(({ node }) => node)).toEqual([
      {
        ...{ email: 'a@b.co', phone: '+493023125012' },
        emails: [{ value: 'a@b.co' }, { value: 'second@b.co' }, { value: 'third@b.co' }],
        phones: [
          { value: '+493023125012', label: 'work' },
          { value: '+491713920001', label: '' },
          { value: '+442079460018;ext=7', label: '' },
        ],
      },
    ]);
  });

  test('cuts a long note between characters, and names the rest', async () => {
    await fixtures.add(owner, { name: 'Two', email: 'a@x.example', note: 'm'.repeat(3990) });
    const { import: checked } = await check(owner, 'Name,Email,Note\nTwo,a@x.example,1234567🙂 tail\n');
    await start(owner, checked.id);
    await server.runJobs();
    const { data } = await server.graphql<{ contactImport: { problems: object[] } }>(
      `{ contactImport(id: "${checked.id}") { problems { line field value isImported } } }`,
      { as: owner },
    );
    expect(data?.contactImport.problems).toEqual([{ line: 2, field: 'note', value: '🙂 tail', isImported: true }]);
  });

  test('learns what they lacked and keeps their own words; nothing new is nothing', async () => {
    await fixtures.add(owner, { name: 'Asha Rao', email: 'asha@example.com', tags: ['VIP'] });
    const file = 'Name,Email,Role,Tags\nA. Rao,ASHA@example.com,Architect,Fair\n';
    expect(await importAll(owner, file)).toEqual({ status: 'DONE', addedCount: 0, updatedCount: 1, knownCount: 0 });
    expect((await fixtures.list(owner)).nodes).toMatchObject([
      { name: 'Asha Rao', role: 'Architect', tags: ['VIP', 'Fair'] },
    ]);
    expect(await importAll(owner, file)).toMatchObject({ addedCount: 0, updatedCount: 0, knownCount: 1 });
  });

  test('is one person in the file, too, but not by the number of an office', async () => {
    const file = ['Name,Email,Phone', 'Asha,a@b.co,+911234567890', 'Asha,,+911234567890', 'Bob,b@b.co,+911234567890'];
    expect(await importAll(owner, file.join('\n'))).toMatchObject({ addedCount: 2, knownCount: 1 });
    expect(await fixtures.names(owner)).toEqual(['Asha', 'Bob']);
  });
});

test('an import that died goes on where it was', async () => {
  const rows = Array.from({ length: 600 }, (_, n) => `P ${n},p${n}@example.com`);
  const { import: checked } = await check(owner, `Name,Email\n${rows.join('\n')}`);
  await start(owner, checked.id);
  let batches = 0;
  // The third batch finds the database gone.
  const dying = new Proxy(server.services.db, {
    get: (db, name) => {
      if (name !== 'transaction') return Reflect.get(db, name);
      batches += 1;
      if (batches > 2) throw new Error('gone');
      return db.transaction.bind(db);
    },
  });
  await expect(importContacts({ db: dying }, { importId: checked.id })).rejects.toThrow('gone');
  expect((await fixtures.list(owner)).totalCount).toBe(500);
  await server.runJobs('even waiting');
  expect(await progress(owner, checked.id)).toMatchObject({ status: 'DONE', addedCount: 600 });
  expect((await fixtures.list(owner)).totalCount).toBe(600);
});

test('ten thousand rows, one in a hundred bad: the good ones are in within a minute, the bad ones named', async () => {
  const rows = Array.from({ length: 10_000 }, (_, n) =>
    n % 100 ? `P ${n},p${n}@example.com,Acme ${n % 7}` : ',,,note without anybody',
  );
  const begun = Date.now();
  const { import: checked } = await check(owner, `Name,Email,Company,Note\n${rows.join('\n')}`);
  expect(checked).toMatchObject({ rowCount: 10_000, goodRowCount: 9900, badRowCount: 100 });
  expect(checked.problems.map(({ line }) => line)).toEqual(Array.from({ length: 100 }, (_, n) => n * 100 + 2));
  await start(owner, checked.id);
  await server.runJobs();
  expect(await progress(owner, checked.id)).toMatchObject({ status: 'DONE', addedCount: 9900 });
  expect(Date.now() - begun).toBeLessThan(60_000);
  expect([(await fixtures.list(owner)).totalCount, await fixtures.newConnections(owner)]).toEqual([9900, 9900]);
}, 90_000);

describe('an export', () => {
  const get = (as: Person | null, ending: string) =>
    fetch(`${server.origin}/api/contacts/export.${ending}`, {
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
    });

  test.each(['csv', 'vcf'])('as .%s holds one’s own contacts and can be imported again', async (ending) => {
    for (let n = 0; n < 3; n += 1)
      await fixtures.add(owner, { name: `P ${n}`, phone: `+91987650000${n}`, note: '=1+1' });
    await fixtures.add(stranger, { name: 'Foreign' });
    const response = await get(owner, ending);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="tessera-contacts-.*"$/);
    const text = await response.text();
    expect(text).not.toContain('Foreign');
    expect(await importAll(stranger, text)).toMatchObject({ status: 'DONE', addedCount: 3 });
    const notes = (await fixtures.list(stranger, 'query: "p"')).nodes as unknown as { note: string; phone: string }[];
    expect(notes.map(({ note, phone }) => `${note} ${phone}`)).toEqual([0, 1, 2].map((n) => `=1+1 +91987650000${n}`));
    expect((await get(null, ending)).status).toBe(401);
  });
});
