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

const TEXTS = (names) => names.map((name) => `${name}: String!`).join(' ');
const schema = `
  scalar DateTimeISO
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type CardSocials { ${TEXTS(['linkedin', 'twitter', 'instagram', 'facebook', 'youtube', 'github', 'whatsapp', 'telegram'])} }
  type PersonalDetails { gender: String
    ${TEXTS(['photoUrl', 'birthDate', 'anniversaryDate', 'education', 'resAddress', 'pincode', 'mapsLink', 'message'])} }
  type CompanyDetails {
    ${TEXTS(['companyName', 'companyLogo', 'designation', 'category', 'companyMobile', 'email', 'address', 'mapsLink', 'website', 'message'])} }
  type CardExtra { personal: PersonalDetails! company: CompanyDetails! }
  type CardData { design: String tags: [String!]! socials: CardSocials! extra: CardExtra!
    ${TEXTS(['type', 'theme', 'title', 'name', 'role', 'email', 'phone', 'address', 'addressMap', 'website', 'logoUrl', 'tagline'])} }
  type User { id: ID! name: String! }
  type Card { id: ID! version: Int! visibility: String! createdAt: DateTimeISO! updatedAt: DateTimeISO! path: String!
    data: CardData! owner: User! }
  type CardEdge { node: Card! }
  type CardConnection { edges: [CardEdge!]! pageInfo: PageInfo! }
  type Contact { id: ID! tags: [String!]! lastActivityAt: DateTimeISO!
    ${TEXTS(['name', 'company', 'role', 'email', 'phone'])} }
  type ContactEdge { node: Contact! }
  type ContactConnection { totalCount: Int! edges: [ContactEdge!]! pageInfo: PageInfo! }
  type MessageCard { id: ID! }
  type MessageImage { url: String! }
  type Message { id: ID! text: String! deletedAt: DateTimeISO sender: User card: MessageCard image: MessageImage }
  type Conversation { id: ID! kind: ConversationKind! title: String! photoUrl: String lastActivityAt: DateTimeISO!
    unreadCount: Int! lastMessage: Message }
  type ConversationEdge { node: Conversation! }
  type ConversationConnection { totalCount: Int! edges: [ConversationEdge!]! pageInfo: PageInfo! }
  type Viewer { id: ID! cards(first: Int!, after: String): CardConnection! }
  enum ContactSort { NAME COMPANY LAST_ACTIVITY }
  enum ConversationKind { GROUP DIRECT }
  type Query {
    viewer: Viewer
    card(id: ID!): Card
    contacts(query: String!, tag: String, sort: ContactSort!, first: Int!, after: String): ContactConnection!
    inbox(kind: ConversationKind, first: Int!, after: String): ConversationConnection!
  }`;

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
