import { AppError, type ErrorCode } from '@tessera/domain';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../composition/context.ts';
import { ErrorCodeEnum } from '../platform/enums.ts';
import { HasAtMost } from '../platform/list-size.ts';
import { Node } from '../platform/node.ts';
import { findNode } from './node-registry.ts';

/** Each id may take a statement for each type. */
const MOST_IDS = 20;

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'Any card, person, group, share, contact, deal, webhook or conversation of two people that the viewer may see, by its id. The id of a group is also that of its conversation, and gives the group.',
  })
  node(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The UUID of any object that implements `Node`.' }) id: string,
  ): Promise<object | null> {
    return findNode(context, id);
  }

  @HasAtMost(MOST_IDS)
  @Query(() => [Node], {
    nullable: 'items',
    description: 'The same for several ids, in their order; null where `node` gives null.',
  })
  nodes(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: `1 to ${MOST_IDS} ids of objects that implement \`Node\`.` }) ids: string[],
  ): Promise<(object | null)[]> {
    if (ids.length < 1 || ids.length > MOST_IDS) {
      const text = `Name 1 to ${MOST_IDS} ids.`;
      throw new AppError('BAD_USER_INPUT', text, { ids: text });
    }
    return Promise.all(ids.map((id) => findNode(context, id)));
  }

  @Query(() => [ErrorCodeEnum], { description: 'The closed list of `extensions.code`.' })
  errorCodes(): ErrorCode[] {
    return Object.values(ErrorCodeEnum) as ErrorCode[];
  }
}
