import { createServer } from 'node:http';
import pg from 'pg';

/** What Node.js and PostgreSQL can do at most: one prepared statement a request, the JSON built by the database. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });

const CARD = `json_build_object('id', id, 'slug', slug, 'visibility', visibility, 'version', version,
  'createdAt', created_at, 'updatedAt', updated_at, 'data', data)`;
const STATEMENTS = {
  card: `SELECT ${CARD}::text AS json FROM cards WHERE id = $1 AND visibility <> 'PRIVATE'`,
  cards: `SELECT json_agg(${CARD})::text AS json FROM
    (SELECT * FROM cards WHERE owner_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2) page`,
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://raw');
  const [, kind, id] = pathname.split('/');
  const name = kind === 'cards' ? 'card' : 'cards';
  const values = name === 'card' ? [id] : [id, searchParams.get('limit')];
  const { rows } = await pool.query<{ json: string }>({ name, text: STATEMENTS[name], values });
  response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.json);
});
server.listen(Number(process.argv[3]), '127.0.0.1');
