import type { GroupRole } from '@tessera/domain';
import { Arg, Field, ID, Int, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { User } from '../../identity/index.ts';
import { Group } from './group.entity.ts';
import { GroupRoleEnum } from './group-role.types.ts';

@ViewerIndependent()
@ObjectType({ description: 'That somebody came into a group, left it, or has another role.' })
export class MemberChange {
  @Field(() => User, { description: 'The person who came, left or has another role.' })
  user: User;

  @Field(() => GroupRoleEnum, { nullable: true, description: 'Null: they are gone.' })
  role: GroupRole | null;

  @Field(() => Int, { description: 'How many people are in the group now.' })
  memberCount: number;
}

interface FollowArgs {
  groupId: string;
}

@Resolver()
export class GroupLiveResolver {
  @ViewerIndependent()
  @Subscription(() => Group, {
    description: 'The group has another name, picture, code or owner, or other people.',
    subscribe: ({ context, args }: { context: Context; args: FollowArgs }) =>
      context.hub.followGroup(requireViewer(context), args),
  })
  groupChanged(
    @Root() group: Group,
    @Arg('groupId', () => ID, { description: 'A group that the viewer is in.' }) _groupId: string,
  ): Group {
    return group;
  }

  @ViewerIndependent()
  @Subscription(() => MemberChange, {
    description: 'Each person of the group of whom something changed.',
    subscribe: ({ context, args }: { context: Context; args: FollowArgs }) =>
      context.hub.followMembers(requireViewer(context), args),
  })
  memberChanged(
    @Root() change: MemberChange,
    @Arg('groupId', () => ID, { description: 'A group that the viewer is in.' }) _groupId: string,
  ): MemberChange {
    return change;
  }
}
