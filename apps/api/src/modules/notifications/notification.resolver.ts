import { filter, map, pipe } from '@graphql-yoga/subscription';
import { Arg, Ctx, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { createLoaders } from '../../kernel/loaders.ts';
import { Notification } from './notification.entity.ts';
import { MarkNotificationsReadInput, UpdateNotificationSettingsInput } from './notification.inputs.ts';
import { countUnread, findNotification, markNotificationsRead } from './notification.service.ts';
import { NotificationNews } from './notification.types.ts';
import { NotificationSetting } from './notification-settings.entity.ts';
import { updateNotificationSettings } from './notification-settings.service.ts';

@Resolver(() => Notification)
export class NotificationResolver {
  @Harmless('chooses which notifications go to the person’s own address and devices')
  @Mutation(() => Int, {
    description: 'How many are unread then. Tokens mark the kinds that their scopes let them read.',
  })
  @PayloadFieldName('unreadCount', 'How many are unread now.')
  markNotificationsRead(
    @Ctx() context: Context,
    @Arg('input', () => MarkNotificationsReadInput) input: MarkNotificationsReadInput,
  ) {
    return markNotificationsRead(context, requireViewer(context), input);
  }

  @Harmless('chooses which notifications go to the person’s own address and devices')
  @Mutation(() => NotificationSetting, { description: 'Chooses how the viewer is notified of one kind.' })
  updateNotificationSettings(
    @Ctx() context: Context,
    @Arg('input', () => UpdateNotificationSettingsInput) input: UpdateNotificationSettingsInput,
  ) {
    return updateNotificationSettings(context, requireViewer(context), input);
  }

  @Subscription(() => NotificationNews, {
    description: 'The viewer was notified of something, or has read some. Tokens hear of the kinds that they may read.',
    subscribe: ({ context }: { context: Context }) => followNotifications(context),
  })
  notificationReceived(@Root() news: NotificationNews) {
    return news;
  }
}

/** Only ids travel between processes; each is read, and its rights checked, when it is delivered. */
function followNotifications(context: Context): AsyncIterable<NotificationNews> {
  const viewer = requireViewer(context);
  return pipe(
    context.pubSub.subscribe(`notification:${viewer.id}`),
    map(({ id }) => readNews(context, id)),
    filter((news) => news !== null),
  );
}

async function readNews(context: Context, id: string | null): Promise<NotificationNews | null> {
  const viewer = requireViewer(context);
  // The loaders of the subscription would remember what a notification said at first.
  const reading = { db: context.db, loaders: createLoaders(context.db) };
  const notification = id ? await findNotification(reading, viewer, id) : null;
  if (id && !notification) return null;
  return { notification, unreadNotifications: await countUnread(context, viewer) };
}
