import { addJobSql } from '../../infra/jobs.ts';

// SQL on the notifications' tables for statements of other modules. Arguments are SQL expressions with their aliases, never
// values.

/** What is written of a notification, as SQL expressions. */
export interface NotificationParts {
  kind: string;
  ownerId: string;
  actorId?: string;
  leadId?: string;
  conversationId?: string;
  messageNumber?: string;
  shareId?: string;
  reminderId?: string;
  dealId?: string;
  paymentId?: string;
  createdAt?: string;
}

/** Messages are pushed this long after they came: who has the conversation on screen has read them by then. */
const READ_WITHIN = "interval '5 seconds'";

/**
 * Writes a notification for each row of `from` whose owner wants to hear of its kind; gives (id, owner_id). Unread messages
 * of one conversation are one notification, which counts them. `kind` is an SQL expression.
 */
export function insertNotifications(
  parts: NotificationParts,
  { from, condition }: { from: string; condition: string },
): string {
  const { kind, ownerId, actorId, leadId, conversationId, messageNumber, shareId, reminderId, createdAt } = parts;
  const ids = [actorId, leadId, conversationId, messageNumber, shareId, reminderId, parts.dealId, parts.paymentId];
  const subjects = ids.map((id) => id ?? 'NULL');
  return `INSERT INTO notifications AS n
      (id, owner_id, kind, actor_id, lead_id, conversation_id, message_number, share_id, reminder_id, deal_id,
       payment_id, created_at, is_listed)
    SELECT gen_random_uuid(), ${ownerId}, ${kind}, ${subjects.join(', ')}, ${createdAt ?? 'now()'},
           ns.owner_id IS NULL OR ${kind} <> ALL (ns.hidden_kinds)
      FROM ${from} LEFT JOIN notification_settings ns ON ns.owner_id = ${ownerId}
     WHERE (${condition})
       AND (ns.owner_id IS NULL OR ${kind} <> ALL (ns.hidden_kinds) OR ${kind} <> ALL (ns.silent_kinds))
    ON CONFLICT (owner_id, conversation_id) WHERE read_at IS NULL AND kind = 'MESSAGE'
    DO UPDATE SET count = n.count + 1, actor_id = excluded.actor_id, message_number = excluded.message_number,
      created_at = excluded.created_at, is_listed = excluded.is_listed
    RETURNING n.id, n.owner_id, n.kind`;
}

/** Queues a push for those of `notified` whose owners have a device for it and want it; how many. */
export function queuePushes(notified: string): string {
  const job = addJobSql('pushNotification', "json_build_object('notificationId', q.id)", {
    key: "'push-' || q.id",
    // A lively conversation is pushed every few seconds, and not put off by each message.
    keyMode: 'preserve_run_at',
    runAt: `now() + CASE WHEN q.kind IN ('MESSAGE', 'SHARE') THEN ${READ_WITHIN} ELSE interval '0' END`,
  });
  return `(SELECT count(${job}) FROM ${notified} q
    WHERE EXISTS (SELECT 1 FROM push_subscriptions ps WHERE ps.owner_id = q.owner_id)
      AND NOT EXISTS (SELECT 1 FROM notification_settings ns WHERE ns.owner_id = q.owner_id AND q.kind = ANY (ns.silent_kinds)))`;
}

/** Sends no more to the devices of these sessions. */
export function removePushSql(sessionIds: string): string {
  return `DELETE FROM push_subscriptions WHERE session_id IN (${sessionIds})`;
}

/** Marks as read what the person was notified of in the conversation up to a message; a row for each. */
export function readNotifications(conversationId: string, ownerId: string, upTo: string): string {
  return `UPDATE notifications rn SET read_at = now()
     WHERE rn.owner_id = ${ownerId} AND rn.conversation_id = ${conversationId} AND rn.message_number <= ${upTo}
       AND rn.read_at IS NULL
    RETURNING 1`;
}
