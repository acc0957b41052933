import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { GraphQLScalarType } from 'graphql';
import mercurius from 'mercurius';
import { createSessionCheck, openPool } from './signed-in-session.mjs';
import { CARD_ROWS, CARDS_ROWS, CONTACTS_ROWS, INBOX_ROWS } from './signed-in-statements.mjs';

/**
 * Mercurius with graphql-jit: the same session check, the same statements as plain rows, the same documents as the API.
 * Not TypeScript: run through tsx, its two halves would each load a graphql of their own.
 */
const pool = openPool(process.argv[2]);
const findViewer = createSessionCheck(pool);
const schema = readFileSync(new URL('signed-in-peer.graphql', import.meta.url), 'utf8');

const toBase64 = (text) => Buffer.from(text).toString('base64url');
const toCard = (row) => ({
  ...row,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  owner: { id: row.owner_id, name: row.owner_name },
});
const toContact = (row) => ({ ...row, lastActivityAt: row.last_activity_at });
const toConversation = (row) => ({
  ...row,
  photoUrl: row.photo_url,
  lastActivityAt: row.active_at,
  unreadCount: row.unread,
  lastMessage: row.message_id && {
    id: row.message_id,
    text: row.text,
    deletedAt: row.deleted_at,
    sender: row.sender_id && { id: row.sender_id, name: row.sender_name },
    hasCard: false,
    image: row.image_url && { url: row.image_url },
  },
});

async function readRows(name, text, values) {
  return (await pool.query({ name, text, values })).rows;
}

function toConnection(rows, first, toNode, placeOf) {
  const page = rows.slice(0, first);
  const endCursor = page.length > 0 ? toBase64(placeOf(page.at(-1))) : null;
  return {
    totalCount: rows[0]?.total ?? 0,
    edges: page.map((row) => ({ node: toNode(row) })),
    pageInfo: { hasNextPage: rows.length > first, endCursor },
  };
}

const app = Fastify();
await app.register(mercurius, {
  jit: 1,
  schema,
  context: async ({ headers }) => {
    const viewer = await findViewer(headers.authorization);
    if (!viewer) throw new Error('Please sign in.');
    return { viewer };
  },
  resolvers: {
    Query: {
      viewer: (_root, _arguments, { viewer }) => ({ id: viewer }),
      async card(_root, { id }, { viewer }) {
        const [row] = await readRows('card', CARD_ROWS, [id, viewer]);
        return row && toCard(row);
      },
      async contacts(_root, { first }, { viewer }) {
        const rows = await readRows('contacts', CONTACTS_ROWS, [viewer, first]);
        return toConnection(rows, first, toContact, ({ name_key, id }) => JSON.stringify([name_key, id]));
      },
      async inbox(_root, { first }, { viewer }) {
        const rows = await readRows('inbox', INBOX_ROWS, [viewer, first]);
        return toConnection(rows, first, toConversation, ({ active_at, id }) => `${active_at.getTime()}.${id}`);
      },
    },
    Viewer: {
      async cards({ id }, { first }) {
        const rows = await readRows('cards', CARDS_ROWS, [id, first]);
        return toConnection(rows, first, toCard, (row) => `${row.created_at.getTime()}.${row.id}`);
      },
    },
    PersonalDetails: { gender: ({ gender }) => gender || null },
    DateTimeISO: new GraphQLScalarType({ name: 'DateTimeISO', serialize: (time) => time.toISOString() }),
  },
});
app.get('/up', async () => 'up');
await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' });
