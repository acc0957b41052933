import {
  CARD_LIMITS,
  type CardData,
  type CardDesign,
  type CardTheme,
  type CardType,
  type Socials,
} from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { EmailScalar, PhoneNumberScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { HasAtMost } from '../../../kernel/lists/list-size.ts';
import { CardThemeEnum, CardTypeEnum } from '../card-enums.ts';
import { CardDesignType } from './card-design.types.ts';
import { CardExtraType, image, link } from './card-extra.inputs.ts';
import { CardProfileType } from './card-profile.inputs.ts';
import { CardTranslationType, languageTag } from './card-translation.inputs.ts';

const handle = 'Handle, number or full link.';
const namePart =
  'For contact files, where the words of `name` don’t tell it; at most 120 characters. Null is as empty.';

@ObjectType('CardSocials', {
  simpleResolvers: true,
  description: "Links to profiles on social networks. '' where there is none.",
})
@InputType('CardSocialsInput', { description: 'Links to profiles on social networks. What is left out becomes empty.' })
export class CardSocialsType implements Socials {
  @Field(() => String, { defaultValue: '', description: handle })
  linkedin: string;

  @Field(() => String, { defaultValue: '', description: handle })
  twitter: string;

  @Field(() => String, { defaultValue: '', description: handle })
  instagram: string;

  @Field(() => String, { defaultValue: '', description: handle })
  facebook: string;

  @Field(() => String, { defaultValue: '', description: handle })
  youtube: string;

  @Field(() => String, { defaultValue: '', description: handle })
  github: string;

  @Field(() => String, { defaultValue: '', description: 'Phone number.' })
  whatsapp: string;

  @Field(() => String, { defaultValue: '', description: handle })
  telegram: string;
}

@ObjectType('CardData', {
  simpleResolvers: true,
  description: 'What the card says. Others get it without what its owner does not show.',
})
@InputType('CardDataInput', { description: 'The whole card: what is left out becomes empty.' })
export class CardDataType implements CardData {
  @Field(() => CardTypeEnum, {
    defaultValue: 'business',
    description: 'What the card is for. It decides which details the face shows.',
  })
  type: CardType;

  @Field(() => CardThemeEnum, {
    defaultValue: 'luxe',
    description: 'The look of the card, unless `design` changes it.',
  })
  theme: CardTheme;

  @Field(() => CardDesignType, { nullable: true, description: 'Of a template; null for the theme as it is.' })
  design?: CardDesign | null;

  @Field(() => String, {
    defaultValue: '',
    description: 'At most 120 characters. The address is made from it. Without a title, name or company stands in.',
  })
  title: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'At most 120 characters. Required; a business card may have a company name instead.',
  })
  name: string;

  @Field(() => String, { nullable: true, defaultValue: '', description: `The given name. ${namePart}` })
  givenName: string;

  @Field(() => String, { nullable: true, defaultValue: '', description: `The family name. ${namePart}` })
  familyName: string;

  @Field(() => String, { defaultValue: '', description: 'The person’s job title, at most 120 characters.' })
  role: string;

  @Field(() => EmailScalar, {
    defaultValue: '',
    description: 'An email address that visitors can write to, at most 254 characters.',
  })
  email: string;

  @Field(() => PhoneNumberScalar, {
    defaultValue: '',
    description: 'E.164; a number without country code is read as Indian.',
  })
  phone: string;

  @Field(() => String, { defaultValue: '', description: 'A postal address, with line breaks; at most 500 characters.' })
  address: string;

  @Field(() => UrlScalar, { defaultValue: '', description: link })
  addressMap: string;

  @Field(() => UrlScalar, { defaultValue: '', description: link })
  website: string;

  @Field(() => UrlScalar, { defaultValue: '', description: image })
  logoUrl: string;

  @Field(() => String, { defaultValue: '', description: 'A line below the name, at most 200 characters.' })
  tagline: string;

  @Field(() => [String], { defaultValue: [], description: 'At most 10.' })
  tags: string[];

  @Field(() => CardSocialsType, { defaultValue: {}, description: 'Links to the person’s profiles on social networks.' })
  socials: CardSocialsType;

  @HasAtMost(CARD_LIMITS.profiles)
  @Field(() => [CardProfileType], {
    nullable: true,
    description: 'Further profiles, in the order they are shown. At most 20; null for none.',
  })
  profiles?: CardProfileType[] | null;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: `${languageTag} Of the card’s own texts; required with \`translations\`, otherwise it may be empty.`,
  })
  language: string;

  @HasAtMost(CARD_LIMITS.translations)
  @Field(() => [CardTranslationType], {
    nullable: true,
    description: 'The card in other languages: visitors read theirs. At most 5; null for none.',
  })
  translations?: CardTranslationType[] | null;

  @Field(() => CardExtraType, { defaultValue: {}, description: 'Details that depend on the type of the card.' })
  extra: CardExtraType;
}
