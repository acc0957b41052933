import type { NotificationKind } from '@tessera/domain';

// SQL on the notifications' tables for statements of other modules. Arguments are SQL expressions with their aliases, never
// values.

/** What is written of a notification, as SQL expressions. */
export interface NotificationParts {
  kind: NotificationKind | string;
  ownerId: string;
  actorId?: string;
  leadId?: string;
  conversationId?: string;
  messageNumber?: string;
  shareId?: string;
  reminderId?: string;
  createdAt?: string;
}

/**
 * Writes a notification for each row of `from` whose owner wants to see its kind; gives (id, owner_id). Unread messages
 * of one conversation are one notification, which counts them. `kind` is an SQL expression.
 */
export function insertNotifications(
  parts: NotificationParts,
  { from, condition }: { from: string; condition: string },
): string {
  const { kind, ownerId, actorId, leadId, conversationId, messageNumber, shareId, reminderId, createdAt } = parts;
  const subjects = [actorId, leadId, conversationId, messageNumber, shareId, reminderId].map((id) => id ?? 'NULL');
  return `INSERT INTO notifications AS n
      (id, owner_id, kind, actor_id, lead_id, conversation_id, message_number, share_id, reminder_id, created_at)
    SELECT gen_random_uuid(), ${ownerId}, ${kind}, ${subjects.join(', ')}, ${createdAt ?? 'now()'}
      FROM ${from}
     WHERE (${condition}) AND NOT EXISTS (SELECT 1 FROM notification_settings ns
       WHERE ns.owner_id = ${ownerId} AND ${kind} = ANY (ns.hidden_kinds))
    ON CONFLICT (owner_id, conversation_id) WHERE read_at IS NULL AND kind = 'MESSAGE'
    DO UPDATE SET count = n.count + 1, actor_id = excluded.actor_id, message_number = excluded.message_number,
      created_at = excluded.created_at
    RETURNING n.id, n.owner_id`;
}

/** Marks as read what the person was notified of in the conversation up to a message; a row for each. */
export function readNotifications(conversationId: string, ownerId: string, upTo: string): string {
  return `UPDATE notifications rn SET read_at = now()
     WHERE rn.owner_id = ${ownerId} AND rn.conversation_id = ${conversationId} AND rn.message_number <= ${upTo}
       AND rn.read_at IS NULL
    RETURNING 1`;
}
