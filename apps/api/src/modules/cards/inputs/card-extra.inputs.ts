import type {
  CompanyDetails,
  EventDetails,
  Gender,
  PersonalDetails,
  PortfolioWork,
  SpecifiedContacts,
} from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { DateScalar, EmailScalar, PhoneNumberScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { UsuallyHas } from '../../../kernel/lists/list-size.ts';
import { GenderEnum } from '../card-enums.ts';

const link = 'http or https; https:// is added when it has no scheme.';
export const image = 'A link, or the path that `uploadImage` gave.';
const day = 'ISO date, or empty.';

@ObjectType({ simpleResolvers: true })
@InputType()
class OwnPersonalDetails implements PersonalDetails {
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

  @Field(() => String, {
    defaultValue: '',
    description: 'A message on the card, with line breaks; at most 2,000 characters.',
  })
  message: string;
}

type Personal = SpecifiedContacts['extra']['personal'];

@ObjectType('PersonalDetails', { simpleResolvers: true, description: "Details of the person. '' where there is none." })
export class PersonalDetailsType extends OwnPersonalDetails implements Personal {
  @Field(() => UrlScalar, { description: 'The map of the first address labelled `home`.' })
  mapsLink: string;
}

@InputType({ description: 'Details of the person. What is left out becomes empty.' })
class PersonalDetailsInput extends OwnPersonalDetails implements Partial<Personal> {
  @Field(() => UrlScalar, { nullable: true, description: 'The map of the first address labelled `home`.' })
  mapsLink?: string;
}

@ObjectType({ simpleResolvers: true })
@InputType()
class OwnCompanyDetails implements CompanyDetails {
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

  @Field(() => String, {
    defaultValue: '',
    description: 'A message on the card, with line breaks; at most 2,000 characters.',
  })
  message: string;
}

type Company = SpecifiedContacts['extra']['company'];

@ObjectType('CompanyDetails', {
  simpleResolvers: true,
  description:
    'Details of the company. Cards of the types BUSINESS and EVENT show them where the card’s own fields are empty.',
})
export class CompanyDetailsType extends OwnCompanyDetails implements Company {
  @Field(() => PhoneNumberScalar, { description: 'The first of `phones` labelled `work`.' })
  companyMobile: string;

  @Field(() => EmailScalar, { description: 'The first of `emails` labelled `work`.' })
  email: string;

  @Field(() => String, { description: 'The first of `addresses` labelled `work`.' })
  address: string;

  @Field(() => UrlScalar, { description: 'The map of the first address labelled `work`.' })
  mapsLink: string;

  @Field(() => UrlScalar, { description: 'The first of `websites` labelled `work`.' })
  website: string;
}

@InputType({ description: 'Details of the company. What is left out becomes empty.' })
class CompanyDetailsInput extends OwnCompanyDetails implements Partial<Company> {
  @Field(() => PhoneNumberScalar, {
    nullable: true,
    description: 'The first of `phones` labelled `work`.',
  })
  companyMobile?: string;

  @Field(() => EmailScalar, { nullable: true, description: 'The first of `emails` labelled `work`.' })
  email?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The first of `addresses` labelled `work`.',
  })
  address?: string;

  @Field(() => UrlScalar, { nullable: true, description: 'The map of the first address labelled `work`.' })
  mapsLink?: string;

  @Field(() => UrlScalar, { nullable: true, description: 'The first of `websites` labelled `work`.' })
  website?: string;
}

@ObjectType('EventDetails', {
  simpleResolvers: true,
  description: 'When and where the event of a card of the type EVENT takes place.',
})
@InputType('EventDetailsInput', {
  description: 'When and where the event takes place. What is left out becomes empty.',
})
class EventDetailsType implements EventDetails {
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

@ObjectType({ simpleResolvers: true })
@InputType()
class TypedDetails {
  @Field(() => EventDetailsType, { nullable: true, description: 'Shown on cards of the type EVENT; null for nothing.' })
  event?: EventDetailsType | null;

  @UsuallyHas(2)
  @Field(() => [PortfolioWorkType], {
    nullable: true,
    description: 'Shown on cards of the type PORTFOLIO, in this order; at most 12. Null for none.',
  })
  works?: PortfolioWorkType[] | null;
}

const PERSONAL = 'Details of the person. Every type of card has them.';
const COMPANY = 'Details of the company. For cards of the types BUSINESS and EVENT.';

@ObjectType('CardExtra', { simpleResolvers: true, description: 'Details that depend on the type of the card.' })
export class CardExtraType extends TypedDetails {
  @Field(() => PersonalDetailsType, { description: PERSONAL })
  personal: PersonalDetailsType;

  @Field(() => CompanyDetailsType, { description: COMPANY })
  company: CompanyDetailsType;
}

@InputType({ description: 'Details that depend on the type of the card. What is left out becomes empty.' })
export class CardExtraInput extends TypedDetails {
  @Field(() => PersonalDetailsInput, { defaultValue: {}, description: PERSONAL })
  personal: PersonalDetailsInput;

  @Field(() => CompanyDetailsInput, { defaultValue: {}, description: COMPANY })
  company: CompanyDetailsInput;
}
