import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class SetListingsInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => [String], {
    description:
      'Categories besides the one that stands on the card, which is always the first; with it 10 at most, of 60 characters each.',
  })
  categories: string[];
}

@InputType()
export class FeatureListingInput {
  @Field(() => ID)
  cardId: string;

  @Field(() => String, { description: 'One under which the card is listed. Case does not matter.' })
  category: string;
}
