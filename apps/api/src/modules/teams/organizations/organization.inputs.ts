import type { OrganizationRole } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { EmailScalar } from '../../../kernel/graphql/scalars.ts';
import { OrganizationRoleEnum } from './organization-role.types.ts';

const NAME = '1 to 80 characters.';
const LABEL = "What they do, in the team's words; at most 40 characters.";

@InputType({ description: 'The name of a new team.' })
export class CreateOrganizationInput {
  @Field(() => String, { description: NAME })
  name: string;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateOrganizationInput {
  @Field(() => ID, { description: 'A team of which the viewer is owner or admin.' })
  id: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Who gets the team’s cards and contacts of members who leave; null: the owner.',
  })
  heirId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether every member is told what became of the others’ cards of the team.',
  })
  hasLeaderboard?: boolean | null;
}

@InputType({ description: 'The team that the operation is about.' })
export class OrganizationInput {
  @Field(() => ID, { description: 'The team that the viewer is in.' })
  id: string;
}

@InputType({ description: 'Whether members of a team need a second factor.' })
export class SetOrganizationSecondFactorInput extends OrganizationInput {
  @Field(() => Boolean, { description: 'True asks every member for a second factor from now on.' })
  isRequired: boolean;
}

@InputType({ description: 'Which team, and whom in it.' })
export class OrganizationPersonInput {
  @Field(() => ID, { description: 'The team that the viewer is in.' })
  id: string;

  @Field(() => ID, { description: 'A member of the team.' })
  userId: string;
}

@InputType({ description: 'The member to remove and who gets their cards.' })
export class RemoveOrganizationMemberInput extends OrganizationPersonInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Who gets their cards and contacts of the team; whom the team has named when absent.',
  })
  heirId?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateOrganizationMemberInput extends OrganizationPersonInput {
  @Field(() => OrganizationRoleEnum, { nullable: true, description: 'Below one’s own.' })
  role?: OrganizationRole | null;

  @Field(() => String, { nullable: true, description: LABEL })
  label?: string | null;
}

@InputType({ description: 'The person to invite and what they may do.' })
export class InviteToOrganizationInput {
  @Field(() => ID, { description: 'A team in which the viewer may invite.' })
  id: string;

  @Field(() => EmailScalar, { description: 'The address that the link is mailed to.' })
  email: string;

  @Field(() => OrganizationRoleEnum, { defaultValue: 'MEMBER', description: 'Below one’s own.' })
  role: OrganizationRole;

  @Field(() => String, { defaultValue: '', description: LABEL })
  label: string;
}

@InputType({ description: 'Which open invitation stops working.' })
export class WithdrawOrganizationInvitationInput {
  @Field(() => ID, { description: 'One of `Organization.invitations`.' })
  id: string;
}

@InputType({ description: 'The link into a team.' })
export class JoinOrganizationInput {
  @Field(() => String, { description: 'Of a mailed link or of the team’s link.' })
  token: string;
}

@InputType({ description: 'Contacts, and whether they belong to the team.' })
export class MarkOrganizationContactsInput {
  @Field(() => [ID], { description: 'At most 100.' })
  ids: string[];

  @Field(() => Boolean, { description: 'Whether they are the team’s, or the viewer’s own.' })
  isOrganizations: boolean;
}
