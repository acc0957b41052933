import { createServer } from 'node:http';
import pg from 'pg';
import { loadHits } from './search-statement.ts';

const PAGE = 24;

/** node:http with one prepared statement a request, the same SQL as the API's and the JSON built by the database. */
// Planned as the API's reads are.
const options = '-c plan_cache_mode=force_generic_plan';
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20, options });

const ENTRY = `json_build_object('id', v.card_id, 'ownerId', v.owner_id, 'ownerName', v.owner_name, 'ownerPath', v.owner_path,
  'title', v.title, 'category', v.category, 'badge', v.badge, 'keywords', v.keywords, 'theme', upper(v.theme), 'path', v.path,
  'face', v.preview)`;
const CURSOR = `translate(encode(convert_to(
  (extract(epoch FROM page.created_at) * 1000)::bigint || '.' || page.id, 'utf8'), 'base64'), '+/=', '-_')`;
/** A page of the directory as one JSON text, and the cards whose turn it was. `turn`: what they are ordered by first. */
const page = (hits: string, turn: string) => `WITH ${hits}, page AS (
    SELECT id, created_at, ${turn} AS turn, row_number() OVER (ORDER BY ${turn}, created_at DESC, id DESC) AS n FROM hit)
  SELECT json_build_object('data', json_build_object('explore', json_build_object('edges',
    (SELECT coalesce(json_agg(json_build_object('cursor', ${CURSOR.replace('page.created_at', 'v.created_at')}, 'node', ${ENTRY})
      ORDER BY page.n), '[]'::json) FROM page JOIN directory_entries v ON v.card_id = page.id WHERE page.n <= ${PAGE}),
    'pageInfo', json_build_object('hasNextPage', (SELECT count(*) > ${PAGE} FROM page), 'endCursor',
    (SELECT ${CURSOR} FROM page WHERE page.n <= ${PAGE} ORDER BY page.n DESC LIMIT 1)))))::text AS json,
    ARRAY(SELECT id FROM page WHERE turn IS NOT NULL ORDER BY turn) AS featured`;

const STATEMENTS: Record<string, string> = {
  profile: `WITH page AS (SELECT v.*, row_number() OVER (ORDER BY v.created_at DESC, v.card_id DESC) AS n FROM (
      SELECT * FROM directory_entries WHERE owner_id = $2 ORDER BY created_at DESC, card_id DESC LIMIT $1::int) v)
    SELECT json_build_object('data', json_build_object('user', json_build_object('id', u.id, 'name', u.full_name,
      'path', '/u/' || coalesce(u.handle, u.id::text), 'publicCards', json_build_object('edges',
      (SELECT coalesce(json_agg(json_build_object('cursor', ${CURSOR.replaceAll('page.id', 'v.card_id').replaceAll('page.', 'v.')}, 'node', ${ENTRY}) ORDER BY v.n), '[]'::json)
         FROM page v WHERE v.n < $1::int),
      'pageInfo', json_build_object('hasNextPage', (SELECT count(*) = $1::int FROM page))))))::text AS json
    FROM users u WHERE u.id = $2`,
  card: `SELECT json_build_object('data', json_build_object('publicCard', ${ENTRY}))::text AS json
    FROM directory_entries v WHERE v.card_id = $1`,
};

const findHits = await loadHits();
/** The newest cards after the featured ones whose turn it is, or what a search finds. */
async function readDirectory(q: string | null): Promise<string | undefined> {
  const { name, ctes, values, isFeatured } = findHits({ first: PAGE, ...(q && { query: q }) });
  const text = page(ctes, isFeatured ? 'turn' : 'NULL::int');
  const { rows } = await pool.query<{ json: string }>({ name, text, values });
  return rows[0]?.json;
}

async function readNamed(name: string, values: string[]): Promise<string | undefined> {
  const { rows } = await pool.query<{ json: string }>({ name, text: STATEMENTS[name] ?? '', values });
  return rows[0]?.json;
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://raw');
  const name = pathname.slice(1);
  const json = await (name in STATEMENTS
    ? readNamed(name, searchParams.getAll('v'))
    : readDirectory(searchParams.get('q')));
  response.writeHead(200, { 'content-type': 'application/json' }).end(json);
});
server.listen(Number(process.argv[3]), '127.0.0.1');
