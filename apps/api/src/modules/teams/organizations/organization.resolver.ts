import { mayInOrganization, type OrganizationRole } from '@tessera/domain';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../../kernel/graphql/requires-proof.ts';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { User } from '../../identity/index.ts';
import { Organization } from './organization.entity.ts';
import {
  CreateOrganizationInput,
  OrganizationInput,
  SetOrganizationSecondFactorInput,
  UpdateOrganizationInput,
} from './organization.inputs.ts';
import {
  createOrganization,
  deleteOrganization,
  findOrganizationByMember,
  updateOrganization,
} from './organization.service.ts';
import { assertMayEnter, readRole } from './organization-change.service.ts';
import { joinPath } from './organization-email.ts';
import { OrganizationInvitation } from './organization-invitation.entity.ts';
import { listInvitations } from './organization-invitation.service.ts';
import { countMembers, listMembers } from './organization-list.service.ts';
import { OrganizationMemberConnection } from './organization-member.entity.ts';
import { MemberArgsType } from './organization-member.inputs.ts';
import { OrganizationRoleEnum } from './organization-role.types.ts';
import { listMembersWithoutFactor, setSecondFactor } from './second-factor.service.ts';

@Resolver(() => Organization)
export class OrganizationResolver {
  @Query(() => Organization, { nullable: true, description: 'The team that the viewer is in.' })
  organization(@Ctx() context: Context) {
    return findOrganizationByMember(context, requireViewer(context).id);
  }

  @Harmless('lets no one in above the role of a member, and the team’s log records it')
  @Mutation(() => Organization, { description: 'CONFLICT when the viewer is in a team.' })
  createOrganization(
    @Ctx() context: Context,
    @Arg('input', () => CreateOrganizationInput) input: CreateOrganizationInput,
  ) {
    return createOrganization(context, requireViewer(context), input);
  }

  @Harmless('lets no one in above the role of a member, and the team’s log records it')
  @Mutation(() => Organization, { description: 'For admins.' })
  updateOrganization(
    @Ctx() context: Context,
    @Arg('input', () => UpdateOrganizationInput) input: UpdateOrganizationInput,
  ) {
    return updateOrganization(context, requireViewer(context), input);
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => ID, {
    description: 'For the owner. Cards and contacts stay with the people who have them. Needs a proof.',
  })
  @PayloadFieldName('deletedOrganizationId', 'The team that is gone.')
  deleteOrganization(@Ctx() context: Context, @Arg('input', () => OrganizationInput) input: OrganizationInput) {
    return deleteOrganization(context, requireViewer(context), input);
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Organization, {
    description:
      'For the owner, who needs a second factor themself. Members without one are mailed, and may only leave until they have it. Needs a proof.',
  })
  setOrganizationSecondFactor(
    @Ctx() context: Context,
    @Arg('input', () => SetOrganizationSecondFactorInput) input: SetOrganizationSecondFactorInput,
  ) {
    return setSecondFactor(context, requireViewer(context), input);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many members have no second factor; null for others than the owner.',
  })
  async membersWithoutSecondFactor(@Ctx() context: Context, @Root() organization: Organization) {
    const isTold = mayInOrganization(await assertMayEnter(context, organization), 'demandSecondFactor');
    return isTold ? (await listMembersWithoutFactor(context.db.manager, organization.id)).length : null;
  }

  @FieldResolver(() => OrganizationRoleEnum, { description: 'What the viewer may do in the team.' })
  viewerRole(@Ctx() context: Context, @Root() organization: Organization): Promise<OrganizationRole> {
    return readRole(context, organization);
  }

  @FieldResolver(() => UrlScalar, {
    nullable: true,
    description:
      'Absolute address at which others join as members; null when there is none, and for others than admins.',
  })
  async joinUrl(@Ctx() context: Context, @Root() organization: Organization): Promise<string | null> {
    const isTold = mayInOrganization(await assertMayEnter(context, organization), 'changeLink');
    return isTold && organization.joinToken ? context.env.publicOrigin + joinPath(organization.joinToken) : null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who gets the team’s cards and contacts of members who leave; null: the owner.',
  })
  async heir(@Ctx() context: Context, @Root() organization: Organization) {
    await assertMayEnter(context, organization);
    return organization.heirId && context.loaders.user.load(organization.heirId);
  }

  @FieldResolver(() => Int, { description: 'At most 500.' })
  memberCount(@Ctx() context: Context, @Root() { id }: Organization): Promise<number> {
    return countMembers(context, id);
  }

  @FieldResolver(() => OrganizationMemberConnection, {
    description: 'The owner, admins, managers, members; then by name, unless `orderBy` says otherwise.',
  })
  async members(
    @Ctx() context: Context,
    @Root() organization: Organization,
    @Args(() => MemberArgsType) args: MemberArgsType,
  ) {
    await assertMayEnter(context, organization);
    return listMembers(context, organization.id, args);
  }

  @FieldResolver(() => [OrganizationInvitation], {
    description: 'Those that can still be taken, the latest first; empty for who may not invite.',
  })
  async invitations(@Ctx() context: Context, @Root() organization: Organization) {
    const isTold = mayInOrganization(await assertMayEnter(context, organization), 'invite');
    return isTold ? listInvitations(context, organization) : [];
  }
}
