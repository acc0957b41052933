import { drawCode, fitInto, grow, type PrintedCard, type Style } from './printed-card.ts';
import type { Box, Shape } from './scene.ts';
import { type Room, stack, type Words } from './words.ts';

/** Cut machines are off by a little: nothing that matters is closer to the edge. Millimetres on a card of 55. */
const MARGIN = 6;
/** The smallest letters that are read on paper: 7 points. */
const LEAST = 2.5;
const LINE = 2.7;
const PANEL_SHARE = 0.33;
const COVER_SHARE = 0.34;
const LOGO = { width: 24, height: 11 } as const;
const MOST_CONTACTS = 5;

interface Size {
  width: number;
  height: number;
}

/** Front of a business card, in millimetres from the finished edge. */
export function drawFront(card: PrintedCard, { width: W, height: H }: Size, bleed: number): Shape[] {
  const { content, style, pictures, runsLeft } = card;
  const { layout } = content;
  const page: Box = { x: 0, y: 0, width: W, height: H };
  const mirror = (box: Box): Box => (runsLeft ? { ...box, x: W - box.x - box.width } : box);
  const shapes: Shape[] = [{ kind: 'rect', ...grow(page, bleed), fill: style.paper }];
  if (layout === 'type') shapes.push(...drawOrnament(style, { page, bleed, hasLogo: Boolean(pictures.logo), mirror }));
  let [start, end, top] = [MARGIN, MARGIN, MARGIN];
  if (layout === 'portrait' || layout === 'monogram') {
    const panel = { x: W * (1 - PANEL_SHARE), y: -bleed, width: W * PANEL_SHARE + bleed, height: H + 2 * bleed };
    shapes.push(...drawPanel(card, mirror(panel)));
    end = W * PANEL_SHARE + MARGIN * 0.8;
  } else if (layout === 'cover') {
    const band = { x: -bleed, y: -bleed, width: W + 2 * bleed, height: H * COVER_SHARE + bleed };
    shapes.push(...drawCover(card, band));
    top = H * COVER_SHARE + 2.5;
    if (pictures.photo) {
      const side = H * 0.32;
      const disc = mirror({ x: MARGIN, y: H * COVER_SHARE - side * 0.45, width: side, height: side });
      shapes.push(...drawDisc(card, disc));
      start = MARGIN + side + 4;
    }
  }
  const logo = drawLogo(card, page, mirror);
  shapes.push(...logo.shapes);
  if (layout === 'type') end = MARGIN + logo.taken;
  const at = (from: number): Pick<Room, 'x' | 'anchor'> =>
    runsLeft ? { x: W - from, anchor: 'right' } : { x: from, anchor: 'left' };
  const words = headWords(card);
  const bottom = H - MARGIN;
  const head = (until: number) => stack(words, { ...at(start), y: top, width: W - start - end, bottom: until });
  // The name comes first, then as many ways to reach the person as there is room for.
  const lineWidth = layout === 'portrait' || layout === 'monogram' ? W - MARGIN - end : W - 2 * MARGIN;
  for (let count = Math.min(MOST_CONTACTS, card.contacts.length); count >= 0; count -= 1) {
    const lines = stack(
      card.contacts.slice(0, count).map((text): Words => ({ ...lineWords(style, text), gap: 0.5 })),
      { ...at(MARGIN), y: 0, width: lineWidth, bottom: H },
    );
    const until = bottom - lines.bottom - (count > 0 ? 2.2 : 0);
    const drawn = head(until);
    if (drawn.bottom > until && count > 0) continue;
    const isLow = card.content.design?.head === 'low' && layout !== 'cover';
    shapes.push({ kind: 'group', shapes: drawn.shapes, at: [0, isLow ? Math.max(0, until - drawn.bottom) : 0] });
    shapes.push({ kind: 'group', shapes: lines.shapes, at: [0, bottom - lines.bottom] });
    break;
  }
  return shapes;
}

function headWords({ content, style }: PrintedCard): Words[] {
  return [
    { ...pick(style.name), text: content.name, size: 6.2, least: 3.2, maxLines: 2 },
    { ...pick(style.role), text: content.role, size: 3.3, least: LEAST, maxLines: 3, gap: 1 },
    { ...pick(style.line), text: content.tagline, size: LINE, least: LEAST, maxLines: 2, gap: 1, isOptional: true },
    {
      ...{ face: 'sansBold', color: style.badgeColor, text: content.badge, size: LEAST, least: LEAST, maxLines: 1 },
      ...{ gap: 1.2, isOptional: true },
    },
  ];
}

function lineWords(style: Style, text: string): Words {
  return { ...pick(style.line), text, size: LINE, least: LEAST, maxLines: 2 };
}

function pick({ face, color }: Style['name']): Pick<Words, 'face' | 'color'> {
  return { face, color };
}

/** Back of a card, and, larger, a face of a tent: the code on one side, whose it is on the other. */
export function drawBack(card: PrintedCard, { width: W, height: H }: Size, bleed: number): Shape[] {
  const { content, style, pictures, runsLeft, call } = card;
  const k = H / 55;
  const page: Box = { x: 0, y: 0, width: W, height: H };
  const side = 38 * k;
  const plate = { x: MARGIN * k, y: (H - side) / 2, width: side, height: side };
  const mirror = (box: Box): Box => (runsLeft ? { ...box, x: W - box.x - box.width } : box);
  const start = plate.x + side + 5 * k;
  const width = W - start - MARGIN * k;
  const shapes: Shape[] = [
    { kind: 'rect', ...grow(page, bleed), fill: style.paper },
    ...engraving(style, { x: runsLeft ? 0 : W, y: H, radius: 30 * k }),
    ...drawCode(card.code, mirror(plate)),
  ];
  let y = plate.y;
  if (pictures.logo) {
    const box = fitInto(
      pictures.logo,
      { x: start, y, width: Math.min(width, LOGO.width * k), height: LOGO.height * k },
      0,
    );
    shapes.push(...drawOnPlate(card, mirror({ ...box, y }), { edge: 1.2 * k }));
    y += box.height + 4 * k;
  }
  const room = { x: runsLeft ? W - start : start, anchor: runsLeft ? 'right' : 'left', width } as const;
  const words: Words[] = [
    { ...pick(style.name), text: content.name, size: 4.6 * k, least: 2.8 * k, maxLines: 4 },
    { ...pick(style.role), text: content.role, size: 2.9 * k, least: LEAST, maxLines: 4, gap: k, isOptional: true },
  ];
  const calls = stack([{ ...pick(style.line), text: call, size: LINE * k, least: LEAST, maxLines: 3 }], {
    ...{ ...room, y: 0, bottom: H },
  });
  const until = plate.y + side - calls.bottom;
  shapes.push(...stack(words, { ...room, y, bottom: until - 2 * k }).shapes);
  shapes.push({ kind: 'group', shapes: calls.shapes, at: [0, until] });
  return shapes;
}

/** A page on which everything is in the middle: badge and table stand. */
export function drawPoster(card: PrintedCard, { width: W, height: H }: Size, bleed: number): Shape[] {
  const { content, style, pictures, call } = card;
  const k = W / 105;
  const page: Box = { x: 0, y: 0, width: W, height: H };
  const side = 46 * k;
  const plate = { x: (W - side) / 2, y: H - side - 20 * k, width: side, height: side };
  const shapes: Shape[] = [
    { kind: 'rect', ...grow(page, bleed), fill: style.paper },
    ...engraving(style, { x: W, y: 0, radius: 60 * k }),
    { kind: 'rect', x: -bleed, y: H - 4 * k, width: W + 2 * bleed, height: 4 * k + bleed, fill: style.accentColor },
  ];
  // A badge is punched at its top.
  let y = 16 * k;
  if (pictures.photo) {
    const disc = { x: (W - 26 * k) / 2, y, width: 26 * k, height: 26 * k };
    shapes.push(...drawDisc(card, disc));
    y += 26 * k + 4 * k;
  } else if (pictures.logo) {
    const box = fitInto(pictures.logo, { x: (W - 50 * k) / 2, y, width: 50 * k, height: 20 * k }, 0.5);
    shapes.push(...drawOnPlate(card, { ...box, y }, { edge: 1.2 * k }));
    y += box.height + 6 * k;
  }
  const room = { x: W / 2, width: W - 20 * k, anchor: 'middle' } as const;
  const words: Words[] = [
    { ...pick(style.name), text: content.name, size: 10.5 * k, least: 4.5 * k, maxLines: 2 },
    { ...pick(style.role), text: content.role, size: 5 * k, least: 3 * k, maxLines: 3, gap: 1.5 * k },
  ];
  const until = plate.y - 5 * k;
  const { shapes: written, bottom } = stack(words, { ...room, y, bottom: until });
  shapes.push({ kind: 'group', shapes: written, at: [0, Math.max(0, (until - bottom) / 2)] });
  shapes.push(...drawCode(card.code, plate));
  const line: Words = { ...pick(style.line), text: call, size: 3.8 * k, least: LEAST, maxLines: 2 };
  shapes.push(...stack([line], { ...room, y: plate.y + side + 3 * k, bottom: H - 5 * k }).shapes);
  return shapes;
}

/** Pale, because words lie over it. */
function engraving({ ornament, accentColor }: Style, place: { x: number; y: number; radius: number }): Shape[] {
  const isEngraved = ornament === 'rosette' || ornament === 'engraved';
  return isEngraved ? [{ kind: 'rosette', ...place, color: accentColor, opacity: 0.14 }] : [];
}

interface Plate {
  /** Around the logo. */
  edge: number;
  hasPlate?: boolean;
}

/** The logo on paper or, where it was made for white paper, on a light plate. */
function drawOnPlate(card: PrintedCard, box: Box, { edge, hasPlate = card.style.isDark }: Plate): Shape[] {
  const { logo } = card.pictures;
  if (!logo) return [];
  const plate: Shape = { kind: 'rect', ...grow(box, edge), radius: edge, fill: '#fffdf9' };
  return [...(hasPlate ? [plate] : []), { kind: 'image', picture: logo, ...box }];
}

function drawLogo(card: PrintedCard, page: Box, mirror: (box: Box) => Box): { shapes: Shape[]; taken: number } {
  const { pictures, content, style } = card;
  const { layout, hasPlate } = content;
  const hasMark = ['square', 'disc', 'light'].includes(style.ornament);
  if (!pictures.logo) return { shapes: [], taken: layout === 'type' && hasMark ? 12 : 0 };
  const scale = layout === 'type' ? 1 : 0.75;
  const [width, height] = [LOGO.width * scale, LOGO.height * scale];
  const isLow = layout === 'portrait' || layout === 'monogram';
  const y = isLow ? page.height - height - 5 : layout === 'cover' ? 5 : MARGIN;
  const box = fitInto(pictures.logo, { x: page.width - width - (isLow ? 5 : MARGIN), y, width, height }, 1);
  return {
    shapes: drawOnPlate(card, mirror(box), { edge: 1.2, hasPlate: layout !== 'type' || hasPlate }),
    taken: box.width + 4,
  };
}

function drawPanel({ content, style, pictures }: PrintedCard, box: Box): Shape[] {
  if (content.layout === 'portrait' && pictures.photo) return [{ kind: 'image', picture: pictures.photo, ...box }];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return [
    { kind: 'rect', ...box, fill: style.flatColor },
    { kind: 'rect', ...box, fill: style.accentColor, opacity: 0.15 },
    {
      kind: 'group',
      clip: box,
      shapes: [{ kind: 'rosette', x, y, radius: box.width * 0.8, color: style.accentColor, opacity: 0.3 }],
    },
    {
      ...{ kind: 'text', text: content.initials, x, y: y + 4.6, size: 13, face: style.name.face },
      ...{ color: style.badgeColor, anchor: 'middle' },
    },
  ];
}

function drawCover({ style, pictures }: PrintedCard, box: Box): Shape[] {
  if (pictures.cover) return [{ kind: 'image', picture: pictures.cover, ...box }];
  return [
    { kind: 'rect', ...box, fill: style.flatColor },
    { kind: 'rect', ...box, fill: style.accentColor, opacity: 0.5 },
  ];
}

function drawDisc({ style, pictures }: PrintedCard, box: Box): Shape[] {
  if (!pictures.photo) return [];
  const radius = box.width / 2;
  return [
    { kind: 'circle', x: box.x + radius, y: box.y + radius, radius: radius * 1.06, fill: style.flatColor },
    { kind: 'image', picture: pictures.photo, radius, ...box },
  ];
}

interface Ground {
  page: Box;
  bleed: number;
  hasLogo: boolean;
  mirror: (box: Box) => Box;
}

/** What the design has on its paper besides words. None of it lies under a word. */
function drawOrnament({ ornament, accentColor: color }: Style, { page, bleed, hasLogo, mirror }: Ground): Shape[] {
  const { width: W, height: H } = page;
  const figure = mirror({ x: 0.8 * W, y: 0.86 * H, width: 0, height: 0 });
  const rosette: Shape = { kind: 'rosette', x: figure.x, y: figure.y, radius: 24, color, opacity: 0.3 };
  const frame: Shape = { kind: 'outline', box: grow(page, -3), color, opacity: 0.5, radius: 1.2, line: 0.15 };
  const mark = mirror({ x: W - MARGIN - 8, y: MARGIN, width: 8, height: 8 });
  switch (ornament) {
    case 'rosette':
      return [rosette];
    case 'engraved':
      return [rosette, frame];
    case 'frame':
      return [frame];
    case 'square':
      return hasLogo ? [] : [{ kind: 'rect', ...mark, fill: color }];
    case 'disc':
      return hasLogo ? [] : [{ kind: 'circle', x: mark.x + 4, y: mark.y + 4, radius: 4, fill: color }];
    case 'light':
      return hasLogo
        ? []
        : [
            { kind: 'circle', x: mark.x + 4, y: mark.y + 4, radius: 3, fill: color, opacity: 0.13 },
            { kind: 'circle', x: mark.x + 4, y: mark.y + 4, radius: 1.5, fill: color },
          ];
    case 'band':
      return [
        { kind: 'rect', ...mirror({ x: -bleed, y: -bleed, width: 2.4 + bleed, height: H + 2 * bleed }), fill: color },
      ];
    case 'rule':
      return [{ kind: 'rect', ...mirror({ x: MARGIN, y: 3.6, width: 11, height: 0.35 }), fill: color }];
    case 'corner': {
      const corner = mirror({ x: W - 6, y: -bleed, width: 6 + bleed, height: 6 + bleed });
      return [{ kind: 'rect', ...corner, fill: color, opacity: 0.3 }];
    }
    case 'none':
      return [];
  }
}
