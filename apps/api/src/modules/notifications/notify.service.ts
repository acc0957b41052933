import type { NotificationKind } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { PubSub } from '../../infra/pubsub/pubsub.ts';
import type { Services } from '../../kernel/context.ts';
import { afterCommit } from '../../kernel/transaction.ts';
import type { MessageNews } from '../chat/index.ts';
import { insertNotifications, queuePushes } from './notification-sql.ts';

interface NewNotification {
  ownerId: string;
  kind: NotificationKind;
  leadId?: string;
  reminderId?: string;
  dealId?: string;
  paymentId?: string;
}

const INSERT = `WITH notified AS (${insertNotifications(
  {
    kind: '$2::text',
    ownerId: '$1::uuid',
    leadId: '$3::uuid',
    reminderId: '$4::uuid',
    dealId: '$5::uuid',
    paymentId: '$6::uuid',
  },
  { from: '(VALUES (1)) one', condition: 'true' },
)}) SELECT id, owner_id, ${queuePushes('notified')} AS pushes FROM notified`;

/** Writes a notification in the transaction that causes it, unless its owner doesn't want the kind; told after the commit. */
export async function addNotification(
  tx: EntityManager,
  { pubSub }: Pick<Services, 'pubSub'>,
  made: NewNotification,
): Promise<void> {
  const { ownerId, kind, leadId = null, reminderId = null, dealId = null, paymentId = null } = made;
  const subjects = [leadId, reminderId, dealId, paymentId];
  const rows = await tx.query<{ id: string; owner_id: string }[]>(INSERT, [ownerId, kind, ...subjects]);
  const notified = rows.map(({ id, owner_id }) => ({ id, ownerId: owner_id }));
  if (notified.length > 0) afterCommit(tx, () => announceNotifications(pubSub, notified));
}

/** Tells the owners, after the commit. */
export async function announceNotifications(pubSub: PubSub, notified: readonly MessageNews.Notified[]): Promise<void> {
  for (const { id, ownerId } of notified) await pubSub.publish(`notification:${ownerId}`, { id });
}

/** Tells the person's other devices that some were read. */
export async function announceReading(pubSub: PubSub, ownerId: string): Promise<void> {
  await pubSub.publish(`notification:${ownerId}`, { id: null });
}
