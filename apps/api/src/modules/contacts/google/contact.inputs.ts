import { Field, InputType } from 'type-graphql';
import { EmailScalar } from '../../../kernel/graphql/scalars.ts';

@InputType({ description: 'The access to the viewer’s Google contacts.' })
export class SyncContactsInput {
  @Field(() => String, {
    description: 'Of Google, for the scope `contacts.readonly`. Used for this one reading, never kept.',
  })
  accessToken: string;
}

@InputType({ description: 'A person from Google contacts, as `readGooglePeople` gave them.' })
export class GooglePersonInput {
  @Field(() => String, { defaultValue: '', description: "Their name; '' when Google has none." })
  name: string;

  @Field(() => EmailScalar, { defaultValue: '', description: "Their email address; '' when Google has none." })
  email: string;

  @Field(() => String, { defaultValue: '', description: "Their phone number; '' when Google has none." })
  phone: string;

  @Field(() => [EmailScalar], { defaultValue: [], description: 'All their email addresses; a contact keeps 10.' })
  emails: string[];

  @Field(() => [String], { defaultValue: [], description: 'All their phone numbers; a contact keeps 10.' })
  phones: string[];
}

@InputType({ description: 'The people from Google contacts to import.' })
export class ImportGooglePeopleInput {
  @Field(() => [GooglePersonInput], { description: '1 to 2,000, as `readGooglePeople` gave them.' })
  people: GooglePersonInput[];
}
