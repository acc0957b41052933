import { GROUP_ROLES } from '@tessera/domain';
import { defineEnum } from '../../../kernel/graphql/enums.ts';

export const GroupRoleEnum = defineEnum('GroupRole', GROUP_ROLES, {
  description: 'What a person may do in a group.',
  values: {
    owner: 'Everything, also handing over and deleting the group. Each group has one.',
    admin: 'Everything but handing over and deleting the group.',
    member: 'Reads, writes and invites others by the code.',
  },
});
