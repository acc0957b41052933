import { AppError, type GroupAction, type GroupRole, mayInGroup } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { announceConversation, lockConversation } from '../conversations/conversation.service.ts';
import { Group } from './group.entity.ts';
import { forgetGroups } from './group-facts.service.ts';
import { GroupMember } from './group-member.entity.ts';

/** One change of a group, while no other is under way. */
export interface GroupChange {
  tx: EntityManager;
  group: Group;
  /** What the viewer is in it at this moment. */
  role: GroupRole;
}

/** Does the change alone, and tells who follows the group when it is committed. NOT_FOUND when there is no such group. */
export async function lockGroup<T>(
  context: Context,
  id: string,
  work: (tx: EntityManager, group: Group) => Promise<T>,
): Promise<T> {
  const { result, groupId } = await inTransaction(context.db, async (tx) => {
    const conversation = await lockConversation(tx, id);
    const group = conversation && (await tx.findOneBy(Group, { id: conversation.id }));
    if (!group) throw noSuchGroup();
    return { groupId: group.id, result: await work(tx, group) };
  });
  forgetGroups(context.loaders);
  await announceConversation(context, groupId);
  return result;
}

/** The same for a member whose role allows it: NOT_FOUND for others than members, FORBIDDEN for the other roles. */
export function changeGroup<T>(
  context: Context,
  { viewer, id, action }: { viewer: Viewer; id: string; action: GroupAction },
  work: (change: GroupChange) => Promise<T>,
): Promise<T> {
  return lockGroup(context, id, async (tx, group) => {
    const role = await findRole(tx, group.id, viewer.id);
    assertMay(role, action);
    return work({ tx, group, role });
  });
}

/** Refuses before work that costs: the answer may be another a moment later, so the change asks again. */
export async function assertMayInGroup(
  { db }: Services,
  viewer: Viewer,
  { id, action }: { id: string; action: GroupAction },
): Promise<void> {
  assertMay(isUuid(id) ? await findRole(db.manager, id, viewer.id) : null, action);
}

/** The person's role in the group; null for who is not in it. */
export async function findRole(tx: EntityManager, groupId: string, userId: string): Promise<GroupRole | null> {
  if (!isUuid(userId)) return null;
  const member = await tx.findOneBy(GroupMember, { groupId, userId });
  return member?.role ?? null;
}

/** The same words for strangers as for a group that never was. */
export function noSuchGroup(): AppError {
  return new AppError('NOT_FOUND', msg('You are not in this group.'), 'id');
}

const REFUSALS: Partial<Record<GroupAction, Message>> = {
  leave: msg('The owner can’t leave. Transfer the group first, or delete it.'),
  transfer: msg('Only the owner can transfer the group.'),
  delete: msg('Only the owner can delete the group.'),
};

function assertMay(role: GroupRole | null, action: GroupAction): asserts role is GroupRole {
  if (role === null) throw noSuchGroup();
  if (!mayInGroup(role, action)) {
    throw new AppError('FORBIDDEN', REFUSALS[action] ?? msg('Only admins of the group can do this.'));
  }
}
