import DataLoader from 'dataloader';
import { defineModule } from '../../kernel/module.ts';
import { MessageNews } from '../chat/index.ts';
import { Sessions } from '../identity/index.ts';
import { notificationsExport } from './export.ts';
import { Notification } from './notification.entity.ts';
import { NotificationResolver } from './notification.resolver.ts';
import { findNotification, sweepNotifications } from './notification.service.ts';
import { NotificationChoices } from './notification-settings.entity.ts';
import { insertNotifications, queuePushes, readNotifications, removePushSql } from './notification-sql.ts';
import { findSubjects } from './notification-subject.service.ts';
import type { NotificationSubject } from './notification-subject.ts';
import { addNotification, announceNotifications, announceReading } from './notify.service.ts';
import { PushResolver } from './push.resolver.ts';
import { pushNotification, sendPush } from './push.service.ts';
import { PushKey } from './push-key.entity.ts';
import { PushSubscription } from './push-subscription.entity.ts';
import { mailUnread } from './unread-mail.service.ts';
import { ViewerNotificationResolver } from './viewer-notifications.resolver.ts';

const limits = {
  /** Devices on which somebody turns notifications on. */
  pushByViewer: { points: 60, duration: 600 },
};

type Limits = typeof limits;

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By the notification's id. */
    notificationSubject: DataLoader<string, NotificationSubject | null>;
  }
}

declare module '../../kernel/module.ts' {
  interface RateLimits extends Limits {}
  interface JobPayloads {
    pushNotification: { notificationId: string };
    sendPush: { notificationId: string; subscriptionId: string };
    mailUnread: Record<string, never>;
  }
}

export const notifications = defineModule({
  name: 'notifications',
  limits,
  entities: [Notification, NotificationChoices, PushSubscription, PushKey],
  resolvers: [ViewerNotificationResolver, NotificationResolver, PushResolver],
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
  on: {
    'lead.created': (tx, { lead }, services) =>
      addNotification(tx, services, { ownerId: lead.ownerId, kind: 'LEAD', leadId: lead.id }),
    'reminder.due': (tx, { reminder }, services) =>
      addNotification(tx, services, { ownerId: reminder.ownerId, kind: 'REMINDER', reminderId: reminder.id }),
    'deal.paid': (tx, { deal, payment }, services) =>
      addNotification(tx, services, { ownerId: deal.ownerId, kind: 'PAYMENT', dealId: deal.id, paymentId: payment.id }),
  },
  answers: [
    MessageNews.insertNotifications.answeredBy(insertNotifications),
    MessageNews.queuePushes.answeredBy(queuePushes),
    MessageNews.readNotifications.answeredBy(readNotifications),
    MessageNews.announceNotifications.answeredBy(announceNotifications),
    MessageNews.announceReading.answeredBy(announceReading),
    Sessions.removeWithSessions.answeredBy(removePushSql),
  ],
  exports: notificationsExport,
  tokens: {
    // The kinds of notifications that a token doesn’t let its program read are left out.
    any: `
      Viewer.notifications Viewer.unreadNotifications Notification NotificationNews Subscription.notificationReceived
    `,
    'profile:read': 'NotificationSetting',
    // Devices belong to sessions.
    none: `
      Mutation.registerPushSubscription Mutation.removePushSubscription Mutation.updatePushSettings
      Viewer.hasPushSubscription
    `,
    'profile:write': 'Mutation.markNotificationsRead Mutation.updateNotificationSettings',
  },
});
