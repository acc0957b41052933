import { Field, ID, InputType } from 'type-graphql';
import { type ContactSort, ContactSortEnum } from './contact.types.ts';

@InputType({ description: 'The filter as `contacts` takes it.' })
export class SaveContactFilterInput {
  @Field(() => String, { description: '1 to 40 characters.' })
  name: string;

  @Field(() => String, { defaultValue: '', description: 'At most 200 characters.' })
  query: string;

  @Field(() => String, { defaultValue: '', description: "'' for all." })
  tag: string;

  @Field(() => ContactSortEnum, { defaultValue: 'NAME', description: 'The order that the filter uses.' })
  sort: ContactSort;
}

@InputType({ description: 'A saved filter and its new name.' })
export class RenameContactFilterInput {
  @Field(() => ID, { description: 'One of the viewer’s saved filters.' })
  id: string;

  @Field(() => String, { description: '1 to 40 characters.' })
  name: string;
}

@InputType({ description: 'The saved filter to delete.' })
export class DeleteContactFilterInput {
  @Field(() => ID, { description: 'One of the viewer’s saved filters.' })
  id: string;
}
