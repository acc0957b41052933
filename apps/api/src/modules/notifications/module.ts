import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { Notification } from './notification.entity.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { findNotification, sweepNotifications } from './notification.service.ts';
import { NotificationChoices } from './notification-settings.entity.ts';
import { findSubjects } from './notification-subject.service.ts';
import type { NotificationSubject } from './notification-subject.ts';
import { PushResolver } from './push.resolver.ts';
import { pushNotification, sendPush } from './push.service.ts';
import { PushKey } from './push-key.entity.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import { mailUnread } from './unread-mail.service.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the notification's id. */
    notificationSubject: DataLoader<string, NotificationSubject | null>;
  }
}

declare module '../../kernel/module.ts' {
  interface JobPayloads {
    pushNotification: { notificationId: string };
    sendPush: { notificationId: string; subscriptionId: string };
    mailUnread: Record<string, never>;
  }
}

export const notifications = defineModule({
  name: 'notifications',
  entities: [Notification, NotificationChoices, PushSubscription, PushKey],
  resolvers: [NotificationResolver, PushResolver],
  loaders: {
    notificationSubject: (db) => new DataLoader((ids) => findSubjects(db, ids)),
  },
  jobs: {
    pushNotification,
    sendPush: { run: sendPush, isElsewhere: true },
    mailUnread: { run: (services) => mailUnread(services, new Date()), cron: '*/5 * * * *' },
  },
  sweeps: [sweepNotifications],
  nodesOfViewer: {
    Notification: { entity: Notification, find: findNotification },
  },
});
