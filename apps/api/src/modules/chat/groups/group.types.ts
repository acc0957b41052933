import type { Message } from '@tessera/texts';
import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../kernel/graphql/enums.ts';
import { DateTimeScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { InReadersLanguage } from '../../../kernel/readers-language.ts';
import { User } from '../../identity/index.ts';
import { Group } from './group.entity.ts';

const ADD_OUTCOMES = ['added', 'already', 'invited'] as const;
export type AddOutcome = (typeof ADD_OUTCOMES)[number];
const AddOutcomeEnum = defineEnum('AddOutcome', ADD_OUTCOMES, {
  description: 'Whether a number was added to the group, was in it already or is invited.',
  values: {
    added: 'The person is in the group now.',
    already: 'The person was in the group before.',
    invited: 'An invitation was kept. It does not say whether anybody has the number.',
  },
});

@ObjectType({ description: 'A group, as who has its code or an invitation sees it.' })
export class GroupPreview {
  @Field(() => String, { description: 'What the group is called, at most 80 characters.' })
  name: string;

  @Field(() => UrlScalar, { nullable: true, description: 'Path of a square picture on this site.' })
  photoUrl: string | null;
}

@ObjectType('GroupInvitation', { description: 'A group that the viewer, or their telephone number, was asked into.' })
export class GroupInvitationType {
  @Field(() => ID, { description: "The group's." })
  id: string;

  @Field(() => DateTimeScalar, { description: 'It is over 30 days later.' })
  invitedAt: Date;
}

@ObjectType({ description: 'The result of adding a number.' })
export class AddMemberPayload {
  @Field(() => AddOutcomeEnum, {
    description: 'Whether the person was added, was in the group already or was invited.',
  })
  outcome: AddOutcome;

  @Field(() => User, { nullable: true, description: 'Null with INVITED.' })
  user: User | null;

  @Field(() => String, {
    nullable: true,
    description: 'With INVITED: the words to send, with a link that lets one person in within 30 days.',
  })
  @InReadersLanguage()
  inviteText: Message | null;
}

@ObjectType({ description: 'The result for each number and each person.' })
export class AddMembersPayload {
  @Field(() => Group, { description: 'The group with its new members.' })
  group: Group;

  @Field(() => [User], { description: 'People who are in the group now.' })
  added: User[];

  @Field(() => [User], { description: 'They were in it before.' })
  already: User[];

  @Field(() => [String], { description: 'Numbers and ids, as they were sent, of whom the viewer may not add.' })
  invited: string[];

  @Field(() => [String], { description: 'What is no number, and ids of people whom the viewer has never met.' })
  invalid: string[];
}
