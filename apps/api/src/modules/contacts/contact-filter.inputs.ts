import { Field, ID, InputType } from 'type-graphql';
import { type ContactSort, ContactSortEnum } from './contact.types.ts';

@InputType({ description: 'The filter as `contacts` takes it.' })
export class SaveContactViewInput {
  @Field(() => String, { description: '1 to 40 characters.' })
  name: string;

  @Field(() => String, { defaultValue: '', description: 'At most 200 characters.' })
  query: string;

  @Field(() => String, { defaultValue: '', description: "'' for all." })
  tag: string;

  @Field(() => ContactSortEnum, { defaultValue: 'NAME' })
  sort: ContactSort;
}

@InputType()
export class RenameContactViewInput {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;
}

@InputType()
export class DeleteContactViewInput {
  @Field(() => ID)
  id: string;
}
