import { isListed } from './listing-sql.service.ts';

/** What a search's statement is made of. */
export interface Search {
  /** Parameters of the patterns that words of the vocabulary are like, one a part. */
  parts: readonly string[];
  /** What the text of a card has to be like, of all parts. */
  words: string;
  /** Whether a card has all parts just when it has words of each. */
  isExact: boolean;
  /** The parameter of a category in small letters. */
  category: string | null;
  /** What comes after the cursor; of a card's row or of a row of its words. */
  after: string;
  /** The parameter of the cursor's time. */
  afterTime: string | null;
  limit: string;
}

/** What the steps of a search cost, measured one by one, in µs: only their proportions matter. */
const COSTS = {
  /** A row of the newest that is looked through; of the newest of a category. */
  row: 0.45,
  rowOfCategory: 2,
  /** To find a word in the index of cards by word, with its newest cards. */
  word: 5,
  wordOfMany: 12,
  /** A card of a word that is read; that is compared with those of other words. */
  entry: 0.45,
  compared: 0.5,
  /** Whether a card has the other parts: by its text, or by one word. */
  text: 3.2,
  otherWord: 2,
  /** To look up how old cards are. */
  ages: 150,
} as const;
/** What part of the cards a category is taken to have. */
const CATEGORY = 0.05;
/** By single words where the other parts belong to so few. */
const FEW_WORDS = 2;
/** Words come in swarms: it is looked so much further than it should take. */
const SLACK = { newest: 1.5, ages: 1.8 } as const;
/** Of the newest so many are looked through, if any. */
const NEWEST = { least: 1000, most: 12_000 } as const;

/**
 * The common table expressions of a search, of which `hit` has its page. It goes the way that takes the least, as the
 * vocabulary tells: which words the parts belong to, in how many cards those are, and so how far the newest have to be
 * looked through for a page. All ways find the same, and each stands in for one that did not find a page.
 */
export function searchHits(search: Search): string {
  const isOne = search.parts.length === 1 && search.isExact && !search.category;
  const vocabulary = search.parts.map(readVocabulary).join(' UNION ALL ');
  return `vocabulary AS MATERIALIZED (${vocabulary}), ${isOne ? ofOne(search) : ofSeveral(search)},
    hit AS (SELECT id, created_at FROM (SELECT id, created_at FROM recent WHERE (SELECT count(*) FROM recent) = ${search.limit}
      UNION ALL SELECT id, created_at FROM other) found ORDER BY created_at DESC, id DESC LIMIT ${search.limit})`;
}

/** The words that a part belongs to: the words themselves, how many they are, and in how many cards they were lately. */
function readVocabulary(parameter: string, n: number): string {
  return `SELECT ${n} AS n, coalesce(array_agg(word), '{}') AS words, count(*)::float8 AS keys,
    coalesce(sum(cards), 0)::float8 AS cards FROM search_words WHERE word LIKE ${parameter}`;
}

const DIRECTORY = `(SELECT greatest(reltuples, 1)::float8 AS total FROM pg_class
  WHERE oid = 'card_search'::regclass) directory`;

/** `newest`: how many of the newest cards have a page of hits, if the parts have nothing to do with each other. */
function ofOne(search: Search): string {
  const { after, limit } = search;
  const words = '(SELECT words FROM vocabulary)::text[]';
  return `cost AS MATERIALIZED (SELECT ${limit} * total / greatest(cards, 0.1) AS newest,
      ${COSTS.wordOfMany} * keys + ${COSTS.entry} * least(cards, keys * ${limit}) AS each_word,
      ${COSTS.word} * keys + ${COSTS.compared} * cards AS all_words FROM vocabulary, ${DIRECTORY}),
    ${recent(search, 'least(each_word, all_words)')},
    way AS MATERIALIZED (SELECT CASE WHEN (SELECT count(*) FROM recent) = ${limit} THEN 'done'
      WHEN each_word <= all_words THEN 'each word' ELSE 'all words' END AS way FROM cost),
    other AS MATERIALIZED (SELECT DISTINCT created_at, id FROM (
      (SELECT o.created_at, o.card_id AS id FROM (SELECT unnest(words) AS word FROM vocabulary WHERE ${is('each word')}) w
        CROSS JOIN LATERAL (SELECT created_at, card_id FROM card_words WHERE card_words.word = w.word ${after}
          ORDER BY created_at DESC, card_id DESC LIMIT ${limit}) o)
      UNION ALL SELECT created_at, card_id FROM card_words WHERE word = ANY (${words}) AND ${is('all words')} ${after}) one
      ORDER BY created_at DESC, id DESC LIMIT ${limit})`;
}

/**
 * `together`: the cards of each part, of which those are hits that all have. `rarest`: the cards with the rarest part from
 * the newest on, until a page of them has the others too. Where many should match, `together` takes only as old ones as
 * should make a page; when they don't, `rarest` follows.
 */
function ofSeveral(search: Search): string {
  const { parts, category, limit } = search;
  const others = 'keys - rare_keys';
  const isFew = search.isExact && !category ? `${others} <= ${FEW_WORDS}` : 'false';
  const lists = parts.map((_, n) => readCards(search, `word = ANY (${splitWords(n)})`, 'card_words'));
  if (category) lists.push(readCards(search, `category_key = ${category} AND is_active`, 'listings'));
  const share = 'least(1, cards / total)';
  const scope = category ? `${CATEGORY} * total` : 'total';
  return `expected AS MATERIALIZED (SELECT ${scope} AS scope, sum(keys) AS keys, min(cards) AS rare_cards,
      sum(cards) ${category ? `+ ${scope}` : ''} AS cards, (array_agg(keys ORDER BY cards))[1] AS rare_keys,
      ${limit} / exp(sum(ln(greatest(${share}, 0.1 / total)))) AS newest FROM vocabulary, ${DIRECTORY} GROUP BY total),
    aged AS MATERIALIZED (SELECT *, least(1, ceil(100 * ${SLACK.ages} * newest / scope) / 100 + 0.01) AS part FROM expected),
    cost AS MATERIALIZED (SELECT newest, part, ${isFew} AS is_few, ${search.isExact ? '' : "'infinity'::float8 +"}
        ${COSTS.word} * keys + ${COSTS.compared} * cards * part + CASE WHEN part < 1 THEN ${COSTS.ages} ELSE 0 END AS together,
        ${COSTS.word} * rare_keys + ${COSTS.entry} * rare_cards + least(rare_cards, ${SLACK.newest} * newest * rare_cards / scope)
          * CASE WHEN ${isFew} THEN ${COSTS.otherWord} * (${others}) ELSE ${COSTS.text} END AS rarest FROM aged),
    rare AS MATERIALIZED (SELECT n, words FROM vocabulary ORDER BY cards LIMIT 1),
    ${recent(search, 'least(together, rarest)')},
    way AS MATERIALIZED (SELECT CASE WHEN (SELECT count(*) FROM recent) = ${limit} THEN 'done'
      WHEN together <= rarest THEN 'together' ELSE 'rarest' END AS way FROM cost),
    since AS MATERIALIZED (SELECT coalesce(${age(search)}, '-infinity') AS since FROM cost WHERE ${is('together')}),
    late AS MATERIALIZED (${lists.join(' INTERSECT ')}),
    missing AS MATERIALIZED (SELECT ${is('rarest')} OR (${is('together')} AND part < 1 AND (SELECT count(*) FROM late) < ${limit})
      AS is_missing FROM cost),
    other AS MATERIALIZED (SELECT created_at, id FROM late WHERE NOT (SELECT is_missing FROM missing)
      UNION ALL ${rarest(search)})`;
}

const is = (way: string) => `(SELECT way FROM way) = '${way}'`;
const splitWords = (n: number) => `(SELECT words FROM vocabulary WHERE n = ${n})::text[]`;

/** A page of hits among the newest, looked through one by one; none when another way takes less. */
function recent({ words, category, after, limit }: Search, least: string): string {
  const row = category ? COSTS.rowOfCategory : COSTS.row;
  const [table, text, scope] = category
    ? [
        'listings',
        '(SELECT s.search FROM card_search s WHERE s.card_id = listings.card_id)',
        `category_key = ${category} AND is_active`,
      ]
    : ['card_search', 'search', 'true'];
  return `recent AS MATERIALIZED (SELECT id, created_at FROM (
      SELECT card_id AS id, created_at, ${text} AS search FROM ${table} WHERE ${scope} ${after}
       ORDER BY created_at DESC, card_id DESC
       LIMIT (SELECT CASE WHEN ${SLACK.newest} * newest * ${row} <= ${least}
         THEN least(greatest(${SLACK.newest} * newest, ${NEWEST.least}), ${NEWEST.most}) ELSE 0 END::int FROM cost)) newest
     WHERE ${words} LIMIT ${limit})`;
}

function readCards({ after }: Search, condition: string, table: 'card_words' | 'listings'): string {
  return `SELECT created_at, card_id AS id FROM ${table} WHERE ${condition} AND ${is('together')}
    AND created_at >= (SELECT since FROM since) ${after}`;
}

/** How old the oldest is of that part of the cards which comes after the cursor, as PostgreSQL keeps count of their times. */
function age({ afterTime }: Search): string {
  const reached = afterTime ? `width_bucket(${afterTime}, bounds)::float8 / cardinality(bounds)` : '1';
  return `(SELECT bounds[1 + floor((${reached} - part) * (cardinality(bounds) - 1))::int]
    FROM (SELECT histogram_bounds::text::timestamptz[] AS bounds FROM pg_stats WHERE part < 1
      AND schemaname = current_schema AND tablename = 'card_search' AND attname = 'created_at') ages)`;
}

function rarest({ parts, words, category, after, limit, isExact }: Search): string {
  // Read out of the index by which the newest are found: in it, they lie in the order in which they are asked for.
  const byText = `EXISTS (SELECT FROM card_search s WHERE s.created_at = r.created_at AND s.card_id = r.id
    AND ${words.replaceAll('search LIKE', "s.search || '' LIKE")} ${category ? `AND ${isListed('r.id', category)}` : ''} OFFSET 0)`;
  const byWord = parts.map(
    (_, n) => `((SELECT n FROM rare) = ${n} OR EXISTS (SELECT FROM card_words o WHERE o.word = ANY (${splitWords(n)})
      AND o.created_at = r.created_at AND o.card_id = r.id OFFSET 0))`,
  );
  const check =
    isExact && !category
      ? `CASE WHEN (SELECT is_few FROM cost) THEN ${byWord.join(' AND ')} ELSE ${byText} END`
      : byText;
  return `(SELECT r.created_at, r.id FROM (SELECT DISTINCT created_at, card_id AS id FROM card_words
      WHERE word = ANY ((SELECT words FROM rare)::text[]) AND (SELECT is_missing FROM missing) ${after}
      ORDER BY created_at DESC, card_id DESC) r WHERE ${check} ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit})`;
}
