import type { DrawnFaceFragment, ListedCardFragment } from '@tessera/client';
import {
  CARD_THEMES,
  CARD_TYPES,
  type CardDesign,
  type CardPreview,
  designInCapitals,
  fillDesign,
  fromCapitals,
  inCapitals,
  type ListedCard,
  PROFILE_NETWORKS,
} from '@tessera/domain';

/** A face of the API as the app draws it. */
export function fromFace({ type, theme, design, socials, ...face }: DrawnFaceFragment): CardPreview {
  return {
    ...face,
    type: fromCapitals(CARD_TYPES, type),
    theme: fromCapitals(CARD_THEMES, theme),
    design: fillDesign(design) ?? null,
    socials: socials.map((social) => ({ ...social, network: fromCapitals(PROFILE_NETWORKS, social.network) })),
  };
}

/** A card of a public list, ready to be drawn. */
export function fromListedCard({ face, ...card }: ListedCardFragment): ListedCard {
  return { ...card, preview: fromFace(face) };
}

/** A preview as the API would have answered it. */
export function toFace({ type, theme, design, socials, event, ...preview }: CardPreview): DrawnFaceFragment {
  return {
    __typename: 'CardFace',
    ...preview,
    type: inCapitals(type),
    theme: inCapitals(theme),
    design: design ? toDesign(design) : null,
    socials: socials.map((social) => ({
      __typename: 'CardFaceSocial',
      ...social,
      network: inCapitals(social.network),
    })),
    event: event ? { __typename: 'CardFaceEvent', ...event } : null,
  };
}

function toDesign(design: CardDesign): DrawnFaceFragment['design'] {
  const { colors, fonts, coverUrl = null, darkLogoUrl = null, ...form } = designInCapitals(design);
  return {
    __typename: 'CardDesign',
    ...form,
    colors: { __typename: 'CardDesignColors', ...colors },
    fonts: fonts && { __typename: 'CardDesignFonts', ...fonts },
    coverUrl,
    darkLogoUrl,
  };
}
