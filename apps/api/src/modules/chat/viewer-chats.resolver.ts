import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { UserConnection, ViewerType } from '../identity/index.ts';
import { listBlockedPage } from './conversations/blocked-users.service.ts';
import { GroupConnection } from './groups/group.entity.ts';
import { listGroupPage } from './groups/group-list.service.ts';
import { BlockedUserArgsType, GroupArgsType } from './viewer-chats.inputs.ts';

@Resolver(() => ViewerType)
export class ViewerChatsResolver {
  @FieldResolver(() => GroupConnection, {
    description: 'The viewer’s groups, the newest membership first unless `orderBy` says otherwise.',
  })
  groups(@Ctx() context: Context, @Args(() => GroupArgsType) args: GroupArgsType) {
    return listGroupPage(context, requireViewer(context), args);
  }

  @FieldResolver(() => UserConnection, {
    description: 'The people the viewer has blocked. Latest first, unless `orderBy` says otherwise.',
  })
  blockedUsers(@Ctx() context: Context, @Args(() => BlockedUserArgsType) args: BlockedUserArgsType) {
    return listBlockedPage(context, requireViewer(context), args);
  }
}
