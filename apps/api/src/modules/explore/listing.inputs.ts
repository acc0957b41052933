import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A card and the categories under which it is listed.' })
export class SetListingsInput {
  @Field(() => ID, { description: 'A card of the viewer.' })
  cardId: string;

  @Field(() => [String], {
    description:
      'Categories besides the one that stands on the card, which is always the first; with it 10 at most, of 60 characters each.',
  })
  categories: string[];
}

@InputType({ description: 'The listing to feature for seven days.' })
export class FeatureListingInput {
  @Field(() => ID, { description: 'A public card of the viewer.' })
  cardId: string;

  @Field(() => String, { description: 'One under which the card is listed. Case does not matter.' })
  category: string;
}
