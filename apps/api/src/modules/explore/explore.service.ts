import { AppError, searchPatterns, wordPatterns } from '@tessera/domain';
import type { Services } from '../../platform/context.ts';
import { assertPageSize, decodeCursor, encodeCursor } from '../../platform/page.ts';
import type { CategoryCount, DirectoryConnection, DirectoryEntry, ExploreArgs } from './directory.types.ts';

/** What a search costs, in rows of the newest that are looked through: 1,000 take half a millisecond. */
const COSTS = {
  /** A row of the index of words, and as much again for each hundred words that are looked for at once. */
  entry: 0.3,
  perWord: 0.08,
  /** A card that is read for itself. */
  card: 3.5,
  /** The index of letters, however many words a part belongs to. */
  letters: 15_000,
} as const;
/** Words come in swarms: the newest are looked through so much further than it should take. */
const SLACK = 1.5;
/** Words that an index is asked for at once: it compares each of its cards with each of them. */
const MOST_WORDS = 200;
/** Of the newest so many are looked through, if any. */
const RECENT = { least: 1000, most: 12_000 } as const;
/** Of more matches than that, all of them old, the page shows the newest of so many. */
const MOST_OLDER = 2000;
const MOST_CATEGORIES = 30;

/** The columns of a view under the names of its fields. */
export const VIEW_FIELDS = `v.card_id AS id, v.created_at AS "createdAt", v.owner_id AS "ownerId",
  v.owner_name AS "ownerName", v.owner_path AS "ownerPath", v.title, v.category, v.badge, v.keywords, v.theme, v.path,
  v.preview`;

/** The part of a statement that narrows the directory, with its values. Its name tells the statements apart. */
interface Filter {
  name: string;
  /** One condition a word. */
  words: string;
  /** Category and cursor. */
  scope: string;
  values: unknown[];
}

/** One page of the directory, newest first. Only public cards, and of them only what their owners show. */
export async function explore(services: Pick<Services, 'reads'>, args: ExploreArgs): Promise<DirectoryConnection> {
  assertPageSize(args.first);
  const patterns = searchPatterns(args.q ?? '');
  const hits = exploreHits(args);
  return hits ? newest(services, args, patterns, hits) : mostRelevant(services, args, patterns);
}

/** The hits of a page in its order, one more than it shows; null by relevance, which has an order of its own. */
export function exploreHits(args: ExploreArgs) {
  assertPageSize(args.first);
  const patterns = searchPatterns(args.q ?? '');
  if (args.sort === 'RELEVANCE' && patterns.length > 0) return null;
  const filter = filterOf(args, patterns, args.after ? decodeCursor(args.after) : null);
  const parts = wordPatterns(args.q ?? '').map((part) => `$${filter.values.push(part)}`);
  const limit = `$${filter.values.length + 1}::int`;
  const ctes = parts.length > 0 ? searched(filter, parts, limit) : listed(filter, limit);
  return { name: filter.name, ctes, values: [...filter.values, args.first + 1], first: args.first };
}

async function newest(
  services: Pick<Services, 'reads'>,
  { first }: ExploreArgs,
  patterns: string[],
  hits: NonNullable<ReturnType<typeof exploreHits>>,
) {
  const rows = await services.reads.query<DirectoryEntry>(`explore_${hits.name}`, withViews(hits.ctes), hits.values);
  return connection(rows, first, patterns, (row) => encodeCursor(row));
}

function listed({ scope }: Filter, limit: string): string {
  return `hit AS (SELECT card_id AS id, created_at FROM card_search WHERE true ${scope}
    ORDER BY created_at DESC, card_id DESC LIMIT ${limit})`;
}

/**
 * By the way that takes the least, as the vocabulary tells: which words the parts belong to, in how many cards those are,
 * and so how far the newest have to be looked through for a page. When a page is not among those, or more match than can be
 * looked at, by the next way. So neither what is everywhere nor what is nowhere costs more than a few ms.
 */
function searched({ words, scope }: Filter, parts: string[], limit: string): string {
  const newest = (
    most: string,
  ) => `SELECT id, created_at FROM (SELECT card_id AS id, created_at, search FROM card_search
      WHERE true ${scope} ORDER BY created_at DESC, card_id DESC LIMIT ${most}) newest WHERE ${words} LIMIT ${limit}`;
  const older = (way: string, condition: string) => `(SELECT card_id AS id, created_at FROM card_search
      WHERE (SELECT count(*) FROM recent) < ${limit} AND (SELECT older FROM way) = '${way}' AND ${condition} ${scope}
      LIMIT ${MOST_OLDER})`;
  // Not the column itself, else the index of its letters would be asked as well.
  const checked = words.replaceAll('search LIKE', "search || '' LIKE");
  const all = parts.map((_, n) => `words_of(search) && (SELECT words FROM vocabulary WHERE n = ${n})`).join(' AND ');
  return `vocabulary AS MATERIALIZED (${parts.map(vocabularyOf).join(' UNION ALL ')}),
    cost AS MATERIALIZED (${costs(limit)}),
    way AS MATERIALIZED (SELECT ${SLACK} * newest <= least(by_words, by_rarest, ${COSTS.letters}) AS is_newest_first, newest,
      CASE least(by_words, by_rarest, ${COSTS.letters}) WHEN by_words THEN 'words' WHEN by_rarest THEN 'rarest word'
        ELSE 'letters' END AS older FROM cost),
    recent AS MATERIALIZED (${newest(`(SELECT CASE WHEN is_newest_first
      THEN least(greatest(${SLACK} * newest, ${RECENT.least}), ${RECENT.most}) ELSE 0 END::int FROM way)`)}),
    older AS MATERIALIZED (${older('words', `${all} AND ${checked}`)}
      UNION ALL ${older('rarest word', `words_of(search) && (${RAREST}) AND ${checked}`)}
      UNION ALL ${older('letters', words)}),
    many AS MATERIALIZED (${newest(`CASE WHEN (SELECT count(*) FROM older) >= ${MOST_OLDER}
      AND NOT (SELECT is_newest_first FROM way) THEN ${RECENT.most} ELSE 0 END`)}),
    hit AS (SELECT id, created_at FROM recent WHERE (SELECT count(*) FROM recent) = ${limit}
      UNION ALL SELECT id, created_at FROM many WHERE (SELECT count(*) FROM many) = ${limit}
      UNION ALL (SELECT id, created_at FROM older WHERE (SELECT count(*) FROM many) < ${limit}
        ORDER BY created_at DESC, id DESC LIMIT ${limit}))`;
}

/** How many of the newest have a page of hits, if the parts have nothing to do with each other; and the other ways' costs. */
function costs(limit: string): string {
  const entry = `(${COSTS.entry} + ${COSTS.perWord} * keys)`;
  return `SELECT ${limit} / exp(sum(ln(least(1, greatest(cards, 0.1) / total)))) AS newest,
      CASE WHEN sum(keys) <= ${MOST_WORDS} THEN sum(cards * ${entry}) + CASE count(*) WHEN 1 THEN ${COSTS.card} * least(sum(cards), ${MOST_OLDER}) ELSE 0 END END AS by_words,
      min(cards * (${COSTS.card} + ${entry})) AS by_rarest
    FROM vocabulary, (SELECT greatest(reltuples, 1)::float8 AS total FROM pg_class WHERE oid = 'card_search'::regclass) directory`;
}

const RAREST = 'SELECT words FROM vocabulary ORDER BY cards LIMIT 1';

/** The words that a part belongs to: the words themselves, how many they are, and in how many cards they were lately. */
function vocabularyOf(parameter: string, n: number): string {
  return `SELECT ${n} AS n, coalesce(array_agg(word), '{}') AS words, count(*) AS keys, coalesce(sum(cards), 0) AS cards
    FROM search_words WHERE word LIKE ${parameter}`;
}

/** The views of the hits, in their order. */
export function withViews(hits: string, fields = VIEW_FIELDS): string {
  return `WITH ${hits} SELECT ${fields}
    FROM hit JOIN card_views v ON v.card_id = hit.id ORDER BY hit.created_at DESC, hit.id DESC`;
}

/** Whole words count more than parts, short texts more than long ones; the rank is the cursor. */
async function mostRelevant(services: Pick<Services, 'reads'>, args: ExploreArgs, patterns: string[]) {
  const filter = filterOf(args, patterns, null);
  const from = args.after ? decodeRank(args.after) : 0;
  const score = patterns.map((_, index) => `(search LIKE '% ' || substr($${index + 1}, 2))::int`).join(' + ');
  const [limit, offset] = [filter.values.length + 1, filter.values.length + 2];
  const statement = `WITH found AS (
      SELECT card_id AS id, created_at, ${score} AS score, length(search) AS size FROM card_search
       WHERE ${filter.words} ${filter.scope} ORDER BY created_at DESC, card_id DESC LIMIT ${MOST_OLDER}),
    hit AS (SELECT * FROM found ORDER BY score DESC, size, created_at DESC, id DESC LIMIT $${limit} OFFSET $${offset})
    SELECT ${VIEW_FIELDS} FROM hit JOIN card_views v ON v.card_id = hit.id
     ORDER BY score DESC, size, hit.created_at DESC, hit.id DESC`;
  const values = [...filter.values, args.first + 1, from];
  const rows = await services.reads.query<DirectoryEntry>(`relevant_${filter.name}`, statement, values);
  return connection(rows, args.first, patterns, (_row, index) => encodeRank(from + index + 1));
}

/** Categories of what the words find, the most frequent first; at most 30. */
export async function countCategories(
  { reads }: Pick<Services, 'reads'>,
  patterns: string[],
): Promise<CategoryCount[]> {
  const words = patterns.map((_, index) => `AND search LIKE $${index + 1}`).join(' ');
  return reads.query<CategoryCount>(
    `categories_${patterns.length}`,
    // By spelling first, of which there are few: all rows sorted for `mode()` took five times as long.
    `WITH spelled AS (
       SELECT category_key, category, count(*)::int AS count FROM card_search
        WHERE category_key <> '' ${words} GROUP BY category_key, category)
     SELECT (array_agg(category ORDER BY count DESC, category))[1] AS name, sum(count)::int AS count FROM spelled
      GROUP BY category_key ORDER BY sum(count) DESC, category_key LIMIT ${MOST_CATEGORIES}`,
    patterns,
  );
}

function filterOf(
  { category }: ExploreArgs,
  patterns: string[],
  after: { createdAt: Date; id: string } | null,
): Filter {
  const values: unknown[] = [...patterns];
  const add = (value: unknown) => `$${values.push(value)}`;
  const key = category?.trim().toLowerCase();
  const scope = [
    key ? `AND category_key = ${add(key)}` : '',
    after ? `AND (created_at, card_id) < (${add(after.createdAt)}, ${add(after.id)})` : '',
  ];
  return {
    name: `${patterns.length}${key ? 'c' : ''}${after ? 'a' : ''}`,
    words: patterns.map((_, index) => `search LIKE $${index + 1}`).join(' AND '),
    scope: scope.join(' '),
    values,
  };
}

function connection(
  rows: DirectoryEntry[],
  first: number,
  patterns: string[],
  cursorOf: (row: DirectoryEntry, index: number) => string,
): DirectoryConnection {
  const edges = rows.slice(0, first).map((row, index) => ({ cursor: cursorOf(row, index), node: row }));
  const pageInfo = { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, patterns };
}

function encodeRank(rank: number): string {
  return Buffer.from(`rank.${rank}`).toString('base64url');
}

function decodeRank(cursor: string): number {
  const match = /^rank\.(\d{1,4})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (!match) throw new AppError('BAD_USER_INPUT', 'This cursor was not made here.', { after: 'unknown cursor' });
  return Number(match[1]);
}
