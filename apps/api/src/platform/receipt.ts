import { Field, ObjectType } from 'type-graphql';

/** That something was taken in, where there is nothing else to show. */
@ObjectType()
export class Receipt {
  @Field(() => String, { description: 'For people.' })
  message: string;
}
