import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../server/jobs.ts';
import { contactFixtures, type MadeContact } from '../../testing/contact-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { shareFixtures } from '../../testing/share-fixtures.ts';

let server: TestServer;
let fixtures: ReturnType<typeof contactFixtures>;
let shares: ReturnType<typeof shareFixtures>;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = contactFixtures(server);
  shares = shareFixtures(server);
});
beforeEach(async () => {
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
});
afterAll(() => server.close());

interface Merged {
  id: string;
  undoUntil: string;
  contact: MadeContact & { cards: { card: { id: string } }[] };
}
const MERGED =
  '{ id undoUntil contact { id name role email phone note tags cards { card { id } } origins { field source } } }';
const merge = (as: Person, keep: string, ...others: string[]) =>
  fixtures.change<Merged>(as, 'mergeContacts', { ids: [keep, ...others], keep }, MERGED);
const undo = (as: Person, id: string) => fixtures.change<MadeContact[]>(as, 'undoMerge', { id });
const readCards = async (id: string) => {
  const { data } = await server.graphql<{ contact: { cards: { card: { id: string } }[] } | null }>(
    `{ contact(id: "${id}") { cards { card { id } } } }`,
    { as: owner },
  );
  return data?.contact?.cards.map(({ card }) => card.id);
};
async function duplicates(as: Person) {
  const { data } = await server.graphql<{ duplicateContacts: { reasons: string[]; contacts: { id: string }[] }[] }>(
    '{ duplicateContacts { reasons contacts { id } } }',
    { as },
  );
  return data?.duplicateContacts.map(({ reasons, contacts }) => [reasons, contacts.map(({ id }) => id)]);
}

test('who is there twice is found, in one’s own address book alone', async () => {
  const one = await fixtures.add(owner, { name: 'Asha', email: 'asha@example.com' });
  const two = await fixtures.add(owner, { name: 'A. Rao', email: 'ASHA@example.com' });
  await fixtures.add(owner, { name: 'Asha' });
  await fixtures.add(stranger, { email: 'asha@example.com' });
  expect([await duplicates(owner), await duplicates(stranger)]).toEqual([[[['EMAIL'], [one.id, two.id]]], []]);
  await merge(owner, one.id, two.id);
  expect(await duplicates(owner)).toEqual([]);
});

describe('merging', () => {
  let one: MadeContact;
  let two: MadeContact;
  let card: string;
  beforeEach(async () => {
    one = await fixtures.add(owner, { name: 'Asha', note: 'tea', tags: ['VIP'] });
    card = await shares.makeCard('PUBLIC', stranger);
    two = (await fixtures.change(owner, 'saveReceivedCard', { cardId: card })).data;
  });

  test('makes one contact that knows what both did, with its cards', async () => {
    const { data } = await merge(owner, one.id, two.id);
    expect(data.contact).toMatchObject({
      id: one.id,
      name: 'Asha',
      email: 'olga@example.com',
      cards: [{ card: { id: card } }],
    });
    expect(JSON.stringify(data.contact)).toContain('{"field":"email","source":"SAVED_CARD"}');
    expect((await fixtures.list(owner)).nodes.map(({ id }) => id)).toEqual([one.id]);
    expect((await fixtures.change(owner, 'updateContact', { id: two.id, name: 'x' })).code).toBe('NOT_FOUND');
    // Its card is saved already, as the contact that was kept.
    expect((await fixtures.change(owner, 'saveReceivedCard', { cardId: card })).data.id).toBe(one.id);
    expect(await fixtures.newConnections(owner)).toBe(1);
  });

  test('is undone to what both were, but for what was changed since', async () => {
    const { data: merged } = await merge(owner, one.id, two.id);
    await fixtures.change(owner, 'updateContact', { id: one.id, note: 'coffee' });
    const { data: page } = await server.graphql<{ contact: object }>(
      `{ contact(id: "${one.id}") { merges { id mergedCount undoUntil } } }`,
      { as: owner },
    );
    expect(page?.contact).toEqual({ merges: [{ id: merged.id, mergedCount: 1, undoUntil: merged.undoUntil }] });
    const { data } = await undo(owner, merged.id);
    expect(data).toMatchObject([
      { id: one.id, name: 'Asha', email: '', note: 'coffee', tags: ['VIP'] },
      { id: two.id, name: 'Olga', email: 'olga@example.com' },
    ]);
    expect([await readCards(one.id), await readCards(two.id)]).toEqual([[], [card]]);
    expect((await undo(owner, merged.id)).code).toBe('NOT_FOUND');
  });

  test('of a contact that was merged before can be undone step by step, in any order', async () => {
    const three = await fixtures.add(owner, { name: 'Third', phone: '+919876500001' });
    const first = await merge(owner, one.id, two.id);
    const second = await merge(owner, three.id, one.id);
    expect(second.data.contact).toMatchObject({
      name: 'Third',
      email: 'olga@example.com',
      cards: [{ card: { id: card } }],
    });
    await undo(owner, first.data.id);
    expect((await fixtures.list(owner)).nodes.map(({ id }) => id).sort()).toEqual([two.id, three.id].sort());
    await undo(owner, second.data.id);
    expect((await fixtures.list(owner)).totalCount).toBe(3);
    expect((await fixtures.list(owner, 'query: "asha"')).nodes).toMatchObject([{ id: one.id, email: '' }]);
  });

  test('is for one’s own contacts', async () => {
    const foreign = await fixtures.add(stranger, { name: 'Foreign' });
    for (const ids of [[one.id, foreign.id], [one.id, 'nonsense'], [one.id], [one.id, one.id]]) {
      const { code } = await fixtures.change(owner, 'mergeContacts', { ids, keep: one.id }, '{ id }');
      expect(code).toBe('BAD_USER_INPUT');
    }
    const unkept = await fixtures.change(owner, 'mergeContacts', { ids: [one.id, two.id], keep: foreign.id }, '{ id }');
    expect(unkept.code).toBe('BAD_USER_INPUT');
    const { data } = await merge(owner, one.id, two.id);
    expect((await undo(stranger, data.id)).code).toBe('NOT_FOUND');
  });

  test('twice at the same time is one merge', async () => {
    const codes = (await Promise.all([merge(owner, one.id, two.id), merge(owner, two.id, one.id)])).map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual(['BAD_USER_INPUT', undefined]);
    expect((await fixtures.list(owner)).totalCount).toBe(1);
  });

  test('a contact that is deleted takes with it what was merged into it', async () => {
    await merge(owner, one.id, two.id);
    await fixtures.change(owner, 'deleteContact', { id: one.id }, '');
    const rows = await server.services.db.query('SELECT 1 FROM contacts WHERE owner_id = $1', [owner.id]);
    expect(rows).toEqual([]);
  });

  test('is final after thirty days: the cards are the kept contact’s', async () => {
    const three = await fixtures.add(owner, { name: 'Third' });
    const { data: first } = await merge(owner, one.id, two.id);
    const { data: second } = await merge(owner, three.id, one.id);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await sweep(server.services, inDays(29));
    expect(await readCards(three.id)).toEqual([card]);
    await sweep(server.services, inDays(31));
    const left = await server.services.db.query<{ id: string }[]>('SELECT id FROM contacts WHERE owner_id = $1', [
      owner.id,
    ]);
    expect(left).toEqual([{ id: three.id }]);
    expect(await readCards(three.id)).toEqual([card]);
    for (const { id } of [first, second]) expect((await undo(owner, id)).code).toBe('NOT_FOUND');
  });
});

test('a merge keeps both numbers and addresses, splits no character of the notes, and names the values it can’t keep', async () => {
  const one = await fixtures.add(owner, {
    ...{ name: 'Two', role: 'Buyer', email: 'a@x.example', phone: '+493023125201', note: 'm'.repeat(3990) },
  });
  const two = await fixtures.add(owner, {
    ...{ name: 'Two', role: 'CEO', email: 'b@x.example', phone: '+491713920001', note: '1234567🙂 tail' },
  });
  const selection = '{ id unmerged { field value } contact { note email phone emails { value } phones { value } } }';
  const { data } = await fixtures.change<{ id: string; unmerged: object[]; contact: object }>(
    ...([owner, 'mergeContacts', { ids: [one.id, two.id], keep: one.id }, selection] as const),
  );
  expect(data.contact).toEqual({
    note: `${'m'.repeat(3990)}\n\n1234567`,
    ...{ email: 'a@x.example', phone: '+493023125201' },
    emails: [{ value: 'a@x.example' }, { value: 'b@x.example' }],
    phones: [{ value: '+493023125201' }, { value: '+491713920001' }],
  });
  expect(data.unmerged).toEqual([
    { field: 'role', value: 'CEO' },
    { field: 'note', value: '🙂 tail' },
  ]);
  await undo(owner, data.id);
  const { data: after } = await server.graphql<{ contact: object }>(
    `{ contact(id: "${one.id}") { emails { value } phones { value } } }`,
    { as: owner },
  );
  expect(after?.contact).toEqual({ emails: [{ value: 'a@x.example' }], phones: [{ value: '+493023125201' }] });
});

test('duplicates are found by any number or address, and by a name with any apostrophe', async () => {
  const ids = async (...inputs: object[]) => {
    const made = await Promise.all(inputs.map((input) => fixtures.add(owner, input)));
    return made.map(({ id }) => id).sort();
  };
  const byEmail = await ids(
    { email: 'a@b.co', emails: [{ value: 'a@b.co' }, { value: 'x@b.co' }] },
    { email: 'X@B.co' },
  );
  const byName = await ids({ name: 'Aoife D’Arcy', company: 'Acme' }, { name: "Aoife D'Arcy", company: 'ACME' });
  const found = (await duplicates(owner))?.map(([reasons, group]) => [reasons, [...(group as string[])].sort()]);
  expect(found).toEqual(
    expect.arrayContaining([
      [['EMAIL'], byEmail],
      [['NAME_COMPANY'], byName],
    ]),
  );
});

test('the database searches a large address book for duplicates, 60 times an hour for each account', async () => {
  await server.services.db.query(
    `INSERT INTO contacts (id, owner_id, source, name, provenance, name_key, company_key, search, match_keys, created_at)
     SELECT gen_random_uuid(), $1, 'MANUAL', 'P ' || n, '{}', '0p', '1', ' p', ARRAY['e:p' || pair || '@example.com'],
            now() - pair * interval '1 second'
       FROM generate_series(1, 50000) AS n, LATERAL (SELECT n % 40000 AS pair)`,
    [owner.id],
  );
  const asked = '{ duplicateContacts { contacts { id } } }';
  const ask = () => server.graphql<{ duplicateContacts: { contacts: object[] }[] }>(asked, { as: owner });
  // A request during a search gets its answer: three calls are one search, or two if one came late.
  const answers = await Promise.all([ask(), ask(), ask()]);
  for (const { data } of answers) expect(data?.duplicateContacts.length).toBe(100);
  const codes = new Set<string | undefined>();
  for (let n = 0; n < 60; n += 1) codes.add((await ask()).errors?.[0]?.extensions.code as string | undefined);
  expect([...codes]).toEqual([undefined, 'RATE_LIMITED']);
}, 120_000);
