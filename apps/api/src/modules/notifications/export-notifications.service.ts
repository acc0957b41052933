import { say } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import { createLoaders } from '../../kernel/loaders.ts';
import { Notification } from './notification.entity.ts';
import { NotificationChoices } from './notification-settings.entity.ts';
import { describeNotification } from './notification-subject.service.ts';
import { PushSubscription } from './push-subscription.entity.ts';

/** The person's notifications as they read now, and what they don't want to see; for their own archive. */
export async function notificationFacts(db: DataSource, ownerId: string): Promise<object> {
  const found = await db.manager.find(Notification, { where: { ownerId }, order: { createdAt: 'ASC', id: 'ASC' } });
  const loaders = createLoaders(db);
  const described = await Promise.all(found.map((one) => describeNotification(loaders, one)));
  const notifications = described.flatMap((one) =>
    one
      ? [
          {
            kind: one.kind,
            message: say(one.message ?? ''),
            detail: one.detail,
            count: one.count,
            createdAt: one.createdAt,
            readAt: one.readAt,
          },
        ]
      : [],
  );
  const choices = await db.manager.findOneBy(NotificationChoices, { ownerId });
  const devices = await db.manager.find(PushSubscription, { where: { ownerId }, order: { createdAt: 'ASC' } });
  const pushDevices = devices.map(({ endpoint, createdAt }) => ({ service: new URL(endpoint).host, createdAt }));
  const { hiddenKinds = [], silentKinds = [], showsText = true } = choices ?? {};
  return { notifications, hiddenKinds, silentKinds, showsText, pushDevices };
}
