import {
  CARD_FONTS,
  CARD_HEADS,
  CARD_LAYOUTS,
  CARD_ORNAMENTS,
  type CardDesign,
  type CardFont,
  type CardHead,
  type CardLayout,
  type CardOrnament,
  LOGO_SIZES,
  type LogoSize,
} from '@tessera/domain';
import { Field, InputType, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../kernel/graphql/enums.ts';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../../kernel/graphql/viewer-independent.ts';

const CardOrnamentEnum = defineEnum('CardOrnament', CARD_ORNAMENTS, {
  description: 'What is drawn on the paper besides words, in the accent colour.',
  values: {
    none: 'Nothing.',
    rosette: 'An engraved rosette.',
    frame: 'A frame around the card.',
    square: 'A small square.',
    disc: 'A round disc.',
    band: 'A band along one side.',
    rule: 'A thin line.',
    corner: 'A filled corner.',
  },
});

const CardHeadEnum = defineEnum('CardHead', CARD_HEADS, {
  description: 'Where name and role stand on the face.',
  values: { top: 'At the top.', low: 'Low, right above the contacts.' },
});

const LogoSizeEnum = defineEnum('LogoSize', LOGO_SIZES, {
  description: 'How large a logo is drawn.',
  values: {
    small: 'Three quarters of the medium size.',
    medium: 'A quarter of the card wide at most.',
    large: 'A third of the card wide at most.',
  },
});
const CardLayoutEnum = defineEnum('CardLayout', CARD_LAYOUTS, {
  description: 'What stands on the face beside the words.',
  values: {
    portrait: 'The photo along one side; initials without one.',
    cover: 'A wide picture at the top, with the photo over its edge.',
    monogram: 'Initials along one side.',
    type: 'Words alone.',
  },
});

export const CardFontEnum = defineEnum('CardFont', CARD_FONTS, {
  description: 'The typefaces that a design can use.',
  values: {
    serif: 'Newsreader, with serifs.',
    sans: 'Geist, without serifs.',
    mono: 'Geist Mono, with letters of one width.',
  },
});

@ViewerIndependent()
@ObjectType('CardDesignColors', {
  simpleResolvers: true,
  description: 'The colours of a design. Each text has a contrast of 4.5 : 1 with the paper.',
})
@InputType('CardDesignColorsInput', {
  description: 'The colours of a design. Each text needs a contrast of 4.5 : 1 with the paper.',
})
class CardDesignColorsType {
  @Field(() => String, { description: '`#rrggbb`; where the paper begins.' })
  paper: string;

  @Field(() => String, { description: '`#rrggbb`; where the paper ends. The same as `paper` for one colour.' })
  paperEnd: string;

  @Field(() => String, { description: '`#rrggbb`; the name.' })
  name: string;

  @Field(() => String, { description: '`#rrggbb`; the role.' })
  role: string;

  @Field(() => String, { description: '`#rrggbb`; the contacts.' })
  line: string;

  @Field(() => String, { description: '`#rrggbb`; the badge and the ornament.' })
  accent: string;
}

@ViewerIndependent()
@ObjectType('CardDesignFonts', { simpleResolvers: true, description: 'What the words on a card are set in.' })
@InputType('CardDesignFontsInput', { description: 'What the words on a card are set in.' })
class CardDesignFontsType {
  @Field(() => CardFontEnum, { description: 'Name and role.' })
  name: CardFont;

  @Field(() => CardFontEnum, { description: 'All other words.' })
  text: CardFont;
}

@ViewerIndependent()
@ObjectType('CardDesign', { simpleResolvers: true, description: 'Colours and layout on top of a theme.' })
@InputType('CardDesignInput', { description: 'Colours and layout on top of a theme.' })
export class CardDesignType {
  @Field(() => String, { defaultValue: '', description: 'Of the template that it came from; at most 40 characters.' })
  name: string;

  @Field(() => CardDesignColorsType, { description: 'What the paper and the words are coloured in.' })
  colors: CardDesignColorsType;

  @Field(() => CardOrnamentEnum, { defaultValue: 'none', description: 'What is drawn on the paper besides words.' })
  ornament: CardOrnament;

  @Field(() => CardHeadEnum, { defaultValue: 'top', description: 'Where name and role stand.' })
  head: CardHead;

  @Field(() => CardLayoutEnum, {
    nullable: true,
    description:
      'Null lets the card’s pictures decide: COVER with a cover, otherwise PORTRAIT with a photo, otherwise TYPE.',
  })
  layout?: CardLayout | null;

  @Field(() => CardDesignFontsType, { nullable: true, description: 'Null for those of the theme.' })
  fonts?: CardDesign['fonts'] | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description:
      'The picture at the top of the card’s page: the path that `uploadImage` gave, or https. Null for none.',
  })
  coverUrl?: string | null;

  @Field(() => LogoSizeEnum, { nullable: true, description: 'How large the logo is. Null is MEDIUM.' })
  logoSize?: LogoSize | null;

  @Field(() => UrlScalar, {
    nullable: true,
    description:
      'The logo in light letters, which dark paper shows: a path that `uploadImage` gave, or https. Null for none.',
  })
  darkLogoUrl?: string | null;
}
