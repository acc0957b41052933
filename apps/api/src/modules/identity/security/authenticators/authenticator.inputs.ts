import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The first code of an authenticator app.' })
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'The six digits that the app shows.' })
  code: string;
}
