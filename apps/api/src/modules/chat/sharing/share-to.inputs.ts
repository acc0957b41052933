import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A card to share with a group.' })
export class ShareCardToGroupInput {
  @Field(() => ID, { description: 'A card that the viewer may see. A private card has to be their own.' })
  cardId: string;

  @Field(() => ID, { description: 'A group that the viewer is in.' })
  groupId: string;
}

@InputType({ description: 'A card to share with people in the app.' })
export class ShareCardWithPeopleInput {
  @Field(() => ID, { description: 'A card that the viewer may see. A private card has to be their own.' })
  cardId: string;

  @Field(() => [ID], { description: '1 to 50 people that `people` finds.' })
  recipientIds: string[];
}
