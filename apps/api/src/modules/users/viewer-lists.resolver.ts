import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../composition/context.ts';
import { PageArgsType } from '../../platform/page-args.ts';
import { listBlockedPage } from '../chat/conversations/direct.service.ts';
import { GroupConnection } from '../chat/groups/group.entity.ts';
import { listGroupPage } from '../chat/groups/group.service.ts';
import { ReminderConnection } from '../reminders/reminder.entity.ts';
import { listReminderPage } from '../reminders/reminder.service.ts';
import { WebhookConnection } from '../webhooks/webhook.entity.ts';
import { listWebhookPage } from '../webhooks/webhook.service.ts';
import { UserConnection } from './user.entity.ts';
import { ViewerType } from './viewer.types.ts';

@Resolver(() => ViewerType)
export class ViewerListsResolver {
  @FieldResolver(() => GroupConnection, { description: 'The viewer’s groups, the newest membership first.' })
  groups(@Ctx() context: Context, @Args(() => PageArgsType) args: PageArgsType) {
    return listGroupPage(context, requireViewer(context), args);
  }

  @FieldResolver(() => WebhookConnection, { description: 'The viewer’s webhooks, the newest first; at most 20.' })
  webhooks(@Ctx() context: Context, @Args(() => PageArgsType) args: PageArgsType) {
    return listWebhookPage(context, requireViewer(context), args);
  }

  @FieldResolver(() => ReminderConnection, {
    description: 'The viewer’s reminders that are not done, the soonest first.',
  })
  openReminders(@Ctx() context: Context, @Args(() => PageArgsType) args: PageArgsType) {
    return listReminderPage(context, requireViewer(context), args);
  }

  @FieldResolver(() => UserConnection, { description: 'People whom the viewer has blocked, the latest first.' })
  blockedUsers(@Ctx() context: Context, @Args(() => PageArgsType) args: PageArgsType) {
    return listBlockedPage(context, requireViewer(context), args);
  }
}
