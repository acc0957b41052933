import { ArgsType } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../../kernel/lists/list-args.ts';

export type MemberOrder = 'ROLE' | 'NAME' | 'NEWEST' | 'OLDEST';
const ORDER = defineOrder<MemberOrder>({
  name: 'OrganizationMemberOrder',
  description: 'The order of the people of a team.',
  values: {
    ROLE: 'First the owner, then admins, managers and members, each by name.',
    NAME: 'By name, in alphabetical order.',
    NEWEST: 'Who joined last comes first.',
    OLDEST: 'Who joined first comes first.',
  },
});

@ArgsType()
export class MemberArgsType extends defineListArgs(ORDER, 'name, handle or job label') {}
