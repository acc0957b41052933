import { ArgsType } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../../kernel/lists/list-args.ts';

export type MemberOrder = 'ROLE' | 'NAME' | 'NEWEST' | 'OLDEST';
const MEMBERS = defineOrder<MemberOrder>({
  name: 'GroupMemberOrder',
  description: 'The order of the people of a group.',
  values: {
    ROLE: 'First the owner, then admins, then members, each by name.',
    NAME: 'By name, in alphabetical order.',
    NEWEST: 'Who joined last comes first.',
    OLDEST: 'Who joined first comes first.',
  },
});

@ArgsType()
export class GroupMemberArgsType extends defineListArgs(MEMBERS, 'the name') {}
