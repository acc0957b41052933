import 'reflect-metadata';
import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { specifiedDirectives } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { COST_DIRECTIVES } from '../transports/graphql/cost-directives.ts';
import { withPayloads } from '../transports/graphql/mutation-payloads.ts';
import { fillNullsWithDefaults } from '../transports/graphql/null-defaults.ts';
import { describeSchema } from './describe-schema.ts';
import { MODULES } from './modules.ts';
import { NodeResolver } from './node.resolver.ts';

/** The schema that `schema.graphql` is printed from; `prepare` changes its resolvers in place. */
export function createSchema(prepare = (schema: GraphQLSchema) => schema): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [NodeResolver, ...MODULES.flatMap(({ resolvers = [] }) => resolvers)],
    directives: [...specifiedDirectives, ...COST_DIRECTIVES],
    // Asked for even where every subscription brings its own source, as here.
    pubSub: createPubSub(),
    // Inputs are checked by the domain's rules, which name every wrong field.
    validate: false,
  });
  // Payloads come last: they take over the resolvers of what they are made of.
  return withPayloads(prepare(fillNullsWithDefaults(describeSchema(schema))));
}
