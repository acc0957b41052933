import { ORGANIZATION_ROLES } from '@tessera/domain';
import { defineEnum } from '../../../kernel/graphql/enums.ts';

export const OrganizationRoleEnum = defineEnum('OrganizationRole', ORGANIZATION_ROLES, {
  description: 'What a person may do in a team.',
  values: {
    OWNER: 'Everything, also handing over and deleting the team. Each team has one.',
    ADMIN: 'Everything but handing over and deleting the team.',
    MANAGER: 'Invites members, gives job labels and sees the figures of all.',
    MEMBER: 'Uses the team’s templates.',
  },
});
