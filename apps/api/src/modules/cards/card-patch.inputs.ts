import { type CardPatch, emptyCardData, NO_EVENT, type Visibility, withSingleFields } from '@tessera/domain';
import { Field, ID, InputType, Int } from 'type-graphql';
import { DateScalar, EmailScalar, PhoneNumberScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { CardThemeEnum, CardTypeEnum, GenderEnum, VisibilityEnum } from './card-enums.ts';
import { CardFieldAudienceType } from './inputs/card-audience.inputs.ts';
import { CardBlockType } from './inputs/card-block.inputs.ts';
import { CardAddressType, CardEmailType, CardPhoneType, CardWebsiteType } from './inputs/card-contact.types.ts';
import { CardDesignType } from './inputs/card-design.types.ts';
import { PortfolioWorkType } from './inputs/card-extra.inputs.ts';
import { CardProfileType } from './inputs/card-profile.inputs.ts';
import { CardTranslationType } from './inputs/card-translation.inputs.ts';

const STAYS = 'Left as it is when absent.';
const LIST = 'Replaces the list; at most 10.';
const EMPTY = withSingleFields(emptyCardData());

/** The texts that have a format, as in a whole card. `card-patch.test.ts` compares them. */
const FORMATS = new Map([
  ...['email'].map((name) => [name, EmailScalar] as const),
  ...['phone', 'companyMobile'].map((name) => [name, PhoneNumberScalar] as const),
  ...['date', 'birthDate', 'anniversaryDate'].map((name) => [name, DateScalar] as const),
  ...['website', 'addressMap', 'mapsLink', 'ticketsUrl'].map((name) => [name, UrlScalar] as const),
  ...['logoUrl', 'companyLogo', 'photoUrl'].map((name) => [name, UrlScalar] as const),
]);

/** Every text of that part of a card as an optional field, so that a new one is there by itself. */
function addTexts(target: object, part: object, except: readonly string[] = []): void {
  const names = Object.entries(part).flatMap(([name, value]) => (value === '' && !except.includes(name) ? [name] : []));
  for (const name of names) {
    const description = `${STAYS} Null or '' empties it. Limits as of a whole card.`;
    Field(() => FORMATS.get(name) ?? String, { nullable: true, description })(target, name);
  }
}

@InputType({ description: 'Links to profiles that are changed.' })
class CardSocialsPatch {}
addTexts(CardSocialsPatch.prototype, EMPTY.socials);

@InputType({ description: 'Details of the person that are changed.' })
class PersonalDetailsPatch {
  @Field(() => GenderEnum, { nullable: true, description: `${STAYS} Null empties it.` })
  gender?: string | null;
}
addTexts(PersonalDetailsPatch.prototype, EMPTY.extra.personal, ['gender']);

@InputType({ description: 'Details of the company that are changed.' })
class CompanyDetailsPatch {}
addTexts(CompanyDetailsPatch.prototype, EMPTY.extra.company);

@InputType({ description: 'Details of the event that are changed.' })
class EventDetailsPatch {}
addTexts(EventDetailsPatch.prototype, NO_EVENT);

@InputType({ description: 'Details that are changed, by the part of the card that they belong to.' })
class CardExtraPatch {
  @Field(() => PersonalDetailsPatch, { nullable: true, description: STAYS })
  personal?: PersonalDetailsPatch | null;

  @Field(() => CompanyDetailsPatch, { nullable: true, description: STAYS })
  company?: CompanyDetailsPatch | null;

  @Field(() => EventDetailsPatch, { nullable: true, description: STAYS })
  event?: EventDetailsPatch | null;

  @Field(() => [PortfolioWorkType], { nullable: true, description: `${STAYS} Replaces all works of a portfolio card.` })
  works?: PortfolioWorkType[] | null;
}

@InputType({ description: 'Parts of what a card says. What is left out stays as it is.' })
class CardDataPatch {
  @Field(() => CardTypeEnum, { nullable: true, description: STAYS })
  type?: string | null;

  @Field(() => CardThemeEnum, { nullable: true, description: STAYS })
  theme?: string | null;

  @Field(() => CardDesignType, { nullable: true, description: `${STAYS} Null takes the design off.` })
  design?: CardDesignType | null;

  @Field(() => String, { nullable: true, description: `${STAYS} At most 120 characters; the slug follows it.` })
  title?: string | null;

  @Field(() => [String], { nullable: true, description: `${STAYS} Replaces all tags; at most 10.` })
  tags?: string[] | null;

  @Field(() => [CardPhoneType], { nullable: true, description: `${STAYS} ${LIST}` })
  phones?: CardPhoneType[] | null;

  @Field(() => [CardEmailType], { nullable: true, description: `${STAYS} ${LIST}` })
  emails?: CardEmailType[] | null;

  @Field(() => [CardWebsiteType], { nullable: true, description: `${STAYS} ${LIST}` })
  websites?: CardWebsiteType[] | null;

  @Field(() => [CardAddressType], { nullable: true, description: `${STAYS} ${LIST}` })
  addresses?: CardAddressType[] | null;

  @Field(() => CardSocialsPatch, { nullable: true, description: STAYS })
  socials?: CardSocialsPatch | null;

  @Field(() => [CardProfileType], {
    nullable: true,
    description: `${STAYS} Replaces all further profiles; at most 20.`,
  })
  profiles?: CardProfileType[] | null;

  @Field(() => [CardTranslationType], {
    nullable: true,
    description: `${STAYS} Replaces what the card says in other languages; at most 5.`,
  })
  translations?: CardTranslationType[] | null;

  @Field(() => [CardBlockType], { nullable: true, description: `${STAYS} Replaces all blocks; at most 30.` })
  blocks?: CardBlockType[] | null;

  @Field(() => [CardFieldAudienceType], {
    nullable: true,
    description: `${STAYS} Replaces who sees single fields; null shows all of them to everyone.`,
  })
  audiences?: CardFieldAudienceType[] | null;

  @Field(() => CardExtraPatch, { nullable: true, description: STAYS })
  extra?: CardExtraPatch | null;
}
addTexts(CardDataPatch.prototype, EMPTY, ['title']);

@InputType({ description: 'A saved card and what changes of it.' })
export class PatchCardInput {
  @Field(() => ID, { description: 'The card to change. It has to be the viewer’s own.' })
  id: string;

  @Field(() => CardDataPatch, { nullable: true, description: STAYS })
  data?: CardPatch | null;

  @Field(() => VisibilityEnum, { nullable: true, description: STAYS })
  visibility?: Visibility | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Shorter form of `visibility`, which wins: true is PUBLIC; false turns PUBLIC into PRIVATE.',
  })
  isPublic?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited. A stale one is refused with CONFLICT. Without it the patch goes on top of what is saved.',
  })
  version?: number | null;
}
