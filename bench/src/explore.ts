import pg from 'pg';
import { type Contender, compare, printTable } from './compare.ts';
import { fillDirectory, oneCard, WORDS } from './directory-data.ts';
import { startApi, startDatabase, startPeer } from './servers.ts';

const PAGE = 24;
const FIELDS = 'id ownerId ownerName ownerPath title category badge keywords theme path preview';
const CONNECTION = `edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage endCursor }`;
const EXPLORE = `query ($first: Int!, $q: String, $after: String) { explore(first: $first, q: $q, after: $after) { ${CONNECTION} } }`;
const CARD = `query ($id: ID!) { publicCard(id: $id) { ${FIELDS} } }`;
const SEARCHED = `${WORDS[17]}`;

/** The directory over 200,000 public cards: the API against node:http with the same SQL, PostGraphile 4 and Mercurius. */
export async function explore(): Promise<void> {
  const database = await startDatabase();
  const stops: (() => Promise<unknown>)[] = [database.stop];
  try {
    await fillDirectory(database.url);
    const { id, deep } = await oneCard(database.url);
    const uncached = await startApi(database.url, database.dataDir, { PUBLIC_CACHE: 'off' });
    const cached = await startApi(database.url, database.dataDir, {});
    const raw = await startPeer('raw-directory.ts', database.url, `/card?v=${id}`);
    const mercurius = await startPeer('mercurius-peer.mjs', database.url, '/up');
    const postgraphile = await startPeer('postgraphile-peer.mjs', database.url, '/up');
    stops.push(uncached.stop, cached.stop, raw.stop, mercurius.stop, postgraphile.stop);
    const api = (query: string, variables: object) => [
      graphql('any document, uncached', uncached.origin, query, variables),
      graphql('… executed by Apollo Server', uncached.origin, query, variables, EXECUTED),
      graphql('… cached', cached.origin, query, variables),
    ];
    printTable(
      `explore, ${PAGE} of 200,000`,
      await compare([
        { name: 'raw', url: `${raw.origin}/explore?v=${PAGE + 1}` },
        ...api(EXPLORE, { first: PAGE }),
        graphql('Mercurius, jit', mercurius.origin, `{ explore(first: ${PAGE}) { ${CONNECTION} } }`, {}),
        graphql('PostGraphile 4', postgraphile.origin, POSTGRAPHILE_EXPLORE, {}),
      ]),
    );
    printTable(
      'explore(q)',
      await compare([
        { name: 'raw', url: `${raw.origin}/search?v=${PAGE + 1}&v=${encodeURIComponent(`%${SEARCHED}%`)}` },
        ...api(EXPLORE, { first: PAGE, q: SEARCHED }),
      ]),
    );
    printTable(
      'public card by id',
      await compare([
        { name: 'raw', url: `${raw.origin}/card?v=${id}` },
        ...api(CARD, { id }),
        graphql('Mercurius, jit', mercurius.origin, `{ publicCard(id: "${id}") { ${FIELDS} } }`, {}),
        graphql('PostGraphile 4', postgraphile.origin, postgraphileCard(id), {}),
      ]),
    );
    const after = Buffer.from(`${deep.createdAt.getTime()}.${deep.id}`).toString('base64url');
    printTable(
      'a page at depth',
      await compare([
        graphql('first page', uncached.origin, EXPLORE, { first: PAGE }),
        graphql('at 170,000', uncached.origin, EXPLORE, { first: PAGE, after }),
      ]),
    );
    await searchTimes(database.url);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** With this media type Apollo Server executes the operation itself. */
const EXECUTED = { accept: 'application/graphql-response+json' };

const VIEW = 'cardId ownerId ownerName ownerPath title category badge keywords theme path preview';
const POSTGRAPHILE_EXPLORE = `{ newestViews(most: ${PAGE + 1}) { edges { cursor node { ${VIEW} } } pageInfo { hasNextPage endCursor } } }`;

function postgraphileCard(id: string): string {
  return `{ cardViewByCardId(cardId: "${id}") { ${VIEW} } }`;
}

function graphql(name: string, origin: string, query: string, variables: object, headers = {}): Contender {
  return {
    name,
    url: `${origin}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  };
}

/** The search's SQL alone, one at a time: parts of words, pairs, and a word that only 20,000 old cards have. */
async function searchTimes(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const times: number[] = [];
  for (let n = 0; n < 1000; n += 1) {
    const word = WORDS[(n * 7919) % WORDS.length] ?? '';
    const other = WORDS[(n * 104_729) % WORDS.length] ?? '';
    const patterns =
      n % 100 === 0
        ? ['%antiqua%']
        : n % 3 === 0
          ? [`%${word.slice(0, 5)}%`, `%${other.slice(2)}%`]
          : [`%${word.slice(n % 3, 6)}%`];
    const words = patterns.map((_, index) => `search LIKE $${index + 2}`).join(' AND ');
    const began = performance.now();
    await client.query({
      name: `search_${patterns.length}`,
      text: `WITH recent AS MATERIALIZED (SELECT id, created_at FROM (SELECT card_id AS id, created_at, search FROM card_search
          ORDER BY created_at DESC, card_id DESC LIMIT 4000) newest WHERE ${words} LIMIT $1::int),
        older AS MATERIALIZED (SELECT card_id AS id, created_at FROM card_search
          WHERE (SELECT count(*) FROM recent) < $1::int AND ${words} LIMIT 2000),
        hit AS (SELECT id, created_at FROM recent WHERE (SELECT count(*) FROM recent) = $1::int
          UNION ALL (SELECT id, created_at FROM older ORDER BY created_at DESC, id DESC LIMIT $1::int))
        SELECT id FROM hit ORDER BY created_at DESC, id DESC`,
      values: [PAGE + 1, ...patterns],
    });
    times.push(performance.now() - began);
  }
  await client.end();
  times.sort((one, other) => one - other);
  const below = times.filter((ms) => ms < 5).length / times.length;
  console.log(
    `\nsearch SQL, 1,000 terms: median ${times[500]?.toFixed(1)} ms, ${(below * 100).toFixed(1)} % below 5 ms, worst ${times.at(-1)?.toFixed(1)} ms`,
  );
}
