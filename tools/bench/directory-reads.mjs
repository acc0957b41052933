import pg from 'pg';

const FIELDS = `v.card_id AS id, v.owner_id AS "ownerId", v.owner_name AS "ownerName", v.owner_path AS "ownerPath", v.title,
  v.category, v.badge, v.keywords, upper(v.theme) AS theme, v.path, v.preview AS face, v.created_at AS "createdAt"`;
const CARD = `SELECT ${FIELDS} FROM directory_entries v WHERE v.card_id = $1`;
const NEWEST = `SELECT ${FIELDS} FROM
    (SELECT card_id FROM card_search ORDER BY created_at DESC, card_id DESC LIMIT $1) hit
  JOIN directory_entries v ON v.card_id = hit.card_id ORDER BY v.created_at DESC, v.card_id DESC`;

const cursorOf = (row) => Buffer.from(`${row.createdAt.getTime()}.${row.id}`).toString('base64url');

/** The stored face as the schema has it: names of enums in capitals. */
const toEntry = ({ face, ...row }) => ({
  ...row,
  face: {
    ...face,
    type: face.type.toUpperCase(),
    theme: face.theme.toUpperCase(),
    socials: face.socials.map((social) => ({ ...social, network: social.network.toUpperCase() })),
  },
});

/** Eight backends keep two cores busy; all servers of the run share the 100 connections of one database. */
export const openPool = (connectionString) => new pg.Pool({ connectionString, max: 8 });

/** The public directory as plain rows of named statements, for the servers that the API is compared with. */
export const directoryReads = (pool) => ({
  async newest(first) {
    const { rows } = await pool.query({ name: 'newest', text: NEWEST, values: [first + 1] });
    const edges = rows.slice(0, first).map((row) => ({ cursor: cursorOf(row), node: toEntry(row) }));
    return { edges, pageInfo: { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor } };
  },
  async card(id) {
    const { rows } = await pool.query({ name: 'card', text: CARD, values: [id] });
    return rows[0] && toEntry(rows[0]);
  },
});
