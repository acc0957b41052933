import { afterAll, beforeAll, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { EXPORT_BATCH } from '../../infra/export-batch.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { contactsCsv, contactsVcf } from '../contacts/export-contacts.service.ts';
import { sharesCsv } from '../shares/export.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
});
afterAll(() => server.close());

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

function download(headers: Record<string, string>) {
  return fetch(`${server.origin}/api/account/export`, { headers });
}

/** Name → content, by another program's reading of the archive. */
async function unzip(archive: Buffer): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const zip = await yauzl.fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    files[entry.fileName] = Buffer.concat(await stream.toArray());
  }
  return files;
}

async function fillAccount(person: Person): Promise<string> {
  const body = { title: '=Danger', data: { name: 'Asha Rao', email: 'asha@example.com' }, visibility: 'PUBLIC' };
  const { card } = (await server.rest('POST', '/api/cards', { body, as: person })).body as { card: { id: string } };
  await server.rest('PUT', `/api/cards/${card.id}`, { body: { ...body, title: 'Second' }, as: person });
  await server.rest('POST', `/api/cards/${card.id}/share`, { body: {}, as: person });
  await server.rest('POST', `/api/cards/${card.id}/events`, { body: { kind: 'view' } });
  const form = new FormData();
  form.append('avatar', new Blob([PIXEL], { type: 'image/png' }), 'me.png');
  const headers = { authorization: `Bearer ${person.token}` };
  await fetch(`${server.origin}/api/users/me/avatar`, { method: 'POST', headers, body: form });
  await server.rest('POST', '/api/contacts', { body: { name: 'Fay Friend', note: '=1+1' }, as: person });
  await server.rest('POST', '/api/chat/groups', { body: { name: 'Studio' }, as: person });
  await fillSettings(person);
  return card.id;
}

/** Everything that is neither card nor contact. */
async function fillSettings(person: Person): Promise<void> {
  const { data } = await server.graphql<{ createOrganization: object; changePlan: object }>(
    `mutation {
      createOrganization(input: { name: "Rao & Daughters" }) { organization { id } }
      changePlan(input: { plan: PRO, currency: USD, seats: 2, dueMinor: 5000 }) { checkoutUrl }
      createTemplate(input: { name: "Letterhead", tag: MINIMAL, theme: LUXE }) { cardTemplate { id } }
      createAccessToken(input: { name: "Our CRM", scopes: [CARDS_READ] }) { token }
      connectAutomation { inboundKey }
      createWebhook(input: { url: "https://93.184.215.14/hook", events: [CARD_CREATED] }) { signingKey }
    }`,
    { as: person },
  );
  expect(data?.changePlan).toEqual({ checkoutUrl: null });
}

test('one archive holds everything that is the person’s, and nothing of anybody else', async () => {
  const [person, other] = [await server.register('Asha Rao'), await server.register('Someone Else')];
  const cardId = await fillAccount(person);
  await fillAccount(other);
  const response = await download({ authorization: `Bearer ${person.token}` });
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="tessera-[\d-]{10}\.zip"$/);
  const files = await unzip(Buffer.from(await response.arrayBuffer()));

  expect(Object.keys(files).sort()).toEqual([
    'README.txt',
    'account.json',
    'activity.csv',
    'address-book.csv',
    'address-book.vcf',
    'billing.json',
    'cards.json',
    'contacts/second.vcf',
    'deals.json',
    'exchange.json',
    'figures.csv',
    'group-events.json',
    'groups.json',
    'integrations.json',
    expect.stringMatching(/^invoices\/TEST-\d{6}\.pdf$/),
    'messages.csv',
    'notifications.json',
    expect.stringMatching(/^pictures\/[0-9a-f]{32}\.webp$/),
    'reminders.json',
    'shares.csv',
    'team.json',
    'templates.json',
  ]);
  const text = (name: string) => files[name]?.toString() ?? '';
  expect(JSON.parse(text('account.json'))).toMatchObject({ email: person.email, sessions: [expect.any(Object)] });
  const [card] = JSON.parse(text('cards.json'));
  expect(card).toMatchObject({ id: cardId, data: { title: 'Second' } });
  expect(card.earlierVersions).toHaveLength(1);
  expect(text('contacts/second.vcf')).toContain('FN:Asha Rao');
  expect(text('shares.csv')).toMatch(new RegExp(`^card_id,mode,at\r\n${cardId},LINK,\\d{4}-`));
  expect(text('address-book.csv')).toMatch(/^\uFEFFName,Company,.*\r\nFay Friend,.*,'=1\+1,,,,\r\n$/);
  expect(text('address-book.vcf')).toContain('FN:Fay Friend');
  expect(JSON.parse(text('groups.json'))).toMatchObject([{ name: 'Studio', role: 'owner', isOwner: true }]);
  expect(JSON.parse(text('group-events.json'))).toEqual(expect.any(Array));
  expect(text('activity.csv')).toMatch(new RegExp(`\r\n${cardId},VIEW,`));
  expect(text('figures.csv')).toMatch(new RegExp(`\r\n${cardId},\\d{4}-\\d\\d-\\d\\d,0,1,`));
  expect(JSON.parse(text('team.json'))).toMatchObject([{ name: 'Rao & Daughters', role: 'OWNER', cardIds: [] }]);
  expect(JSON.parse(text('templates.json'))).toMatchObject([{ name: 'Letterhead', theme: 'luxe' }]);
  expect(JSON.parse(text('integrations.json'))).toMatchObject({
    webhooks: [{ url: 'https://93.184.215.14/hook', events: ['card.created'] }],
    tokens: [{ name: 'Our CRM', scopes: ['cards:read'] }],
    connectors: [{ kind: 'automation', mapping: expect.any(Object) }],
  });
  expect(text('integrations.json')).not.toMatch(/secret|whsec|hash|tsi_|credentials/i);
  const billing = JSON.parse(text('billing.json'));
  expect(billing).toMatchObject({ subscription: { plan: 'pro', seats: 2 }, invoices: [{ totalMinor: 5000 }] });
  expect(text(`invoices/${billing.invoices[0].number}.pdf`).slice(0, 5)).toBe('%PDF-');
  const picture = Object.entries(files).find(([name]) => name.startsWith('pictures/'));
  expect(picture?.[1].subarray(8, 12).toString()).toBe('WEBP');
  const everything = Object.values(files).map(String).join('\n');
  expect(everything).not.toContain(other.email);
  expect(everything).not.toContain('argon2');
});

test('what visitors left, deals, reminders and kept filters are in it', async () => {
  const person = await server.register('Asha Rao');
  const cardId = await fillAccount(person);
  const ask = (query: string, variables: object) => server.graphql(query, { as: person, variables });
  await ask('mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }', {
    id: cardId,
  });
  const details = { name: 'Vera', email: 'vera@example.com', agreedTo: 1 };
  await server.rest('POST', `/api/cards/${cardId}/exchange`, { body: details });
  const { body } = await server.rest('GET', '/api/contacts?q=fay', { as: person });
  const input = { contactId: (body.items as { id: string }[])[0]?.id, dueAt: new Date(), note: 'Call Fay' };
  await ask('mutation ($input: CreateReminderInput!) { createReminder(input: $input) { reminder { id } } }', { input });
  await ask(
    'mutation ($id: ID!) { createDeal(input: { contactId: $id, name: "Tiles", valueMinor: 900 }) { deal { id } } }',
    {
      id: input.contactId,
    },
  );
  await ask(
    'mutation ($name: String!) { saveContactFilter(input: { name: $name, tag: "VIP" }) { contactFilter { id } } }',
    {
      name: 'Mine',
    },
  );
  const archive = await (await download({ authorization: `Bearer ${person.token}` })).arrayBuffer();
  const files = await unzip(Buffer.from(archive));
  const exchange = String(files['exchange.json']);
  expect(JSON.parse(String(files['deals.json']))).toMatchObject([
    { name: 'Tiles', contactName: 'Fay Friend', valueMinor: 900, history: [{ stage: 'NEW', valueMinor: 900 }] },
  ]);
  expect(JSON.parse(exchange)).toMatchObject({
    forms: [{ cardId, isOn: true, rules: { email: 'OPTIONAL' } }],
    entries: [{ name: 'Vera', email: 'vera@example.com', cardId, consent: expect.stringContaining('I agree') }],
  });
  expect(exchange).not.toMatch(/token/i);
  expect(JSON.parse(String(files['reminders.json']))).toMatchObject({
    reminders: [{ note: 'Call Fay', contact: 'Fay Friend', doneAt: null }],
    views: [{ name: 'Mine', tag: 'VIP' }],
  });
});

test('an account with nothing in it is an archive too', async () => {
  const person = await server.register();
  const files = await unzip(
    Buffer.from(await (await download({ authorization: `Bearer ${person.token}` })).arrayBuffer()),
  );
  expect(files['shares.csv']?.toString()).toBe('card_id,mode,at\r\n');
  expect(JSON.parse(String(files['cards.json']))).toEqual([]);
});

test('a plain link is enough, because the session is in the cookie as well', async () => {
  const person = await server.register();
  const login = await server.rest('POST', '/api/auth/login', {
    body: { email: person.email, password: 'secret-enough' },
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await download({ cookie })).status).toBe(200);
});

test('many events are all in it', async () => {
  const person = await server.register();
  const cardId = await fillAccount(person);
  await server.services.db.query(
    `INSERT INTO card_events (id, card_id, owner_id, kind, visitor, created_at)
     SELECT gen_random_uuid(), $1, $2, 'VIEW', '\\x00', date_trunc('month', now()) + (n % 100) * interval '1 second'
       FROM generate_series(1, 12000) AS n`,
    [cardId, person.id],
  );
  const files = await unzip(
    Buffer.from(await (await download({ authorization: `Bearer ${person.token}` })).arrayBuffer()),
  );
  expect(files['activity.csv']?.toString().trim().split('\r\n')).toHaveLength(1 + 12_000 + 1);
});

test('a long list is written in batches, with turns for others in between', async () => {
  const person = await server.register();
  await fillAccount(person);
  const { db } = server.services;
  const copy = (table: string, owner: string, changes: string) =>
    db.query(
      `INSERT INTO ${table} SELECT copied.* FROM (SELECT * FROM ${table} WHERE ${owner} = $1 LIMIT 1) AS one,
         generate_series(1, 2500) AS n, jsonb_populate_record(null::${table},
           to_jsonb(one) || jsonb_build_object('id', gen_random_uuid(), 'n', n ${changes})) AS copied`,
      [person.id],
    );
  await copy('contacts', 'owner_id', '');
  await copy('shares', 'sender_id', `, 'token_hash', null, 'mark', 'copy' || n`);
  const countLines = async (written: AsyncIterable<string>, mark: string) => {
    const counts: number[] = [];
    for await (const text of written) counts.push(text.split(mark).length - 1);
    return { most: Math.max(...counts), all: counts.reduce((sum, count) => sum + count, 0) };
  };
  const batch = { all: 2501, most: EXPORT_BATCH.entities };
  expect(await countLines(contactsVcf(db, person.id), 'BEGIN:VCARD')).toEqual(batch);
  // Plus the header line.
  expect(await countLines(contactsCsv(db, person.id), '\r\n')).toEqual({ ...batch, all: 2502 });
  expect(await countLines(sharesCsv(db, person.id), '\r\n')).toEqual({ all: 2502, most: EXPORT_BATCH.rows });
});

test('whoever is signed out gets an answer in JSON, and nothing else', async () => {
  const response = await download({});
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('is limited by the hour', async () => {
  const person = await server.register();
  const statuses = [];
  for (let n = 0; n < 11; n += 1) {
    const response = await download({ authorization: `Bearer ${person.token}` });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  expect(statuses.at(-1)).toBe(429);
});
