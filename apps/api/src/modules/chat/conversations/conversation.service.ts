import type { EntityManager } from 'typeorm';
import type { Services } from '../../../composition/context.ts';
import { isUuid } from '../../../platform/page.ts';
import { Conversation } from './conversation.entity.ts';

/**
 * Holds the conversation until the transaction ends; null when there is none. Always the first lock of a transaction,
 * and two of them only in ascending order of their ids: so no two transactions wait for each other.
 */
export async function lockConversation(tx: EntityManager, id: string): Promise<Conversation | null> {
  return isUuid(id) ? tx.findOne(Conversation, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
}

/** Says that who belongs to it, or as what, is about to change. In the same transaction as the change. */
export async function touchMembers(tx: EntityManager, id: string): Promise<void> {
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
