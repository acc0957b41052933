import { Field, InputType } from 'type-graphql';
import { WebAuthnJsonScalar } from '../../../../kernel/graphql/scalars.ts';

@InputType({ description: 'One of the three.' })
export class ConfirmIdentityInput {
  @Field(() => String, { nullable: true, description: 'The account’s password.' })
  password?: string | null;

  @Field(() => WebAuthnJsonScalar, {
    nullable: true,
    description: 'What the browser answers to `requestPasskeyChallenge`.',
  })
  passkey?: object | null;

  @Field(() => String, { nullable: true, description: 'Six digits of the authenticator app.' })
  code?: string | null;
}
