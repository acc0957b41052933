import { Field, ID, InputType } from 'type-graphql';
import type { ReceivedFile } from '../../../platform/multipart.ts';
import { DateTimeScalar, UploadScalar } from '../../../platform/scalars.ts';

const NAME = '1 to 80 characters.';
const DESCRIPTION = 'At most 500 characters.';

@InputType()
export class CreateGroupInput {
  @Field(() => String, { description: NAME })
  name: string;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateGroupInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: NAME })
  name?: string | null;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string | null;
}

@InputType()
export class JoinGroupInput {
  @Field(() => String, { description: 'Case, spaces and hyphens do not matter.' })
  code: string;
}

@InputType()
export class LeaveGroupInput {
  @Field(() => ID)
  id: string;
}

@InputType({ description: 'Which group.' })
export class GroupInput {
  @Field(() => ID)
  id: string;
}

@InputType({ description: 'Somebody in a group.' })
export class GroupPersonInput {
  @Field(() => ID, { description: "The group's." })
  id: string;

  @Field(() => ID)
  userId: string;
}

@InputType()
export class GroupPhotoInput {
  @Field(() => ID)
  id: string;

  @Field(() => UploadScalar, { description: 'JPEG, PNG or WebP, at most 5 MB; cut to a square.' })
  file: ReceivedFile;
}

@InputType()
export class JoinCodeInput {
  @Field(() => ID)
  id: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'In the future; null: the code has no end.' })
  expiresAt?: Date | null;
}

@InputType()
export class AddMemberByPhoneInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'Signs do not matter; a number without country code is read as Indian.' })
  phone: string;
}

@InputType()
export class AddMembersInput {
  @Field(() => ID)
  id: string;

  @Field(() => [String], { defaultValue: [], description: 'At most 100, and 200 together with the people.' })
  phones: string[];

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'People whom the viewer has met in a group, in a team or by a card, or knows by `syncContacts` within 24 hours. Who may not be added is invited.',
  })
  userIds: string[];
}
