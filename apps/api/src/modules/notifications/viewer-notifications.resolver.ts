import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { type User, ViewerType } from '../identity/index.ts';
import { NotificationConnection } from './notification.entity.ts';
import { countUnread, listNotifications } from './notification.service.ts';
import { NotificationArgsType } from './notification-list.inputs.ts';
import { NotificationSetting } from './notification-settings.entity.ts';
import { listNotificationSettings, showsPushText } from './notification-settings.service.ts';
import { findPushKey } from './push-key.service.ts';
import { hasPushSubscription } from './push-subscription.service.ts';

/** What the viewer is notified of. */
@Resolver(() => ViewerType)
export class ViewerNotificationResolver {
  @FieldResolver(() => NotificationConnection, {
    description:
      'The latest first unless `orderBy` says otherwise. Tokens get the kinds that their scopes let them read.',
  })
  notifications(@Ctx() context: Context, @Args(() => NotificationArgsType) args: NotificationArgsType) {
    return listNotifications(context, requireViewer(context), { ...args, unreadOnly: args.unreadOnly ?? false });
  }

  @FieldResolver(() => Int, { description: 'Counted up to 100.' })
  unreadNotifications(@Ctx() context: Context) {
    return countUnread(context, requireViewer(context));
  }

  @FieldResolver(() => [NotificationSetting], { description: 'One for each kind.' })
  notificationSettings(@Ctx() context: Context, @Root() user: User) {
    return listNotificationSettings(context, user);
  }

  @FieldResolver(() => String, { description: 'The server’s public key, for `PushManager.subscribe` (VAPID).' })
  async pushKey(@Ctx() context: Context) {
    return (await findPushKey(context)).publicKey;
  }

  @FieldResolver(() => Boolean, { description: 'Whether push notifications say what a message or a reminder says.' })
  pushShowsText(@Ctx() context: Context) {
    return showsPushText(context, requireViewer(context));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer’s notifications are pushed to this browser.' })
  hasPushSubscription(
    @Ctx() context: Context,
    @Arg('endpoint', () => String, { description: 'The `endpoint` of the browser’s push subscription.' })
    endpoint: string,
  ) {
    return hasPushSubscription(context, requireViewer(context), endpoint);
  }
}
