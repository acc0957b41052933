import { Field, ID, InputType } from 'type-graphql';
import type { ReceivedFile } from '../../../kernel/graphql/multipart.ts';
import { DateTimeScalar, PhoneNumberScalar, UploadScalar } from '../../../kernel/graphql/scalars.ts';

const NAME = '1 to 80 characters.';
const DESCRIPTION = 'At most 500 characters.';

@InputType({ description: 'The name of a new group and what it is about.' })
export class CreateGroupInput {
  @Field(() => String, { description: NAME })
  name: string;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateGroupInput {
  @Field(() => ID, { description: 'A group of which the viewer is owner or admin.' })
  id: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string | null;
}

@InputType({ description: 'The join code of a group.' })
export class JoinGroupInput {
  @Field(() => String, { description: 'Case, spaces and hyphens do not matter.' })
  code: string;
}

@InputType({ description: 'Which of the viewer’s groups is left.' })
export class LeaveGroupInput {
  @Field(() => ID, { description: 'A group that the viewer is in and does not own.' })
  id: string;
}

@InputType({ description: 'The group that the operation is about.' })
export class GroupInput {
  @Field(() => ID, { description: 'A group that the viewer may see, or is invited to.' })
  id: string;
}

@InputType({ description: 'Somebody in a group.' })
export class GroupPersonInput {
  @Field(() => ID, { description: "The group's." })
  id: string;

  @Field(() => ID, { description: 'A member of the group.' })
  userId: string;
}

@InputType({ description: 'A picture for a group.' })
export class GroupPhotoInput {
  @Field(() => ID, { description: 'A group of which the viewer is owner or admin.' })
  id: string;

  @Field(() => UploadScalar, { description: 'JPEG, PNG or WebP, at most 5 MB; cut to a square.' })
  file: ReceivedFile;
}

@InputType({ description: 'A group and when its join code ends.' })
export class JoinCodeInput {
  @Field(() => ID, { description: 'A group of which the viewer is owner or admin.' })
  id: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'In the future; null: the code has no end.' })
  expiresAt?: Date | null;
}

@InputType({ description: 'A phone number to add to a group.' })
export class AddMemberByPhoneInput {
  @Field(() => ID, { description: 'A group of which the viewer is owner or admin.' })
  id: string;

  @Field(() => PhoneNumberScalar, {
    description: 'Signs do not matter; a number without country code is read as Indian.',
  })
  phone: string;
}

@InputType({ description: 'Phone numbers and people to add to a group.' })
export class AddMembersInput {
  @Field(() => ID, { description: 'A group of which the viewer is owner or admin.' })
  id: string;

  @Field(() => [PhoneNumberScalar], { defaultValue: [], description: 'At most 100, and 200 together with the people.' })
  phones: string[];

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'People whom the viewer has met in a group, in a team or by a card, or knows by `syncContacts` within 24 hours. Who may not be added is invited.',
  })
  userIds: string[];
}
