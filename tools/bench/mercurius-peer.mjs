import Fastify from 'fastify';
import mercurius from 'mercurius';
import { directoryReads, openPool } from './directory-reads.mjs';

/**
 * Mercurius with graphql-jit over the same table, `preview` as a JSON scalar.
 * Not TypeScript: run through tsx, its two halves would each load a graphql of their own.
 */
const reads = directoryReads(openPool(process.argv[2]));

const app = Fastify();
await app.register(mercurius, {
  jit: 1,
  schema: `scalar JSON
    type Entry { id: ID! ownerId: ID! ownerName: String! ownerPath: String! title: String! category: String badge: String!
      keywords: [String!]! theme: String! path: String! preview: JSON! }
    type Edge { cursor: String! node: Entry! }
    type PageInfo { hasNextPage: Boolean! endCursor: String }
    type Connection { edges: [Edge!]! pageInfo: PageInfo! }
    type Query { explore(first: Int!): Connection! publicCard(id: ID!): Entry }`,
  resolvers: {
    Query: {
      explore: (_root, { first }) => reads.newest(first),
      publicCard: (_root, { id }) => reads.card(id),
    },
  },
});
app.get('/up', async () => 'up');
await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' });
