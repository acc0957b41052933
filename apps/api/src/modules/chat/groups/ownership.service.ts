import type { EntityManager } from 'typeorm';
import { TryAgain } from '../../../kernel/transaction.ts';
import { bumpMemberVersion, lockConversations } from '../conversations/conversation.service.ts';
import { selectMemberships } from '../conversations/conversation-sql.ts';
import { selectSpokenIn } from '../messages/message-sql.ts';
import { Group } from './group.entity.ts';
import { removeGroup } from './group.service.ts';
import { GroupMember } from './group-member.entity.ts';

/** The groups and direct conversations that the person is in, or has said something in. */
const OWN = `
  SELECT id FROM (${selectMemberships('ARRAY[$1::uuid]')}) mine
  UNION SELECT id FROM (${selectSpokenIn('$1')}) spoken`;

/** Holds every conversation of the person, in ascending order; the first lock of the transaction. Gives their ids. */
export async function lockOwnConversations(tx: EntityManager, userId: string): Promise<string[]> {
  return lockConversations(tx, OWN, [userId]);
}

/** TryAgain when the person has come into another conversation before their account was locked. */
export async function assertAllLocked(tx: EntityManager, userId: string, locked: string[]): Promise<void> {
  const rows = await tx.query<{ id: string }[]>(OWN, [userId]);
  if (!rows.every(({ id }) => locked.includes(id))) throw new TryAgain('in another conversation meanwhile');
}

/**
 * Takes a person whose account ends out of all groups, whose conversations are locked. What they owned goes to the
 * longest-serving admin, else member; a group that nobody else is in goes with them.
 */
export async function transferGroupOwnership(tx: EntityManager, userId: string): Promise<void> {
  const memberships = await tx.find(GroupMember, { where: { userId }, order: { groupId: 'ASC' } });
  for (const { groupId, role } of memberships) {
    await tx.delete(GroupMember, { groupId, userId });
    await bumpMemberVersion(tx, groupId);
    if (role === 'owner') await findHeir(tx, groupId);
  }
}

async function findHeir(tx: EntityManager, groupId: string): Promise<void> {
  const [heir] = await tx.query<{ user_id: string }[]>(
    `SELECT user_id FROM group_members WHERE group_id = $1 ORDER BY role = 'admin' DESC, joined_at, user_id LIMIT 1`,
    [groupId],
  );
  if (!heir) return removeGroup(tx, await tx.findOneByOrFail(Group, { id: groupId }));
  await tx.update(Group, { id: groupId }, { ownerId: heir.user_id });
  await tx.update(GroupMember, { groupId, userId: heir.user_id }, { role: 'owner' });
}
