import { Field, InputType } from 'type-graphql';

@InputType()
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'The six digits that the app shows.' })
  code: string;
}
