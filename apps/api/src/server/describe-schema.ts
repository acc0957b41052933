import { type GraphQLSchema, getNamedType, isInputObjectType } from 'graphql';

const ROOTS = {
  Query: 'Everything that can be read. A list or object of the viewer needs a session or a token.',
  Mutation:
    'Everything that can be changed. Mutations of one document run one after the other; what an earlier one wrote stays when a later one fails. Each answers a payload of its own: `createCard` a `CreateCardPayload` with the card.',
  Subscription: 'What can be followed as it happens, over a WebSocket. Rights are checked again with each event.',
} as const;

/**
 * Writes the descriptions that no class can carry: those of the root types. An argument that takes an input type and says
 * nothing itself says what the type says, so that the sentence stands in one place.
 */
export function describeSchema(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!root) continue;
    root.description = ROOTS[root.name as keyof typeof ROOTS];
    for (const { args } of Object.values(root.getFields())) {
      for (const arg of args) {
        const type = getNamedType(arg.type);
        if (!arg.description && isInputObjectType(type)) arg.description = type.description;
      }
    }
  }
  return schema;
}
