import type {
  CardData,
  CardDesign,
  CardTheme,
  CardType,
  ContactLists,
  Socials,
  SpecifiedContacts,
} from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { EmailScalar, PhoneNumberScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { UsuallyHas } from '../../../kernel/lists/list-size.ts';
import { CardThemeEnum, CardTypeEnum } from '../card-enums.ts';
import { CardFieldAudienceType } from './card-audience.inputs.ts';
import { CardBlockType } from './card-block.inputs.ts';
import { CardAddressType, CardEmailType, CardPhoneType, CardWebsiteType } from './card-contact.types.ts';
import { CardDesignType } from './card-design.types.ts';
import { CardExtraInput, CardExtraType, image } from './card-extra.inputs.ts';
import { CardProfileType } from './card-profile.inputs.ts';
import { CardTranslationType, languageTag } from './card-translation.inputs.ts';

const handle = 'Handle or full link.';
const fileName =
  'For contact files, where the words of `name` don’t tell it; at most 120 characters. Null is as empty.';
const namePart = 'At most 60 characters. Null is as empty.';

@ObjectType('CardSocials', {
  simpleResolvers: true,
  description: "Links to profiles on social networks. '' where there is none.",
})
@InputType('CardSocialsInput', { description: 'Links to profiles on social networks. What is left out becomes empty.' })
class CardSocialsType implements Socials {
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

/** The fields that answers and inputs have alike. */
@ObjectType({ simpleResolvers: true })
@InputType()
class OwnCardData {
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

  @Field(() => String, { nullable: true, defaultValue: '', description: `The given name. ${fileName}` })
  givenName: string;

  @Field(() => String, { nullable: true, defaultValue: '', description: `The family name. ${fileName}` })
  familyName: string;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: `Such as \`PhD\`. Stands behind the name. ${namePart}`,
  })
  suffix: string;

  @Field(() => String, { nullable: true, defaultValue: '', description: `Such as \`she/her\`. ${namePart}` })
  pronouns: string;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: `Such as \`AH-sha ROW\`. How the name is said. ${namePart}`,
  })
  pronunciation: string;

  @Field(() => String, { defaultValue: '', description: 'The person’s job title, at most 120 characters.' })
  role: string;

  @Field(() => UrlScalar, { defaultValue: '', description: image })
  logoUrl: string;

  @Field(() => String, { defaultValue: '', description: 'A line below the name, at most 200 characters.' })
  tagline: string;

  @Field(() => [String], { defaultValue: [], description: 'At most 10.' })
  tags: string[];

  @Field(() => CardSocialsType, { defaultValue: {}, description: 'Links to the person’s profiles on social networks.' })
  socials: CardSocialsType;

  @UsuallyHas(2)
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

  @UsuallyHas(2)
  @Field(() => [CardTranslationType], {
    nullable: true,
    description: 'The card in other languages. Visitors read theirs. At most 5; null for none.',
  })
  translations?: CardTranslationType[] | null;

  @UsuallyHas(1)
  @Field(() => [CardBlockType], {
    nullable: true,
    description: 'What the card’s page shows below the contacts, in this order. At most 30; null for none.',
  })
  blocks?: CardBlockType[] | null;

  @UsuallyHas(2)
  @Field(() => [CardFieldAudienceType], {
    nullable: true,
    description:
      'Who sees single fields, where that is not everyone. Null for others than the owner. A write without it, or with null, keeps what is saved.',
  })
  audiences?: CardFieldAudienceType[] | null;
}

type Own = Omit<CardData, keyof ContactLists | 'extra'>;

@ObjectType('CardData', {
  simpleResolvers: true,
  description: 'What the card says. Others get it without what its owner does not show.',
})
export class CardDataType extends OwnCardData implements Own, ContactLists, SpecifiedContacts {
  @UsuallyHas(2)
  @Field(() => [CardPhoneType], { description: 'In the owner’s order, at most 10. The first is `phone`.' })
  phones: CardPhoneType[];

  @UsuallyHas(2)
  @Field(() => [CardEmailType], { description: 'In the owner’s order, at most 10. The first is `email`.' })
  emails: CardEmailType[];

  @UsuallyHas(2)
  @Field(() => [CardWebsiteType], { description: 'In the owner’s order, at most 10. The first is `website`.' })
  websites: CardWebsiteType[];

  @UsuallyHas(2)
  @Field(() => [CardAddressType], { description: 'In the owner’s order, at most 10. The first is `address`.' })
  addresses: CardAddressType[];

  @Field(() => EmailScalar, { description: 'The first of `emails`.' })
  email: string;

  @Field(() => PhoneNumberScalar, { description: 'The first of `phones`.' })
  phone: string;

  @Field(() => String, { description: 'The first of `addresses`, with line breaks.' })
  address: string;

  @Field(() => UrlScalar, { description: 'The map of the first of `addresses`.' })
  addressMap: string;

  @Field(() => UrlScalar, { description: 'The first of `websites`.' })
  website: string;

  @Field(() => CardExtraType, { description: 'Details that depend on the type of the card.' })
  extra: CardExtraType;
}

const LIST = 'At most 10; replaces the list.';

@InputType({
  description:
    'The whole card: what is left out becomes empty. `phone` and other single fields are entries of lists: without its list such a field changes that entry and leaves the others, beside a changed list it is not read.',
})
export class CardDataInput extends OwnCardData implements Own {
  @Field(() => [CardPhoneType], { nullable: true, description: LIST })
  phones?: CardPhoneType[] | null;

  @Field(() => [CardEmailType], { nullable: true, description: LIST })
  emails?: CardEmailType[] | null;

  @Field(() => [CardWebsiteType], { nullable: true, description: LIST })
  websites?: CardWebsiteType[] | null;

  @Field(() => [CardAddressType], { nullable: true, description: LIST })
  addresses?: CardAddressType[] | null;

  @Field(() => EmailScalar, {
    nullable: true,
    description: 'The first of `emails`.',
  })
  email?: string | null;

  @Field(() => PhoneNumberScalar, {
    nullable: true,
    description: 'The first of `phones`.',
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first of `addresses`.',
  })
  address?: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'The map of the first of `addresses`.' })
  addressMap?: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'The first of `websites`.' })
  website?: string | null;

  @Field(() => CardExtraInput, { defaultValue: {}, description: 'Details that depend on the type of the card.' })
  extra: CardExtraInput;
}
