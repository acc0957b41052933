import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { data } from '../../testing/authorization-matrix.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';
import { sweepDeletionNotes } from './sync.service.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha');
});
afterAll(() => server.close());

interface Gone {
  kind: string;
  id: string;
  mergedInto: string | null;
  deletedAt: string;
}

async function read(
  since?: string,
  as = owner,
  more = '',
): Promise<{ items: Gone[]; syncPoint: string; nextCursor: string | null }> {
  const asked = since ? `&since=${encodeURIComponent(since)}` : '';
  const { status, body } = await server.rest('GET', `/api/deletions?limit=100${asked}${more}`, { as });
  expect([status, body.message]).toEqual([200, undefined]);
  return body as never;
}

async function change<T>(mutation: string, as = owner): Promise<T> {
  const { data: made, errors } = await server.graphql<{ made: T }>(`mutation { made: ${mutation} }`, { as });
  expect(errors).toBeUndefined();
  return made?.made as T;
}

const add = async (name: string, as = owner) =>
  (await change<{ contact: { id: string } }>(`createContact(input: { name: "${name}" }) { contact { id } }`, as))
    .contact.id;
const addCard = async (as = owner) =>
  ((await server.rest('POST', '/api/cards', { body: { title: 'One', data }, as })).body.card as { id: string }).id;
const merge = (keep: string, other: string) =>
  change<{ id: string }>(`mergeContacts(input: { keep: "${keep}", ids: ["${keep}", "${other}"] }) { id }`);

async function listUpdated(noun: 'contacts' | 'deals' | 'cards', since: string, as = owner): Promise<string[]> {
  const { status, body } = await server.rest(
    'GET',
    `/api/${noun}?limit=100&updatedSince=${encodeURIComponent(since)}`,
    { as },
  );
  expect(status).toBe(200);
  return ((body.items ?? body.cards) as { id: string }[]).map(({ id }) => id).sort();
}

/** The time of the database, after the overlap in which changes come twice. */
async function now(): Promise<string> {
  const [row] = await server.services.db.query<{ at: Date }[]>('SELECT clock_timestamp() AS at');
  return row?.at.toISOString() ?? '';
}

describe('a deletion', () => {
  test('is listed once, with the contact that it was merged into', async () => {
    const [fay, gil, hana, ida] = [await add('Fay'), await add('Gil'), await add('Hana'), await add('Ida')];
    const card = await addCard();
    const deal = (
      await change<{ deal: { id: string } }>(
        `createDeal(input: { contactId: "${fay}", name: "Tiles" }) { deal { id } }`,
      )
    ).deal.id;
    const since = await now();
    await change(`deleteContact(input: { id: "${hana}" }) { deletedContactId }`);
    await change(`deleteDeal(input: { id: "${deal}" }) { deletedDealId }`);
    await change(`deleteCard(input: { id: "${card}" }) { deletedCardId }`);
    await change(`deleteContacts(input: { ids: ["${ida}"] }) { deletedContactIds }`);
    await merge(fay, gil);
    const { items } = await read(since);
    expect(items).toEqual([
      { kind: 'contact', id: hana, mergedInto: null, deletedAt: expect.any(String) },
      { kind: 'deal', id: deal, mergedInto: null, deletedAt: expect.any(String) },
      { kind: 'card', id: card, mergedInto: null, deletedAt: expect.any(String) },
      { kind: 'contact', id: ida, mergedInto: null, deletedAt: expect.any(String) },
      { kind: 'contact', id: gil, mergedInto: fay, deletedAt: expect.any(String) },
    ]);
    expect((await read(since, owner, '&kind=card')).items.map(({ id }) => id)).toEqual([card]);
  });

  test('is removed when a merge is undone', async () => {
    const [fay, gil] = [await add('Fay 2'), await add('Gil 2')];
    const since = await now();
    const { id } = await merge(fay, gil);
    await change(`undoMerge(input: { id: "${id}" }) { __typename }`);
    expect((await read(since)).items).toEqual([]);
    expect(await listUpdated('contacts', since)).toEqual([fay, gil].sort());
  });

  test('is shown to no one else, and leaves no trace when its owner is deleted', async () => {
    const other = await server.register('Gone');
    const since = await now();
    const id = await add('Fay 3', other);
    await change(`deleteContact(input: { id: "${id}" }) { deletedContactId }`, other);
    expect((await read(since)).items).toEqual([]);
    expect((await read(since, other)).items).toHaveLength(1);
    await add('Gil 3', other);
    await server.services.db.query('DELETE FROM users WHERE id = $1', [other.id]);
    expect(await server.services.db.query('SELECT 1 FROM deletions WHERE owner_id = $1', [other.id])).toEqual([]);
  });

  test('is recorded when a card moves to someone else, and removed when it comes back', async () => {
    const heir = await server.register('Heir');
    const card = await addCard();
    const since = await now();
    const give = (to: Person) =>
      server.services.db.query('UPDATE cards SET owner_id = $2 WHERE id = $1', [card, to.id]);
    await give(heir);
    expect((await read(since)).items.map(({ id }) => id)).toEqual([card]);
    expect(await listUpdated('cards', since, heir)).toEqual([card]);
    await give(owner);
    expect((await read(since)).items).toEqual([]);
    expect((await read(since, heir)).items.map(({ id }) => id)).toEqual([card]);
  });

  test('is read page by page, even if everything was deleted at the same time', async () => {
    const other = await server.register('Many');
    const since = await now();
    await server.services.db.query(
      `INSERT INTO deletions (owner_id, kind, thing_id, deleted_at)
       SELECT $1, CASE WHEN n % 2 = 0 THEN 'contact' ELSE 'deal' END, gen_random_uuid(), clock_timestamp() + interval '1 s' FROM generate_series(1, 23) n`,
      [other.id],
    );
    await server.services.db.query("UPDATE deletions SET deleted_at = now() + interval '1 s' WHERE owner_id = $1", [
      other.id,
    ]);
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 10; page += 1) {
      const { body } = await server.rest('GET', `/api/deletions?limit=5&since=${since}${after && `&after=${after}`}`, {
        as: other,
      });
      seen.push(...(body.items as Gone[]).map(({ id }) => id));
      if (!body.nextCursor) break;
      after = encodeURIComponent(String(body.nextCursor));
    }
    expect([seen.length, new Set(seen).size]).toEqual([23, 23]);
  });

  test('is removed after 90 days, and a later sync is told to read everything', async () => {
    const id = await add('Fay 4');
    const since = await now();
    await change(`deleteContact(input: { id: "${id}" }) { deletedContactId }`);
    const later = new Date(Date.now() + 91 * 24 * 3600_000);
    await sweepDeletionNotes(server.services, later);
    expect((await read(since)).items).toEqual([]);
    const long = new Date(Date.now() - 91 * 24 * 3600_000).toISOString();
    const { status, body } = await server.rest('GET', `/api/deletions?since=${long}`, { as: owner });
    expect([status, body.fields]).toEqual([400, { since: expect.stringContaining('90 days') }]);
  });
});

describe('a change', () => {
  test('is listed whatever caused it, and nothing else is', async () => {
    const other = await server.register('Changes');
    const [fay, gil] = [await add('Fay', other), await add('Gil', other)];
    const card = await addCard(other);
    await addCard(other);
    const deal = (
      await change<{ deal: { id: string } }>(
        `createDeal(input: { contactId: "${fay}", name: "Tiles" }) { deal { id } }`,
        other,
      )
    ).deal.id;
    const since = await now();
    expect([await listUpdated('contacts', since, other), await listUpdated('deals', since, other)]).toEqual([[], []]);
    await change(`tagContacts(input: { ids: ["${gil}"], add: ["Fair"] }) { __typename }`, other);
    await change(`moveDeal(input: { id: "${deal}", stage: WON, version: 1 }) { __typename }`, other);
    await change(`patchCard(input: { id: "${card}", data: { role: "Mason" } }) { __typename }`, other);
    expect(await listUpdated('contacts', since, other)).toEqual([gil]);
    expect(await listUpdated('deals', since, other)).toEqual([deal]);
    expect(await listUpdated('cards', since, other)).toEqual([card]);
    const { data: found } = await server.graphql<{ contacts: object; deals: object; viewer: object }>(
      `{ contacts(updatedSince: "${since}") { totalCount } deals(updatedSince: "${since}") { totalCount }
         viewer { cards(updatedSince: "${since}") { totalCount } } }`,
      { as: other },
    );
    expect(found).toEqual({
      contacts: { totalCount: 1 },
      deals: { totalCount: 1 },
      viewer: { cards: { totalCount: 1 } },
    });
  });

  test('in a transaction that commits late is found by the next sync', async () => {
    const other = await server.register('Late');
    const fay = await add('Fay', other);
    const runner = server.services.db.createQueryRunner();
    await runner.connect();
    await runner.startTransaction();
    await runner.query('UPDATE contacts SET note = $2 WHERE id = $1', [fay, 'late']);
    const { syncPoint } = await read(undefined, other);
    // As if the overlap were over: another change is later than the one that isn't committed yet.
    const gil = await add('Gil', other);
    expect(await listUpdated('contacts', syncPoint, other)).toContain(gil);
    await runner.commitTransaction();
    await runner.release();
    expect(await listUpdated('contacts', syncPoint, other)).toEqual([fay, gil].sort());
    const [row] = await server.services.db.query<{ is_safe: boolean }[]>(
      'SELECT changed_at > $2::timestamptz AS is_safe FROM contacts WHERE id = $1',
      [fay, syncPoint],
    );
    expect(row?.is_safe).toBe(true);
  });

  test('in an old transaction holds the sync point back', async () => {
    const runner = server.services.db.createQueryRunner();
    await runner.connect();
    await runner.startTransaction();
    const [begun] = (await runner.query('SELECT now() AS at')) as unknown as { at: Date }[];
    await server.services.db.query('SELECT pg_sleep(0.05)');
    const { syncPoint } = await read();
    await runner.rollbackTransaction();
    await runner.release();
    expect(new Date(syncPoint).getTime()).toBeLessThanOrEqual((begun?.at.getTime() ?? 0) - 10_000);
  });
});

test('a token reads the deletions of what it may read, and no others', async () => {
  const { program } = tokenFixtures(server);
  const since = await now();
  const [fay, card] = [await add('Fay 5'), await addCard()];
  await change(`deleteContact(input: { id: "${fay}" }) { deletedContactId }`);
  await change(`deleteCard(input: { id: "${card}" }) { deletedCardId }`);
  const cards = await program(owner, 'cards:read');
  expect((await read(since, cards)).items.map(({ id }) => id)).toEqual([card]);
  const { status, body } = await server.rest('GET', `/api/deletions?kind=contact&since=${since}`, { as: cards });
  expect([status, body.scopes]).toEqual([403, ['contacts:read']]);
  const figures = await program(owner, 'analytics:read');
  expect((await server.rest('GET', '/api/deletions', { as: figures })).status).toBe(403);
});
