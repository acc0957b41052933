import Fastify from 'fastify';
import mercurius from 'mercurius';
import pg from 'pg';

/**
 * Mercurius with graphql-jit over the same table: plain rows of named statements, `preview` as a JSON scalar.
 * Not TypeScript: run through tsx, its two halves would each load a graphql of their own.
 */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 });
const FIELDS = `v.card_id AS id, v.owner_id AS "ownerId", v.owner_name AS "ownerName", v.owner_path AS "ownerPath", v.title,
  v.category, v.badge, v.keywords, upper(v.theme) AS theme, v.path, v.preview, v.created_at AS "createdAt"`;
const cursorOf = (row) => Buffer.from(`${row.createdAt.getTime()}.${row.id}`).toString('base64url');

const app = Fastify();
await app.register(mercurius, {
  jit: 1,
  schema: `scalar JSON
    type Entry { id: ID! ownerId: ID! ownerName: String! ownerPath: String! title: String! category: String badge: String!
      keywords: [String!]! theme: String! path: String! preview: JSON! }
    type Edge { cursor: String! node: Entry! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type Connection { edges: [Edge!]! pageInfo: PageInfo! }
    type Query { explore(first: Int!, pattern: String): Connection! publicCard(id: ID!): Entry }`,
  resolvers: {
    Query: {
      async explore(_root, { first, pattern }) {
        const hits = pattern
          ? `SELECT card_id, created_at FROM (SELECT card_id, created_at, search FROM card_search
               ORDER BY created_at DESC, card_id DESC LIMIT 4000) newest WHERE search LIKE $2 LIMIT $1`
          : 'SELECT card_id, created_at FROM card_search ORDER BY created_at DESC, card_id DESC LIMIT $1';
        const { rows } = await pool.query({
          name: pattern ? 'search' : 'explore',
          text: `SELECT ${FIELDS} FROM (${hits}) hit JOIN card_views v ON v.card_id = hit.card_id
            ORDER BY v.created_at DESC, v.card_id DESC`,
          values: pattern ? [first + 1, pattern] : [first + 1],
        });
        const edges = rows.slice(0, first).map((node) => ({ cursor: cursorOf(node), node }));
        return { edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor } };
      },
      async publicCard(_root, { id }) {
        const text = `SELECT ${FIELDS} FROM card_views v WHERE v.card_id = $1`;
        return (await pool.query({ name: 'card', text, values: [id] })).rows[0];
      },
    },
  },
});
app.get('/up', async () => 'up');
await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' });
