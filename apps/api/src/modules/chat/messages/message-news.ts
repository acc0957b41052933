import type { PubSub } from '../../../infra/pubsub/pubsub.ts';
import { definePort } from '../../../kernel/port.ts';

// Ports that notifications and webhooks answer. Most give a part of the statement that stores a message. Arguments of SQL are
// SQL expressions with their aliases, never values.

/** Somebody who was notified, by which notification. */
export interface Notified {
  id: string;
  ownerId: string;
}

/** What is written of who is notified. */
export interface NotifiedParts {
  kind: string;
  ownerId: string;
  actorId: string;
  conversationId: string;
  shareId: string;
  messageNumber: string;
  createdAt: string;
}

/** Writes a notification for each row of `from`; gives (id, owner_id, kind). */
export const insertNotifications =
  definePort<(parts: NotifiedParts, to: { from: string; condition: string }) => string>('chat.insertNotifications');
/** Queues pushes for those of `notified` who want them; how many. */
export const queuePushes = definePort<(notified: string) => string>('chat.queuePushes');
/** Marks as read what the person was notified of in the conversation up to a message; a row for each. */
export const readNotifications =
  definePort<(conversationId: string, ownerId: string, upTo: string) => string>('chat.readNotifications');
/** Tells people of their notifications, after the commit. */
export const announceNotifications =
  definePort<(pubSub: PubSub, notified: readonly Notified[]) => Promise<void>>('chat.announceNotifications');
/** Tells the person's other devices that some were read. */
export const announceReading = definePort<(pubSub: PubSub, ownerId: string) => Promise<void>>('chat.announceReading');

/**
 * Writes what programs hear of the message, its facts as JSON, for each row of `from` whose `ownerId` has one that listens;
 * gives rows for `countQueued`.
 */
export const insertDeliveries =
  definePort<(heard: { data: string; ownerId: string; from: string; condition: string }) => string>(
    'chat.insertDeliveries',
  );
/** Has them sent; how many. */
export const countQueued = definePort<(deliveries: string) => string>('chat.countQueued');
