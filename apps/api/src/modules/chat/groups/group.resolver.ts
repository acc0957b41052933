import { AppError, type GroupRole } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { HasAtMost } from '../../../kernel/lists/list-size.ts';
import { User } from '../../identity/index.ts';
import { Group } from './group.entity.ts';
import { CreateGroupInput, GroupInput, GroupPhotoInput, UpdateGroupInput } from './group.inputs.ts';
import { createGroup, deleteGroup, findGroup, updateGroup } from './group.service.ts';
import { noSuchGroup } from './group-change.service.ts';
import { GroupEvent } from './group-event.entity.ts';
import { EVENTS_PAGE, listGroupEvents } from './group-event.service.ts';
import { roleKey } from './group-facts.service.ts';
import { GroupMember, GroupMemberConnection } from './group-member.entity.ts';
import { GroupMemberArgsType } from './group-member.inputs.ts';
import { joinUrl } from './group-people.service.ts';
import { removeGroupPhoto, setGroupPhoto } from './group-photo.service.ts';
import { GroupRoleEnum } from './group-role.types.ts';
import { listMembers } from './member-list.service.ts';

@Resolver(() => Group)
export class GroupResolver {
  @Query(() => Group, { nullable: true, description: 'Null unless the viewer is in it.' })
  group(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of a group that the viewer is in.' }) id: string,
  ) {
    return findGroup(context, requireViewer(context), id);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => Group, { description: 'Makes a group that the viewer owns. A person is in at most 500.' })
  createGroup(@Ctx() context: Context, @Arg('input', () => CreateGroupInput) input: CreateGroupInput) {
    return createGroup(context, requireViewer(context), input);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => Group, { description: 'For admins.' })
  updateGroup(@Ctx() context: Context, @Arg('input', () => UpdateGroupInput) input: UpdateGroupInput) {
    return updateGroup(context, requireViewer(context), input);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => Group, { description: 'For admins. JPEG, PNG or WebP of at most 5 MB.' })
  setGroupPhoto(@Ctx() context: Context, @Arg('input', () => GroupPhotoInput) input: GroupPhotoInput) {
    return setGroupPhoto(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => Group, { description: 'For admins.' })
  removeGroupPhoto(@Ctx() context: Context, @Arg('input', () => GroupInput) input: GroupInput) {
    return removeGroupPhoto(context, requireViewer(context), input);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => ID, { description: 'For the owner. Gives the id; its messages and shares are gone with it.' })
  @PayloadFieldName('deletedGroupId', 'The group that is gone.')
  async deleteGroup(@Ctx() context: Context, @Arg('input', () => GroupInput) input: GroupInput): Promise<string> {
    await deleteGroup(context, requireViewer(context), input);
    return input.id;
  }

  @FieldResolver(() => UrlScalar, {
    description: 'Absolute address at which others join, also the content of its QR code.',
  })
  joinUrl(@Ctx() { env }: Context, @Root() group: Group): string {
    return joinUrl(env.publicOrigin, group.joinCode);
  }

  @ViewerIndependent()
  @FieldResolver(() => Int, { description: 'At most 5,000.' })
  async memberCount(@Ctx() { loaders }: Context, @Root() group: Group): Promise<number> {
    return (await loaders.groupFacts.load(group.id)).memberCount;
  }

  @ViewerIndependent()
  @FieldResolver(() => [ID], { description: 'Those of the role ADMIN; the owner is none of them.' })
  async adminIds(@Ctx() { loaders }: Context, @Root() group: Group): Promise<string[]> {
    return (await loaders.groupFacts.load(group.id)).adminIds;
  }

  @FieldResolver(() => GroupRoleEnum, { description: 'What the viewer may do in the group.' })
  async viewerRole(@Ctx() context: Context, @Root() group: Group): Promise<GroupRole> {
    const role = await context.loaders.groupRole.load(roleKey(group.id, requireViewer(context).id));
    if (!role) throw noSuchGroup();
    return role;
  }

  @FieldResolver(() => GroupMemberConnection, {
    description:
      'The people of the group: first the owner, then admins, then members, each by name, unless `orderBy` says otherwise.',
  })
  members(@Ctx() context: Context, @Root() group: Group, @Args(() => GroupMemberArgsType) args: GroupMemberArgsType) {
    return listMembers(context, group.id, args);
  }

  @HasAtMost(EVENTS_PAGE)
  @FieldResolver(() => [GroupEvent], {
    description: 'Who joined, was added, left or was removed, oldest first; the latest 200.',
  })
  events(
    @Ctx() context: Context,
    @Root() group: Group,
    @Arg('after', () => Int, {
      defaultValue: 0,
      description: 'Only events after this message or a later one; the number counts itself in.',
    })
    after: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'Only events after this message or an earlier one; the number counts itself in.',
    })
    before?: number | null,
  ) {
    return listGroupEvents(context, group.id, { after, before });
  }
}

@Resolver(() => GroupEvent)
export class GroupEventResolver {
  @ViewerIndependent()
  @FieldResolver(() => User, { description: 'Who came or went.' })
  user(@Ctx() { loaders }: Context, @Root() { userId }: GroupEvent) {
    return loaders.user.load(userId);
  }

  @ViewerIndependent()
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who added or removed them. Null where they did it themselves, and once that account is gone.',
  })
  actor(@Ctx() { loaders }: Context, @Root() { actorId }: GroupEvent) {
    return actorId && loaders.user.load(actorId);
  }
}

@Resolver(() => GroupMember)
export class GroupMemberResolver {
  @FieldResolver(() => User, { description: 'The account of this person.' })
  async user(@Ctx() { loaders }: Context, @Root() member: GroupMember): Promise<User> {
    const user = await loaders.user.load(member.userId);
    if (!user) throw new AppError('NOT_FOUND', msg('This account no longer exists.'));
    return user;
  }
}
