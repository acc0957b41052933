import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../../kernel/graphql/requires-proof.ts';
import { User } from '../../identity/index.ts';
import { Group } from './group.entity.ts';
import {
  AddMemberByPhoneInput,
  AddMembersInput,
  GroupInput,
  GroupPersonInput,
  JoinCodeInput,
  JoinGroupInput,
  LeaveGroupInput,
} from './group.inputs.ts';
import { AddMemberPayload, AddMembersPayload, GroupInvitationType, GroupPreview } from './group.types.ts';
import { changeJoinCode, findGroupByCode, setJoinCodeExpiry } from './group-code.service.ts';
import { roleKey } from './group-facts.service.ts';
import { addGroupMemberByPhone, addGroupMembers } from './group-people.service.ts';
import { acceptInvitation, declineInvitation, type Invitation, listInvitations } from './invitation.service.ts';
import { joinGroup, leaveGroup, removeGroupMember, toggleGroupAdmin, transferGroup } from './membership.service.ts';

@Resolver(() => Group)
export class MembershipResolver {
  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => Group, {
    description:
      'Harmless for who is in it already. Wrong, expired and given-up codes read the same; after ten in a minute RATE_LIMITED.',
  })
  joinGroup(@Ctx() context: Context, @Arg('input', () => JoinGroupInput) input: JoinGroupInput) {
    return joinGroup(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => ID, { description: 'Gives the id. FORBIDDEN for the owner.' })
  @PayloadFieldName('leftGroupId', 'The group that the viewer has left.')
  async leaveGroup(
    @Ctx() context: Context,
    @Arg('input', () => LeaveGroupInput) input: LeaveGroupInput,
  ): Promise<string> {
    await leaveGroup(context, requireViewer(context), input);
    return input.id;
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => Group, { description: 'For admins. FORBIDDEN on the owner and on oneself.' })
  removeGroupMember(@Ctx() context: Context, @Arg('input', () => GroupPersonInput) input: GroupPersonInput) {
    return removeGroupMember(context, requireViewer(context), input);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => Group, { description: 'For admins. FORBIDDEN on the owner and on oneself.' })
  toggleGroupAdmin(@Ctx() context: Context, @Arg('input', () => GroupPersonInput) input: GroupPersonInput) {
    return toggleGroupAdmin(context, requireViewer(context), input);
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Group, { description: 'For the owner, who stays as an admin. Needs a proof.' })
  transferGroup(@Ctx() context: Context, @Arg('input', () => GroupPersonInput) input: GroupPersonInput) {
    return transferGroup(context, requireViewer(context), input);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => AddMemberPayload, { description: 'For admins. At most 100 numbers an hour, then RATE_LIMITED.' })
  addGroupMemberByPhone(
    @Ctx() context: Context,
    @Arg('input', () => AddMemberByPhoneInput) input: AddMemberByPhoneInput,
  ) {
    return addGroupMemberByPhone(context, requireViewer(context), input);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => AddMembersPayload, { description: 'For admins. Each number counts like `addGroupMemberByPhone`.' })
  addGroupMembers(@Ctx() context: Context, @Arg('input', () => AddMembersInput) input: AddMembersInput) {
    return addGroupMembers(context, requireViewer(context), input);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => Group, { description: 'For admins. A new code; the old one lets nobody in any more.' })
  changeJoinCode(@Ctx() context: Context, @Arg('input', () => JoinCodeInput) input: JoinCodeInput) {
    return changeJoinCode(context, requireViewer(context), input);
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => Group, { description: 'For admins. The same code, with another end.' })
  setJoinCodeExpiry(@Ctx() context: Context, @Arg('input', () => JoinCodeInput) input: JoinCodeInput) {
    return setJoinCodeExpiry(context, requireViewer(context), input);
  }
}

@Resolver(() => GroupPreview)
export class GroupPreviewResolver {
  @Query(() => GroupPreview, {
    nullable: true,
    description: 'What a code leads to; null for any that lets nobody in. Counts as a try like `joinGroup`.',
  })
  groupByCode(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: 'Case, spaces and hyphens do not matter.' }) code: string,
  ) {
    return findGroupByCode(context, requireViewer(context), code);
  }

  @FieldResolver(() => Int, { description: 'How many people are in the group.' })
  async memberCount(@Ctx() { loaders }: Context, @Root() group: Group): Promise<number> {
    return (await loaders.groupFacts.load(group.id)).memberCount;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is in it already.' })
  async isMember(@Ctx() context: Context, @Root() group: Group): Promise<boolean> {
    return (await context.loaders.groupRole.load(roleKey(group.id, requireViewer(context).id))) !== null;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'For members.' })
  async groupId(@Ctx() context: Context, @Root() group: Group): Promise<string | null> {
    return (await this.isMember(context, group)) ? group.id : null;
  }
}

@Resolver(() => GroupInvitationType)
export class InvitationResolver {
  @Query(() => [GroupInvitationType], { description: 'The latest first; at most 100.' })
  groupInvitations(@Ctx() context: Context) {
    return listInvitations(context, requireViewer(context));
  }

  @Harmless('changes a group, and its members see who is in it')
  @Mutation(() => Group, {
    description: 'Joins a group that the viewer was invited to. NOT_FOUND without an invitation.',
  })
  acceptGroupInvitation(@Ctx() context: Context, @Arg('input', () => GroupInput) input: GroupInput) {
    return acceptInvitation(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => ID, { description: 'Gives the id. Nobody is told.' })
  @PayloadFieldName('declinedGroupId', 'The group that the invitation was to.')
  async declineGroupInvitation(
    @Ctx() context: Context,
    @Arg('input', () => GroupInput) input: GroupInput,
  ): Promise<string> {
    await declineInvitation(context, requireViewer(context), input);
    return input.id;
  }

  @FieldResolver(() => GroupPreview, { description: 'What the viewer may see of the group before they join.' })
  group(@Ctx() { loaders }: Context, @Root() { id }: Invitation) {
    return loaders.group.load(id);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Null when the account is gone.' })
  invitedBy(@Ctx() { loaders }: Context, @Root() { inviterId }: Invitation) {
    return inviterId && loaders.user.load(inviterId);
  }
}
