import Fastify from 'fastify';
import mercurius from 'mercurius';
import { directoryReads, openPool } from './directory-reads.mjs';

/**
 * Mercurius with graphql-jit over the same table, with the same fields.
 * Not TypeScript: run through tsx, its two halves would each load a graphql of their own.
 */
const reads = directoryReads(openPool(process.argv[2]));

const app = Fastify();
await app.register(mercurius, {
  jit: 1,
  schema: `type Social { network: String! label: String! text: String! url: String! }
    type Face { type: String! theme: String! title: String! badge: String! name: String! role: String! company: String!
      tagline: String! logo: String photo: String phone: String! phoneHref: String email: String! emailHref: String
      website: String! websiteUrl: String address: String! location: String! mapUrl: String socials: [Social!]!
      education: String! message: String! tags: [String!]! }
    type Entry { id: ID! ownerId: ID! ownerName: String! ownerPath: String! title: String! category: String badge: String!
      keywords: [String!]! theme: String! path: String! face: Face! }
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
