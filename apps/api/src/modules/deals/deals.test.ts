import { QUOTAS } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTasks } from '../../server/jobs.ts';
import { contactFixtures, type MadeContact } from '../../testing/contact-fixtures.ts';
import { DEAL, dealFixtures, type MadeDeal } from '../../testing/deal-fixtures.ts';
import { exchangeFixtures } from '../../testing/exchange-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let contacts: ReturnType<typeof contactFixtures>;
let deals: ReturnType<typeof dealFixtures>;
let owner: Person;
let stranger: Person;
let fay: MadeContact;
beforeAll(async () => {
  server = await startTestServer();
  contacts = contactFixtures(server);
  deals = dealFixtures(server);
});
beforeEach(async () => {
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  fay = await contacts.add(owner, { name: 'Fay Friend', company: 'Azulejos' });
});
afterAll(() => server.close());

const open = (input: object = {}, as = owner) => deals.open(as, { contactId: fay.id, name: 'Tiles', ...input });
const change = <Data = MadeDeal>(name: string, input: object, as = owner) =>
  contacts.change<Data>(as, name, input, name === 'deleteDeal' ? '' : DEAL);
const read = (id: string, as = owner) => deals.read(as, id);

describe('a deal', () => {
  test('is opened with a contact, changed, moved and deleted', async () => {
    const made = await open({ valueMinor: 250_000, currency: 'eur', expectedOn: '2026-12-18', note: 'Two\nlines' });
    expect(made).toMatchObject({
      ...{ name: 'Tiles', stage: 'NEW', valueMinor: 250_000, currency: 'EUR', expectedOn: '2026-12-18', version: 1 },
      ...{ note: 'Two\nlines', contactId: fay.id, contactName: 'Fay Friend', closedAt: null },
    });
    const changed = await change('updateDeal', { id: made.id, version: 1, valueMinor: 300_000, expectedOn: null });
    expect(changed.data).toMatchObject({ valueMinor: 300_000, expectedOn: null, name: 'Tiles', version: 2 });
    const moved = await change('moveDeal', { id: made.id, version: 2, stage: 'WON' });
    expect(moved.data).toMatchObject({ stage: 'WON', version: 3, closedAt: expect.any(String) });
    expect((await change('moveDeal', { id: made.id, version: 3, stage: 'PROPOSAL' })).data.closedAt).toBeNull();
    expect((await change('deleteDeal', { id: made.id })).data).toBe(made.id);
    expect(await read(made.id)).toBeNull();
  });

  test('remembers who gave it which stage and value, and nothing of other changes', async () => {
    const { id } = await open({ valueMinor: 100 });
    await change('updateDeal', { id, note: 'no line of its own' });
    await change('updateDeal', { id, valueMinor: 200, currency: 'INR' });
    await change('moveDeal', { id, version: 3, stage: 'LOST' });
    const { data } = await server.graphql<{ deal: { history: object[] } }>(
      `{ deal(id: "${id}") { history { stageBefore valueMinorBefore currencyBefore stage valueMinor currency by { name } } } }`,
      { as: owner },
    );
    const by = { name: 'Olga Owner' };
    const [usd, inr] = [
      { valueMinor: 100, currency: 'USD' },
      { valueMinor: 200, currency: 'INR' },
    ];
    const before = ({ valueMinor, currency }: typeof usd) => ({
      valueMinorBefore: valueMinor,
      currencyBefore: currency,
    });
    expect(data?.deal.history).toEqual([
      { ...inr, ...before(inr), stageBefore: 'NEW', stage: 'LOST', by },
      { ...inr, ...before(usd), stageBefore: 'NEW', stage: 'NEW', by },
      { ...usd, stageBefore: null, valueMinorBefore: null, currencyBefore: null, stage: 'NEW', by },
    ]);
  });

  test('names everything that is wrong, and needs somebody to do business with', async () => {
    const wrong = { name: ' ', valueMinor: 0.5, currency: 'EURO', expectedOn: '2026-02-30', note: 'x'.repeat(4001) };
    const refused = await change('createDeal', wrong);
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
      ...['contactId', 'currency', 'expectedOn', 'name', 'note', 'valueMinor'],
    ]);
    const { id } = await open();
    expect(Object.keys((await change('updateDeal', { id, ...wrong })).fields ?? {})).toHaveLength(5);
  });

  test('that was changed elsewhere is not overwritten', async () => {
    const { id } = await open();
    await change('updateDeal', { id, version: 1, name: 'First' });
    const { errors } = await server.graphql(
      'mutation ($input: MoveDealInput!) { moveDeal(input: $input) { deal { id } } }',
      {
        as: owner,
        variables: { input: { id, version: 1, stage: 'WON' } },
      },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id, version: 2, name: 'First', stage: 'NEW' },
    });
    // Of ten at once that saw the same version one comes first.
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change('moveDeal', { id, version: 2, stage: 'LOST' })),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(9);
  });
});

test('others’ deals, contacts and leads are not there', async () => {
  const { id } = await open();
  expect(await read(id, stranger)).toBeNull();
  expect(await deals.names(stranger)).toEqual([]);
  for (const [name, input] of [
    ['updateDeal', { id, name: 'Mine' }],
    ['moveDeal', { id, stage: 'WON', version: 1 }],
    ['deleteDeal', { id }],
    ['createDeal', { contactId: fay.id, name: 'Mine' }],
  ] as const) {
    expect([name, (await change(name, input, stranger)).code]).toEqual([name, 'NOT_FOUND']);
  }
  const theirs = await contacts.add(stranger, { name: 'Theirs' });
  expect((await change('createDeal', { contactId: theirs.id, name: 'x' })).code).toBe('NOT_FOUND');
  expect(await deals.names(stranger, `contactId: "${fay.id}"`)).toEqual([]);
  expect(await read(id)).toMatchObject({ name: 'Tiles', stage: 'NEW' });
});

test('lists are paged by a keyset, by stage and by contact; totals are by stage and currency', async () => {
  const gus = await contacts.add(owner, { name: 'Gus' });
  for (const n of [1, 2, 3, 4, 5]) await open({ name: `Deal ${n}`, valueMinor: n * 100 });
  await open({ name: 'Euros', valueMinor: 7, currency: 'EUR' });
  await open({ name: 'Won', stage: 'WON', valueMinor: 100_000_000_000 });
  await open({ name: 'Won too', stage: 'WON', valueMinor: 100_000_000_000, contactId: gus.id });
  const first = await deals.list(owner, 'stage: NEW, first: 2');
  expect([first.names, first.totalCount]).toEqual([['Euros', 'Deal 5'], 6]);
  const second = await deals.list(owner, `stage: NEW, first: 2, after: "${first.endCursor}"`);
  expect(second.names).toEqual(['Deal 4', 'Deal 3']);
  expect(await deals.names(owner, `contactId: "${gus.id}"`)).toEqual(['Won too']);
  expect(await deals.names(owner, 'contactId: "nobody"')).toEqual([]);
  const { data } = await server.graphql<{ dealTotals: object[] }>(
    '{ dealTotals { stage currency count valueMinor } }',
    { as: owner },
  );
  expect(data?.dealTotals).toEqual([
    { stage: 'NEW', currency: 'EUR', count: 1, valueMinor: 7 },
    { stage: 'NEW', currency: 'USD', count: 5, valueMinor: 1500 },
    { stage: 'WON', currency: 'USD', count: 2, valueMinor: 200_000_000_000 },
  ]);
  const { errors } = await server.graphql('{ deals(first: 101) { totalCount } }', { as: owner });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('there are no more than may be, however many are opened at once', async () => {
  await server.services.db.query(
    `INSERT INTO deals (id, owner_id, name, value_minor, currency, stage)
     SELECT gen_random_uuid(), $1, 'x', 0, 'USD', 'NEW' FROM generate_series(1, $2::int)`,
    [owner.id, QUOTAS.deals - 1],
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => change('createDeal', { contactId: fay.id, name: 'x' })),
  );
  expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual([...Array(4).fill('CONFLICT'), 'ok']);
});

describe('the contact of a deal', () => {
  test('may be deleted: the deal stays and keeps the name', async () => {
    const { id } = await open();
    await contacts.change(owner, 'deleteContact', { id: fay.id }, '');
    expect(await read(id)).toMatchObject({ contactId: null, contactName: 'Fay Friend', name: 'Tiles' });
    expect((await change('moveDeal', { id, version: 1, stage: 'WON' })).data).toMatchObject({ stage: 'WON' });
  });

  test('is not renamed on deals by who may not delete it', async () => {
    const { id } = await open();
    expect((await contacts.change(stranger, 'deleteContact', { id: fay.id }, '')).code).toBe('NOT_FOUND');
    const [row] = await server.services.db.query('SELECT kept_name, contact_id FROM deals WHERE id = $1', [id]);
    expect(row).toEqual({ kept_name: '', contact_id: fay.id });
  });

  test('may be merged: the deal is with the kept one, also after thirty days, and back when the merge is undone', async () => {
    const { id } = await open();
    const kept = await contacts.add(owner, { name: 'F. Friend' });
    const merge = () =>
      contacts.change<{ id: string }>(owner, 'mergeContacts', { ids: [kept.id, fay.id], keep: kept.id }, '{ id }');
    const merged = await merge();
    expect(await read(id)).toMatchObject({ contactId: kept.id, contactName: 'F. Friend' });
    expect(await deals.names(owner, `contactId: "${kept.id}"`)).toEqual(['Tiles']);
    await contacts.change(owner, 'undoMerge', { id: merged.data.id }, '{ id }');
    expect(await read(id)).toMatchObject({ contactId: fay.id });
    await merge();
    await server.services.db.query("UPDATE contact_merges SET created_at = now() - interval '31 days'");
    await createTasks(server.services).sweep({});
    expect(await read(id)).toMatchObject({ contactId: kept.id, contactName: 'F. Friend' });
    const second = await open({ contactId: kept.id, name: 'Second' });
    await contacts.change(owner, 'deleteContact', { id: kept.id }, '');
    expect([(await read(id))?.contactName, (await read(second.id))?.contactName]).toEqual(['F. Friend', 'F. Friend']);
  });
});

describe('a lead', () => {
  const leave = async () => {
    const exchange = exchangeFixtures(server);
    const cardId = await exchange.makeOpenCard(owner);
    const { token } = await exchange.send(cardId);
    const [lead] = await server.services.db.query('SELECT id, contact_id FROM exchange_entries WHERE owner_id = $1', [
      owner.id,
    ]);
    return { exchange, cardId, token, leadId: lead.id as string, contactId: lead.contact_id as string };
  };
  const readOrigin = async (id: string) => {
    const [row] = await server.services.db.query('SELECT lead_id, card_id FROM deals WHERE id = $1', [id]);
    return [row.lead_id, row.card_id];
  };

  test('becomes a deal with its contact and its card; the contact’s latest counts where none is named', async () => {
    const { cardId, leadId, contactId } = await leave();
    const byLead = await deals.open(owner, { leadId, name: 'From the lead' });
    expect(byLead).toMatchObject({ contactId, contactName: 'Vera Visitor' });
    expect(await readOrigin(byLead.id)).toEqual([leadId, cardId]);
    const byContact = await deals.open(owner, { contactId, name: 'From the contact' });
    expect(await readOrigin(byContact.id)).toEqual([leadId, cardId]);
    expect(await readOrigin((await open()).id)).toEqual([null, null]);
  });

  test('of somebody else, or of another contact, is refused', async () => {
    const { leadId } = await leave();
    expect((await change('createDeal', { leadId, name: 'x' }, stranger)).code).toBe('NOT_FOUND');
    const other = await change('createDeal', { leadId, contactId: fay.id, name: 'x' });
    expect([other.code, Object.keys(other.fields ?? {})]).toEqual(['BAD_USER_INPUT', ['leadId']]);
  });

  test('that its visitor erases leaves a deal that tells nothing of them', async () => {
    const { exchange, token, leadId } = await leave();
    const { id } = await deals.open(owner, {
      leadId,
      name: 'Tiles for VERA visitor',
      note: 'Call Vera',
      valueMinor: 9,
    });
    expect((await exchange.erase(token)).code).toBeUndefined();
    expect(await read(id)).toMatchObject({ contactId: null, contactName: '', name: 'Deal', note: '', valueMinor: 9 });
    const [row] = await server.services.db.query('SELECT row_to_json(d)::text AS text FROM deals d WHERE id = $1', [
      id,
    ]);
    expect(row.text).not.toMatch(/vera/i);
  });
});
