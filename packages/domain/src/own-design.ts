import type { CardTheme } from './card-data.ts';
import type { CardDesign, CardFonts, CardOrnament } from './card-design.ts';
import { mix, toHex, toRgb } from './color-contrast.ts';
import { lettersOn, nearestReadable } from './readable-letters.ts';

/** The paper of a card in a chosen colour: dark or light with a touch of it, or the colour itself. */
export const CARD_GROUNDS = ['dark', 'light', 'color'] as const;
export type CardGround = (typeof CARD_GROUNDS)[number];

/** Colours to begin with, where no picture gives others. */
export const FIRST_COLORS = ['#a03a2c', '#b8873a', '#2f6f4f', '#1f5f99', '#4b3f8f', '#8a2f63', '#2c3038'] as const;

/** Pairs of typefaces: name and role, and all other words. Each has Latin, Indian and Arabic letters. */
export const FONT_PAIRS: readonly CardFonts[] = [
  { name: 'serif', text: 'sans' },
  { name: 'sans', text: 'sans' },
  { name: 'mono', text: 'mono' },
  { name: 'serif', text: 'serif' },
  { name: 'sans', text: 'serif' },
  { name: 'mono', text: 'sans' },
];

const THEME_COLORS: Record<CardTheme, CardDesign['colors']> = {
  luxe: {
    ...{ paper: '#2b2a26', paperEnd: '#101114', name: '#f2e9d8', role: '#d8b878' },
    ...{ line: '#d9d0bf', accent: '#d8b878' },
  },
  minimal: {
    ...{ paper: '#fffefb', paperEnd: '#fffefb', name: '#17191e', role: '#5f5b52' },
    ...{ line: '#3d3a35', accent: '#7d5412' },
  },
  tech: {
    ...{ paper: '#0c0f0e', paperEnd: '#0c0f0e', name: '#e7f0ea', role: '#b9e86b' },
    ...{ line: '#b9c6be', accent: '#b9e86b' },
  },
};

const THEME_ORNAMENTS: Record<CardTheme, CardOrnament> = { luxe: 'rosette', minimal: 'square', tech: 'none' };

/** A design that looks as the theme does, to be changed from there. */
export function themeDesign(theme: CardTheme): CardDesign {
  return { name: '', colors: THEME_COLORS[theme], ornament: THEME_ORNAMENTS[theme], head: 'top' };
}

/** Whether a design is in the colours of its theme, whose paper and marks it keeps then. */
export function wearsThemeColors(theme: CardTheme, { colors, ornament }: CardDesign): boolean {
  return ornament === THEME_ORNAMENTS[theme] && JSON.stringify(colors) === JSON.stringify(THEME_COLORS[theme]);
}

/** All colours of a card around one that somebody chose. Words keep 4.5 : 1 with the paper, whichever it is. */
export function colorsAround(color: string, ground: CardGround): CardDesign['colors'] {
  const [paper, paperEnd] = papers(color, ground);
  const name = lettersOn(paper);
  const accent = nearestReadable(ground === 'color' ? blend(color, name, 0.7) : color, paper);
  return { paper, paperEnd, name, role: accent, line: nearestReadable(blend(name, paper, 0.16), paper), accent };
}

/** Letters are chosen for the first, so the second is never closer to them. */
function papers(color: string, ground: CardGround): [paper: string, paperEnd: string] {
  if (ground === 'dark') return [blend(color, '#101114', 0.76), blend(color, '#0b0c0e', 0.9)];
  if (ground === 'light') return [blend(color, '#ffffff', 0.92), blend(color, '#ffffff', 0.97)];
  return [color.toLowerCase(), color.toLowerCase()];
}

function blend(from: string, to: string, share: number): string {
  return toHex(mix(toRgb(from), toRgb(to), share));
}
