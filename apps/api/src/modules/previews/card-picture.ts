import {
  type CardLayout,
  type CardPreview,
  faceLayout,
  faceLogo,
  hasOwnBadge,
  initials,
  isRightToLeft,
} from '@tessera/domain';
import { escapeHtml } from '../../infra/html.ts';
import { designedTheme } from './designs.ts';
import { FACE_ATTRIBUTES, type Face } from './fonts.ts';
import { drawableText, type FittedText, fitText } from './text-fit.ts';
import { PICTURE, type PictureTheme, rosette } from './themes.ts';

/** Part of what a kept picture is found by: to be counted up when pictures shall look different. */
export const DESIGN = 5;

const { widthPx: W, heightPx: H, marginPx: M } = PICTURE;
/** What stands beside the words, by kind, and how large it is drawn; a logo at most. */
export const INSET_SIZES = {
  /** Along one side. */
  photo: { widthPx: 400, heightPx: H },
  /** Over the edge of a cover. */
  disc: { widthPx: 224, heightPx: 224 },
  cover: { widthPx: W, heightPx: 236 },
  logo: { widthPx: 300, heightPx: 132 },
} as const;
export type InsetKind = keyof typeof INSET_SIZES;
/** A picture that is drawn into the picture, as a `data:` address. */
export interface Inset {
  href: string;
  widthPx: number;
  heightPx: number;
}
export type Insets = Partial<Record<InsetKind, Inset>>;

const { photo: PANEL, disc: DISC, cover: COVER } = INSET_SIZES;
/** Between a logo and the edge of its plate. */
const PLATE_PX = 16;
/** Of the logo on a photo or a monogram, which it must not cover. */
const PANEL_LOGO_SCALE = 0.75;
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
  layout: CardLayout;
  /** Whether a plate lies behind the logo. */
  hasPlate: boolean;
  /** '' where our fonts lack them. */
  initials: string;
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
  const letters = draw(initials(preview.name || preview.title), styles.name.face);
  const layout = faceLayout(preview);
  return {
    ...{ theme, design, initials: letters },
    hasPlate: faceLogo(preview)?.hasPlate ?? false,
    layout: layout === 'monogram' && letters === '' ? 'type' : layout,
    name: names.map((text) => draw(text, styles.name.face)).find((text) => text !== '') ?? '',
    role: role
      .map((text) => draw(text, styles.role.face))
      .filter(Boolean)
      .join(', '),
    tagline: draw(tagline, styles.line.face),
    line: draw(preview.website || preview.location, styles.line.face),
    badge: draw(hasOwnBadge(preview) ? badge : '', 'sans').toLocaleUpperCase('en'),
  };
}

/** Where the words stand, from where they begin to read. */
interface Area {
  startPx: number;
  topPx: number;
  widthPx: number;
  /** What the foot keeps free at its end. */
  endPx: number;
}

/** SVG, 1200 × 630 px. Where the name runs to the left, all of it is mirrored but the letters. */
export function drawCard(content: PictureContent, insets: Insets): string {
  const theme = designedTheme(content);
  const runsLeft = isRightToLeft(content.name);
  const { layout } = content;
  const ground = theme.paper + (layout === 'type' ? theme.ornament : '');
  const paper = runsLeft ? `<g transform="translate(${W} 0) scale(-1 1)">${ground}</g>` : ground;
  const beside = drawBeside(content, theme, insets);
  const area = placeWords(content, theme, insets);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">
    ${paper}${beside.map((part) => (runsLeft ? atLeft(part.svg, part) : part.svg)).join('')}
    ${drawWords(content, theme, area)}${drawFoot(content, theme, area)}</svg>`;
}

function placeWords({ layout }: PictureContent, theme: PictureTheme, { disc, logo }: Insets): Area {
  if (layout === 'portrait' || layout === 'monogram') {
    const endPx = PANEL.widthPx + 48;
    return { startPx: M, topPx: M, widthPx: W - M - endPx, endPx };
  }
  if (layout === 'cover') {
    const startPx = disc ? M + DISC.widthPx + 34 : M;
    return { startPx, topPx: COVER.heightPx + 30, widthPx: W - M - startPx, endPx: M };
  }
  const taken = logo ? logo.widthPx + 2 * PLATE_PX : theme.markWidthPx;
  return { startPx: M, topPx: M, widthPx: W - 2 * M - (taken > 0 ? taken + GAP_PX : 0), endPx: M };
}

/** Something drawn beside the words. It is mirrored as a whole, never inside, where the words begin at the right. */
interface Part {
  svg: string;
  xPx: number;
  widthPx: number;
}

function atLeft(svg: string, { xPx, widthPx }: Omit<Part, 'svg'>): string {
  return `<g transform="translate(${W - 2 * xPx - widthPx} 0)">${svg}</g>`;
}

/** Everything but paper and words. */
function drawBeside(
  { layout, hasPlate, initials: letters }: PictureContent,
  theme: PictureTheme,
  insets: Insets,
): Part[] {
  const { logo, photo, disc } = insets;
  if (layout === 'cover') {
    const parts: Part[] = [{ svg: drawCover(theme, insets.cover), xPx: 0, widthPx: W }];
    if (disc) parts.push({ svg: drawDisc(disc, theme), xPx: M, widthPx: DISC.widthPx });
    return logo ? [...parts, drawLogo(logo, { right: M, top: 34 })] : parts;
  }
  if (layout === 'type') {
    if (logo) return [drawLogo(logo, { right: M, top: M, hasPlate })];
    return [{ svg: theme.mark, xPx: W - M - theme.markWidthPx, widthPx: theme.markWidthPx }];
  }
  const x = W - PANEL.widthPx;
  const svg =
    layout === 'portrait' && photo ? drawImage(photo, { ...PANEL, x, y: 0 }) : drawMonogram(letters, theme, x);
  const panel = { svg, xPx: x, widthPx: PANEL.widthPx };
  return logo ? [panel, drawLogo(logo, { right: 34, bottom: 34, scale: PANEL_LOGO_SCALE })] : [panel];
}

interface Box {
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
}

function drawImage({ href }: Inset, { x, y, widthPx, heightPx }: Box, extra = ''): string {
  return `<image x="${x}" y="${y}" width="${widthPx}" height="${heightPx}" href="${href}" preserveAspectRatio="xMidYMid slice"${extra}/>`;
}

interface LogoPlace {
  /** Of the plate, from the edges of the picture; one of top and bottom. */
  right: number;
  top?: number;
  bottom?: number;
  scale?: number;
  hasPlate?: boolean;
}

/** A picture below it may have any colour, so a logo lies on a plate there. */
function drawLogo(logo: Inset, { right, top, bottom = 0, scale = 1, hasPlate = true }: LogoPlace): Part {
  const [width, height] = [logo.widthPx * scale, logo.heightPx * scale];
  const [widthPx, heightPx] = [width + 2 * PLATE_PX, height + 2 * PLATE_PX];
  const [x, y] = [W - right - widthPx, top ?? H - bottom - heightPx];
  const plate = `<rect x="${x}" y="${y}" width="${widthPx}" height="${heightPx}" rx="20" fill="#fffdf9"/>`;
  const image = `<image x="${x + PLATE_PX}" y="${y + PLATE_PX}" width="${width}" height="${height}" href="${logo.href}"/>`;
  return { svg: hasPlate ? plate + image : image, xPx: x, widthPx };
}

/** Without a picture a band in the accent's colour. */
function drawCover({ accentColor, flatColor }: PictureTheme, cover: Inset | undefined): string {
  if (cover) return drawImage(cover, { ...COVER, x: 0, y: 0 });
  const band = `x="0" y="0" width="${W}" height="${COVER.heightPx}"`;
  return `<rect ${band} fill="${flatColor}"/><rect ${band} fill="${accentColor}" fill-opacity=".5"/>`;
}

function drawDisc(photo: Inset, { flatColor }: PictureTheme): string {
  const radius = DISC.widthPx / 2;
  const [cx, cy] = [M + radius, COVER.heightPx + 24];
  const box = { ...DISC, x: M, y: cy - radius };
  return `<clipPath id="round"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath>
    <circle cx="${cx}" cy="${cy}" r="${radius + 9}" fill="${flatColor}"/>${drawImage(photo, box, ' clip-path="url(#round)"')}`;
}

function drawMonogram(letters: string, theme: PictureTheme, x: number): string {
  const { accentColor, name } = theme;
  const box = `x="${x}" y="0" width="${PANEL.widthPx}" height="${H}"`;
  const [cx, cy] = [x + PANEL.widthPx / 2, H / 2];
  const engraving =
    name.face === 'serif'
      ? `<clipPath id="panel"><rect ${box}/></clipPath><g clip-path="url(#panel)"><g transform="translate(${cx} ${cy}) scale(3.3)" fill="none" stroke="${accentColor}" stroke-width=".5" opacity=".3">${rosette()}</g></g>`
      : '';
  return `<rect ${box} fill="${theme.flatColor}"/><rect ${box} fill="${accentColor}" fill-opacity=".15"/>${engraving}
    <text x="${cx}" y="${cy + 52}" font-size="150" text-anchor="middle" fill="${theme.badgeColor}" ${FACE_ATTRIBUTES[name.face]}>${escapeHtml(letters)}</text>`;
}

/** Name, role and tagline from the top down, above the foot: the name gives way first, then the tagline goes. */
function drawWords({ name, role, tagline }: PictureContent, theme: PictureTheme, area: Area): string {
  const { widthPx, topPx } = area;
  const runsLeft = isRightToLeft(name);
  const roleStyle = uprightUnlessLatin(role, theme.role);
  const sizes = theme.name.sizesPx;
  let head = { svg: '', bottom: 0 };
  for (const start of sizes.keys()) {
    const fitted = fitText(name, { ...theme.name, sizesPx: sizes.slice(start), widthPx, maxLines: 2 });
    const top = placeLines(fitted, { text: name, y: topPx, style: theme.name, runsLeft, area });
    const below = role ? fitText(role, { ...roleStyle, widthPx, maxLines: 2 }) : null;
    const middle = placeLines(below, { text: role, y: top.bottom + 20, style: roleStyle, runsLeft, area });
    head = { svg: top.svg + middle.svg, bottom: middle.bottom };
    if (head.bottom <= WORDS_END_PX) break;
  }
  for (const maxLines of tagline ? [2, 1] : []) {
    const fitted = fitText(tagline, { ...theme.line, widthPx, maxLines });
    const last = placeLines(fitted, { text: tagline, y: head.bottom + 18, style: theme.line, runsLeft, area });
    if (last.bottom <= WORDS_END_PX) return head.svg + last.svg;
  }
  return head.svg;
}

/** Only Latin letters have a true italic. */
function uprightUnlessLatin(text: string, style: PictureTheme['role']): PictureTheme['role'] {
  return style.face === 'serifItalic' && !isLatin(text) ? { ...style, face: 'serif' } : style;
}

interface Place {
  area: Area;
  text: string;
  y: number;
  /** The words of the picture begin at its right. */
  runsLeft: boolean;
  style: PictureTheme['name'];
}

function placeLines(
  fitted: FittedText | null,
  { area, text, y, style, runsLeft }: Place,
): { svg: string; bottom: number } {
  if (!fitted) return { svg: '', bottom: y };
  const { sizePx, lines } = fitted;
  // Other scripts have signs above and below the line.
  const lineHeight = sizePx * (isLatin(text) ? 1.14 : 1.42);
  const ascent = sizePx * (isLatin(text) ? 0.82 : 1.02);
  const spans = lines.map((line, index) =>
    drawText(line, {
      x: runsLeft ? W - area.startPx : area.startPx,
      y: y + ascent + index * lineHeight,
      sizePx,
      style,
      runsLeft,
    }),
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
function drawFoot({ name, line, badge }: PictureContent, theme: PictureTheme, { endPx }: Area): string {
  const runsLeft = isRightToLeft(name);
  const widthPx = W - M - endPx - 220;
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
  const xPx = W - endPx - WORDMARK_PX;
  const mark = drawWordmark(theme, { x: xPx, y });
  return texts.join('') + (runsLeft ? atLeft(mark, { xPx, widthPx: WORDMARK_PX }) : mark);
}

function drawWordmark(theme: PictureTheme, { x, y }: { x: number; y: number }): string {
  const style = { face: 'serif', color: theme.line.color, spacingEm: -0.02 } as const;
  return `<g transform="translate(${x} ${y - 29}) scale(1.45)"><g transform="rotate(45 12 12)">
      <path d="M4 4h7v7H4zM4 13h7v7H4zM13 13h7v7h-7z" fill="${theme.line.color}"/><path d="M13 4h7v7h-7z" fill="${theme.accentColor}"/>
    </g></g>${drawText('Tessera', { x: x + 40, y, sizePx: 33, style })}`;
}

function isLatin(text: string): boolean {
  return !/[^\u0020-\u024f\u1e00-\u1eff\u2000-\u20cf]/u.test(text);
}
