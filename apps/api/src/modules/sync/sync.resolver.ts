import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../composition/context.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { DeletionConnection } from './deletion.entity.ts';
import { DeletionArgsType } from './sync.inputs.ts';
import { type DeletionPage, listDeletions } from './sync.service.ts';

@Resolver(() => DeletionConnection)
export class SyncResolver {
  @Query(() => DeletionConnection, {
    description:
      'Which cards, contacts and deals of the viewer are gone since the last sync, the earliest first. Merged contacts are here too.',
  })
  deletions(@Ctx() context: Context, @Args(() => DeletionArgsType) args: DeletionArgsType) {
    return listDeletions(context, requireViewer(context), args);
  }

  @FieldResolver(() => DateTimeScalar, {
    description:
      'Keep it, and send it next time as `since` and as `updatedSince` of the lists: no change is missed. It is a little earlier than now, so that a few changes come twice.',
  })
  syncPoint(@Root() { syncPoint }: DeletionPage) {
    return syncPoint;
  }
}
