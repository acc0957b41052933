import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import Fastify from 'fastify';
import { directoryReads, openPool } from './directory-reads.mjs';

/** Apollo Server alone, as it comes: the API's whole schema, plain resolvers over the same table, no limits. */
const reads = directoryReads(openPool(process.argv[2]));

const apollo = new ApolloServer({
  typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
  resolvers: {
    Query: {
      explore: (_root, { first }) => reads.newest(first),
      publicCard: (_root, { id }) => reads.card(id),
    },
  },
});
await apollo.start();
const app = Fastify();
app.post('/graphql', fastifyApolloHandler(apollo));
app.get('/up', async () => 'up');
await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' });
