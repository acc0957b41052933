import { type CardTheme, themeDesign } from '@tessera/domain';
import type { Face } from './fonts.ts';

/** What link previews show, by Open Graph's own recommendation. */
export const PICTURE = { widthPx: 1200, heightPx: 630, marginPx: 84 } as const;

interface TextStyle {
  face: Face;
  color: string;
  sizesPx: readonly number[];
  spacingEm?: number;
}

/** How a theme is drawn in a picture, in the typefaces of the card's face. */
export interface PictureTheme {
  /** SVG of the whole ground. */
  paper: string;
  /** SVG on it, for a picture of words alone. */
  ornament: string;
  /** SVG that stands at the top right of a card without a picture of its own, and its width. */
  mark: string;
  markWidthPx: number;
  name: TextStyle;
  role: TextStyle;
  line: TextStyle;
  badgeColor: string;
  /** What the card is drawn in besides words. */
  accentColor: string;
  /** One colour for the paper: round a photo that lies over a cover. */
  flatColor: string;
}

const { widthPx: W, heightPx: H, marginPx: M } = PICTURE;
const PAPER = `x="0" y="0" width="${W}" height="${H}"`;

const LUXE = themeDesign('luxe').colors;
const luxe: PictureTheme = {
  paper: `
    <radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="${0.85 * W}" cy="0" r="1180">
      <stop offset="0" stop-color="#2b2a26"/><stop offset=".46" stop-color="#17181b"/><stop offset="1" stop-color="#101114"/>
    </radialGradient>
    <rect ${PAPER} fill="url(#paper)"/>`,
  ornament: `
    <g transform="translate(${0.78 * W} ${0.86 * H}) scale(3.9)" fill="none" stroke="#c9a25a" stroke-width=".5" opacity=".36">${rosette()}</g>
    <rect x="34" y="34" width="${W - 68}" height="${H - 68}" rx="12" fill="none" stroke="#c9a25a" stroke-opacity=".5" stroke-width="2"/>`,
  mark: '',
  markWidthPx: 0,
  name: { face: 'serif', color: LUXE.name, sizesPx: [104, 88, 74, 62], spacingEm: -0.02 },
  role: { face: 'serifItalic', color: LUXE.role, sizesPx: [46, 40] },
  line: { face: 'sans', color: LUXE.line, sizesPx: [32] },
  badgeColor: LUXE.accent,
  accentColor: '#c9a25a',
  flatColor: '#17181b',
};

const MINIMAL = themeDesign('minimal').colors;
const minimal: PictureTheme = {
  paper: `<rect ${PAPER} fill="${MINIMAL.paper}"/><rect x="1" y="1" width="${W - 2}" height="${H - 2}" fill="none" stroke="#e7e0d3" stroke-width="2"/>`,
  ornament: '',
  mark: `<rect x="${W - M - 108}" y="${M}" width="108" height="108" fill="#b8873a"/>`,
  markWidthPx: 108,
  name: { face: 'sansBold', color: MINIMAL.name, sizesPx: [98, 84, 70, 58], spacingEm: -0.035 },
  role: { face: 'sans', color: MINIMAL.role, sizesPx: [44, 38] },
  line: { face: 'sans', color: MINIMAL.line, sizesPx: [32] },
  badgeColor: MINIMAL.accent,
  accentColor: '#b8873a',
  flatColor: MINIMAL.paper,
};

const TECH = themeDesign('tech').colors;
const tech: PictureTheme = {
  paper: `<rect ${PAPER} fill="${TECH.paper}"/><g fill="#1b211f">${grid()}</g>`,
  ornament: '',
  mark: `<circle cx="${W - M - 40}" cy="${M + 40}" r="40" fill="${TECH.accent}" fill-opacity=".13"/><circle cx="${W - M - 40}" cy="${M + 40}" r="20" fill="${TECH.accent}"/>`,
  markWidthPx: 80,
  name: { face: 'monoMedium', color: TECH.name, sizesPx: [86, 72, 60, 50], spacingEm: -0.05 },
  role: { face: 'mono', color: TECH.role, sizesPx: [38, 34] },
  line: { face: 'mono', color: TECH.line, sizesPx: [29] },
  badgeColor: TECH.accent,
  accentColor: TECH.accent,
  flatColor: TECH.paper,
};

export const PICTURE_THEMES: Record<CardTheme, PictureTheme> = { luxe, minimal, tech };

/** The engraved figure of the luxe card: one ellipse, turned by five degrees at a time. */
export function rosette(): string {
  const turns = Array.from({ length: 36 }, (_, turn) => turn * 5);
  return turns.map((angle) => `<ellipse rx="100" ry="42" transform="rotate(${angle})"/>`).join('');
}

function grid(): string {
  const columns = [0, 1, 2, 3, 4].map((index) => `<rect x="${index * 257}" y="0" width="2" height="${H}"/>`);
  const rows = [0, 1, 2].map((index) => `<rect x="0" y="${index * 236}" width="${W}" height="2"/>`);
  return [...columns, ...rows].join('');
}
