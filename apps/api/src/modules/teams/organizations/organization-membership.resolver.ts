import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../../kernel/graphql/requires-proof.ts';
import { Contact } from '../../contacts/index.ts';
import { User } from '../../identity/index.ts';
import { findEntrance, joinOrganization } from './join-organization.service.ts';
import { Organization } from './organization.entity.ts';
import {
  InviteToOrganizationInput,
  JoinOrganizationInput,
  MarkOrganizationContactsInput,
  OrganizationInput,
  OrganizationPersonInput,
  RemoveOrganizationMemberInput,
  UpdateOrganizationMemberInput,
  WithdrawOrganizationInvitationInput,
} from './organization.inputs.ts';
import { OrganizationPreview } from './organization.types.ts';
import { roleIn } from './organization-change.service.ts';
import { markContacts } from './organization-contacts.service.ts';
import { OrganizationInvitation } from './organization-invitation.entity.ts';
import { changeLink, inviteToOrganization, removeLink, withdrawInvitation } from './organization-invitation.service.ts';
import { OrganizationMember } from './organization-member.entity.ts';
import {
  leaveOrganization,
  removeOrganizationMember,
  transferOrganization,
  updateOrganizationMember,
} from './organization-members.service.ts';

@Resolver(() => OrganizationMember)
export class OrganizationMembershipResolver {
  @RequiresProof({ opens: 'TEAM_ADMIN_INVITED', isForSomeValues: true })
  @Mutation(() => OrganizationInvitation, {
    description:
      'For managers. Mails a link that works once, for seven days. Inviting an admin needs a proof. At most 60 an hour, then RATE_LIMITED.',
  })
  inviteToOrganization(
    @Ctx() context: Context,
    @Arg('input', () => InviteToOrganizationInput) input: InviteToOrganizationInput,
  ) {
    return inviteToOrganization(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => ID, { description: 'For managers. Gives the id; the mailed link lets nobody in any more.' })
  @PayloadFieldName('withdrawnInvitationId', 'The invitation that lets nobody in any more.')
  withdrawOrganizationInvitation(
    @Ctx() context: Context,
    @Arg('input', () => WithdrawOrganizationInvitationInput) input: WithdrawOrganizationInvitationInput,
  ) {
    return withdrawInvitation(context, requireViewer(context), input);
  }

  @Harmless('lets no one in above the role of a member, and the team’s log records it')
  @Mutation(() => Organization, { description: 'For admins. A new link; the old one lets nobody in any more.' })
  changeOrganizationLink(@Ctx() context: Context, @Arg('input', () => OrganizationInput) input: OrganizationInput) {
    return changeLink(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => Organization, { description: 'For admins. From then on nobody joins by a link.' })
  removeOrganizationLink(@Ctx() context: Context, @Arg('input', () => OrganizationInput) input: OrganizationInput) {
    return removeLink(context, requireViewer(context), input);
  }

  @Query(() => OrganizationPreview, {
    nullable: true,
    description: 'What a link leads to; null for any that lets nobody in.',
  })
  async organizationByToken(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From a mailed link or from the team’s join link.' }) token: string,
  ): Promise<OrganizationPreview | null> {
    const viewer = requireViewer(context);
    const entrance = await findEntrance(context, viewer, token);
    if (!entrance) return null;
    const { organization, role } = entrance;
    const isMember = (await roleIn(context.db.manager, organization.id, viewer.id)) !== null;
    return { name: organization.name, role, isMember };
  }

  @Harmless('lets no one in above the role of a member, and the team’s log records it')
  @Mutation(() => Organization, {
    description: 'Harmless for who is in it already. Wrong, expired and used links read the same.',
  })
  joinOrganization(@Ctx() context: Context, @Arg('input', () => JoinOrganizationInput) input: JoinOrganizationInput) {
    return joinOrganization(context, requireViewer(context), input);
  }

  @RequiresProof({ opens: 'TEAM_ADMIN_ADDED', isForSomeValues: true })
  @Mutation(() => OrganizationMember, {
    description: 'For managers, on people and with roles below their own. Making someone an admin needs a proof.',
  })
  updateOrganizationMember(
    @Ctx() context: Context,
    @Arg('input', () => UpdateOrganizationMemberInput) input: UpdateOrganizationMemberInput,
  ) {
    return updateOrganizationMember(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => Organization, {
    description:
      'For admins, on people below their own role. Their cards and contacts of the team go to whom is named.',
  })
  removeOrganizationMember(
    @Ctx() context: Context,
    @Arg('input', () => RemoveOrganizationMemberInput) input: RemoveOrganizationMemberInput,
  ) {
    return removeOrganizationMember(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => ID, { description: 'Gives the id. FORBIDDEN for the owner.' })
  @PayloadFieldName('leftOrganizationId', 'The team that the viewer has left.')
  leaveOrganization(@Ctx() context: Context, @Arg('input', () => OrganizationInput) input: OrganizationInput) {
    return leaveOrganization(context, requireViewer(context), input);
  }

  @RequiresProof({ changesIdentity: true })
  @Mutation(() => Organization, { description: 'For the owner, who stays as an admin. Needs a proof.' })
  transferOrganization(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationPersonInput) input: OrganizationPersonInput,
  ) {
    return transferOrganization(context, requireViewer(context), input);
  }

  @FieldResolver(() => User, { description: 'The account of this person.' })
  async user(@Ctx() { loaders }: Context, @Root() member: OrganizationMember): Promise<User> {
    const user = await loaders.user.load(member.userId);
    if (!user) throw new AppError('NOT_FOUND', msg('This account no longer exists.'));
    return user;
  }
}

@Resolver(() => Contact)
export class OrganizationContactResolver {
  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => [Contact], { description: 'Which of the viewer’s contacts stay with the team when they leave it.' })
  markOrganizationContacts(
    @Ctx() context: Context,
    @Arg('input', () => MarkOrganizationContactsInput) input: MarkOrganizationContactsInput,
  ) {
    return markContacts(context, requireViewer(context), input);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it stays with the team when the viewer leaves it.' })
  isOrganizations(@Ctx() { loaders }: Context, @Root() { id }: Contact): Promise<boolean> {
    return loaders.isOrganizationContact.load(id);
  }
}
