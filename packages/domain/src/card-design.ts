import { t } from '@tessera/texts';
import { contrastOnGradient, isHexColor, READABLE_CONTRAST } from './color-contrast.ts';
import type { FieldErrors } from './errors.ts';
import { safeImageUrl } from './link.ts';

/** What is drawn on the paper besides words, in the accent's colour. */
export const CARD_ORNAMENTS = ['none', 'rosette', 'frame', 'square', 'disc', 'band', 'rule', 'corner'] as const;
export type CardOrnament = (typeof CARD_ORNAMENTS)[number];

/** Where name and role stand: at the top, or low, right above the contacts. */
export const CARD_HEADS = ['top', 'low'] as const;
export type CardHead = (typeof CARD_HEADS)[number];

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
  /** The theme's own where absent. */
  fonts?: CardFonts;
  /** Picture at the top of the card's page: an upload, or a link that begins with https://. */
  coverUrl?: string;
}

/** Longest name of a design, in UTF-16 units. */
export const DESIGN_NAME_CHARS = 40;

/** These are written on the paper; the badge has the accent's colour. */
const WRITTEN = ['name', 'role', 'line', 'accent'] as const;

/** A whole design out of anything, undefined when it is none. Says nothing about validity; that is `checkDesign`. */
export function fillDesign(raw: unknown): CardDesign | undefined {
  if (!isRecord(raw)) return undefined;
  const colors = isRecord(raw.colors) ? raw.colors : {};
  const fonts = fillFonts(raw.fonts);
  const coverUrl = readText(raw, 'coverUrl');
  return {
    name: readText(raw, 'name'),
    colors: Object.fromEntries(DESIGN_COLORS.map((key) => [key, readText(colors, key)])) as CardDesign['colors'],
    ornament: CARD_ORNAMENTS.find((known) => known === raw.ornament) ?? 'none',
    head: CARD_HEADS.find((known) => known === raw.head) ?? 'top',
    ...(fonts && { fonts }),
    ...(coverUrl && { coverUrl }),
  };
}

function fillFonts(raw: unknown): CardFonts | undefined {
  if (!isRecord(raw)) return undefined;
  const [name, text] = [raw.name, raw.text].map((font) => CARD_FONTS.find((known) => known === font));
  return name && text && { name, text };
}

/** What is wrong with a design, by the path inside it (`colors.role`); empty when it may be used. */
export function checkDesign({ colors, coverUrl }: CardDesign): FieldErrors {
  const wrong = DESIGN_COLORS.filter((key) => !isHexColor(colors[key]));
  const errors = wrong.map((key) => [`colors.${key}`, t('Enter a colour as #rrggbb.')]);
  const unreadable = wrong.length > 0 ? [] : WRITTEN.filter((key) => contrastInDesign(colors, key) < READABLE_CONTRAST);
  const faint = unreadable.map((key) => [`colors.${key}`, faintText(contrastInDesign(colors, key))]);
  const cover =
    coverUrl && !safeImageUrl(coverUrl) ? [['coverUrl', t('A cover is an uploaded picture or a link.')]] : [];
  return Object.fromEntries([...errors, ...faint, ...cover]);
}

/** How well that is read on the design's paper, wherever on it. */
export function contrastInDesign(colors: CardDesign['colors'], text: (typeof WRITTEN)[number]): number {
  return contrastOnGradient(colors[text], colors.paper, colors.paperEnd);
}

function faintText(contrast: number): string {
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return t('Too little contrast: {shown} : 1. It needs at least {readableContrast} : 1.', {
    shown,
    readableContrast: READABLE_CONTRAST,
  });
}

function readText(source: Record<string, unknown>, key: string): string {
  const value = Object.hasOwn(source, key) ? source[key] : '';
  return typeof value === 'string' ? value.trim() : '';
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
