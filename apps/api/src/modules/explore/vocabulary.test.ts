import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { sweepVocabulary } from './vocabulary.service.ts';

let server: TestServer;
let asha: Person;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.register('Asha Rao');
});
afterAll(() => server.close());

async function makeCard(title: string, role = '') {
  const data = { name: 'A', role, email: 'x@example.com' };
  const { body, status } = await server.rest('POST', '/api/cards', { body: { title, data, isPublic: true }, as: asha });
  expect(status).toBe(201);
  return body.card as { id: string };
}

async function titlesOf(q: string) {
  const { body } = await server.rest('GET', `/api/explore?q=${encodeURIComponent(q)}`);
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
  expect(await titlesOf(word)).toEqual([two, one]);
  expect(await titlesOf(`${word} lt`)).toEqual([one]);
  expect(await titlesOf(`${word} nowhere`)).toEqual([]);
});

test('shows the newest first when there are far more matches than it says, and than can be looked at', async () => {
  const { db } = server.services;
  await makeCard('Wallaby');
  // More than are looked at by words; in the vocabulary they are one.
  await db.query(
    `WITH made AS (
       INSERT INTO cards (id, owner_id, slug, visibility, data, created_at)
       SELECT gen_random_uuid(), $1, 'swarm-' || n, 'PUBLIC', '{}', now() - n * interval '1 minute'
         FROM generate_series(1, 4000) n RETURNING id, created_at, slug),
     searched AS (
       INSERT INTO card_search (card_id, created_at, category, category_key, search)
       SELECT id, created_at, '', '', ' wallaby' FROM made)
     INSERT INTO card_views (card_id, created_at, owner_id, owner_name, owner_path, title, badge, keywords, theme, path, preview)
     SELECT made.id, made.created_at, $1, '', '', made.slug, v.badge, v.keywords, v.theme, '', v.preview
       FROM made, (SELECT * FROM card_views WHERE title = 'Wallaby') v`,
    [asha.id],
  );
  await db.query('ANALYZE card_search');
  const newest = Array.from({ length: 23 }, (_, n) => `swarm-${n + 1}`);
  expect(await titlesOf('wallab')).toEqual(['Wallaby', ...newest]);
});

test('has words too long for an index in pieces', async () => {
  const long = 'zwirbel'.repeat(15);
  await makeCard(long, '漢字'.repeat(50));
  expect(await titlesOf(long.slice(9, 90))).toEqual([long]);
  expect(await titlesOf('belzwi')).toEqual([long]);
  expect(await titlesOf('字漢')).toEqual([]);
  expect(await titlesOf('字漢字')).toEqual([long]);
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
  await server.rest('DELETE', `/api/cards/${id}`, { as: asha });
  await server.services.db.query("DELETE FROM card_search WHERE search LIKE '%farm%'");
  await sweepVocabulary(server.services);
  expect(await words()).toEqual([]);
});

test('keeps a word that a card takes up while it is forgotten', async () => {
  const { db } = server.services;
  await vocabulary("('capybara', 0)");
  const sweeps = Array.from({ length: 5 }, () => sweepVocabulary({ db }));
  await Promise.all([makeCard('Capybara'), ...sweeps, makeCard('Capybara two')]);
  expect(await titlesOf('capyba')).toHaveLength(2);
});
