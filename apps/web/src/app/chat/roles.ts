import type { GroupPanelFragment, GroupRole as RoleName } from '@tessera/client';
import type { GroupRole } from '@tessera/domain';

const ROLES: Record<RoleName, GroupRole> = { OWNER: 'owner', ADMIN: 'admin', MEMBER: 'member' };

/** The role as the table of rights knows it. */
export function toRole(name: RoleName): GroupRole {
  return ROLES[name];
}

/** What somebody is in the group, by the group itself: it is told of each change, a list that was loaded is not. */
export function roleIn(
  { ownerId, adminIds }: Pick<GroupPanelFragment, 'ownerId' | 'adminIds'>,
  userId: string,
): GroupRole {
  if (userId === ownerId) return 'owner';
  return adminIds.includes(userId) ? 'admin' : 'member';
}
