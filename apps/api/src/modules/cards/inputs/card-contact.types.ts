import type { AddressPoint, CardPoint, FieldAudience } from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { EmailScalar, PhoneNumberScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { FieldAudienceEnum } from '../card-enums.ts';
import { ENTRY_AUDIENCE } from './card-audience.inputs.ts';

const LABEL =
  'Such as `work`. Known are `mobile work home main fax pager other`; others are own words, at most 40 characters.';

@ObjectType('CardPhone', { simpleResolvers: true, description: 'A telephone number on a card.' })
@InputType('CardPhoneInput', { description: 'A telephone number. One without a number is left out.' })
export class CardPhoneType implements CardPoint {
  @Field(() => String, { defaultValue: '', description: LABEL })
  label: string;

  @Field(() => PhoneNumberScalar, {
    defaultValue: '',
    description: 'E.164.',
  })
  value: string;

  @Field(() => FieldAudienceEnum, { nullable: true, description: ENTRY_AUDIENCE })
  audience?: FieldAudience | null;
}

@ObjectType('CardEmail', { simpleResolvers: true, description: 'An email address on a card.' })
@InputType('CardEmailInput', { description: 'An email address. One without an address is left out.' })
export class CardEmailType implements CardPoint {
  @Field(() => String, { defaultValue: '', description: LABEL })
  label: string;

  @Field(() => EmailScalar, { defaultValue: '', description: 'At most 254 characters.' })
  value: string;

  @Field(() => FieldAudienceEnum, { nullable: true, description: ENTRY_AUDIENCE })
  audience?: FieldAudience | null;
}

@ObjectType('CardWebsite', { simpleResolvers: true, description: 'A website on a card.' })
@InputType('CardWebsiteInput', { description: 'A website. One without a link is left out.' })
export class CardWebsiteType implements CardPoint {
  @Field(() => String, { defaultValue: '', description: LABEL })
  label: string;

  @Field(() => UrlScalar, {
    defaultValue: '',
    description: 'http or https.',
  })
  value: string;

  @Field(() => FieldAudienceEnum, { nullable: true, description: ENTRY_AUDIENCE })
  audience?: FieldAudience | null;
}

@ObjectType('CardAddress', { simpleResolvers: true, description: 'A postal address on a card.' })
@InputType('CardAddressInput', { description: 'A postal address, its place on a map, or both.' })
export class CardAddressType implements AddressPoint {
  @Field(() => String, { defaultValue: '', description: LABEL })
  label: string;

  @Field(() => String, { defaultValue: '', description: 'With line breaks; at most 500 characters.' })
  value: string;

  @Field(() => UrlScalar, { defaultValue: '', description: "A link to the map; '' for a search for the address." })
  map: string;

  @Field(() => FieldAudienceEnum, { nullable: true, description: ENTRY_AUDIENCE })
  audience?: FieldAudience | null;
}
