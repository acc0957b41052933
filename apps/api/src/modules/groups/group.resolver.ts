import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../platform/context.ts';
import { Group } from './group.entity.ts';
import { createGroup, joinGroup, leaveGroup, listGroups } from './group.service.ts';
import { CreateGroupInput, JoinGroupInput, LeaveGroupInput } from './group.types.ts';

@Resolver(() => Group)
export class GroupResolver {
  @Query(() => [Group], { description: "The viewer's groups, the newest membership first." })
  groups(@Ctx() context: Context) {
    return listGroups(context, requireViewer(context));
  }

  @Mutation(() => Group)
  createGroup(@Ctx() context: Context, @Arg('input', () => CreateGroupInput) input: CreateGroupInput) {
    return createGroup(context, requireViewer(context), input);
  }

  @Mutation(() => Group, { description: 'Harmless for who is in it already. A wrong code reads the same as no group.' })
  joinGroup(@Ctx() context: Context, @Arg('input', () => JoinGroupInput) input: JoinGroupInput) {
    return joinGroup(context, requireViewer(context), input);
  }

  @Mutation(() => ID, { description: 'Gives the id. FORBIDDEN for the owner.' })
  async leaveGroup(
    @Ctx() context: Context,
    @Arg('input', () => LeaveGroupInput) input: LeaveGroupInput,
  ): Promise<string> {
    await leaveGroup(context, requireViewer(context), input.id);
    return input.id;
  }
}
