import { ORGANIZATION_ROLES } from '@tessera/domain';
import { defineEnum } from '../../../platform/enums.ts';

export const OrganizationRoleEnum = defineEnum(
  'OrganizationRole',
  ORGANIZATION_ROLES,
  'OWNER: one of each team. ADMIN: everything but to hand over or delete it. MANAGER: invites members and gives job labels. MEMBER: uses templates.',
);
