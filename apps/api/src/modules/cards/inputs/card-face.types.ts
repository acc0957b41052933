import { type CardDesign, type CardTheme, type CardType, type ProfileNetwork, SOCIAL_NETWORKS } from '@tessera/domain';
import { Field, ObjectType } from 'type-graphql';
import { EmailScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';
import { UsuallyHas } from '../../../kernel/lists/list-size.ts';
import { CardThemeEnum, CardTypeEnum } from '../card-enums.ts';
import { CardDesignType } from './card-design.types.ts';
import { SocialNetworkEnum } from './card-profile.inputs.ts';

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'A profile on a social network, as a card shows it.' })
class CardFaceSocial {
  @Field(() => SocialNetworkEnum, { description: 'Where the profile is.' })
  network: ProfileNetwork;

  @Field(() => String, { description: 'The network’s name, for people.' })
  label: string;

  @Field(() => String, { description: 'The handle or number that is shown.' })
  text: string;

  @Field(() => UrlScalar, { description: 'Where it leads. Safe to follow.' })
  url: string;
}

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'When and where an event takes place, as a card shows it.' })
class CardFaceEvent {
  @Field(() => String, { description: "For people: `18 December 2026, 19:00 – 22:00`. '' without a day." })
  time: string;

  @Field(() => String, { description: "Where it takes place; '' when that is not said." })
  place: string;

  @Field(() => UrlScalar, { nullable: true, description: 'The place on a map; null without one.' })
  placeUrl: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'Where tickets are sold; null when nowhere.' })
  ticketsUrl: string | null;
}

/** The domain's `CardPreview`: made by `cardPreview`, and only ever sent. */
@ViewerIndependent()
@ObjectType({
  simpleResolvers: true,
  description: "What a card’s face and page show. Texts are '' when there is nothing. Links are safe to follow.",
})
export class CardFace {
  @Field(() => CardTypeEnum, { description: 'What the card is for.' })
  type: CardType;

  @Field(() => CardThemeEnum, { description: 'The look of the card, unless `design` changes it.' })
  theme: CardTheme;

  @Field(() => CardDesignType, { nullable: true, description: 'Null where the card looks as its theme does.' })
  design?: CardDesign | null;

  @Field(() => String, { description: 'The card’s title, or its type.' })
  title: string;

  @Field(() => String, { description: 'The category, or the type of a card without one.' })
  badge: string;

  @Field(() => String, { description: 'Whose card it is: a person, or a company.' })
  name: string;

  @Field(() => String, { description: 'The person’s job title.' })
  role: string;

  @Field(() => String, { description: "'' on personal cards, and where `name` is the company’s." })
  company: string;

  @Field(() => String, { description: 'A line below the name.' })
  tagline: string;

  @Field(() => UrlScalar, { nullable: true, description: 'The company’s logo, or the person’s picture.' })
  logo: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'The person’s picture.' })
  photo: string | null;

  @Field(() => String, { description: 'A telephone number as people write it.' })
  phone: string;

  @Field(() => UrlScalar, { nullable: true, description: '`tel:` with the number.' })
  phoneHref: string | null;

  @Field(() => EmailScalar, { description: 'An email address that visitors can write to.' })
  email: string;

  @Field(() => UrlScalar, { nullable: true, description: '`mailto:` with the address.' })
  emailHref: string | null;

  @Field(() => String, { description: 'A website without its scheme.' })
  website: string;

  @Field(() => UrlScalar, { nullable: true, description: 'Where the website is.' })
  websiteUrl: string | null;

  @Field(() => String, { description: 'A postal address, with line breaks.' })
  address: string;

  @Field(() => String, { description: 'The postal address in one line.' })
  location: string;

  @Field(() => UrlScalar, { nullable: true, description: 'The postal address on a map.' })
  mapUrl: string | null;

  @UsuallyHas(SOCIAL_NETWORKS.length)
  @Field(() => [CardFaceSocial], { description: 'Profiles on social networks, at most 28.' })
  socials: CardFaceSocial[];

  @Field(() => String, { description: "Schools or degrees; '' on cards of companies." })
  education: string;

  @Field(() => String, { description: 'A message shown on the card, with line breaks.' })
  message: string;

  @Field(() => [String], { description: 'At most 10.' })
  tags: string[];

  @Field(() => CardFaceEvent, { nullable: true, description: 'Of a card of the type EVENT with a day or a place.' })
  event?: CardFaceEvent | null;
}
