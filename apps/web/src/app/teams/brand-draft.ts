import type { OrganizationBrandInput, TeamBrandKitFragment } from '@tessera/client';
import { type BrandKit, CARD_FONTS, type CardFont, fromCapitals, inCapitals } from '@tessera/domain';
import { t } from '@tessera/texts';

/** What a kit begins with that nobody has made yet; all of it can be read. */
const FIRST: BrandKit = {
  logoUrl: '',
  coverUrl: '',
  colors: { primary: '#14332b', secondary: '#e8c98f', accent: '#f0a35e' },
  fonts: { name: 'serif', text: 'sans' },
};

export const FONT_NAMES: Record<CardFont, string> = { serif: t('Newsreader'), sans: t('Geist'), mono: t('Geist Mono') };

/** The kit as the domain's rules know it; null: none was made yet. */
export function readBrand(brand: TeamBrandKitFragment['brand']): BrandKit | null {
  if (!brand) return null;
  const { logoUrl, coverUrl, colors, fonts } = brand;
  const { primary, secondary, accent } = colors;
  return {
    ...{ logoUrl, coverUrl, colors: { primary, secondary, accent } },
    fonts: { name: fromCapitals(CARD_FONTS, fonts.name), text: fromCapitals(CARD_FONTS, fonts.text) },
  };
}

/** What the form begins with. */
export function toBrandDraft(brand: TeamBrandKitFragment['brand']): BrandKit {
  return readBrand(brand) ?? FIRST;
}

/** The kit as the API takes it. */
export function toBrandInput({ fonts, ...kit }: BrandKit): OrganizationBrandInput {
  return { ...kit, fonts: { name: inCapitals(fonts.name), text: inCapitals(fonts.text) } };
}
