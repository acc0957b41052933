import type { CardTheme } from '@tessera/domain';
import type { Face } from './fonts.ts';

/** What link previews show, by Open Graph's own recommendation. */
export const PICTURE = { widthPx: 1200, heightPx: 630, marginPx: 84 } as const;

interface TextStyle {
  face: Face;
  color: string;
  sizesPx: readonly number[];
  spacingEm?: number;
}

/** A card's theme as it stands in a picture; colours and faces are those of the card's face in the web app. */
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
  /** Behind a logo: most are made for white paper. */
  plateColor: string;
}

const { widthPx: W, heightPx: H, marginPx: M } = PICTURE;
const PAPER = `x="0" y="0" width="${W}" height="${H}"`;

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
  name: { face: 'serif', color: '#f2e9d8', sizesPx: [104, 88, 74, 62], spacingEm: -0.02 },
  role: { face: 'serifItalic', color: '#d8b878', sizesPx: [46, 40] },
  line: { face: 'sans', color: '#d9d0bf', sizesPx: [32] },
  badgeColor: '#d8b878',
  accentColor: '#c9a25a',
  flatColor: '#17181b',
  plateColor: '#fffdf9',
};

const minimal: PictureTheme = {
  paper: `<rect ${PAPER} fill="#fffefb"/><rect x="1" y="1" width="${W - 2}" height="${H - 2}" fill="none" stroke="#e7e0d3" stroke-width="2"/>`,
  ornament: '',
  mark: `<rect x="${W - M - 108}" y="${M}" width="108" height="108" fill="#b8873a"/>`,
  markWidthPx: 108,
  name: { face: 'sansBold', color: '#17191e', sizesPx: [98, 84, 70, 58], spacingEm: -0.035 },
  role: { face: 'sans', color: '#5f5b52', sizesPx: [44, 38] },
  line: { face: 'sans', color: '#3d3a35', sizesPx: [32] },
  badgeColor: '#7d5412',
  accentColor: '#b8873a',
  flatColor: '#fffefb',
  plateColor: '#fffefb',
};

const tech: PictureTheme = {
  paper: `<rect ${PAPER} fill="#0c0f0e"/><g fill="#1b211f">${grid()}</g>`,
  ornament: '',
  mark: `<circle cx="${W - M - 40}" cy="${M + 40}" r="40" fill="#b9e86b" fill-opacity=".13"/><circle cx="${W - M - 40}" cy="${M + 40}" r="20" fill="#b9e86b"/>`,
  markWidthPx: 80,
  name: { face: 'monoMedium', color: '#e7f0ea', sizesPx: [86, 72, 60, 50], spacingEm: -0.05 },
  role: { face: 'mono', color: '#b9e86b', sizesPx: [38, 34] },
  line: { face: 'mono', color: '#b9c6be', sizesPx: [29] },
  badgeColor: '#b9e86b',
  accentColor: '#b9e86b',
  flatColor: '#0c0f0e',
  plateColor: '#fffdf9',
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
