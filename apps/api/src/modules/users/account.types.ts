import { Field, InputType, ObjectType } from 'type-graphql';
import type { User } from './user.entity.ts';
import { ViewerType } from './viewer.types.ts';

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

@ObjectType({ description: 'A new session. The token is also set as an HttpOnly cookie.' })
export class SessionPayload {
  @Field(() => String, { description: 'For people.' })
  message: string;

  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`, or as `connectionParams.token`.' })
  token: string;

  @Field(() => ViewerType)
  viewer: User;
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
export class ConfirmEmailInput {
  @Field(() => String, { description: 'From the mailed link; works once, for three days.' })
  token: string;
}

@ObjectType()
export class ConfirmedEmail {
  @Field(() => String, { description: 'For people.' })
  message: string;

  @Field(() => String, { description: "The account's address from now on." })
  email: string;
}
