import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What a new person does first, and what of it is done.' })
export class FirstSteps {
  @Field(() => Boolean, { description: 'Whether a card has a photo or a logo.' })
  hasPhoto: boolean;

  @Field(() => Boolean, { description: 'Whether a card was shared.' })
  hasShared: boolean;

  @Field(() => Boolean, { description: 'Whether the app was installed on a device.' })
  hasInstalledApp: boolean;

  @Field(() => Boolean, { description: 'Whether the address book has a contact.' })
  hasContact: boolean;
}
