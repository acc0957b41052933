import { Field, InputType } from 'type-graphql';

@InputType()
export class ConfirmIdentityInput {
  @Field(() => String)
  password: string;
}
