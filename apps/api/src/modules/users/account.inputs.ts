import { Field, InputType } from 'type-graphql';
import { WebAuthnJsonScalar } from '../../platform/scalars.ts';

@InputType()
export class RegisterInput {
  @Field(() => String, { description: 'Longer than one character after trimming.' })
  fullName: string;

  @Field(() => String)
  email: string;

  @Field(() => String, { description: '6 to 256 characters.' })
  password: string;
}

@InputType()
export class SignInInput {
  @Field(() => String)
  email: string;

  @Field(() => String)
  password: string;
}

@InputType()
export class SignInWithCodeInput {
  @Field(() => String, { description: 'Of the error SECOND_FACTOR_REQUIRED; for five minutes and five tries.' })
  ticket: string;

  @Field(() => String, { description: 'Six digits of the authenticator app, or a recovery code.' })
  code: string;
}

@InputType()
export class SignInWithPasskeyInput {
  @Field(() => WebAuthnJsonScalar, { description: 'What the browser answers to `requestPasskeyChallenge`.' })
  response: object;
}

@InputType()
export class RequestPasswordResetInput {
  @Field(() => String)
  email: string;
}

@InputType()
export class ResetPasswordInput {
  @Field(() => String, { description: 'From the mailed link; works once, for one hour.' })
  token: string;

  @Field(() => String, { description: '6 to 256 characters.' })
  password: string;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String)
  currentPassword: string;

  @Field(() => String, { description: '6 to 256 characters.' })
  newPassword: string;
}

@InputType()
export class ChangeEmailInput {
  @Field(() => String)
  email: string;

  @Field(() => String, { description: 'The present password.' })
  password: string;
}

@InputType()
export class UndoEmailChangeInput {
  @Field(() => String, { description: 'From the link mailed to the former address; works once, for seven days.' })
  token: string;
}

@InputType()
export class ConfirmEmailInput {
  @Field(() => String, { description: 'From the mailed link; works once, for three days.' })
  token: string;
}
