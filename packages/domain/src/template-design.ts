import type { FieldErrors } from './errors.ts';
import { contrastOnGradient, isHexColor, READABLE_CONTRAST } from './template-contrast.ts';

/** What is drawn on the paper besides words, in the accent's colour. */
export const CARD_ORNAMENTS = ['none', 'rosette', 'frame', 'square', 'disc', 'band', 'rule', 'corner'] as const;
export type CardOrnament = (typeof CARD_ORNAMENTS)[number];

/** Where name and role stand: at the top, or low, right above the contacts. */
export const CARD_HEADS = ['top', 'low'] as const;
export type CardHead = (typeof CARD_HEADS)[number];

/** The colours of a design, each `#rrggbb`; the paper runs from `paper` to `paperEnd`, which may be the same. */
export const DESIGN_COLORS = ['paper', 'paperEnd', 'name', 'role', 'line', 'accent'] as const;
export type DesignColor = (typeof DESIGN_COLORS)[number];

/** How a card looks beyond its theme, whose letters and measures it keeps. */
export interface CardDesign {
  /** Of the template that it came from. */
  name: string;
  colors: Record<DesignColor, string>;
  ornament: CardOrnament;
  head: CardHead;
}

/** Longest name of a design, in UTF-16 units. */
export const DESIGN_NAME_CHARS = 40;

/** These are written on the paper; the badge has the accent's colour. */
const WRITTEN = ['name', 'role', 'line', 'accent'] as const;

/** A whole design out of anything, undefined when it is none. Says nothing about validity; that is `checkDesign`. */
export function fillDesign(raw: unknown): CardDesign | undefined {
  if (!isRecord(raw)) return undefined;
  const colors = isRecord(raw.colors) ? raw.colors : {};
  return {
    name: textOf(raw, 'name'),
    colors: Object.fromEntries(DESIGN_COLORS.map((key) => [key, textOf(colors, key)])) as CardDesign['colors'],
    ornament: CARD_ORNAMENTS.find((known) => known === raw.ornament) ?? 'none',
    head: CARD_HEADS.find((known) => known === raw.head) ?? 'top',
  };
}

/** What is wrong with a design, by the path inside it (`colors.role`); empty when it may be used. */
export function checkDesign({ colors }: CardDesign): FieldErrors {
  const wrong = DESIGN_COLORS.filter((key) => !isHexColor(colors[key]));
  const errors = wrong.map((key) => [`colors.${key}`, 'Write a colour as #rrggbb.']);
  const unreadable = wrong.length > 0 ? [] : WRITTEN.filter((key) => contrastInDesign(colors, key) < READABLE_CONTRAST);
  const faint = unreadable.map((key) => [`colors.${key}`, faintText(contrastInDesign(colors, key))]);
  return Object.fromEntries([...errors, ...faint]);
}

/** How well that is read on the design's paper, wherever on it. */
export function contrastInDesign(colors: CardDesign['colors'], text: (typeof WRITTEN)[number]): number {
  return contrastOnGradient(colors[text], colors.paper, colors.paperEnd);
}

function faintText(contrast: number): string {
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `Too faint on this paper: ${shown} : 1, and ${READABLE_CONTRAST} : 1 is needed.`;
}

function textOf(source: Record<string, unknown>, key: string): string {
  const value = Object.hasOwn(source, key) ? source[key] : '';
  return typeof value === 'string' ? value.trim() : '';
}

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
