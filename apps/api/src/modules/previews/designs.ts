import { type CardDesign, type CardFont, type CardOrnament, type CardPreview, isDarkColor } from '@tessera/domain';
import type { Face } from './fonts.ts';
import { PICTURE, PICTURE_THEMES, type PictureTheme, rosette } from './themes.ts';

const { widthPx: W, heightPx: H, marginPx: M } = PICTURE;
const EDGE = '<rect x="1" y="1" width="1198" height="628" fill="none" stroke="#e7e0d3" stroke-width="2"/>';

/** The picture's theme in the colours and with the ornament of the card's design, where it has one. */
export function designedTheme({ theme, design }: Pick<CardPreview, 'theme' | 'design'>): PictureTheme {
  const base = PICTURE_THEMES[theme];
  if (!design) return base;
  const { colors, ornament, fonts } = design;
  const mark = MARKS[ornament]?.(colors.accent);
  return {
    paper: pickPaper(design),
    ornament: ORNAMENTS[ornament]?.(colors.accent) ?? '',
    mark: mark?.svg ?? '',
    markWidthPx: mark?.widthPx ?? 0,
    name: { ...base.name, ...chooseFace(fonts?.name, NAME_FACES), color: colors.name },
    role: { ...base.role, ...chooseFace(fonts?.name, TEXT_FACES), color: colors.role },
    line: { ...base.line, ...chooseFace(fonts?.text, TEXT_FACES), color: colors.line },
    badgeColor: colors.accent,
    accentColor: colors.accent,
    flatColor: colors.paper,
  };
}

const NAME_FACES: Record<CardFont, Face> = { serif: 'serif', sans: 'sansBold', mono: 'monoMedium' };
const TEXT_FACES: Record<CardFont, Face> = { serif: 'serif', sans: 'sans', mono: 'mono' };

/** Nothing where the theme's own face stays. */
function chooseFace(font: CardFont | undefined, faces: Record<CardFont, Face>): { face: Face } | undefined {
  return font && { face: faces[font] };
}

/** The whole ground. Colours were checked to be `#rrggbb` before they were saved. */
function pickPaper({ colors }: CardDesign): string {
  return `<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${colors.paper}"/><stop offset="1" stop-color="${colors.paperEnd}"/>
    </linearGradient><rect width="${W}" height="${H}" fill="url(#paper)"/>
    ${isDarkColor(colors.paper) ? '' : EDGE}`;
}

type Draw = (color: string) => string;

const ORNAMENTS: Partial<Record<CardOrnament, Draw>> = {
  rosette: (color) =>
    `<g transform="translate(${0.78 * W} ${0.86 * H}) scale(3.9)" fill="none" stroke="${color}" stroke-width=".5" opacity=".3">${rosette()}</g>`,
  frame: (color) =>
    `<rect x="34" y="34" width="${W - 68}" height="${H - 68}" rx="12" fill="none" stroke="${color}" stroke-opacity=".6" stroke-width="2"/>`,
  band: (color) => `<rect width="26" height="${H}" fill="${color}"/>`,
  rule: (color) => `<rect x="${M}" y="${M - 30}" width="150" height="4" fill="${color}"/>`,
  corner: (color) =>
    `<path d="M${W - 150} 0H${W}V150Z" fill="${color}" fill-opacity=".16"/><path d="M${W - 80} 0H${W}V80Z" fill="${color}" fill-opacity=".3"/>`,
};

const MARKS: Partial<Record<CardOrnament, (color: string) => { svg: string; widthPx: number }>> = {
  square: (color) => ({
    svg: `<rect x="${W - M - 108}" y="${M}" width="108" height="108" fill="${color}"/>`,
    widthPx: 108,
  }),
  disc: (color) => ({ svg: `<circle cx="${W - M - 54}" cy="${M + 54}" r="54" fill="${color}"/>`, widthPx: 108 }),
};
