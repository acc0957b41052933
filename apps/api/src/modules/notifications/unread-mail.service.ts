import { languageOf } from '@tessera/texts';
import { queueMail } from '../../infra/mail/mail.ts';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { hasMuted } from '../chat/index.ts';
import { UserSql } from '../identity/index.ts';
import { unreadEmail, type Waiting } from './unread-email.ts';

interface DueRow {
  user_id: string;
  email: string;
  language: string;
  messages_mailed_at: Date | null;
  waiting: Waiting[];
}

/** Of a busy group so many of the latest messages are looked through for names. */
const MOST_MESSAGES = 500;

/**
 * Who is told, with what waits for them: unread for 30 minutes and of the last day, while the person was not there for 30
 * minutes and wants to know. The addresses of both who is told and who wrote are proved, and the conversation is not muted. Nothing is told twice; who stays away is told once a day.
 * $1 now.
 */
const DUE = `
  WITH active AS MATERIALIZED (
    SELECT id, kind, message_count FROM conversations WHERE last_message_at > $1::timestamptz - interval '1 day'),
  unread AS (
    SELECT d.user_id, m.conversation_id, m.sender_id, m.created_at
      FROM active c JOIN direct_members d ON d.conversation_id = c.id
      JOIN messages m ON m.conversation_id = c.id AND m.number > d.read_number
     WHERE c.kind = 'direct' AND d.read_number < c.message_count AND m.deleted_at IS NULL
    UNION ALL
    SELECT g.user_id, m.conversation_id, m.sender_id, m.created_at
      FROM active c JOIN messages m ON m.conversation_id = c.id AND m.number > c.message_count - ${MOST_MESSAGES}
      JOIN group_members g ON g.group_id = c.id AND g.user_id = ANY (m.mention_ids) AND m.number > g.read_number
     WHERE c.kind = 'group' AND m.deleted_at IS NULL),
  waiting AS (
    SELECT u.id AS user_id, u.email, u.language, u.messages_mailed_at, w.conversation_id, count(*)::int AS count,
           max(w.sender_id::text)::uuid AS sender_id, max(w.created_at) AS latest
      FROM unread w JOIN users u ON u.id = w.user_id
     WHERE u.notify_messages AND u.email_confirmed_at IS NOT NULL AND w.sender_id <> u.id
       AND greatest(w.created_at, u.last_active_at) <= $1::timestamptz - interval '30 minutes'
       AND w.created_at > coalesce(u.messages_mailed_at, '-infinity')
       AND (u.messages_mailed_at IS NULL OR u.messages_mailed_at < u.last_active_at
            OR u.messages_mailed_at <= $1::timestamptz - interval '1 day')
       AND ${UserSql.isConfirmed('w.sender_id')}
       AND NOT EXISTS (SELECT 1 FROM user_blocks b WHERE b.blocker_id = u.id AND b.blocked_id = w.sender_id)
       AND NOT ${hasMuted('u.id', 'w.conversation_id')}
     GROUP BY u.id, w.conversation_id)
  SELECT w.user_id, w.email, w.language, w.messages_mailed_at,
         json_agg(json_build_object('conversationId', w.conversation_id, 'count', w.count,
           'kind', CASE WHEN g.id IS NULL THEN 'direct' ELSE 'group' END,
           'title', coalesce(g.name, sender.full_name)) ORDER BY w.latest DESC) AS waiting
    FROM waiting w LEFT JOIN groups g ON g.id = w.conversation_id LEFT JOIN users sender ON sender.id = w.sender_id
   GROUP BY w.user_id, w.email, w.language, w.messages_mailed_at`;

/** Mails those for whom messages wait while they are away. Gives how many. */
export async function mailUnread(services: Services, now: Date): Promise<number> {
  const due = await services.db.query<DueRow[]>(DUE, [now]);
  let count = 0;
  for (const row of due) if (await mailOne(services, row, now)) count += 1;
  return count;
}

/** False when another process, or another run, was faster. */
function mailOne(services: Services, row: DueRow, now: Date): Promise<boolean> {
  return inTransaction(services.db, async (tx) => {
    const [, noted] = await tx.query<[unknown, number]>(
      'UPDATE users SET messages_mailed_at = $2 WHERE id = $1 AND messages_mailed_at IS NOT DISTINCT FROM $3',
      [row.user_id, now, row.messages_mailed_at],
    );
    if (noted === 0) return false;
    const email = unreadEmail(services.env, row.waiting);
    await queueMail(tx, { to: row.email, isProved: true, language: languageOf(row.language), email });
    return true;
  });
}
