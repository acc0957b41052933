import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class MergeContactsInput {
  @Field(() => [ID], { description: '2 to 20 of the viewer’s contacts, the kept one among them.' })
  ids: string[];

  @Field(() => ID, { description: 'Whose own words win.' })
  keep: string;
}

@InputType()
export class KeepContactsApartInput {
  @Field(() => [ID], { description: '2 to 20 of the viewer’s contacts.' })
  ids: string[];
}

@InputType()
export class UndoMergeInput {
  @Field(() => ID)
  id: string;
}
