import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.ts';

@InputType({ description: 'At least a name, a company, an email address or a telephone number.' })
export class CreateContactInput {
  @Field(() => String, { nullable: true, description: 'At most 120 characters, like company, role and event.' })
  name?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, { nullable: true })
  role?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'A number without country code is read as Indian.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'http or https.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 4,000 characters.' })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'Where they met.' })
  event?: string | null;

  @Field(() => [String], { nullable: true, description: 'At most 20 of at most 40 characters.' })
  tags?: string[] | null;

  @Field(() => DateTimeScalar, { nullable: true })
  metAt?: Date | null;
}

@InputType({ description: 'What is left out stays as it is; null empties it.' })
export class UpdateContactInput extends CreateContactInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class DeleteContactInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class SaveReceivedCardInput {
  @Field(() => ID, { description: 'A card that the viewer may see and that is not theirs.' })
  cardId: string;

  @Field(() => ID, { nullable: true, description: 'By which it came; one that did not lead to it is left out.' })
  shareId?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the link of a private card.' })
  token?: string | null;
}

@InputType()
export class TagContactsInput {
  @Field(() => [ID], { description: '1 to 100; ids that are no contacts of the viewer are left out.' })
  ids: string[];

  @Field(() => [String], { defaultValue: [] })
  add: string[];

  @Field(() => [String], { defaultValue: [] })
  remove: string[];
}
