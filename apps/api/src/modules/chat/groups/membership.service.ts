import { AppError, mayActOn, normalizeJoinCode, quotaReached } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { areEqualSecrets } from '../../../kernel/equal-secrets.ts';
import { bumpMemberVersion } from '../conversations/conversation.service.ts';
import { enroll } from './enrollment.service.ts';
import { Group } from './group.entity.ts';
import type { GroupInput, GroupPersonInput, JoinGroupInput } from './group.inputs.ts';
import { changeGroup, findRole, type GroupChange, lockGroup } from './group-change.service.ts';
import { assertOpen, findGroupByCode, findOpenGroup } from './group-code.service.ts';
import { noteGroupEvents } from './group-event.service.ts';
import { GroupInvitation } from './group-invitation.entity.ts';
import { GroupMember } from './group-member.entity.ts';
import { GroupRemoval } from './group-removal.entity.ts';

/**
 * Makes the viewer a member; harmless for who is one. BAD_USER_INPUT on `code`, in the same words for every code that
 * lets nobody in; CONFLICT when the group is full or the viewer is in too many.
 */
export async function joinGroup(context: Context, viewer: Viewer, input: JoinGroupInput): Promise<Group> {
  const { id } = assertOpen(await findGroupByCode(context, viewer, input.code));
  await context.rateLimits.consume('joinedByViewer', viewer.id);
  return lockGroup(context, id, async (tx, group) => {
    // Asked again while nothing else changes the group: the code may have been taken or changed in between.
    assertOpen(await findOpenGroup(tx, viewer, input.code));
    const isNew = await enrollViewer(tx, viewer, group);
    const code = normalizeJoinCode(input.code);
    // The link of an invitation lets one person in. A member, such as who sent it, doesn't use it up.
    if (isNew && !areEqualSecrets(code, group.joinCode)) await tx.delete(GroupInvitation, { groupId: group.id, code });
    return group;
  });
}

/** Makes the viewer a member of a group that is locked; whether they were none before. CONFLICT when they are in too many. */
export async function enrollViewer(tx: EntityManager, viewer: Viewer, group: Group): Promise<boolean> {
  const outcomes = await enroll(tx, { groupId: group.id, userIds: [viewer.id], addedBy: null });
  if (outcomes.size === 0) throw new AppError('UNAUTHENTICATED', msg('Sign in to continue.'));
  if (outcomes.get(viewer.id) === 'full') throw quotaReached('groups');
  return outcomes.get(viewer.id) === 'added';
}

/** The viewer is a member no more. FORBIDDEN for the owner, who hands the group over first; NOT_FOUND for strangers. */
export async function leaveGroup(context: Context, viewer: Viewer, { id }: GroupInput): Promise<void> {
  await changeGroup(context, { viewer, id, action: 'leave' }, ({ tx, group }) =>
    expel(tx, { groupId: group.id, userId: viewer.id, actorId: null }),
  );
}

/** Takes somebody else out. FORBIDDEN on the owner and on oneself; NOT_FOUND on `userId` for who is not in it. */
export function removeGroupMember(context: Context, viewer: Viewer, input: GroupPersonInput): Promise<Group> {
  return changeGroup(context, { viewer, id: input.id, action: 'removeMember' }, async (change) => {
    if (input.userId === viewer.id)
      throw new AppError('FORBIDDEN', msg('You can’t remove yourself. Leave the group instead.'));
    const target = await findTarget(change, input.userId);
    if (!mayActOn(change.role, 'removeMember', target)) {
      throw new AppError('FORBIDDEN', msg('The owner can’t be removed.'));
    }
    await expel(change.tx, { groupId: change.group.id, userId: input.userId, actorId: viewer.id });
    await change.tx.upsert(GroupRemoval, { groupId: change.group.id, userId: input.userId, removedAt: new Date() }, [
      'groupId',
      'userId',
    ]);
    return change.group;
  });
}

/** Makes a member an admin, or an admin a member. Refuses like `removeGroupMember`. */
export function toggleGroupAdmin(context: Context, viewer: Viewer, input: GroupPersonInput): Promise<Group> {
  return changeGroup(context, { viewer, id: input.id, action: 'toggleAdmin' }, async (change) => {
    if (input.userId === viewer.id) throw new AppError('FORBIDDEN', msg('You can’t change your own role.'));
    const target = await findTarget(change, input.userId);
    if (!mayActOn(change.role, 'toggleAdmin', target)) {
      throw new AppError('FORBIDDEN', msg('The owner is always an admin.'));
    }
    await setRole(change, input.userId, target === 'admin' ? 'member' : 'admin');
    return change.group;
  });
}

/** Hands the group over to another member; the viewer stays as an admin. Harmless when it is theirs already. */
export function transferGroup(context: Context, viewer: Viewer, input: GroupPersonInput): Promise<Group> {
  return changeGroup(context, { viewer, id: input.id, action: 'transfer' }, async (change) => {
    await findTarget(change, input.userId);
    if (input.userId === viewer.id) return change.group;
    await setRole(change, viewer.id, 'admin');
    await setRole(change, input.userId, 'owner');
    await change.tx.update(Group, { id: change.group.id }, { ownerId: input.userId });
    return Object.assign(change.group, { ownerId: input.userId });
  });
}

async function findTarget({ tx, group }: GroupChange, userId: string) {
  const role = await findRole(tx, group.id, userId);
  if (!role) throw new AppError('NOT_FOUND', msg('This person is not in the group.'), 'userId');
  return role;
}

async function setRole({ tx, group }: GroupChange, userId: string, role: GroupMember['role']): Promise<void> {
  await tx.update(GroupMember, { groupId: group.id, userId }, { role });
  await bumpMemberVersion(tx, group.id);
}

/** `actorId` is the admin who removes the person; null where they leave. */
async function expel(
  tx: EntityManager,
  { groupId, userId, actorId }: { groupId: string; userId: string; actorId: string | null },
): Promise<void> {
  await tx.delete(GroupMember, { groupId, userId });
  await noteGroupEvents(tx, { groupId, userIds: [userId], kind: actorId ? 'removed' : 'left', actorId });
  await bumpMemberVersion(tx, groupId);
}
