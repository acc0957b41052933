import { Field, ObjectType } from 'type-graphql';
import { UrlScalar } from '../../../../kernel/graphql/scalars.ts';

@ObjectType({ description: 'What an authenticator app needs to show codes.' })
export class AuthenticatorSetup {
  @Field(() => UrlScalar, { description: 'For a QR code: `otpauth://totp/…`.' })
  uri: string;

  @Field(() => String, { description: 'To be typed where no QR code can be read; Base32.' })
  key: string;
}

@ObjectType({ description: 'Codes that sign in without the authenticator app.' })
export class RecoveryCodes {
  @Field(() => [String], { description: 'Each works once. They are told this once and never again.' })
  codes: string[];
}
