import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { sweepVocabulary } from './vocabulary.service.ts';

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

async function makeCard(title: string, role = '') {
  const data = { name: 'A', role, email: 'x@example.com' };
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

const vocabulary = (values: string) =>
  server.services.db.query(`INSERT INTO search_words (word, cards) VALUES ${values}`);
const fakes = (part: string, cards: number) => Array.from({ length: 70 }, (_, n) => `('${part}${n}', ${cards})`).join();

test.each([
  ['few words', 'quokka', ''],
  ['many rare words', 'numbat', fakes('numbat', 1)],
  ['many words of many cards', 'dingos', fakes('dingos', 100_000)],
])('finds the same by %s', async (_, word, others) => {
  if (others) await vocabulary(others);
  const one = `The ${word}s ltd`;
  const two = `A ${word}`;
  for (const title of [one, two, `Just ${word.slice(1, -1)}`]) await makeCard(title);
  expect(await readTitles(word)).toEqual([two, one]);
  expect(await readTitles(`${word} lt`)).toEqual([one]);
  expect(await readTitles(`${word} nowhere`)).toEqual([]);
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
       INSERT INTO card_search (card_id, created_at, search)
       SELECT id, created_at, ' ' || $3 || CASE WHEN split_part(slug, '-', 2)::int % 3 = 0 THEN ' third' ELSE '' END
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

test.each([
  ['both are everywhere', 4000, 4000],
  ['both are in some', 300, 300],
  ['one is rare', 5, 2000],
  ['one is said to be nowhere', 0, 4000],
])('finds the newest that have two words when %s', async (_, cards, others) => {
  const { db } = server.services;
  const [{ count = 0 } = {}] = await db.query<{ count: number }[]>(
    "SELECT count(*)::int FROM card_search WHERE search LIKE '%potoroo%'",
  );
  if (count === 0) await swarm('potoroo', 4000);
  await vocabulary(
    `('potoroo', ${cards}), ('third', ${others}) ON CONFLICT (word) DO UPDATE SET cards = excluded.cards`,
  );
  const page = numbered('potoroo', 24, 3);
  expect(await readTitles('thir otoro')).toEqual(page);
  expect(await readTitles('th potor')).toEqual(['The potoroo', ...page].slice(0, 24));
  expect(await readTitles('thir otoro', { category: 'zoo' })).toEqual(page);
  expect(await readTitles('thir otoro', { category: 'aviary' })).toEqual([]);
  const { body } = await server.rest('GET', '/api/explore?q=thir%20otoro');
  const after = String(body.nextCursor);
  expect((await readTitles('thir otoro', { after }))[0]).toBe('potoroo-75');
});

test('the words of a card follow it until it is gone', async () => {
  const { id } = await makeCard('Bilby');
  const splitWords = () =>
    server.services.db.query("SELECT word FROM card_words WHERE card_id = $1 AND word LIKE 'bilb%' ORDER BY 1", [id]);
  expect(await splitWords()).toEqual([{ word: 'bilby' }]);
  await server.rest('PUT', `/api/cards/${id}`, {
    body: { title: 'Bilbies', data: { name: 'A', email: 'x@example.com' } },
    as: writer,
  });
  expect(await splitWords()).toEqual([{ word: 'bilbies' }]);
  await server.services.db.query('DELETE FROM cards WHERE id = $1', [id]);
  expect(await splitWords()).toEqual([]);
});

test('has words too long for an index in pieces', async () => {
  const long = 'zwirbel'.repeat(15);
  await makeCard(long, '漢字'.repeat(50));
  expect(await readTitles(long.slice(9, 90))).toEqual([long]);
  expect(await readTitles('belzwi')).toEqual([long]);
  expect(await readTitles('字漢')).toEqual([]);
  expect(await readTitles('字漢字')).toEqual([long]);
});

test('is counted anew, and forgets words that no card has any more', async () => {
  const { id } = await makeCard('Axolotl');
  await makeCard('Axolotl farm');
  const words = () =>
    server.services.db.query("SELECT word, cards FROM search_words WHERE word ~ 'axolotl|farm$' ORDER BY 1");
  await sweepVocabulary(server.services);
  expect(await words()).toEqual([
    { word: 'axolotl', cards: 2 },
    { word: 'farm', cards: 1 },
  ]);
  await server.rest('DELETE', `/api/cards/${id}`, { as: writer });
  await server.services.db.query("DELETE FROM card_search WHERE search LIKE '%farm%'");
  await sweepVocabulary(server.services);
  expect(await words()).toEqual([]);
});

test('keeps a word that a card takes up while it is forgotten', async () => {
  const { db } = server.services;
  await vocabulary("('capybara', 0)");
  const sweeps = Array.from({ length: 5 }, () => sweepVocabulary({ db }));
  await Promise.all([makeCard('Capybara'), ...sweeps, makeCard('Capybara two')]);
  expect(await readTitles('capyba')).toHaveLength(2);
});
