import type { EntityManager } from 'typeorm';
import { ADVANCE_REVISIONS } from '../conversations/conversation-sql.ts';

/** Each touched message gets a revision of its own, so that who follows its conversation hears of every one. */
const FORGET = `
  WITH touched AS (
    SELECT m.id, m.conversation_id, m.sender_id = $1 AS is_own,
           row_number() OVER (PARTITION BY m.conversation_id ORDER BY m.number) AS step
      FROM messages m
     WHERE (m.sender_id = $1 AND m.deleted_at IS NULL)
        OR m.id IN (SELECT message_id FROM message_reactions WHERE user_id = $1)),
  moved AS (${ADVANCE_REVISIONS}),
  silent AS (DELETE FROM message_reactions WHERE message_id IN (SELECT id FROM touched WHERE is_own))
  UPDATE messages m
     SET revision = moved.before + touched.step,
         text = CASE WHEN is_own THEN '' ELSE m.text END,
         search = CASE WHEN is_own THEN '' ELSE m.search END,
         share_id = CASE WHEN is_own THEN NULL ELSE m.share_id END,
         has_card = m.has_card AND NOT is_own,
         image_url = CASE WHEN is_own THEN NULL ELSE m.image_url END,
         mention_ids = CASE WHEN is_own THEN '{}' ELSE m.mention_ids END,
         deleted_at = CASE WHEN is_own THEN now() ELSE m.deleted_at END
    FROM touched JOIN moved ON moved.id = touched.conversation_id
   WHERE m.id = touched.id`;

/**
 * Deletes what a person has said and takes their reactions back, before their account goes. The conversations are
 * locked already, and are announced by whoever locked them.
 */
export async function forgetAllMessages(tx: EntityManager, userId: string): Promise<void> {
  await tx.query(FORGET, [userId]);
  await tx.query('DELETE FROM message_reactions WHERE user_id = $1', [userId]);
}
