import { inCapitals } from './capitals.ts';

/** What is drawn on the paper besides words, in the accent's colour. */
export const CARD_ORNAMENTS = ['none', 'rosette', 'frame', 'square', 'disc', 'band', 'rule', 'corner'] as const;
export type CardOrnament = (typeof CARD_ORNAMENTS)[number];

/** Where name and role stand: at the top, or low, right above the contacts. */
export const CARD_HEADS = ['top', 'low'] as const;
export type CardHead = (typeof CARD_HEADS)[number];

/**
 * What stands on the face beside the words. `portrait`: the photo along one side; `cover`: a wide picture at the top, with the
 * photo over its edge; `monogram`: initials in place of a photo; `type`: words alone.
 */
export const CARD_LAYOUTS = ['portrait', 'cover', 'monogram', 'type'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** How large the logo is on face, page and link preview. */
export const LOGO_SIZES = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof LOGO_SIZES)[number];

/** The families that come with the product: Newsreader, Geist and Geist Mono. */
export const CARD_FONTS = ['serif', 'sans', 'mono'] as const;
export type CardFont = (typeof CARD_FONTS)[number];

/** What name and role are set in, and what all else is. */
export interface CardFonts {
  name: CardFont;
  text: CardFont;
}

/** The colours of a design, each `#rrggbb`; the paper runs from `paper` to `paperEnd`, which may be the same. */
export const DESIGN_COLORS = ['paper', 'paperEnd', 'name', 'role', 'line', 'accent'] as const;
export type DesignColor = (typeof DESIGN_COLORS)[number];

/** How a card looks beyond its theme, whose measures it keeps. */
export interface CardDesign {
  /** Of the template that it came from. */
  name: string;
  colors: Record<DesignColor, string>;
  ornament: CardOrnament;
  head: CardHead;
  /** By the card's pictures where absent, see `faceLayout`. */
  layout?: CardLayout;
  /** The theme's own where absent. */
  fonts?: CardFonts;
  /** Picture at the top of the card's page: an upload, or a link that begins with https://. */
  coverUrl?: string;
  /** Medium where absent. */
  logoSize?: LogoSize;
  /** The logo in light letters, for dark paper. It stands there without a plate. */
  darkLogoUrl?: string;
}

/** Longest name of a design, in UTF-16 units. */
export const DESIGN_NAME_CHARS = 40;

/**
 * A whole design out of anything, undefined when it is none. Values of closed lists may be in capitals, as GraphQL has them.
 * Says nothing about validity; that is `checkDesign`.
 */
export function fillDesign(raw: unknown): CardDesign | undefined {
  if (!isRecord(raw)) return undefined;
  const colors = isRecord(raw.colors) ? raw.colors : {};
  const fonts = fillFonts(raw.fonts);
  const coverUrl = readText(raw, 'coverUrl');
  const logoSize = findValue(LOGO_SIZES, raw.logoSize);
  const darkLogoUrl = readText(raw, 'darkLogoUrl');
  const layout = findValue(CARD_LAYOUTS, raw.layout);
  return {
    name: readText(raw, 'name'),
    colors: Object.fromEntries(DESIGN_COLORS.map((key) => [key, readText(colors, key)])) as CardDesign['colors'],
    ornament: findValue(CARD_ORNAMENTS, raw.ornament) ?? 'none',
    head: findValue(CARD_HEADS, raw.head) ?? 'top',
    ...(layout && { layout }),
    ...(fonts && { fonts }),
    ...(coverUrl && { coverUrl }),
    ...(logoSize && { logoSize }),
    ...(darkLogoUrl && { darkLogoUrl }),
  };
}

/** What of a design is its owner's own, whichever look the card puts on. */
export function keptOfDesign(
  design: CardDesign | null | undefined,
): Pick<CardDesign, 'coverUrl' | 'darkLogoUrl' | 'logoSize'> {
  const { coverUrl, darkLogoUrl, logoSize } = design ?? {};
  return { ...(coverUrl && { coverUrl }), ...(darkLogoUrl && { darkLogoUrl }), ...(logoSize && { logoSize }) };
}

/** A design as GraphQL has it: enums in capitals. */
export function designInCapitals({ ornament, head, layout, fonts, logoSize, ...design }: CardDesign) {
  return {
    ...design,
    ornament: inCapitals(ornament),
    head: inCapitals(head),
    layout: layout ? inCapitals(layout) : null,
    fonts: fonts ? { name: inCapitals(fonts.name), text: inCapitals(fonts.text) } : null,
    logoSize: logoSize ? inCapitals(logoSize) : null,
  };
}

function fillFonts(raw: unknown): CardFonts | undefined {
  if (!isRecord(raw)) return undefined;
  const [name, text] = [findValue(CARD_FONTS, raw.name), findValue(CARD_FONTS, raw.text)];
  return name && text && { name, text };
}

function findValue<Value extends string>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((known) => known === (typeof raw === 'string' ? raw.toLowerCase() : raw));
}

function readText(source: Record<string, unknown>, key: string): string {
  const value = Object.hasOwn(source, key) ? source[key] : '';
  return typeof value === 'string' ? value.trim() : '';
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
