import {
  type CompanyDetails,
  type EventDetails,
  type Gender,
  type PersonalDetails,
  type PortfolioWork,
  WORK_LIMITS,
} from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { DateScalar, EmailScalar, PhoneNumberScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { HasAtMost } from '../../../kernel/lists/list-size.ts';
import { GenderEnum } from '../card-enums.ts';

export const link = 'http or https; https:// is added when it has no scheme.';
export const image = 'http or https, or the path that `uploadImage` gave.';
const day = 'ISO date, or empty.';

@ObjectType('PersonalDetails', { simpleResolvers: true, description: "Details of the person. '' where there is none." })
@InputType('PersonalDetailsInput', { description: 'Details of the person. What is left out becomes empty.' })
export class PersonalDetailsType implements PersonalDetails {
  @Field(() => UrlScalar, { defaultValue: '', description: image })
  photoUrl: string;

  @Field(() => GenderEnum, { nullable: true, description: 'Owner only.' })
  gender: Gender | '';

  @Field(() => DateScalar, { defaultValue: '', description: `${day} Owner only.` })
  birthDate: string;

  @Field(() => DateScalar, { defaultValue: '', description: `${day} Owner only.` })
  anniversaryDate: string;

  @Field(() => String, { defaultValue: '', description: 'Schools or degrees, in one line of at most 200 characters.' })
  education: string;

  @Field(() => String, { defaultValue: '', description: 'Home address. Owner only.' })
  resAddress: string;

  @Field(() => String, { defaultValue: '', description: 'Owner only.' })
  pincode: string;

  @Field(() => UrlScalar, { defaultValue: '', description: link })
  mapsLink: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'A personal message shown on the card, with line breaks; at most 2,000 characters.',
  })
  message: string;
}

@ObjectType('CompanyDetails', {
  simpleResolvers: true,
  description:
    'Details of the company. Cards of the types BUSINESS and EVENT show them where the card’s own fields are empty.',
})
@InputType('CompanyDetailsInput', { description: 'Details of the company. What is left out becomes empty.' })
export class CompanyDetailsType implements CompanyDetails {
  @Field(() => String, {
    defaultValue: '',
    description: 'The company’s name, at most 120 characters. A business card may have it instead of a person’s name.',
  })
  companyName: string;

  @Field(() => UrlScalar, { defaultValue: '', description: image })
  companyLogo: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'The person’s job title in the company, at most 120 characters.',
  })
  designation: string;

  @Field(() => String, { defaultValue: '', description: 'Shown as the badge; groups cards in the directory.' })
  category: string;

  @Field(() => PhoneNumberScalar, {
    defaultValue: '',
    description: 'E.164; a number without country code is read as Indian.',
  })
  companyMobile: string;

  @Field(() => EmailScalar, {
    defaultValue: '',
    description: 'An email address of the company, at most 254 characters.',
  })
  email: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'The company’s postal address, with line breaks; at most 500 characters.',
  })
  address: string;

  @Field(() => UrlScalar, { defaultValue: '', description: link })
  mapsLink: string;

  @Field(() => UrlScalar, { defaultValue: '', description: link })
  website: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'A message from the company shown on the card, with line breaks; at most 2,000 characters.',
  })
  message: string;
}

@ObjectType('EventDetails', {
  simpleResolvers: true,
  description: 'When and where the event of a card of the type EVENT takes place.',
})
@InputType('EventDetailsInput', {
  description: 'When and where the event takes place. What is left out becomes empty.',
})
export class EventDetailsType implements EventDetails {
  @Field(() => DateScalar, { defaultValue: '', description: day })
  date: string;

  @Field(() => String, { defaultValue: '', description: '`HH:MM` at the place, or empty for the whole day.' })
  startTime: string;

  @Field(() => String, { defaultValue: '', description: '`HH:MM`, or empty. Earlier than the start: the next day.' })
  endTime: string;

  @Field(() => String, { defaultValue: '', description: 'Where the event takes place, at most 200 characters.' })
  place: string;

  @Field(() => UrlScalar, { defaultValue: '', description: link })
  ticketsUrl: string;
}

@ObjectType('PortfolioWork', {
  simpleResolvers: true,
  description: 'A picture of somebody’s work, on cards of the type PORTFOLIO.',
})
@InputType('PortfolioWorkInput', { description: 'A picture of somebody’s work. It needs a picture and a title.' })
export class PortfolioWorkType implements PortfolioWork {
  @Field(() => UrlScalar, { defaultValue: '', description: image })
  imageUrl: string;

  @Field(() => String, { defaultValue: '', description: 'At most 120 characters.' })
  title: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'What the picture shows, for those who can’t see it; at most 300 characters. Empty: the title.',
  })
  alt: string;

  @Field(() => UrlScalar, { defaultValue: '', description: link })
  link: string;

  @Field(() => String, { defaultValue: '', description: 'When it was made, as `YYYY`, or empty.' })
  year: string;
}

@ObjectType('CardExtra', { simpleResolvers: true, description: 'Details that depend on the type of the card.' })
@InputType('CardExtraInput', {
  description: 'Details that depend on the type of the card. What is left out becomes empty.',
})
export class CardExtraType {
  @Field(() => PersonalDetailsType, { defaultValue: {}, description: 'Details of the person, for every type of card.' })
  personal: PersonalDetailsType;

  @Field(() => CompanyDetailsType, {
    defaultValue: {},
    description: 'Details of the company, for cards of the types BUSINESS and EVENT.',
  })
  company: CompanyDetailsType;

  @Field(() => EventDetailsType, { nullable: true, description: 'Shown on cards of the type EVENT; null for nothing.' })
  event?: EventDetailsType | null;

  @HasAtMost(WORK_LIMITS.works)
  @Field(() => [PortfolioWorkType], {
    nullable: true,
    description: 'Shown on cards of the type PORTFOLIO, in this order; at most 12. Null for none.',
  })
  works?: PortfolioWorkType[] | null;
}
