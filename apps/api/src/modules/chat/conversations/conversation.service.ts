import type { EntityManager } from 'typeorm';
import type { Services } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { Conversation } from './conversation.entity.ts';
import { isBlockedBetween, isConversationBlocked } from './conversation-sql.ts';

/**
 * Holds the conversation until the transaction ends; null when there is none. Always the first lock of a transaction,
 * and two of them only in ascending order of their ids: so no two transactions wait for each other.
 */
export async function lockConversation(tx: EntityManager, id: string): Promise<Conversation | null> {
  return isUuid(id) ? tx.findOne(Conversation, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
}

/** Holds many in ascending order; `ids` is a query of their ids. */
export async function lockConversations(tx: EntityManager, ids: string, values: unknown[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT id FROM conversations WHERE id IN (${ids}) ORDER BY id FOR UPDATE`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Moves the revision on by one, under the lock; gives it. */
export async function advanceRevision(tx: EntityManager, { id, revision }: Conversation): Promise<number> {
  await tx.query('UPDATE conversations SET revision = $2 WHERE id = $1', [id, revision + 1]);
  return revision + 1;
}

/** Whether one of two people has blocked the other. */
export async function areBlocked({ db }: Pick<Services, 'db'>, one: string, other: string): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }[]>(`SELECT ${isBlockedBetween('$1::uuid', '$2::uuid')} AS is`, [
    one,
    other,
  ]);
  return row?.is === true;
}

/** The same of the two people of a conversation. */
export async function isBlockedWithin(tx: EntityManager, conversationId: string): Promise<boolean> {
  const [row] = await tx.query<{ is: boolean }[]>(`SELECT ${isConversationBlocked('$1')} AS is`, [conversationId]);
  return row?.is === true;
}

/** Says that who belongs to it, or as what, is about to change. In the same transaction as the change. */
export async function bumpMemberVersion(tx: EntityManager, id: string): Promise<void> {
  await tx.query('UPDATE conversations SET member_version = member_version + 1 WHERE id = $1', [id]);
}

/** Wakes whoever follows the conversation, or has become one of its people, in every process. After the commit. */
export async function announceConversation({ pubSub }: Pick<Services, 'pubSub'>, id: string): Promise<void> {
  await pubSub.publish('conversationChanged', { id, isMembers: true });
}

/** The same where only messages are others than before. */
export async function announceMessages({ pubSub }: Pick<Services, 'pubSub'>, id: string): Promise<void> {
  await pubSub.publish('conversationChanged', { id });
}
