import { mayInOrganization, type OrganizationRole } from '@tessera/domain';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../composition/context.ts';
import { PageArgsType } from '../../../platform/page.ts';
import { RequiresProof } from '../../../platform/requires-proof.ts';
import { User } from '../../users/user.entity.ts';
import { Organization } from './organization.entity.ts';
import { CreateOrganizationInput, OrganizationInput, UpdateOrganizationInput } from './organization.inputs.ts';
import {
  createOrganization,
  deleteOrganization,
  findOrganizationByMember,
  updateOrganization,
} from './organization.service.ts';
import { assertMayInOrganization } from './organization-change.service.ts';
import { joinPath } from './organization-email.ts';
import { OrganizationInvitation } from './organization-invitation.entity.ts';
import { listInvitations } from './organization-invitation.service.ts';
import { countMembers, listMembers } from './organization-list.service.ts';
import { OrganizationMemberConnection } from './organization-member.entity.ts';
import { OrganizationRoleEnum } from './organization-role.types.ts';

@Resolver(() => Organization)
export class OrganizationResolver {
  @Query(() => Organization, { nullable: true, description: 'The team that the viewer is in.' })
  organization(@Ctx() context: Context) {
    return findOrganizationByMember(context, requireViewer(context).id);
  }

  @Mutation(() => Organization, { description: 'CONFLICT when the viewer is in a team.' })
  createOrganization(
    @Ctx() context: Context,
    @Arg('input', () => CreateOrganizationInput) input: CreateOrganizationInput,
  ) {
    return createOrganization(context, requireViewer(context), input);
  }

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
  deleteOrganization(@Ctx() context: Context, @Arg('input', () => OrganizationInput) input: OrganizationInput) {
    return deleteOrganization(context, requireViewer(context), input);
  }

  @FieldResolver(() => OrganizationRoleEnum)
  viewerRole(@Ctx() context: Context, @Root() { id }: Organization): Promise<OrganizationRole> {
    return assertMayInOrganization(context, requireViewer(context), { id, action: 'view' });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Absolute address at which others join as members; null when there is none, and for others than admins.',
  })
  async joinUrl(@Ctx() context: Context, @Root() organization: Organization): Promise<string | null> {
    const isTold = mayInOrganization(await this.viewerRole(context, organization), 'changeLink');
    return isTold && organization.joinToken ? context.env.publicOrigin + joinPath(organization.joinToken) : null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who gets the team’s cards and contacts of members who leave; null: the owner.',
  })
  heir(@Ctx() { loaders }: Context, @Root() { heirId }: Organization) {
    return heirId && loaders.user.load(heirId);
  }

  @FieldResolver(() => Int, { description: 'At most 500.' })
  memberCount(@Ctx() context: Context, @Root() { id }: Organization): Promise<number> {
    return countMembers(context, id);
  }

  @FieldResolver(() => OrganizationMemberConnection, {
    description: 'The owner, admins, managers, members; then by name.',
  })
  members(@Ctx() context: Context, @Root() { id }: Organization, @Args(() => PageArgsType) args: PageArgsType) {
    return listMembers(context, id, args);
  }

  @FieldResolver(() => [OrganizationInvitation], {
    description: 'Those that can still be taken, the latest first; empty for who may not invite.',
  })
  async invitations(@Ctx() context: Context, @Root() organization: Organization) {
    const isTold = mayInOrganization(await this.viewerRole(context, organization), 'invite');
    return isTold ? listInvitations(context, organization) : [];
  }
}
