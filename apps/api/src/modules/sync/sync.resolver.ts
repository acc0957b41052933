import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { DeletionConnection } from './deletion.entity.ts';
import { DeletionArgsType } from './sync.inputs.ts';
import { type DeletionPage, listDeletions } from './sync.service.ts';

@Resolver(() => DeletionConnection)
export class SyncResolver {
  @Query(() => DeletionConnection, {
    description:
      'Cards, contacts and deals that left the viewer’s lists since the last sync, earliest first. Includes merged contacts.',
  })
  deletions(@Ctx() context: Context, @Args(() => DeletionArgsType) args: DeletionArgsType) {
    return listDeletions(context, requireViewer(context), args);
  }

  @FieldResolver(() => DateTimeScalar, {
    description:
      'Keep it, and send it next time as `since` and as `updatedSince` of the lists. You then miss no change. It is a little earlier than now, so a few changes come twice.',
  })
  syncPoint(@Root() { syncPoint }: DeletionPage) {
    return syncPoint;
  }
}
