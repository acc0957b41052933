import { Field, ID, InputType, Int } from 'type-graphql';
import { DateTimeScalar, EmailScalar, PhoneNumberScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';

@InputType({ description: 'An email address of a contact.' })
export class ContactEmailInput {
  @Field(() => EmailScalar, { description: 'At most 254 characters.' })
  value: string;

  @Field(() => String, { nullable: true, description: 'A label such as `work`, at most 40 characters.' })
  label?: string | null;
}

@InputType({ description: 'A phone number of a contact.' })
export class ContactPhoneInput {
  @Field(() => PhoneNumberScalar, {
    description: 'A number without country code is read as Indian. Extensions are kept.',
  })
  value: string;

  @Field(() => String, { nullable: true, description: 'A label such as `work`, at most 40 characters.' })
  label?: string | null;
}

@InputType({ description: 'At least a name, a company, an email address or a telephone number.' })
export class CreateContactInput {
  @Field(() => String, { nullable: true, description: 'At most 120 characters, like company, role and event.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 120 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Their job title, at most 120 characters.' })
  role?: string | null;

  @Field(() => EmailScalar, {
    nullable: true,
    description: 'At most 254 characters. Replaces the first of `emails`.',
  })
  email?: string | null;

  @Field(() => PhoneNumberScalar, {
    nullable: true,
    description: 'A number without country code is read as Indian. Replaces the first of `phones`.',
  })
  phone?: string | null;

  @Field(() => [ContactEmailInput], {
    nullable: true,
    description: 'All email addresses, at most 10. Overrides `email`, which is the first of them.',
  })
  emails?: ContactEmailInput[] | null;

  @Field(() => [ContactPhoneInput], {
    nullable: true,
    description: 'All phone numbers, at most 10. Overrides `phone`, which is the first of them.',
  })
  phones?: ContactPhoneInput[] | null;

  @Field(() => UrlScalar, { nullable: true, description: 'http or https.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 4,000 characters.' })
  note?: string | null;

  @Field(() => String, { nullable: true, description: 'Where they met.' })
  event?: string | null;

  @Field(() => [String], { nullable: true, description: 'At most 20 of at most 40 characters.' })
  tags?: string[] | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the viewer met them.' })
  metAt?: Date | null;
}

@InputType({ description: 'What is left out stays as it is; null empties it.' })
export class UpdateContactInput extends CreateContactInput {
  @Field(() => ID, { description: 'A contact of the viewer.' })
  id: string;
}

@InputType({ description: 'Which of the viewer’s contacts is deleted.' })
export class DeleteContactInput {
  @Field(() => ID, { description: 'A contact of the viewer. Deleting it can’t be undone.' })
  id: string;
}

@InputType({ description: 'The card to save as a contact.' })
export class SaveReceivedCardInput {
  @Field(() => ID, { description: 'A card that the viewer may see and that is not theirs.' })
  cardId: string;

  @Field(() => String, {
    nullable: true,
    description: 'The mark of the share by which it came; one that did not lead to it is left out.',
  })
  shareMark?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the link of a private card.' })
  token?: string | null;
}

@InputType({ description: 'Every contact of the viewer that `contacts` gives for this filter; at most 5,000.' })
export class MatchingContactsInput {
  @Field(() => String, { defaultValue: '', description: 'Words or parts of words; all have to be in the contact.' })
  query: string;

  @Field(() => String, { nullable: true, description: 'Contacts that carry exactly this tag.' })
  tag?: string | null;

  @Field(() => Int, {
    description: 'How many the viewer was shown. CONFLICT when the filter finds another number by now.',
  })
  totalCount: number;
}

@InputType()
class SelectedContactsInput {
  @Field(() => [ID], {
    nullable: true,
    description: '1 to 200; ids that are no contacts of the viewer are left out. Either these or `matching`.',
  })
  ids?: string[] | null;

  @Field(() => MatchingContactsInput, { nullable: true, description: 'A filter in place of `ids`.' })
  matching?: MatchingContactsInput | null;
}

@InputType({ description: 'Which contacts go: those with these ids, or all that match a filter.' })
export class DeleteContactsInput extends SelectedContactsInput {}

@InputType({ description: 'Contacts, and the tags they get or lose.' })
export class TagContactsInput extends SelectedContactsInput {
  @Field(() => [String], {
    defaultValue: [],
    description: 'Tags to add, each of at most 40 characters. A contact has at most 20.',
  })
  add: string[];

  @Field(() => [String], { defaultValue: [], description: 'Tags to remove. Contacts without them stay as they are.' })
  remove: string[];
}
