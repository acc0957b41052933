import { GROUP_ROLES } from '@tessera/domain';
import { defineEnum } from '../../../platform/enums.ts';

export const GroupRoleEnum = defineEnum(
  'GroupRole',
  GROUP_ROLES,
  'OWNER: one of each group. ADMIN: everything but to hand over or delete it. MEMBER: reads, writes, invites by the code.',
);
