import { type CardPreview, isDarkColor, isRightToLeft, themeDesign } from '@tessera/domain';
import { designedTheme, drawableText, pictureContent } from '../previews/index.ts';
import type { Box, Paint, Picture, Shape } from './scene.ts';

export interface Code {
  text: string;
  /** Modules along one side, without margin. */
  size: number;
  path: string;
}

/** White modules around a code, as ISO/IEC 18004 asks. */
const QUIET = 4;

/** All that artefacts are drawn from. */
export interface PrintedCard {
  content: ReturnType<typeof pictureContent>;
  /** Ways to reach the person, in the order of their weight. */
  contacts: string[];
  pictures: { photo?: Picture; logo?: Picture; cover?: Picture };
  code: Code;
  /** What a reader does with the code, in the owner's language. */
  call: string;
  style: Style;
  /** All of it is mirrored but the letters. */
  runsLeft: boolean;
}

type Theme = ReturnType<typeof designedTheme>;

export interface Style extends Pick<Theme, 'name' | 'role' | 'line' | 'badgeColor' | 'accentColor' | 'flatColor'> {
  paper: Paint;
  isDark: boolean;
  ornament: 'none' | 'rosette' | 'frame' | 'square' | 'disc' | 'band' | 'rule' | 'corner' | 'light' | 'engraved';
}

export function printedCard(
  preview: CardPreview,
  { address, code, call, pictures }: Pick<PrintedCard, 'code' | 'call' | 'pictures'> & { address: string },
): PrintedCard {
  const shown = pictureContent(preview, address);
  // A picture that is gone leaves its place to words.
  const layout = shown.layout === 'portrait' && !pictures.photo ? (shown.initials ? 'monogram' : 'type') : shown.layout;
  const content = { ...shown, layout };
  const style = readStyle(preview);
  const { event, phone, email, website, location } = preview;
  const contacts = [event?.time ?? '', phone, email, website, event?.place || location]
    .map((text) => drawableText(text, style.line.face))
    .filter((text) => text !== '');
  return { content, contacts, pictures, code, call, style, runsLeft: isRightToLeft(content.name) };
}

function readStyle({ theme, design }: CardPreview): Style {
  const { name, role, line, badgeColor, accentColor, flatColor } = designedTheme({ theme, design });
  const { colors, ornament } = design ?? themeDesign(theme);
  const own = { luxe: 'engraved', minimal: 'square', tech: 'light' } as const;
  return {
    ...{ name, role, line, badgeColor, accentColor, flatColor },
    paper: colors.paper === colors.paperEnd ? colors.paper : { from: colors.paper, to: colors.paperEnd },
    isDark: isDarkColor(colors.paper),
    ornament: design ? ornament : own[theme],
  };
}

/** The code in black on a white plate, whose margin is the code's own. */
export function drawCode({ size, path }: Code, { x, y, width, height }: Box): Shape[] {
  const scale = width / (size + 2 * QUIET);
  return [
    { kind: 'rect', x, y, width, height, radius: width * 0.04, fill: '#ffffff' },
    { kind: 'path', path, x: x + QUIET * scale, y: y + QUIET * scale, scale, fill: '#000000' },
  ];
}

/** A picture as large as fits into the box, in its own shape, at its start, middle or end. */
export function fitInto({ widthPx, heightPx }: Picture, box: Box, at: 0 | 0.5 | 1): Box {
  const scale = Math.min(box.width / widthPx, box.height / heightPx);
  const [width, height] = [widthPx * scale, heightPx * scale];
  return { x: box.x + (box.width - width) * at, y: box.y + (box.height - height) / 2, width, height };
}

export function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
