import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { listBlockedPage } from '../../chat/conversations/blocked-users.service.ts';
import { GroupConnection } from '../../chat/groups/group.entity.ts';
import { listGroupPage } from '../../chat/groups/group-list.service.ts';
import { ReminderConnection } from '../../reminders/reminder.entity.ts';
import { listReminderPage } from '../../reminders/reminder-list.service.ts';
import { WebhookConnection } from '../../webhooks/webhook.entity.ts';
import { listWebhookPage } from '../../webhooks/webhook.service.ts';
import { UserConnection } from './user.entity.ts';
import { ViewerType } from './viewer.types.ts';
import { BlockedUserArgsType, GroupArgsType, ReminderArgsType, WebhookArgsType } from './viewer-lists.inputs.ts';

@Resolver(() => ViewerType)
export class ViewerListsResolver {
  @FieldResolver(() => GroupConnection, {
    description: 'The viewer’s groups, the newest membership first unless `orderBy` says otherwise.',
  })
  groups(@Ctx() context: Context, @Args(() => GroupArgsType) args: GroupArgsType) {
    return listGroupPage(context, requireViewer(context), args);
  }

  @FieldResolver(() => WebhookConnection, {
    description: 'The viewer’s webhooks, the newest first unless `orderBy` says otherwise; at most 20.',
  })
  webhooks(@Ctx() context: Context, @Args(() => WebhookArgsType) args: WebhookArgsType) {
    return listWebhookPage(context, requireViewer(context), args);
  }

  @FieldResolver(() => ReminderConnection, {
    description: 'The viewer’s reminders that are not done, the soonest first unless `orderBy` says otherwise.',
  })
  openReminders(@Ctx() context: Context, @Args(() => ReminderArgsType) args: ReminderArgsType) {
    return listReminderPage(context, requireViewer(context), args);
  }

  @FieldResolver(() => UserConnection, {
    description: 'The people the viewer has blocked. Latest first, unless `orderBy` says otherwise.',
  })
  blockedUsers(@Ctx() context: Context, @Args(() => BlockedUserArgsType) args: BlockedUserArgsType) {
    return listBlockedPage(context, requireViewer(context), args);
  }
}
