import { readCloseWords, type SearchWords } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { exploreHits, sweepCategoryCounts } from './explore.service.ts';
import { hashCategory } from './listing-sql.ts';

let server: TestServer;
let asha: Person;
/** Has few cards: an account may not have thousands. */
let writer: Person;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.register('Asha Rao');
  writer = await server.register('Mateo Lindqvist');
});
afterAll(() => server.close());

async function makeCard(title: string, role = '', category = '') {
  const data = { name: 'A', role, email: 'x@example.com', extra: { company: { category } } };
  const { body, status } = await server.rest('POST', '/api/cards', {
    body: { title, data, isPublic: true },
    as: writer,
  });
  expect(status).toBe(201);
  return body.card as { id: string };
}

async function readTitles(q: string, scope: { category?: string; after?: string } = {}) {
  const { body } = await server.rest('GET', `/api/explore?${new URLSearchParams({ q, ...scope })}`);
  return (body.results as { title: string }[]).map(({ title }) => title);
}

test('finds parts of words, and only what has all of them', async () => {
  const [one, two] = ['The quokkas ltd', 'A quokka'];
  for (const title of [one, two, 'Just uokk']) await makeCard(title);
  expect(await readTitles('quokka')).toEqual([two, one]);
  expect(await readTitles('quokka lt')).toEqual([one]);
  expect(await readTitles('quokka nowhere')).toEqual([]);
});

test('finds German names in both spellings, and words with one typing error only where no other is found', async () => {
  for (const title of ['Wüstenfüchse', 'Wuestenfuechse', 'Numbats', 'Pademelonx']) await makeCard(title);
  expect(await readTitles('wüstenfüchse')).toEqual(['Wuestenfuechse', 'Wüstenfüchse']);
  expect(await readTitles('wuestenfuechs')).toEqual(['Wuestenfuechse', 'Wüstenfüchse']);
  expect(await readTitles('pademleonx')).toEqual(['Pademelonx']);
  expect(await readTitles('pademlonx numbats')).toEqual([]);
  await makeCard('Pademleonx');
  expect(await readTitles('pademleonx')).toEqual(['Pademleonx']);
});

test('the categories of a mistyped search are those of what it finds, and its pages follow each other', async () => {
  for (let n = 0; n < 3; n += 1) await makeCard(`Bandicoot ${n}`, '', 'Marsupials');
  const ask = async (after?: string) => {
    const { data } = await server.graphql<{
      explore: { edges: { cursor: string; node: { title: string } }[]; categories: { count: number }[] };
    }>(
      'query ($after: String) { explore(query: "bandicoto", first: 2, after: $after) { edges { cursor node { title } } categories { count } } }',
      { variables: { after } },
    );
    return data?.explore;
  };
  const first = await ask();
  expect(first?.edges.map(({ node }) => node.title)).toEqual(['Bandicoot 2', 'Bandicoot 1']);
  expect(first?.categories).toEqual([{ count: 3 }]);
  const second = await ask(first?.edges.at(-1)?.cursor);
  expect(second?.edges.map(({ node }) => node.title)).toEqual(['Bandicoot 0']);
});

/** So many cards of that title and age in the directory, past the API; of every third the text says more. */
async function swarm(word: string, count: number) {
  const { db } = server.services;
  const { id } = await makeCard(`The ${word}`);
  await db.query(
    `WITH made AS (
       INSERT INTO cards (id, owner_id, slug, visibility, data, created_at)
       SELECT gen_random_uuid(), $1, $3 || '-' || n, 'PUBLIC', '{}', now() - n * interval '1 minute'
         FROM generate_series(1, $4::int) n RETURNING id, created_at, slug),
     searched AS (
       INSERT INTO card_search (card_id, created_at, search, categories)
       SELECT id, created_at, ' ' || $3 || CASE WHEN split_part(slug, '-', 2)::int % 3 = 0 THEN ' third' ELSE '' END,
         ARRAY[${hashCategory("'zoo'")}]
         FROM made),
     listed AS (
       INSERT INTO listings (card_id, position, category, category_key, is_active, created_at)
       SELECT id, 0, 'Zoo', 'zoo', true, created_at FROM made)
     INSERT INTO directory_entries (card_id, created_at, owner_id, owner_name, owner_path, title, badge, keywords, theme, path, preview)
     SELECT made.id, made.created_at, $1, '', '', made.slug, v.badge, v.keywords, v.theme, '', v.preview
       FROM made, (SELECT * FROM directory_entries WHERE card_id = $2) v`,
    [asha.id, id, word, count],
  );
  await db.query('ANALYZE card_search, listings');
}
const numbered = (word: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, n) => `${word}-${(n + 1) * step}`);

test('shows the newest first when there are far more matches than it says', async () => {
  await swarm('wallaby', 4000);
  expect(await readTitles('wallab')).toEqual(['The wallaby', ...numbered('wallaby', 23)]);
});

test('finds the newest that have two words, also within a category and behind a cursor', async () => {
  await swarm('potoroo', 4000);
  const page = numbered('potoroo', 24, 3);
  expect(await readTitles('thir otoro')).toEqual(page);
  expect(await readTitles('th potor')).toEqual(['The potoroo', ...page].slice(0, 24));
  expect(await readTitles('thir otoro', { category: 'zoo' })).toEqual(page);
  expect(await readTitles('thir otoro', { category: 'aviary' })).toEqual([]);
  const { body } = await server.rest('GET', '/api/explore?q=thir%20otoro');
  const after = String(body.nextCursor);
  expect((await readTitles('thir otoro', { after }))[0]).toBe('potoroo-75');
});

test('finds the newest of a word that only old cards have', async () => {
  await swarm('old', 200);
  await server.services.db.query(
    "UPDATE card_search SET created_at = created_at - interval '9 years' WHERE search LIKE '% old%'",
  );
  await server.services.db.query(
    `UPDATE directory_entries v SET created_at = s.created_at FROM card_search s WHERE s.card_id = v.card_id AND s.search LIKE '% old%'`,
  );
  await swarm('new', 4100);
  expect((await readTitles('old')).slice(0, 3)).toEqual(['The old', ...numbered('old', 2)]);
});

/** Whether an index alone tells what is visible, as on a server that has run for a while; open snapshots hold it up. */
async function isVacuumed(): Promise<boolean> {
  const { db } = server.services;
  await db.query('VACUUM ANALYZE card_search');
  const [table] = await db.query<{ isDone: boolean }[]>(
    `SELECT relallvisible >= relpages AS "isDone" FROM pg_class WHERE oid = 'card_search'::regclass`,
  );
  return table?.isDone ?? false;
}

interface Looked {
  q: string;
  category?: string | null;
  words?: SearchWords;
}

async function countPages({ q, category, words }: Looked): Promise<number> {
  await expect.poll(isVacuumed, { timeout: 20_000 }).toBe(true);
  const args = { query: q, category: category ?? undefined, first: 24, orderBy: 'NEWEST' } as const;
  const hits = exploreHits(args, new Date(), words);
  if (!hits) throw new Error('Nothing is found by relevance here.');
  const explained = await server.services.reads.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `explained ${q} ${category} ${words?.isClose}`,
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) WITH ${hits.ctes} SELECT id FROM hit`,
    hits.values,
  );
  const { Plan: plan } = explained[0]?.['QUERY PLAN'][0] ?? {};
  return Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks']);
}

test.each([
  ['a word of all cards', 'new', null, 20],
  ['two words', 'new third', null, 20],
  ['a word that only old cards have', 'old', null, 400],
  ['a word that no card has', 'nowhere', null, 150],
  ['a word of all cards, in a category', 'new', 'Zoo', 20],
  ['a word that only old cards have, in a category', 'old', 'Zoo', 400],
  ['a word that no card has, in a category', 'nowhere', 'Zoo', 150],
  ['a word of all cards, in a category that has none of them', 'new', 'Farm', 200],
])('%s touches few pages of the database', async (_what, q, category, most) => {
  expect(await countPages({ q, category })).toBeLessThanOrEqual(most);
});

test.each(['nowhere', 'wallavy', 'potoroos thirdd'])('%j, mistyped, is found by the index', async (q) => {
  const words = readCloseWords(q);
  if (!words) throw new Error('It has a long word.');
  expect(await countPages({ q, words })).toBeLessThanOrEqual(600);
});

test('categories are counted as they change, and stay the same when they are summed up', async () => {
  const count = async () => {
    const { body } = await server.rest('GET', '/api/explore');
    return (body.categories as { name: string; count: number }[]).find(({ name }) => name === 'Zoo')?.count;
  };
  const before = Number(await count());
  await server.services.db.query(
    "DELETE FROM listings WHERE card_id IN (SELECT card_id FROM card_search WHERE search LIKE '% old%')",
  );
  server.services.responseCache.clear();
  expect(await count()).toBe(before - 200);
  await sweepCategoryCounts(server.services);
  server.services.responseCache.clear();
  expect(await count()).toBe(before - 200);
});

test('a card with long texts in a script of three bytes a letter is saved and found', async () => {
  const text = (start: number) =>
    Array.from({ length: 120 }, (_, n) => String.fromCodePoint(0x4e00 + ((start * 997 + n * 7919) % 20_000))).join('');
  const translations = ['de', 'fr', 'es', 'hi', 'ar'].map((language, index) => {
    const [name, role, companyName] = [0, 1, 2].map((field) => text(index * 3 + field));
    return { language, name, role, companyName };
  });
  const data = { language: 'zh', name: text(90), email: 'x@example.com', translations };
  const card = { title: text(99), data, isPublic: true };
  expect((await server.rest('POST', '/api/cards', { body: card, as: writer })).status).toBe(201);
  expect(await readTitles(text(90).slice(5, 20))).toEqual([card.title]);
});

test('has words too long for an index in pieces', async () => {
  const long = 'zwirbel'.repeat(15);
  await makeCard(long, '漢字'.repeat(50));
  expect(await readTitles(long.slice(9, 90))).toEqual([long]);
  expect(await readTitles('belzwi')).toEqual([long]);
  expect(await readTitles('字漢')).toEqual([]);
  expect(await readTitles('字漢字')).toEqual([long]);
});
