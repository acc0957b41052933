import { PHONE_CODE } from '@tessera/domain';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, PhoneNumberScalar } from '../../../kernel/graphql/scalars.ts';

@ObjectType({ description: 'Where a code went and how long it works.' })
export class SentPhoneCode {
  @Field(() => PhoneNumberScalar, { description: 'E.164: where it went.' })
  phone: string;

  @Field(() => DateTimeScalar, { description: `It works until then, for ${PHONE_CODE.tries} tries.` })
  expiresAt: Date;

  @Field(() => Int, { description: 'Earlier no other is sent.' })
  resendAfterSeconds: number;
}

@InputType({ description: 'The code that proves a phone number.' })
export class ConfirmPhoneInput {
  @Field(() => String, { description: `${PHONE_CODE.digits} digits; spaces do not matter.` })
  code: string;
}
