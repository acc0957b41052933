import { AppError, type ErrorCode } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../kernel/context.ts';
import { ErrorCodeEnum } from '../kernel/graphql/enums.ts';
import { Node } from '../kernel/graphql/node.ts';
import { HasAtMost } from '../kernel/lists/list-size.ts';
import { findNodes } from './node-registry.ts';

/** Each id may take statements of its own. */
const MOST_IDS = 20;

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'The object with that id, if the viewer may see it: everything that implements `Node`. A token needs the scope of its type. Null for any other id. The id of a group is also that of its conversation, and gives the group.',
  })
  async node(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The UUID of any object that implements `Node`.' }) id: string,
  ): Promise<object | null> {
    return (await findNodes(context, [id]))[0] ?? null;
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
      const text = msg('Enter 1 to {most} IDs.', { most: MOST_IDS });
      throw new AppError('BAD_USER_INPUT', text, { ids: text });
    }
    return findNodes(context, ids);
  }

  @Query(() => [ErrorCodeEnum], { description: 'The closed list of `extensions.code`.' })
  errorCodes(): ErrorCode[] {
    return Object.values(ErrorCodeEnum) as ErrorCode[];
  }
}
