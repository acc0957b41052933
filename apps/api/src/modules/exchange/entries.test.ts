import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../server/jobs.ts';
import { exchangeFixtures, VERA } from '../../testing/exchange-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let fixtures: ReturnType<typeof exchangeFixtures>;
let owner: Person;
let card: string;
let token: string;
let contactId: string;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = exchangeFixtures(server);
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  card = await fixtures.makeOpenCard(owner);
  ({ token } = await fixtures.send(card));
  contactId = (await contacts())[0]?.id ?? '';
});
afterAll(() => server.close());

const contacts = async () => (await fixtures.contacts.list(owner)).nodes;
const change = (name: string, input: object, selection?: string) =>
  fixtures.contacts.change(owner, name, input, selection);
const add = (input: object) => fixtures.contacts.add(owner, input);
const mergeInto = async (keep: string, ...others: string[]) =>
  (await change('mergeContacts', { ids: [keep, ...others], keep }, '{ id }')).data.id;
/** Everything that the database keeps of the owner's contacts, as one text. */
const allKept = async () =>
  JSON.stringify([
    await server.services.db.query('SELECT * FROM contacts WHERE owner_id = $1', [owner.id]),
    await server.services.db.query('SELECT * FROM contact_merges WHERE owner_id = $1', [owner.id]),
    await server.services.db.query('SELECT * FROM exchange_entries WHERE owner_id = $1', [owner.id]),
  ]);

/** Where the contact has the value of that field from. */
const readOrigin = async (field: string) => {
  const [row] = await server.services.db.query('SELECT provenance FROM contacts WHERE id = $1', [contactId]);
  return row?.provenance[field];
};

test('who has the link reads what they left; what is kept of the link opens nothing', async () => {
  expect(await fixtures.read(token)).toMatchObject({ ...VERA, role: '' });
  const [row] = await server.services.db.query('SELECT token_hash FROM exchange_entries WHERE owner_id = $1', [
    owner.id,
  ]);
  expect(await fixtures.read(row.token_hash.toString('base64url'))).toBeNull();
  expect(await allKept()).not.toContain(token);
});

describe('a visitor who leaves details twice', () => {
  const again = (input: object = {}) => fixtures.send(card, { note: 'And the bill, please.', ...input });

  test('is one contact with both notes, however the name and the address are typed', async () => {
    await again({ name: '  VERA   Visitor ', email: 'Vera@Example.COM', phone: '+447911123456' });
    expect(await contacts()).toMatchObject([
      {
        ...{ id: contactId, name: 'Vera Visitor', email: 'vera@example.com', phone: VERA.phone, company: VERA.company },
        note: `${VERA.note}\n\nAnd the bill, please.`,
      },
    ]);
    const [{ phones }] = await server.services.db.query('SELECT phones FROM contacts WHERE id = $1', [contactId]);
    expect(phones.map(({ value }: { value: string }) => value)).toEqual([VERA.phone, '+447911123456']);
    await again();
    expect(await contacts()).toMatchObject([{ note: `${VERA.note}\n\nAnd the bill, please.` }]);
  });

  test('is told by the number where no address was left', async () => {
    const way = { name: 'Wim', email: '', phone: '+4915123456789' };
    await again(way);
    await again({ ...way, note: 'Tomorrow?' });
    expect(await fixtures.contacts.names(owner)).toHaveLength(2);
  });

  test('is another person under another name, and nobody adds to what the owner wrote down', async () => {
    await again({ name: 'Victor Visitor' });
    await add({ name: 'Bo Boss', email: 'bo@example.com' });
    await again({ name: 'Bo Boss', email: 'bo@example.com' });
    expect(await fixtures.contacts.names(owner)).toHaveLength(4);
  });

  test('erases one of them: what the other says stays', async () => {
    const second = await again({ note: VERA.note, company: 'Vee GmbH' });
    await fixtures.erase(token);
    expect(await contacts()).toMatchObject([{ ...VERA, company: 'Vee GmbH' }]);
    await fixtures.erase(second.token);
    expect(await contacts()).toEqual([]);
  });

  test('has both notes, also where one text is in the other, and erases the right one', async () => {
    const first = await again({ name: 'Noor', email: 'noor@example.com', note: 'See you Monday. Call me.' });
    const second = await again({ name: 'Noor', email: 'Noor@example.com', note: 'Call me.' });
    const note = async () => (await contacts()).find(({ name }) => name === 'Noor');
    expect(await note()).toMatchObject({ note: 'See you Monday. Call me.\n\nCall me.' });
    await fixtures.erase(second.token);
    expect(await note()).toMatchObject({ note: 'See you Monday. Call me.' });
    await fixtures.erase(first.token);
    expect(await note()).toBeUndefined();
  });

  test('erases one of them: what the owner removed stays removed', async () => {
    await again({ phone: '+447911123456', note: 'And the bill, please.' });
    const emails = [{ value: VERA.email, label: '' }];
    await change('updateContact', { id: contactId, note: VERA.note, phones: [], emails });
    await fixtures.erase(token);
    expect(await contacts()).toMatchObject([{ name: VERA.name, email: VERA.email, phone: '', note: '' }]);
    expect(await readOrigin('email')).toMatchObject({ source: 'EXCHANGE', entryId: expect.any(String) });
  });

  test('corrects with the second link what the first one brought, but not what the owner wrote', async () => {
    const second = await again({ company: 'Vee GmbH', phone: '' });
    await change('updateContact', { id: contactId, role: 'Tiler' });
    const corrected = {
      name: 'Vera V.',
      email: 'new@example.com',
      phone: '+447911123456',
      company: 'Vee AG',
      role: 'CEO',
    };
    await fixtures.correct(second.token, { ...corrected, note: 'Never mind.' });
    expect(await contacts()).toMatchObject([
      {
        name: 'Vera V.',
        email: 'new@example.com',
        company: 'Vee AG',
        role: 'Tiler',
        note: `${VERA.note}\n\nNever mind.`,
      },
    ]);
    const [{ phones, emails }] = await server.services.db.query('SELECT phones, emails FROM contacts WHERE id = $1', [
      contactId,
    ]);
    const values = (points: { value: string }[]) => points.map(({ value }) => value);
    expect([values(phones), values(emails)]).toEqual([[VERA.phone, '+447911123456'], ['new@example.com']]);
    // The first link's email is no longer there, and its name comes back once the second one is erased.
    await fixtures.erase(second.token);
    expect(await contacts()).toMatchObject([
      { name: VERA.name, company: VERA.company, role: 'Tiler', note: VERA.note },
    ]);
  });

  test('is a known person once they bring their card, and only while one of their entries has it', async () => {
    const visitor = await server.register('Vera');
    const ownCardId = await fixtures.shares.makeCard('PUBLIC', visitor);
    const knows = async () => {
      const query = 'query ($id: ID!) { contact(id: $id) { user { id } cards { card { id } } } }';
      return (await server.graphql(query, { as: owner, variables: { id: contactId } })).data;
    };
    expect(await knows()).toEqual({ contact: { user: null, cards: [] } });
    const [second, third] = [
      await fixtures.send(card, { ownCardId }, visitor),
      await fixtures.send(card, { ownCardId, note: 'Tomorrow?' }, visitor),
    ];
    const known = { contact: { user: { id: visitor.id }, cards: [{ card: { id: ownCardId } }] } };
    expect(await knows()).toEqual(known);
    const [{ match_keys: keys }] = await server.services.db.query('SELECT match_keys FROM contacts WHERE id = $1', [
      contactId,
    ]);
    expect(keys).toContain(`u:${visitor.id}`);
    await fixtures.erase(second.token);
    expect(await knows()).toEqual(known);
    await fixtures.erase(third.token);
    expect(await knows()).toEqual({ contact: { user: null, cards: [] } });
  });
});

describe('a correction', () => {
  test('reaches the contact, but for what its owner wrote', async () => {
    await change('updateContact', { id: contactId, name: 'Vera (tiles)', note: `${VERA.note}\nNice.` });
    const { data } = await fixtures.correct(token, { name: 'Vera V.', email: 'new@example.com', note: 'Never mind.' });
    expect(data).toMatchObject({ name: 'Vera V.', email: 'new@example.com', phone: VERA.phone });
    expect(await contacts()).toMatchObject([
      { name: 'Vera (tiles)', email: 'new@example.com', note: 'Never mind.\nNice.' },
    ]);
    expect(await fixtures.contacts.names(owner, 'query: "new@example"')).toEqual(['Vera (tiles)']);
  });

  test('fills in what was empty, and empties what is taken back', async () => {
    await fixtures.correct(token, { company: null, phone: null });
    expect(await contacts()).toMatchObject([{ company: '', phone: '' }]);
    await fixtures.correct(token, { company: 'Vee' });
    expect(await contacts()).toMatchObject([{ company: 'Vee' }]);
  });

  test('is checked by what was asked for then', async () => {
    await change('setExchangeForm', { cardId: card, company: 'REQUIRED', isOn: false }, '{ id }');
    expect((await fixtures.correct(token, { company: '' })).code).toBeUndefined();
    expect((await fixtures.correct(token, { email: '', phone: '' })).fields).toHaveProperty('email');
  });

  test('reaches a contact that it became a part of, and undoing the merge brings nothing back', async () => {
    const kept = await add({ name: 'V. Visitor' });
    const merge = await mergeInto(kept.id, contactId);
    await fixtures.correct(token, { email: 'new@example.com', note: 'Never mind.' });
    expect(await contacts()).toMatchObject([{ id: kept.id, email: 'new@example.com', note: 'Never mind.' }]);
    expect(await allKept()).not.toMatch(/vera@example\.com|about tiles/);
    await change('undoMerge', { id: merge });
    const apart = await contacts();
    expect(apart.find(({ id }) => id === kept.id)).toMatchObject({ name: 'V. Visitor', email: '', note: '' });
    expect(apart.find(({ id }) => id === contactId)).toMatchObject({ email: 'new@example.com' });
  });
});

describe('erasing', () => {
  test('removes the entry and a contact of whom nothing is left', async () => {
    await change('updateContact', { id: contactId, tags: ['Fair'] });
    expect((await fixtures.erase(token)).data).toEqual({ message: 'Your details were deleted' });
    expect([await contacts(), await fixtures.read(token)]).toEqual([[], null]);
    expect((await fixtures.erase(token)).code).toBe('NOT_FOUND');
  });

  test('leaves what the owner wrote', async () => {
    await change('updateContact', { id: contactId, name: 'Vera (tiles)', note: `Met in May.\n\n${VERA.note}` });
    await fixtures.erase(token);
    expect(await contacts()).toMatchObject([
      { name: 'Vera (tiles)', email: '', phone: '', company: '', note: 'Met in May.', metAt: null },
    ]);
    expect(await allKept()).not.toMatch(/vera@example\.com|about tiles|Vee & Sons/);
  });

  test('finds what was merged, and nothing brings it back', async () => {
    const [kept, other] = [await add({ name: 'V. Visitor' }), await add({ name: 'Vee', phone: '+919876500001' })];
    const first = await mergeInto(kept.id, contactId);
    const second = await mergeInto(other.id, kept.id);
    await fixtures.erase(token);
    expect(await contacts()).toMatchObject([
      { id: other.id, name: 'Vee', phone: '+919876500001', email: '', company: '', note: '' },
    ]);
    expect(await allKept()).not.toMatch(/vera@example\.com|about tiles|Vee & Sons/);
    for (const id of [first, second]) expect((await change('undoMerge', { id })).code).toBe('NOT_FOUND');
  });

  test('brings back what the owner knew before a merge put the visitor’s words in its place', async () => {
    const known = { name: 'V. Visitor', email: VERA.email, tags: ['Fair'], note: 'Met in May.' };
    const own = await add(known);
    await mergeInto(contactId, own.id);
    await fixtures.erase(token);
    expect(await contacts()).toMatchObject([{ id: contactId, ...known, phone: '', company: '', metAt: null }]);
    const { data } = await server.graphql<{ contact: { origins: { field: string; source: string }[] } }>(
      'query ($id: ID!) { contact(id: $id) { origins { field source } } }',
      { as: owner, variables: { id: contactId } },
    );
    const sources = data?.contact.origins.map(({ field, source }) => `${field} ${source}`);
    expect(sources).toEqual(expect.arrayContaining(['name MANUAL', 'email MANUAL', 'tags MANUAL']));
  });

  test('takes the visitor’s own card along', async () => {
    const visitor = await server.register('Vera');
    const ownCardId = await fixtures.shares.makeCard('PUBLIC', visitor);
    const sent = await fixtures.send(card, { ownCardId, email: 'other@example.com' }, visitor);
    const made = (await contacts()).find(({ email }) => email === 'other@example.com');
    await change('updateContact', { id: made?.id, name: 'My Vera' });
    await fixtures.erase(sent.token);
    const { data } = await server.graphql<{ contact: object }>(
      'query ($id: ID!) { contact(id: $id) { name user { id } cards { savedAt } } }',
      { as: owner, variables: { id: made?.id } },
    );
    expect(data?.contact).toEqual({ name: 'My Vera', user: null, cards: [] });
  });

  test('and correcting at once end in one of both', async () => {
    await Promise.all([fixtures.erase(token), fixtures.correct(token, { name: 'Too late' })]);
    expect(await contacts()).toEqual([]);
    expect(await fixtures.read(token)).toBeNull();
  });
});

test('a contact that its owner deletes takes the entry along', async () => {
  await change('deleteContact', { id: contactId }, '');
  expect(await fixtures.read(token)).toBeNull();
});

test('an entry outlives its card, and a merge that has become final', async () => {
  const kept = await add({ name: 'V. Visitor' });
  await mergeInto(kept.id, contactId);
  await sweep(server.services, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
  await server.rest('DELETE', `/api/cards/${card}`, { as: owner });
  await fixtures.correct(token, { email: 'new@example.com' });
  expect(await contacts()).toMatchObject([{ id: kept.id, email: 'new@example.com' }]);
});

test('an account that is deleted leaves nothing of what visitors left, nor of its reminders', async () => {
  await change('createReminder', { contactId, dueAt: new Date() }, '{ id }');
  await change('saveContactFilter', { name: 'Fair', tag: 'Fair' }, '{ id }');
  await server.services.db.query('DELETE FROM users WHERE id = $1', [owner.id]);
  expect(await fixtures.read(token)).toBeNull();
  for (const table of ['exchange_entries', 'contact_reminders', 'contact_filters', 'contacts']) {
    const rows = await server.services.db.query(`SELECT 1 FROM ${table} WHERE owner_id = $1`, [owner.id]);
    expect(rows, table).toEqual([]);
  }
});

describe('the pages that need no JavaScript', () => {
  const browse = (path: string, { cookie = '', form }: { cookie?: string; form?: Record<string, string> } = {}) =>
    fetch(server.origin + path, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
  const readCookie = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const readAddress = async () => {
    const { data } = await server.graphql<{ card: { path: string } }>(`{ card(id: "${card}") { path } }`, {});
    return `${data?.card.path}/exchange`;
  };

  test('the link’s token leaves the address at once, and nobody learns of the page', async () => {
    const opened = await browse(`/exchange?token=${token}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/exchange']);
    const page = await browse('/exchange', { cookie: readCookie(opened) });
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      ...{ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    });
    expect(opened.headers.getSetCookie()[0]).toMatch(/Path=\/; HttpOnly; SameSite=Lax/);
    expect((await browse('/exchange')).status).toBe(404);
    expect((await browse('/exchange?token=wrong')).status).toBe(303);
  });

  test('a sent form leaves the details, and sent again corrects them', async () => {
    const key = 'k'.repeat(43);
    const path = `${await readAddress()}?c=qr`;
    expect((await browse(path)).status).toBe(200);
    const form = { name: 'Noor', email: 'noor@example.com', agreed: '1', token: key, website: '' };
    const sent = await browse(path, { form });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/exchange?token=${key}&done=sent`]);
    await browse(path, { form: { ...form, name: 'Noor J.' } });
    expect((await contacts()).map(({ name }) => name).sort()).toEqual(['Noor J.', 'Vera Visitor']);
  });

  test('what is wrong comes back with its status, and nothing is kept', async () => {
    const path = await readAddress();
    expect((await browse(path, { form: { name: 'Noor', email: 'noor@example.com' } })).status).toBe(400);
    expect((await browse(path, { form: { name: 'a\0b', agreed: '1' } })).status).toBe(400);
    expect(await contacts()).toHaveLength(1);
  });

  test('are corrected and erased by forms that carry their own token', async () => {
    const { token: other } = await fixtures.send(card, { name: 'Other', email: 'other@example.com' });
    const { token: mine } = { token };
    // Another entry was opened last in this browser.
    const cookie = readCookie(await browse(`/exchange?token=${other}`));
    const corrected = await browse('/exchange', { cookie, form: { token: mine, name: 'Vera V.' } });
    expect(corrected.headers.get('location')).toBe('/exchange?done=corrected');
    const erased = await browse('/exchange', { cookie, form: { token: mine, act: 'erase' } });
    expect(erased.headers.get('location')).toBe('/exchange?done=erased');
    expect((await contacts()).map(({ name }) => name)).toEqual(['Other']);
  });

  test('of a card without a form lead to the card', async () => {
    const path = await readAddress();
    await change('setExchangeForm', { cardId: card, isOn: false }, '{ id }');
    const response = await browse(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, path.replace('/exchange', '')]);
    expect((await browse('/nobody-here/none/exchange')).status).toBe(302);
    expect((await browse('/dashboard/none/exchange')).status).toBe(200);
  });
});
