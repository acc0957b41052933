import { msg } from '@tessera/texts';
import type { CardData } from './card-data.ts';
import { type CardDesign, type CardFonts, DESIGN_NAME_CHARS, keptOfDesign } from './card-design.ts';
import { isHexColor, measureContrast, READABLE_CONTRAST } from './color-contrast.ts';
import { cutText } from './cut-text.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import type { TemplateField, TemplateRules } from './organization-template.ts';
import { lettersOn, nearestReadable } from './readable-letters.ts';

/** Primary is the paper of cards, secondary is what roles are written in on it, accent badges and the ornament. */
export const BRAND_COLORS = ['primary', 'secondary', 'accent'] as const;
export type BrandColor = (typeof BRAND_COLORS)[number];

/** What the cards of a team wear. */
export interface BrandKit {
  /** '' for none; then each template has its own. */
  logoUrl: string;
  /** Picture at the top of the cards' pages; '' for none. */
  coverUrl: string;
  /** Each `#rrggbb`. */
  colors: Record<BrandColor, string>;
  fonts: CardFonts;
}

/** A text on one of the colours: how well it is read. */
export interface BrandContrast {
  /** 'letters' is what names and contacts are written in, which is chosen by itself. */
  text: 'letters' | 'secondary' | 'accent';
  color: string;
  /** Between 1 and 21. */
  ratio: number;
  isReadable: boolean;
  /** The nearest colour that can be read; the same where that is so already. */
  nearest: string;
}

/** A brand kit in its stored form, or what is wrong with it by field (`colors.accent`, `logoUrl`). */
export function checkBrand(raw: BrandKit): { brand: BrandKit; errors: FieldErrors } {
  const { errors, fail, image } = createFieldChecker();
  const colors = { ...raw.colors };
  for (const key of BRAND_COLORS) {
    colors[key] = raw.colors[key].trim().toLowerCase();
    if (!isHexColor(colors[key])) fail(`colors.${key}`, msg('Enter a colour as #rrggbb.'));
  }
  for (const { text, ratio, isReadable, nearest } of brandContrasts(colors)) {
    if (!isReadable)
      fail(
        `colors.${text}`,
        msg('{ratioText} on the primary colour is too faint. {nearest} can be read.', {
          ratioText: ratioText(ratio),
          nearest,
        }),
      );
  }
  const brand = {
    ...{ logoUrl: image('logoUrl', raw.logoUrl), coverUrl: image('coverUrl', raw.coverUrl) },
    ...{ colors, fonts: raw.fonts },
  };
  return { brand, errors };
}

/** Every text that stands on the primary colour; none while a colour is no colour. */
export function brandContrasts(colors: BrandKit['colors']): BrandContrast[] {
  if (!BRAND_COLORS.every((key) => isHexColor(colors[key]))) return [];
  const { primary, secondary, accent } = colors;
  return Object.entries({ letters: lettersOn(primary), secondary, accent }).map(([text, color]) => {
    const ratio = measureContrast(color, primary);
    const isReadable = ratio >= READABLE_CONTRAST;
    return { text: text as BrandContrast['text'], color, ratio, isReadable, nearest: nearestReadable(color, primary) };
  });
}

/** '4.4 : 1', rounded down: what is just too faint must not look as if it passed. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;
}

/** The look of cards that wear the kit; ornament and place of the name are those of the design that they had. */
export function brandDesign(
  name: string,
  { colors, fonts, coverUrl, logoUrl }: BrandKit,
  former?: CardDesign | null,
): CardDesign {
  const { primary, secondary, accent } = colors;
  const letters = lettersOn(primary);
  const { darkLogoUrl, ...kept } = keptOfDesign(former);
  return {
    name: cutText(name, DESIGN_NAME_CHARS).trim(),
    colors: { paper: primary, paperEnd: primary, name: letters, role: secondary, line: letters, accent },
    ornament: former?.ornament ?? 'rule',
    head: former?.head ?? 'top',
    fonts,
    ...kept,
    // The former one is of another logo.
    ...(!logoUrl && darkLogoUrl && { darkLogoUrl }),
    ...(coverUrl && { coverUrl }),
  };
}

interface Branded {
  data: CardData;
  rules: TemplateRules;
}

/** What a template says that wears the kit of the team of that name: logo and look are the kit's, on every card. */
export function wearBrand({ data, rules }: Branded, name: string, brand: BrandKit): Branded {
  const design = brandDesign(name, brand, data.design);
  const locked = Object.fromEntries(brandFields(brand).map((field) => [field, 'LOCKED']));
  return {
    data: { ...data, design, ...(brand.logoUrl && { logoUrl: brand.logoUrl }) },
    rules: { ...rules, ...locked },
  };
}

/** The fields of a template that the kit decides. */
export function brandFields({ logoUrl }: Pick<BrandKit, 'logoUrl'>): TemplateField[] {
  return logoUrl ? ['theme', 'logoUrl'] : ['theme'];
}
