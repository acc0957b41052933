import type { BrandKit, CardFont } from '@tessera/domain';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { ReceivedFile } from '../../../kernel/graphql/multipart.ts';
import { UploadScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { CardDesignTypes } from '../../cards/index.ts';
import { type OrganizationPictureKind, PictureKindEnum } from './organization-brand.types.ts';

const ON_PRIMARY = '`#rrggbb`, with a contrast of 4.5 : 1 with the primary colour or more';

@ObjectType('OrganizationBrandColors', { simpleResolvers: true, description: 'The three colours of a brand kit.' })
@InputType('OrganizationBrandColorsInput', { description: 'The three colours of a brand kit.' })
export class BrandColorsType {
  @Field(() => String, { description: '`#rrggbb`; the paper of cards.' })
  primary: string;

  @Field(() => String, { description: `${ON_PRIMARY}; the roles on cards.` })
  secondary: string;

  @Field(() => String, { description: `${ON_PRIMARY}; badges and the ornament.` })
  accent: string;
}

@ObjectType('OrganizationBrandFonts', { simpleResolvers: true, description: 'The two typefaces of a brand kit.' })
@InputType('OrganizationBrandFontsInput', { description: 'The two typefaces of a brand kit.' })
export class BrandFontsType {
  @Field(() => CardDesignTypes.CardFontEnum, { description: 'Of names and roles.' })
  name: CardFont;

  @Field(() => CardDesignTypes.CardFontEnum, { description: 'Of all else.' })
  text: CardFont;
}

@ObjectType('OrganizationBrand', {
  simpleResolvers: true,
  description: 'What cards wear whose template takes the kit.',
})
@InputType('OrganizationBrandInput', { description: 'The whole brand kit of a team.' })
export class OrganizationBrand implements BrandKit {
  @Field(() => UrlScalar, { description: "Path of a picture that was uploaded for the team; '' for none." })
  logoUrl: string;

  @Field(() => UrlScalar, { description: "As `logoUrl`: the picture at the top of the cards' pages." })
  coverUrl: string;

  @Field(() => BrandColorsType, { description: 'The colours of cards that take the kit.' })
  colors: BrandColorsType;

  @Field(() => BrandFontsType, { description: 'The typefaces of cards that take the kit.' })
  fonts: BrandFontsType;
}

@InputType({ description: 'The brand kit of a team.' })
export class SetOrganizationBrandInput {
  @Field(() => ID, { description: 'Of the team.' })
  id: string;

  @Field(() => OrganizationBrand, { description: 'Replaces the whole kit.' })
  brand: OrganizationBrand;
}

@InputType({ description: 'A picture for a team’s brand kit or templates.' })
export class UploadOrganizationPictureInput {
  @Field(() => ID, { description: 'Of the team.' })
  id: string;

  @Field(() => UploadScalar, { description: 'JPEG, PNG or WebP, at most 5 MB.' })
  file: ReceivedFile;

  @Field(() => PictureKindEnum, { description: 'What the picture is for. It decides the size.' })
  kind: OrganizationPictureKind;
}
