import { Field, InputType } from 'type-graphql';
import { EmailScalar, WebAuthnJsonScalar } from '../../../kernel/graphql/scalars.ts';

@InputType({ description: 'Name, address and password of a new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Longer than one character after trimming.' })
  fullName: string;

  @Field(() => EmailScalar, { description: 'The address for signing in, at most 254 characters.' })
  email: string;

  @Field(() => String, { description: '6 to 256 characters.' })
  password: string;
}

@InputType({ description: 'Address and password.' })
export class SignInInput {
  @Field(() => EmailScalar, { description: 'The address for signing in. Case does not matter.' })
  email: string;

  @Field(() => String, { description: 'The account’s password.' })
  password: string;
}

@InputType({ description: 'The code that a second factor shows.' })
export class SignInWithCodeInput {
  @Field(() => String, { description: 'Of the error SECOND_FACTOR_REQUIRED; for five minutes and five tries.' })
  ticket: string;

  @Field(() => String, { description: 'Six digits of the authenticator app, or a recovery code.' })
  code: string;
}

@InputType({ description: 'What a passkey has signed.' })
export class SignInWithPasskeyInput {
  @Field(() => WebAuthnJsonScalar, { description: 'What the browser answers to `requestPasskeyChallenge`.' })
  response: object;
}

@InputType({ description: 'The address to which the link for a new password is mailed.' })
export class RequestPasswordResetInput {
  @Field(() => EmailScalar, { description: 'The address for signing in.' })
  email: string;
}

@InputType({ description: 'The mailed link and the new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the mailed link; works once, for one hour.' })
  token: string;

  @Field(() => String, { description: '6 to 256 characters.' })
  password: string;
}

@InputType({ description: 'The old and the new password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password that works now.' })
  currentPassword: string;

  @Field(() => String, { description: '6 to 256 characters.' })
  newPassword: string;
}

@InputType({ description: 'The new address for signing in.' })
export class ChangeEmailInput {
  @Field(() => EmailScalar, { description: 'The new address, at most 254 characters.' })
  email: string;

  @Field(() => String, { description: 'The present password.' })
  password: string;
}

@InputType({ description: 'The mailed link that gives an account back to its owner.' })
export class UndoEmailChangeInput {
  @Field(() => String, {
    description:
      'From the link mailed to the former address, or when an authenticator app was turned on; works once, for seven days.',
  })
  token: string;
}

@InputType({ description: 'The mailed link that proves an address.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'From the mailed link; works once, for three days.' })
  token: string;
}
