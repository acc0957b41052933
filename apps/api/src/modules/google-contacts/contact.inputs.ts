import { Field, InputType } from 'type-graphql';

@InputType()
export class SyncContactsInput {
  @Field(() => String, {
    description: 'Of Google, for the scope `contacts.readonly`. Used for this one reading, never kept.',
  })
  accessToken: string;
}

@InputType()
export class GooglePersonInput {
  @Field(() => String, { defaultValue: '' })
  name: string;

  @Field(() => String, { defaultValue: '' })
  email: string;

  @Field(() => String, { defaultValue: '' })
  phone: string;
}

@InputType()
export class ImportGooglePeopleInput {
  @Field(() => [GooglePersonInput], { description: '1 to 2,000, as `readGooglePeople` gave them.' })
  people: GooglePersonInput[];
}
