// SQL on the groups' tables for statements of other modules. Arguments are SQL expressions with their aliases, never values.

/** Whether the person is a member of the group. */
export function isInGroup(groupId: string, userId: string): string {
  return `EXISTS (SELECT 1 FROM group_members gm WHERE gm.group_id = ${groupId} AND gm.user_id = ${userId})`;
}

/** Whether the person was removed from the group, at `since` or later. */
export function wasRemoved(groupId: string, userId: string, since = "'-infinity'"): string {
  return `EXISTS (SELECT 1 FROM group_removals gr
    WHERE gr.group_id = ${groupId} AND gr.user_id = ${userId} AND gr.removed_at >= ${since})`;
}

/** Members as (id, user_id, role, read_number), where `id` is the group's. `condition` is on `gm`. */
export function selectGroupMembers(condition: string): string {
  return `SELECT gm.group_id AS id, gm.user_id, gm.role, gm.read_number FROM group_members gm WHERE ${condition}`;
}

/** People who are in a group with the person, as (id). */
export function selectGroupPeers(userId: string): string {
  return `SELECT other.user_id AS id FROM group_members mine JOIN group_members other USING (group_id)
     WHERE mine.user_id = ${userId} AND other.user_id <> ${userId}`;
}

/** Another text whenever the group's row was written; null of two people's conversation. */
export function selectGroupVersion(id: string): string {
  return `(SELECT g.xmin::text FROM groups g WHERE g.id = ${id})`;
}

/** Notes that the member has read the message `counted` has taken a number for, if it is in a group. */
export function markGroupRead(groupId: string, userId: string): string {
  return `UPDATE group_members g SET read_number = counted.message_count FROM counted
     WHERE counted.kind = 'group' AND g.group_id = ${groupId} AND g.user_id = ${userId}`;
}

/** The group's name; null of two people's conversation. */
export function selectGroupName(id: string): string {
  return `(SELECT g.name FROM groups g WHERE g.id = ${id})`;
}
