import { Field, ID, InterfaceType } from 'type-graphql';

/** Everything that `node(id)` can give. Ids are UUIDs and the same in GraphQL and REST. */
@InterfaceType({
  description: 'Everything that `node(id)` can give. Ids are UUIDs, the same in GraphQL and REST.',
})
export abstract class Node {
  @Field(() => ID, { description: 'A UUID. Pass it to `node(id)` to read the object again.' })
  id: string;
}
