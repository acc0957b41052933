import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Contacts that are one person, and the one to keep.' })
export class MergeContactsInput {
  @Field(() => [ID], { description: '2 to 20 of the viewer’s contacts, the kept one among them.' })
  ids: string[];

  @Field(() => ID, { description: 'Whose own words win.' })
  keep: string;
}

@InputType({ description: 'Contacts that look alike and are different people.' })
export class KeepContactsApartInput {
  @Field(() => [ID], { description: '2 to 20 of the viewer’s contacts.' })
  ids: string[];
}

@InputType({ description: 'Which of the viewer’s merges is undone.' })
export class UndoMergeInput {
  @Field(() => ID, { description: 'The `id` of `ContactMergeResult` or `PastMerge`, within 30 days of the merge.' })
  id: string;
}
