import { type CardPreview, isRightToLeft } from '@tessera/domain';
import { escapeHtml } from '../../infra/html.ts';
import { designedTheme } from './designs.ts';
import { FACE_ATTRIBUTES, type Face } from './fonts.ts';
import { drawableText, type FittedText, fitText } from './text-fit.ts';
import { PICTURE, type PictureTheme } from './themes.ts';

/** Part of what a kept picture is found by: to be counted up when pictures shall look different. */
export const DESIGN = 2;

const { widthPx: W, heightPx: H, marginPx: M } = PICTURE;
const PORTRAIT_PX = 212;
const PLATE_PX = 184;
const WORDMARK_PX = 139;
/** Between the words and what stands at the top right. */
const GAP_PX = 56;
/** Above the badge. */
const WORDS_END_PX = H - M - 90;

/**
 * What a picture shows. Phone and email are not in it: other sites keep pictures, and what its owner takes back from the
 * card must not live on there.
 */
export interface PictureContent {
  theme: CardPreview['theme'];
  design?: CardPreview['design'];
  name: string;
  role: string;
  tagline: string;
  line: string;
  badge: string;
}

/** The text of a card's picture; what has no letters in our fonts gives way to the next best. */
export function pictureContent(preview: CardPreview, address: string): PictureContent {
  const { theme, design, tagline, badge } = preview;
  const styles = designedTheme({ theme, design });
  const names = [preview.name, preview.company, preview.title, address];
  const role = preview.role.includes(preview.company) ? [preview.role] : [preview.role, preview.company];
  const draw = (text: string, face: Face) => drawableText(text, face);
  return {
    theme,
    design,
    name: names.map((text) => draw(text, styles.name.face)).find((text) => text !== '') ?? '',
    role: role
      .map((text) => draw(text, styles.role.face))
      .filter(Boolean)
      .join(', '),
    tagline: draw(tagline, styles.line.face),
    line: draw(preview.website || preview.location, styles.line.face),
    badge: draw(badge.toLowerCase() === preview.type ? '' : badge, 'sans').toLocaleUpperCase('en'),
  };
}

/** A picture that is drawn into the picture, as a `data:` address. */
export interface Inset {
  kind: 'portrait' | 'logo';
  dataUrl: string;
}

/** SVG, 1200 × 630 px. Where the name runs to the left, all of it is mirrored but the letters. */
export function drawCard(content: PictureContent, inset: Inset | null): string {
  const theme = designedTheme(content);
  const runsLeft = isRightToLeft(content.name);
  const taken = inset ? (inset.kind === 'portrait' ? PORTRAIT_PX : PLATE_PX) : theme.markWidthPx;
  const widthPx = W - 2 * M - (taken > 0 ? taken + GAP_PX : 0);
  const beside = inset ? drawInset(inset, theme) : theme.mark;
  const paper = runsLeft ? `<g transform="translate(${W} 0) scale(-1 1)">${theme.paper}</g>` : theme.paper;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">
    ${paper}${runsLeft ? atLeft(beside, taken) : beside}
    ${drawWords(content, theme, widthPx)}${drawFoot(content, theme)}</svg>`;
}

/** Moves what was drawn at the right margin to the left one. */
function atLeft(svg: string, widthPx: number): string {
  return `<g transform="translate(${2 * M + widthPx - W} 0)">${svg}</g>`;
}

function drawInset({ kind, dataUrl }: Inset, theme: PictureTheme): string {
  if (kind === 'logo') {
    const x = W - M - PLATE_PX;
    return `<rect x="${x}" y="${M}" width="${PLATE_PX}" height="${PLATE_PX}" rx="20" fill="${theme.plateColor}"/>
      <image x="${x + 16}" y="${M + 16}" width="${PLATE_PX - 32}" height="${PLATE_PX - 32}" href="${dataUrl}"/>`;
  }
  const radius = PORTRAIT_PX / 2;
  const centre = `cx="${W - M - radius}" cy="${M + radius}"`;
  return `<clipPath id="round"><circle ${centre} r="${radius - 6}"/></clipPath>
    <circle ${centre} r="${radius - 1}" fill="none" stroke="${theme.ringColor}" stroke-width="2"/>
    <image x="${W - M - PORTRAIT_PX}" y="${M}" width="${PORTRAIT_PX}" height="${PORTRAIT_PX}" href="${dataUrl}" clip-path="url(#round)" preserveAspectRatio="xMidYMid slice"/>`;
}

/** Name, role and tagline from the top down, above the foot: the name gives way first, then the tagline goes. */
function drawWords({ name, role, tagline }: PictureContent, theme: PictureTheme, widthPx: number): string {
  const runsLeft = isRightToLeft(name);
  const roleStyle = uprightUnlessLatin(role, theme.role);
  const sizes = theme.name.sizesPx;
  let head = { svg: '', bottom: 0 };
  for (const start of sizes.keys()) {
    const fitted = fitText(name, { ...theme.name, sizesPx: sizes.slice(start), widthPx, maxLines: 2 });
    const top = placeLines(fitted, { text: name, y: M, style: theme.name, runsLeft });
    const below = role ? fitText(role, { ...roleStyle, widthPx, maxLines: 2 }) : null;
    const middle = placeLines(below, { text: role, y: top.bottom + 20, style: roleStyle, runsLeft });
    head = { svg: top.svg + middle.svg, bottom: middle.bottom };
    if (head.bottom <= WORDS_END_PX) break;
  }
  for (const maxLines of tagline ? [2, 1] : []) {
    const fitted = fitText(tagline, { ...theme.line, widthPx, maxLines });
    const last = placeLines(fitted, { text: tagline, y: head.bottom + 18, style: theme.line, runsLeft });
    if (last.bottom <= WORDS_END_PX) return head.svg + last.svg;
  }
  return head.svg;
}

/** Only Latin letters have a true italic. */
function uprightUnlessLatin(text: string, style: PictureTheme['role']): PictureTheme['role'] {
  return style.face === 'serifItalic' && !isLatin(text) ? { ...style, face: 'serif' } : style;
}

interface Place {
  text: string;
  y: number;
  /** The words of the picture begin at its right. */
  runsLeft: boolean;
  style: PictureTheme['name'];
}

function placeLines(fitted: FittedText | null, { text, y, style, runsLeft }: Place): { svg: string; bottom: number } {
  if (!fitted) return { svg: '', bottom: y };
  const { sizePx, lines } = fitted;
  // Other scripts have signs above and below the line.
  const lineHeight = sizePx * (isLatin(text) ? 1.14 : 1.42);
  const ascent = sizePx * (isLatin(text) ? 0.82 : 1.02);
  const spans = lines.map((line, index) =>
    drawText(line, { x: runsLeft ? W - M : M, y: y + ascent + index * lineHeight, sizePx, style, runsLeft }),
  );
  return { svg: spans.join(''), bottom: y + lines.length * lineHeight };
}

interface TextSpot {
  x: number;
  y: number;
  sizePx: number;
  style: { face: Face; color: string; spacingEm?: number };
  /** `x` is where the text begins: its right end if it runs to the left. */
  runsLeft?: boolean;
}

function drawText(text: string, { x, y, sizePx, style, runsLeft = false }: TextSpot): string {
  const { face, color, spacingEm = 0 } = style;
  const direction = runsLeft ? ' direction="rtl"' : '';
  // Tightened letters suit Latin alone: Devanagari hangs together by its line.
  const spacing = isLatin(text) && spacingEm !== 0 ? ` letter-spacing="${(spacingEm * sizePx).toFixed(2)}"` : '';
  return `<text x="${x}" y="${y.toFixed(1)}" font-size="${sizePx}" fill="${color}" ${FACE_ATTRIBUTES[face]}${spacing}${direction}>${escapeHtml(text)}</text>`;
}

/** Website or place where the words begin, what kind of card it is above; the product's mark on the other side. */
function drawFoot({ name, line, badge }: PictureContent, theme: PictureTheme): string {
  const runsLeft = isRightToLeft(name);
  const widthPx = W - 2 * M - 220;
  const style = { face: 'sansBold', color: theme.badgeColor, spacingEm: 0.06 } as const;
  const foot = line ? fitText(line, { ...theme.line, widthPx, maxLines: 1 }) : null;
  const badgeLine = badge ? fitText(badge, { ...style, sizesPx: [24], widthPx, maxLines: 1 }) : null;
  const [x, y] = [runsLeft ? W - M : M, H - M];
  const texts = [
    ...(foot ? [drawText(foot.lines[0] ?? '', { x, y, sizePx: foot.sizePx, style: theme.line, runsLeft })] : []),
    ...(badgeLine
      ? [drawText(badgeLine.lines[0] ?? '', { x, y: foot ? y - 52 : y, sizePx: 24, style, runsLeft })]
      : []),
  ];
  const mark = drawWordmark(theme, y);
  return texts.join('') + (runsLeft ? atLeft(mark, WORDMARK_PX) : mark);
}

function drawWordmark(theme: PictureTheme, y: number): string {
  const style = { face: 'serif', color: theme.line.color, spacingEm: -0.02 } as const;
  return `<g transform="translate(${W - M - WORDMARK_PX} ${y - 29}) scale(1.45)"><g transform="rotate(45 12 12)">
      <path d="M4 4h7v7H4zM4 13h7v7H4zM13 13h7v7h-7z" fill="${theme.line.color}"/><path d="M13 4h7v7h-7z" fill="${theme.ringColor}"/>
    </g></g>${drawText('Tessera', { x: W - M - 99, y, sizePx: 33, style })}`;
}

function isLatin(text: string): boolean {
  return !/[^\u0020-\u024f\u1e00-\u1eff\u2000-\u20cf]/u.test(text);
}
