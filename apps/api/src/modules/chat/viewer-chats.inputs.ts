import { ArgsType } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';
import type { BlockedUserOrder } from './conversations/blocked-users.service.ts';
import type { GroupOrder } from './groups/group-list.service.ts';

const BLOCKED_USERS = defineOrder<BlockedUserOrder>({
  name: 'BlockedUserOrder',
  description: 'How blocked people are sorted.',
  values: {
    NEWEST: 'The person who was blocked last comes first.',
    OLDEST: 'The person who was blocked first comes first.',
    NAME: 'By name, in alphabetical order. Equal ones stand newest first.',
  },
});
const GROUPS = defineOrder<GroupOrder>({
  name: 'GroupOrder',
  description: 'The order of the viewer’s groups.',
  values: {
    NEWEST: 'The group that the viewer joined last comes first.',
    OLDEST: 'The group that the viewer joined first comes first.',
    NAME: 'By name, in alphabetical order. Equal ones stand newest first.',
  },
});

@ArgsType()
export class BlockedUserArgsType extends defineListArgs(BLOCKED_USERS, 'name or handle') {}

@ArgsType()
export class GroupArgsType extends defineListArgs(GROUPS, 'name or description') {}
