import { categoryKey, countFeatured, readCloseWords, readSearchWords, type SearchWords } from '@tessera/domain';
import type { Services } from '../../kernel/context.ts';
import { fromCursor, toCursor, toPageInfo } from '../../kernel/lists/page.ts';
import { assertPageSize, type ForwardArgs } from '../../kernel/lists/page-args.ts';
import type { CategoryCount, DirectoryConnection, DirectoryEntry, ExploreArgs } from './directory.types.ts';
import { type DirectoryPlace, decodePlace, isFeatured, listPlaces } from './directory-place.ts';
import { featuredHits } from './featured-hits.ts';
import { hashCategory } from './listing-sql.ts';
import { searchHits } from './search-hits.ts';

/** By relevance so many of the newest matches are compared. */
const MOST_COMPARED = 2000;
/** Of so many of the newest matches the categories are counted. */
const MOST_COUNTED = 500;
/** So many of the newest cards are looked through before the index. */
const NEWEST = { page: 4000, counted: 20_000, compared: 40_000 } as const;
const MOST_CATEGORIES = 30;

/** The columns of a view under the names of its fields. */
export const VIEW_FIELDS = `v.card_id AS id, v.created_at AS "createdAt", v.owner_id AS "ownerId",
  v.owner_name AS "ownerName", v.owner_path AS "ownerPath", v.title, v.category, v.badge, v.keywords, v.theme, v.path,
  v.preview, v.allow_contact_downloads AS "allowContactDownloads"`;

/** The part of a statement that narrows the directory, with its values. Its name tells the statements apart. */
interface Filter {
  name: string;
  /** The conditions of the words and of the category; '' without any. */
  matches: string;
  /** The parameter of a category in small letters. */
  category: string | null;
  /** What comes after the cursor. */
  after: string;
  isClose: boolean;
  values: unknown[];
}

/**
 * One page of the directory, newest first after the featured cards whose turn it is. Only public cards, and of them only what
 * their owners show. A search that finds nothing looks for mistyped words.
 */
export async function explore(
  services: Pick<Services, 'reads'>,
  args: ExploreArgs,
  now = new Date(),
): Promise<DirectoryConnection> {
  const words = readSearchWords(args.query ?? '');
  const found = await readPage(services, args, { words, now });
  const closeWords = found.edges.length === 0 ? readCloseWords(args.query ?? '') : null;
  if (!closeWords) return found;
  // Behind the last page of what the words find there is nothing more, either.
  const isFound = args.after && (await readPage(services, { ...args, after: null, first: 1 }, { words, now }));
  if (isFound && isFound.edges.length > 0) return found;
  return readPage(services, args, { words: closeWords, now });
}

async function readPage(
  services: Pick<Services, 'reads'>,
  args: ExploreArgs,
  { words, now }: { words: SearchWords; now: Date },
): Promise<DirectoryConnection> {
  const hits = exploreHits(args, now, words);
  if (!hits) return mostRelevant(services, args, words);
  const rows = await services.reads.query<FoundEntry>(`explore_${hits.name}`, withViews(hits), hits.values);
  const placeAt = listPlaces(rows, hits.stood);
  return connection(rows, { ...args, words }, (_row, index) => placeAt(index));
}

/** The statement that finds a page, one more than it shows. */
export interface Hits {
  name: string;
  /** Their list of `WITH`, of which `hit` has the hits. */
  ctes: string;
  values: unknown[];
  first: number;
  /** Whether featured cards may stand first. */
  isFeatured: boolean;
  /** Featured cards that stood first on the pages before. */
  stood: readonly string[];
}

/** The hits of a page in its order; null by relevance. */
export function exploreHits(
  args: ExploreArgs,
  now = new Date(),
  words: SearchWords = readSearchWords(args.query ?? ''),
): Hits | null {
  assertPageSize(args.first);
  const hasWords = words.patterns.length > 0;
  if (args.orderBy === 'RELEVANCE' && hasWords) return null;
  const place = args.after ? decodePlace(args.after) : null;
  const filter = buildFilter(args, words, place);
  const limit = `$${filter.values.push(args.first + 1)}::int`;
  // A search finds what it is asked for, in its order; and who has begun to read goes on where they were.
  const most = !hasWords && !place ? countFeatured(args.first) : 0;
  const { name } = filter;
  const page = { values: filter.values, first: args.first, stood: place?.stood ?? [] };
  if (most === 0) {
    const ctes = hasWords ? searchHits(filter, { limit, newest: NEWEST.page }) : listed(filter, limit);
    return { ...page, name, ctes, isFeatured: false };
  }
  return { ...page, name: `${name}f${most}`, ctes: featuredHits(filter, { limit, most, now }), isFeatured: true };
}

/** A card with its turn among the featured ones that stand first; without one where it stands by its age. */
type FoundEntry = DirectoryEntry & { turn?: number | null };

/** What of the hits is shown: how many, and the words that are marked in them. */
interface Shown extends ForwardArgs {
  words: SearchWords;
}

function listed({ category, after }: Filter, limit: string): string {
  const scope = category ? `listings WHERE category_key = ${category} AND is_active` : 'card_search WHERE true';
  return `hit AS (SELECT card_id AS id, created_at FROM ${scope} ${after}
    ORDER BY created_at DESC, card_id DESC LIMIT ${limit})`;
}

/** The views of the hits, in their order. */
export function withViews({ ctes, isFeatured }: Pick<Hits, 'ctes' | 'isFeatured'>, fields = VIEW_FIELDS): string {
  const [turn, order] = isFeatured ? [', hit.turn', 'hit.turn, '] : ['', ''];
  return `WITH ${ctes} SELECT ${fields}${turn}
    FROM hit JOIN directory_entries v ON v.card_id = hit.id ORDER BY ${order}hit.created_at DESC, hit.id DESC`;
}

/** Whole words count more than parts, short texts more than long ones; the rank is the cursor. */
async function mostRelevant(services: Pick<Services, 'reads'>, args: ExploreArgs, words: SearchWords) {
  const filter = buildFilter(args, words, null);
  const from = args.after ? decodeRank(args.after) : 0;
  const score = words.patterns.map((_, index) => `(${isBeginning(`$${index + 1}`)})::int`).join(' + ');
  const [limit, offset] = [filter.values.length + 1, filter.values.length + 2];
  const statement = `WITH ${searchHits(filter, { limit: MOST_COMPARED, newest: NEWEST.compared })},
    shown AS (SELECT id, created_at, ${score} AS score, length(search) AS size FROM hit ORDER BY score DESC, size, created_at DESC, id DESC LIMIT $${limit} OFFSET $${offset})
    SELECT ${VIEW_FIELDS} FROM shown JOIN directory_entries v ON v.card_id = shown.id
     ORDER BY score DESC, size, shown.created_at DESC, shown.id DESC`;
  const values = [...filter.values, args.first + 1, from];
  const rows = await services.reads.query<DirectoryEntry>(`relevant_${filter.name}`, statement, values);
  return connection(rows, { ...args, words }, (_row, index) => encodeRank(from + index + 1));
}

/** SQL: whether a word of the text begins with one of the word’s spellings. */
function isBeginning(spellings: string): string {
  return `search LIKE ANY (SELECT '% ' || ltrim(spelling, '% ') FROM unnest(${spellings}::text[]) AS spelling)`;
}

/** Categories of what the words find, of the 500 newest; without words of all. The most frequent first; at most 30. */
export async function countCategories(
  { reads }: Pick<Services, 'reads'>,
  words: SearchWords,
): Promise<CategoryCount[]> {
  const filter = buildFilter({}, words, null);
  const extent = { limit: MOST_COUNTED, newest: NEWEST.counted };
  const spelled = filter.matches
    ? `${searchHits(filter, extent)}, spelled AS (
       SELECT category_key, category, count(*)::int AS count FROM hit JOIN listings ON card_id = hit.id AND is_active
        GROUP BY category_key, category)`
    : `spelled AS (
       SELECT category_key, category, sum(cards)::int AS count FROM category_counts
        GROUP BY category_key, category HAVING sum(cards) > 0)`;
  return reads.query<CategoryCount>(
    `categories_${filter.name}`,
    `WITH ${spelled}
     SELECT (array_agg(category ORDER BY count DESC, category))[1] AS name, sum(count)::int AS count FROM spelled
      GROUP BY category_key ORDER BY sum(count) DESC, category_key LIMIT ${MOST_CATEGORIES}`,
    filter.values,
  );
}

/** Adds up the changes to category counts since the last hour. */
export async function sweepCategoryCounts({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM category_counts RETURNING category_key, category, cards)
     INSERT INTO category_counts (category_key, category, cards)
     SELECT category_key, category, sum(cards) FROM gone GROUP BY category_key, category HAVING sum(cards) <> 0`,
  );
}

function buildFilter(
  { category }: Pick<ExploreArgs, 'category'>,
  { patterns, isClose }: SearchWords,
  place: DirectoryPlace | null,
): Filter {
  const values: unknown[] = [...patterns];
  const add = (value: unknown) => `$${values.push(value)}`;
  const key = categoryKey(category ?? '');
  const { last = null, stood = [] } = place ?? {};
  const categoryPlace = key ? add(key) : null;
  const time = last && `${add(last.createdAt)}::timestamptz`;
  const after = last ? `AND (created_at, card_id) < (${time}, ${add(last.id)})` : '';
  const others = stood.length > 0 ? `AND card_id <> ALL (${add(stood)}::uuid[])` : '';
  return {
    name: `${patterns.length}${isClose ? '~' : ''}${key ? 'c' : ''}${last ? 'a' : ''}${others ? 's' : ''}`,
    matches: [
      ...patterns.map((_, index) => `search LIKE ANY ($${index + 1}::text[])`),
      ...(categoryPlace ? [`categories @> ARRAY[${hashCategory(categoryPlace)}]`] : []),
    ].join(' AND '),
    category: categoryPlace,
    after: `${after} ${others}`,
    isClose,
    values,
  };
}

function connection(
  rows: FoundEntry[],
  { first, after, words }: Shown,
  writeCursor: (row: FoundEntry, index: number) => string,
): DirectoryConnection {
  const edges = rows.slice(0, first).map((row, index) => ({
    cursor: writeCursor(row, index),
    isFeatured: isFeatured(row),
    node: row,
  }));
  const pageInfo = toPageInfo(edges, { hasNextPage: rows.length > first, hasPreviousPage: Boolean(after) });
  return { edges, pageInfo, words };
}

function encodeRank(rank: number): string {
  return toCursor(`rank.${rank}`);
}

function decodeRank(cursor: string): number {
  return fromCursor(cursor, (text) => {
    const match = /^rank\.(\d{1,4})$/.exec(text);
    return match ? Number(match[1]) : null;
  });
}
