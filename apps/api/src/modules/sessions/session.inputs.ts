import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class EndSessionInput {
  @Field(() => ID)
  id: string;
}
