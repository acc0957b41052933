import type {
  CardData,
  CardDesign,
  CardTheme,
  CardType,
  CompanyDetails,
  EventDetails,
  Gender,
  PersonalDetails,
  Socials,
} from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { CardThemeEnum, CardTypeEnum, GenderEnum } from './enums.ts';
import { CardDesignScalar } from './scalars.ts';

const link = 'http or https; https:// is added when it has no scheme.';
const handle = 'Handle, number or full link.';
const image = 'http or https, or the path that `uploadImage` gave.';
const day = 'ISO date, or empty.';

@ObjectType('CardSocials', { simpleResolvers: true })
@InputType('CardSocialsInput')
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

@ObjectType('PersonalDetails', { simpleResolvers: true })
@InputType('PersonalDetailsInput')
export class PersonalDetailsType implements PersonalDetails {
  @Field(() => String, { defaultValue: '', description: image })
  photoUrl: string;

  @Field(() => GenderEnum, { nullable: true, description: 'Owner only.' })
  gender: Gender | '';

  @Field(() => String, { defaultValue: '', description: `${day} Owner only.` })
  birthDate: string;

  @Field(() => String, { defaultValue: '', description: `${day} Owner only.` })
  anniversaryDate: string;

  @Field(() => String, { defaultValue: '' })
  education: string;

  @Field(() => String, { defaultValue: '', description: 'Home address. Owner only.' })
  resAddress: string;

  @Field(() => String, { defaultValue: '', description: 'Owner only.' })
  pincode: string;

  @Field(() => String, { defaultValue: '', description: link })
  mapsLink: string;

  @Field(() => String, { defaultValue: '' })
  message: string;
}

@ObjectType('CompanyDetails', { simpleResolvers: true })
@InputType('CompanyDetailsInput')
export class CompanyDetailsType implements CompanyDetails {
  @Field(() => String, { defaultValue: '' })
  companyName: string;

  @Field(() => String, { defaultValue: '', description: image })
  companyLogo: string;

  @Field(() => String, { defaultValue: '' })
  designation: string;

  @Field(() => String, { defaultValue: '', description: 'Shown as the badge; groups cards in the directory.' })
  category: string;

  @Field(() => String, { defaultValue: '', description: 'E.164; a number without country code is read as Indian.' })
  companyMobile: string;

  @Field(() => String, { defaultValue: '' })
  email: string;

  @Field(() => String, { defaultValue: '' })
  address: string;

  @Field(() => String, { defaultValue: '', description: link })
  mapsLink: string;

  @Field(() => String, { defaultValue: '', description: link })
  website: string;

  @Field(() => String, { defaultValue: '' })
  message: string;
}

@ObjectType('EventDetails', { simpleResolvers: true })
@InputType('EventDetailsInput')
export class EventDetailsType implements EventDetails {
  @Field(() => String, { defaultValue: '', description: day })
  date: string;

  @Field(() => String, { defaultValue: '', description: '`HH:MM` at the place, or empty for the whole day.' })
  startTime: string;

  @Field(() => String, { defaultValue: '', description: '`HH:MM`, or empty. Earlier than the start: the next day.' })
  endTime: string;

  @Field(() => String, { defaultValue: '' })
  place: string;

  @Field(() => String, { defaultValue: '', description: link })
  ticketsUrl: string;
}

@ObjectType('CardExtra', { simpleResolvers: true })
@InputType('CardExtraInput')
export class CardExtraType {
  @Field(() => PersonalDetailsType, { defaultValue: {} })
  personal: PersonalDetailsType;

  @Field(() => CompanyDetailsType, { defaultValue: {} })
  company: CompanyDetailsType;

  @Field(() => EventDetailsType, { nullable: true, description: 'Shown on cards of the type EVENT; null for nothing.' })
  event?: EventDetailsType | null;
}

@ObjectType('CardData', {
  simpleResolvers: true,
  description: 'What the card says. Others get it without what its owner does not show.',
})
@InputType('CardDataInput', { description: 'The whole card: what is left out becomes empty.' })
export class CardDataType implements CardData {
  @Field(() => CardTypeEnum, { defaultValue: 'business' })
  type: CardType;

  @Field(() => CardThemeEnum, { defaultValue: 'luxe' })
  theme: CardTheme;

  @Field(() => CardDesignScalar, { nullable: true, description: 'Of a template; null for the theme as it is.' })
  design?: CardDesign | null;

  @Field(() => String, { defaultValue: 'Card Title', description: 'At most 120 characters. The slug is made from it.' })
  title: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'At most 120 characters. Required; a business card may have a company name instead.',
  })
  name: string;

  @Field(() => String, { defaultValue: '' })
  role: string;

  @Field(() => String, { defaultValue: '' })
  email: string;

  @Field(() => String, { defaultValue: '', description: 'E.164; a number without country code is read as Indian.' })
  phone: string;

  @Field(() => String, { defaultValue: '' })
  address: string;

  @Field(() => String, { defaultValue: '', description: link })
  addressMap: string;

  @Field(() => String, { defaultValue: '', description: link })
  website: string;

  @Field(() => String, { defaultValue: '', description: image })
  logoUrl: string;

  @Field(() => String, { defaultValue: '' })
  tagline: string;

  @Field(() => [String], { defaultValue: [], description: 'At most 10.' })
  tags: string[];

  @Field(() => CardSocialsType, { defaultValue: {} })
  socials: CardSocialsType;

  @Field(() => CardExtraType, { defaultValue: {} })
  extra: CardExtraType;
}
