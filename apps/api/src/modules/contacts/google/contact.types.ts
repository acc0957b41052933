import { Field, Int, ObjectType } from 'type-graphql';
import { EmailScalar } from '../../../kernel/graphql/scalars.ts';
import { User } from '../../identity/index.ts';

@ObjectType({ description: 'Somebody of the address book who has an account and may be found.' })
export class MatchedContact {
  @Field(() => User, { description: 'The account of this person.' })
  user: User;

  @Field(() => String, { description: 'As Google has it.' })
  name: string;

  @Field(() => EmailScalar, { nullable: true, description: 'As Google has it.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'As Google has it.' })
  phone: string | null;
}

@ObjectType({ description: 'Somebody of the address book at Google. Nothing of it is kept.' })
export class GooglePerson {
  @Field(() => String, { description: "'' when Google has none." })
  name: string;

  @Field(() => EmailScalar, { description: "Their first one; '' when Google has none." })
  email: string;

  @Field(() => String, { description: "Their first one; '' when Google has none." })
  phone: string;

  @Field(() => [EmailScalar], { description: 'All their email addresses.' })
  emails: string[];

  @Field(() => [String], { description: 'All their phone numbers.' })
  phones: string[];

  @Field(() => Boolean, { description: 'Is a contact of the viewer already.' })
  isKnown: boolean;
}

@ObjectType({ description: 'How many contacts an import from Google added, changed and skipped.' })
export class ImportedGooglePeople {
  @Field(() => Int, { description: 'Contacts that are new.' })
  addedCount: number;

  @Field(() => Int, { description: 'Contacts that learned what they lacked.' })
  updatedCount: number;

  @Field(() => Int, { description: 'Who was known with all of it.' })
  knownCount: number;

  @Field(() => Int, { description: 'Who could not be read as a contact, such as a number that is none.' })
  skippedCount: number;
}
