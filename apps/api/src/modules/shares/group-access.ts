import { definePort } from '../../kernel/port.ts';

// Asked of whoever keeps groups, as SQL. Arguments are SQL expressions with their aliases, never values.

/** Whether the person is a member of the group. */
export const isInGroup = definePort<(groupId: string, userId: string) => string>('shares.isInGroup');
/** Members as (id, user_id), where `id` is the group's. `condition` is on `gm`. */
export const selectGroupMembers = definePort<(condition: string) => string>('shares.selectGroupMembers');
/** The group's name. */
export const selectGroupName = definePort<(groupId: string) => string>('shares.selectGroupName');
