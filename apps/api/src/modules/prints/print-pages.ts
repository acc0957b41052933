import { type CardSize, type PrintChoice, SHEET_CARDS } from '@tessera/domain';
import { drawBack, drawFront, drawPoster } from './draw-card.ts';
import type { PrintedCard } from './printed-card.ts';
import { grow } from './printed-card.ts';
import type { Page, Shape } from './scene.ts';

/** What printers ask for. */
const BLEED_MM = 3;
const SIZES: Record<CardSize, { width: number; height: number }> = {
  '85x55': { width: 85, height: 55 },
  '89x51': { width: 89, height: 51 },
};
const BADGE = { width: 105, height: 148 };
const STAND = { width: 148, height: 210 };
const A4 = { width: 210, height: 297 };
const PAPERS = { a4: A4, letter: { width: 215.9, height: 279.4 } };
const [COLUMNS, ROWS] = [2, 5] as const;

/** The pages of a print, in millimetres. */
export function printPages(card: PrintedCard, { product, size, paper }: PrintChoice): Page[] {
  switch (product) {
    case 'card': {
      const page = { ...SIZES[size], bleed: BLEED_MM };
      return [drawFront, drawBack].map((draw) => ({ ...page, shapes: draw(card, page, BLEED_MM) }));
    }
    case 'sheet':
      return [drawFront, drawBack].map((draw) => sheet(paper, (page) => draw(card, page, BLEED_MM)));
    case 'badge':
      return [{ ...BADGE, bleed: BLEED_MM, shapes: drawPoster(card, BADGE, BLEED_MM) }];
    case 'stand':
      return [{ ...STAND, bleed: BLEED_MM, shapes: drawPoster(card, STAND, BLEED_MM) }];
    case 'tent':
      return [tent(card)];
  }
}

/** A4, folded in the middle to A5: the upper face is upside down. */
function tent(card: PrintedCard): Page {
  const { width, height } = A4;
  const half = { width, height: height / 2 };
  const shapes = drawBack(card, half, BLEED_MM);
  // Each face's bleed ends at the fold.
  const clip = { x: -BLEED_MM, y: 0, width: width + 2 * BLEED_MM, height: half.height + BLEED_MM };
  const fold = (from: number, to: number): Shape => ({
    kind: 'line',
    ...{ from: [from, half.height] as [number, number], to: [to, half.height] as [number, number] },
    ...{ color: '#8a8a8a', line: 0.2, dash: 1 },
  });
  return {
    ...{ width, height, bleed: BLEED_MM },
    shapes: [
      { kind: 'group', shapes, clip, at: [0, half.height] },
      { kind: 'group', shapes, clip, at: [width, half.height], isUpsideDown: true },
      ...[fold(-BLEED_MM, 7), fold(width - 7, width + BLEED_MM)],
    ],
  };
}

/** Ten cards edge to edge, so that one cut parts two, with marks where to cut. */
function sheet(paper: keyof typeof PAPERS, draw: (card: { width: number; height: number }) => Shape[]): Page {
  const page = PAPERS[paper];
  const card = SIZES[SHEET_CARDS[paper]];
  const grid = { width: COLUMNS * card.width, height: ROWS * card.height };
  const [left, top] = [(page.width - grid.width) / 2, (page.height - grid.height) / 2];
  const drawn = draw(card);
  const shapes: Shape[] = [{ kind: 'rect', x: 0, y: 0, ...page, fill: '#ffffff' }];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const clip = { x: 0, y: 0, ...card };
      if (column === 0) Object.assign(clip, { x: -BLEED_MM, width: clip.width + BLEED_MM });
      if (column === COLUMNS - 1) clip.width += BLEED_MM;
      if (row === 0) Object.assign(clip, { y: -BLEED_MM, height: clip.height + BLEED_MM });
      if (row === ROWS - 1) clip.height += BLEED_MM;
      shapes.push({ kind: 'group', shapes: drawn, clip, at: [left + column * card.width, top + row * card.height] });
    }
  }
  const line = { kind: 'line', color: '#000000', line: 0.1 } as const;
  const outer = grow({ x: left, y: top, ...grid }, BLEED_MM + 0.5);
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = left + column * card.width;
    shapes.push({ ...line, from: [x, outer.y], to: [x, outer.y - 5] });
    shapes.push({ ...line, from: [x, outer.y + outer.height], to: [x, outer.y + outer.height + 5] });
  }
  for (let row = 0; row <= ROWS; row += 1) {
    const y = top + row * card.height;
    shapes.push({ ...line, from: [outer.x, y], to: [outer.x - 5, y] });
    shapes.push({ ...line, from: [outer.x + outer.width, y], to: [outer.x + outer.width + 5, y] });
  }
  return { ...page, bleed: 0, shapes };
}
