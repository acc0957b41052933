import type { BackgroundDesign, WallpaperSize } from '@tessera/domain';
import { drawCode, grow, type PrintedCard, type Style } from './printed-card.ts';
import type { Box, Page, Paint, Shape } from './scene.ts';
import { stack, type Words } from './words.ts';

/** A picture for a screen, in pixels, and where its code is. */
export interface Screen {
  page: Page;
  code: Box;
}

const CALL = { width: 1920, height: 1080 };
/** Video programs cut 16 : 9 down to 4 : 3 in their galleries: what matters is in the middle 1,440 pixels. */
const CROP_X = (CALL.width - (CALL.height * 4) / 3) / 2;
const EDGE = 44;
/** At the top, outside of the face, and away from the name that programs write at the bottom. */
const CALL_CODE: Box = { x: CALL.width - CROP_X - EDGE - 250, y: 64, width: 250, height: 250 };

/** Background of a video call. Others don't see it mirrored. */
export function drawBackground(card: PrintedCard, design: BackgroundDesign): Screen {
  const { content, style, call } = card;
  const look = LOOKS[design](style);
  const page: Box = { x: 0, y: 0, ...CALL };
  const words: Words[] = [
    { face: style.name.face, text: content.name, color: look.name, size: 46, least: 26, maxLines: 2 },
    { face: style.role.face, text: content.role, color: look.role, size: 27, least: 20, maxLines: 3, gap: 10 },
  ];
  const start = CROP_X + EDGE;
  const written = stack(words, { x: start, y: 70, width: 400, bottom: 340, anchor: 'left' });
  const line: Words = { face: style.line.face, text: call, color: look.call, size: 22, least: 18, maxLines: 2 };
  const middle = CALL_CODE.x + CALL_CODE.width / 2;
  const calls = stack([line], { x: middle, y: CALL_CODE.y + 266, width: 270, bottom: 410, anchor: 'middle' });
  const shapes: Shape[] = [
    { kind: 'rect', ...page, fill: look.ground },
    ...look.marks,
    ...written.shapes,
    ...drawCode(card.code, CALL_CODE),
    ...calls.shapes,
  ];
  return { page: { ...CALL, bleed: 0, shapes }, code: CALL_CODE };
}

interface Look {
  ground: Paint;
  marks: Shape[];
  name: string;
  role: string;
  call: string;
}

const LIGHT = { name: '#17191e', role: '#4d4a44', call: '#4d4a44' };
const DARK = { name: '#f4efe6', role: '#d0cabf', call: '#d0cabf' };

const LOOKS: Record<BackgroundDesign, (style: Style) => Look> = {
  card: (style) => ({ ground: style.paper, marks: [turned(style, 620, 0.18)], ...own(style) }),
  light: ({ accentColor }) => ({ ground: { from: '#fbf9f5', to: '#e9e4da' }, marks: [rule(accentColor)], ...LIGHT }),
  dark: ({ accentColor }) => ({ ground: { from: '#24262b', to: '#101114' }, marks: [rule(accentColor)], ...DARK }),
  band: (style) => ({
    ground: { from: '#fbf9f5', to: '#efeae1' },
    marks: [{ kind: 'rect', x: CALL_CODE.x - 60, y: 0, width: 370, height: CALL.height, fill: style.paper }],
    ...{ ...LIGHT, call: style.line.color },
  }),
  engraved: (style) => ({
    ground: style.paper,
    marks: [{ kind: 'rosette', x: 960, y: 720, radius: 560, color: style.accentColor, opacity: 0.16 }],
    ...own(style),
  }),
  frame: (style) => ({
    ground: style.flatColor,
    marks: [
      {
        kind: 'outline',
        box: grow({ x: 0, y: 0, ...CALL }, -26),
        color: style.accentColor,
        opacity: 0.6,
        radius: 10,
        line: 3,
      },
      { kind: 'rect', x: 0, y: CALL.height - 12, width: CALL.width, height: 12, fill: style.accentColor },
    ],
    ...own(style),
  }),
};

function own({ name, role, line }: Style): Pick<Look, 'name' | 'role' | 'call'> {
  return { name: name.color, role: role.color, call: line.color };
}

function turned({ accentColor }: Style, radius: number, opacity: number): Shape {
  return { kind: 'rosette', x: 180, y: CALL.height - 60, radius, color: accentColor, opacity };
}

function rule(color: string): Shape {
  return { kind: 'rect', x: CROP_X + EDGE, y: 44, width: 96, height: 6, fill: color };
}

/** A phone's wallpaper: the code is below the clock, and above what phones show at the bottom. */
export function drawWallpaper(card: PrintedCard, size: WallpaperSize): Screen {
  const { content, style, call } = card;
  const [width = 0, height = 0] = size.split('x').map(Number);
  const page: Box = { x: 0, y: 0, width, height };
  const side = Math.round(width * 0.56);
  const code = { x: (width - side) / 2, y: Math.round(height * 0.46), width: side, height: side };
  const room = { x: width / 2, width: width * 0.78, anchor: 'middle' } as const;
  const words: Words[] = [
    { face: style.name.face, text: content.name, color: style.name.color, size: width * 0.062, least: 40, maxLines: 2 },
    {
      face: style.role.face,
      text: content.role,
      color: style.role.color,
      size: width * 0.034,
      least: 28,
      maxLines: 2,
      gap: 14,
    },
  ];
  const [top, until] = [height * 0.33, code.y - 46];
  const { shapes: written, bottom } = stack(words, { ...room, y: top, bottom: until });
  const line: Words = {
    face: style.line.face,
    text: call,
    color: style.line.color,
    size: width * 0.033,
    least: 28,
    maxLines: 2,
  };
  const shapes: Shape[] = [
    { kind: 'rect', ...page, fill: style.paper },
    {
      kind: 'rosette',
      x: width / 2,
      y: code.y + side / 2,
      radius: width * 0.95,
      color: style.accentColor,
      opacity: 0.15,
    },
    { kind: 'group', shapes: written, at: [0, until - bottom] },
    ...drawCode(card.code, code),
    ...stack([line], { ...room, y: code.y + side + 34, bottom: height * 0.86 }).shapes,
  ];
  return { page: { width, height, bleed: 0, shapes }, code };
}
