import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../platform/enums.ts';
import { DateTimeScalar } from '../../../platform/scalars.ts';
import { User } from '../../users/user.entity.ts';
import { Group } from './group.entity.ts';

const ADD_OUTCOMES = ['added', 'already', 'invited'] as const;
export type AddOutcome = (typeof ADD_OUTCOMES)[number];
const AddOutcomeEnum = defineEnum(
  'AddOutcome',
  ADD_OUTCOMES,
  'INVITED tells nothing: nobody may have the number, or somebody whom the viewer may not add.',
);

@ObjectType({ description: 'A group, as who has its code or an invitation sees it.' })
export class GroupPreview {
  @Field(() => String)
  name: string;

  @Field(() => String, { nullable: true, description: 'Path of a square picture on this site.' })
  photoUrl: string | null;
}

@ObjectType('GroupInvitation', { description: 'A group that the viewer, or their telephone number, was asked into.' })
export class GroupInvitationType {
  @Field(() => ID, { description: "The group's." })
  id: string;

  @Field(() => DateTimeScalar, { description: 'It is over 30 days later.' })
  invitedAt: Date;
}

@ObjectType()
export class AddMemberPayload {
  @Field(() => AddOutcomeEnum)
  outcome: AddOutcome;

  @Field(() => User, { nullable: true, description: 'Null with INVITED.' })
  user: User | null;

  @Field(() => String, {
    nullable: true,
    description: 'With INVITED: the words to send, with a link that lets one person in within 30 days.',
  })
  inviteText: string | null;
}

@ObjectType()
export class AddMembersPayload {
  @Field(() => Group)
  group: Group;

  @Field(() => [User])
  added: User[];

  @Field(() => [User], { description: 'They were in it before.' })
  already: User[];

  @Field(() => [String], { description: 'Numbers and ids, as they were sent, of whom the viewer may not add.' })
  invited: string[];

  @Field(() => [String], { description: 'What is no number, and ids of people whom the viewer has never met.' })
  invalid: string[];
}
