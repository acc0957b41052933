import type { OrganizationRole } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { OrganizationRoleEnum } from './organization-role.types.ts';

const NAME = '1 to 80 characters.';
const LABEL = "What they do, in the team's words; at most 40 characters.";

@InputType()
export class CreateOrganizationInput {
  @Field(() => String, { description: NAME })
  name: string;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateOrganizationInput {
  @Field(() => ID)
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

@InputType({ description: 'Which team.' })
export class OrganizationInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class SetOrganizationSecondFactorInput extends OrganizationInput {
  @Field(() => Boolean)
  isRequired: boolean;
}

@InputType({ description: 'Which team, and whom in it.' })
export class OrganizationPersonInput {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  userId: string;
}

@InputType()
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

@InputType()
export class InviteToOrganizationInput {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  email: string;

  @Field(() => OrganizationRoleEnum, { defaultValue: 'MEMBER', description: 'Below one’s own.' })
  role: OrganizationRole;

  @Field(() => String, { defaultValue: '', description: LABEL })
  label: string;
}

@InputType()
export class WithdrawOrganizationInvitationInput {
  @Field(() => ID, { description: 'Of the invitation.' })
  id: string;
}

@InputType()
export class JoinOrganizationInput {
  @Field(() => String, { description: 'Of a mailed link or of the team’s link.' })
  token: string;
}

@InputType()
export class MarkOrganizationContactsInput {
  @Field(() => [ID], { description: 'At most 100.' })
  ids: string[];

  @Field(() => Boolean, { description: 'Whether they are the team’s, or the viewer’s own.' })
  isOrganizations: boolean;
}
