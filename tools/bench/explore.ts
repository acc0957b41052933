import { type Bound, type Contender, compare, printBounds, printTable } from './compare.ts';
import { fillDirectory, oneCard } from './directory-data.ts';
import { printSearchTimes } from './search-times.ts';
import { startApi, startDatabase, startPeer } from './servers.ts';

const PAGE = 24;
const FACE = `type theme title badge name role company tagline logo photo phone phoneHref email emailHref website websiteUrl
  address location mapUrl socials { network label text url } education message tags`;
const FIELDS = `id ownerId ownerName ownerPath title category badge keywords theme path face { ${FACE} }`;
const CONNECTION = `edges { cursor node { ${FIELDS} } } pageInfo { hasNextPage endCursor }`;
const EXPLORE = `query ($first: Int!, $q: String, $after: String) { explore(first: $first, query: $q, after: $after) { ${CONNECTION} } }`;
const CARD = `query ($id: ID!) { publicCard(id: $id) { ${FIELDS} } }`;
const PROFILE = `query ($id: String!, $first: Int!) { user(owner: $id) { id name path publicCards(first: $first) { ${CONNECTION} } } }`;

const VIEW = 'cardId ownerId ownerName ownerPath title category badge keywords theme path preview';
const POSTGRAPHILE_EXPLORE = `{ newestViews(most: ${PAGE + 1}) { edges { cursor node { ${VIEW} } } pageInfo { hasNextPage endCursor } } }`;

const SEEN = 'a document seen before';
const NEW = 'a document never seen before';
const APOLLO = 'Apollo Server alone, never seen before';
const CACHED = 'kept';

/** Shorter rounds than elsewhere: all paths take turns in one run. */
const LOAD = { connections: 32, seconds: 1.5 };

interface Path {
  title: string;
  contenders: Contender[];
  bounds: Bound[];
}

interface Origins {
  uncached: string;
  cached: string;
  raw: string;
  mercurius: string;
  apollo: string;
  postgraphile: string;
}

/**
 * The directory over 200,000 public cards: the API against node:http with the same SQL, Mercurius, Apollo Server alone and
 * PostGraphile 4. `npm run bench explore card` runs one path alone, without the times of the search's SQL.
 */
export async function explore(asked: string[]): Promise<void> {
  const database = await startDatabase();
  const stops: (() => Promise<unknown>)[] = [database.stop];
  try {
    const texts = await fillDirectory(database.url);
    const card = await oneCard(database.url);
    const uncached = await startApi(database.url, database.dataDir, { PUBLIC_CACHE: 'off' });
    const cached = await startApi(database.url, database.dataDir, {});
    const raw = await startPeer('raw-directory.ts', database.url, `/card?v=${card.id}`);
    const mercurius = await startPeer('mercurius-peer.mjs', database.url, '/up');
    const apollo = await startPeer('apollo-peer.mjs', database.url, '/up');
    const postgraphile = await startPeer('postgraphile-peer.mjs', database.url, '/up');
    const servers = { uncached, cached, raw, mercurius, apollo, postgraphile };
    stops.push(...Object.values(servers).map(({ stop }) => stop));
    const origins = Object.fromEntries(Object.entries(servers).map(([name, { origin }]) => [name, origin]));
    const word = texts[0]?.trim().split(' ')[0] ?? '';
    const paths = listPaths(origins as unknown as Origins, card, word);
    if (asked.length === 0) await printSearchTimes(database.url, texts);
    await race(choose(paths, asked));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

function choose(paths: Record<string, Path>, asked: string[]): Path[] {
  if (asked.length === 0) return Object.values(paths);
  return asked.map((name) => {
    const path = paths[name];
    if (!path) throw new Error(`There is no path "${name}". There are: ${Object.keys(paths).join(', ')}.`);
    return path;
  });
}

/** All of them take turns in one run. */
async function race(paths: Path[]): Promise<void> {
  const results = await compare(
    paths.flatMap(({ contenders }) => contenders),
    LOAD,
  );
  for (const { title, contenders, bounds } of paths) {
    const own = results.splice(0, contenders.length);
    printTable(title, own);
    printBounds(own, bounds);
  }
}

function listPaths(
  origins: Origins,
  card: Awaited<ReturnType<typeof oneCard>>,
  word: string,
): Record<'newest' | 'search' | 'card' | 'profile', Path> {
  return {
    newest: newestPath(origins, card.deep),
    search: {
      title: `explore(query: "${word}")`,
      contenders: [
        { name: 'raw', url: `${origins.raw}/search?q=${encodeURIComponent(word)}` },
        ...ours(origins, EXPLORE, { first: PAGE, q: word }),
      ],
      bounds: [{ name: SEEN, of: 'raw', atLeast: 0.5 }],
    },
    card: cardPath(origins, card.id),
    profile: {
      title: `profile, ${PAGE} of 100 cards`,
      contenders: [
        { name: 'raw', url: `${origins.raw}/profile?v=${PAGE + 1}&v=${card.ownerId}` },
        graphql(CACHED, origins.cached, PROFILE, { id: card.ownerId, first: PAGE }),
      ],
      bounds: [{ name: CACHED, of: 'raw', atLeast: 3 }],
    },
  };
}

function newestPath(origins: Origins, deep: { createdAt: Date; id: string }): Path {
  const { uncached, raw, mercurius, apollo, postgraphile } = origins;
  // As the API's own cursor: the time as a double, then the id.
  const time = Buffer.alloc(8);
  time.writeDoubleBE(deep.createdAt.getTime());
  const after = Buffer.concat([time, Buffer.from(deep.id.replaceAll('-', ''), 'hex')]).toString('base64url');
  return {
    title: `explore, ${PAGE} of 200,000`,
    contenders: [
      { name: 'raw', url: `${raw}/explore` },
      ...ours(origins, EXPLORE, { first: PAGE }),
      neverSeen(APOLLO, apollo, EXPLORE, { first: PAGE }),
      graphql('Mercurius, jit', mercurius, `{ explore(first: ${PAGE}) { ${CONNECTION} } }`, {}),
      graphql('PostGraphile 4', postgraphile, POSTGRAPHILE_EXPLORE, {}),
      graphql('page at depth 170,000', uncached, EXPLORE, { first: PAGE, after }),
    ],
    bounds: [
      ...toBounds({ seen: 0.5, cached: 3 }),
      // Like ours, theirs is the same document each time, which they keep as well.
      { name: SEEN, of: 'PostGraphile 4', atLeast: 1.8 },
      // 1.3 times as long at most.
      { name: 'page at depth 170,000', of: SEEN, atLeast: 1 / 1.3 },
    ],
  };
}

function cardPath(origins: Origins, id: string): Path {
  const { raw, mercurius, apollo, postgraphile } = origins;
  return {
    title: 'public card by id',
    contenders: [
      { name: 'raw', url: `${raw}/card?v=${id}` },
      ...ours(origins, CARD, { id }),
      neverSeen(APOLLO, apollo, CARD, { id }),
      graphql('Mercurius, jit', mercurius, `{ publicCard(id: "${id}") { ${FIELDS} } }`, {}),
      graphql('PostGraphile 4', postgraphile, `{ directoryEntryByCardId(cardId: "${id}") { ${VIEW} } }`, {}),
    ],
    bounds: toBounds({ seen: 0.35, cached: 1 }),
  };
}

/** The ways in which the API answers one question. */
function ours({ uncached, cached }: Origins, query: string, variables: object): Contender[] {
  return [
    graphql(SEEN, uncached, query, variables),
    neverSeen(NEW, uncached, query, variables),
    graphql(CACHED, cached, query, variables),
  ];
}

/** The same document with another comment each time. */
function neverSeen(name: string, origin: string, query: string, variables: object): Contender {
  const next = () => ({ body: toBody(`# ${++written}\n${query}`, variables) });
  return { ...graphql(name, origin, query, variables), next };
}

function toBounds({ seen, cached }: { seen: number; cached: number }): Bound[] {
  return [
    { name: SEEN, of: 'raw', atLeast: seen },
    { name: CACHED, of: 'raw', atLeast: cached },
  ];
}

function graphql(name: string, origin: string, query: string, variables: object): Contender {
  return {
    name,
    url: `${origin}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: toBody(query, variables),
  };
}

let written = 0;

function toBody(query: string, variables: object): string {
  return JSON.stringify({ query, variables });
}
