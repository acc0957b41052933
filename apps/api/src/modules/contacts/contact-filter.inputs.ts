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

  @Field(() => ContactSortEnum, { defaultValue: 'NAME', description: 'The order that the view uses.' })
  sort: ContactSort;
}

@InputType({ description: 'A saved view and its new name.' })
export class RenameContactViewInput {
  @Field(() => ID, { description: 'One of the viewer’s saved views.' })
  id: string;

  @Field(() => String, { description: '1 to 40 characters.' })
  name: string;
}

@InputType({ description: 'The saved view to delete.' })
export class DeleteContactViewInput {
  @Field(() => ID, { description: 'One of the viewer’s saved views.' })
  id: string;
}
