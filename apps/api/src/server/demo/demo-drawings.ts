/** Drawings of an invented house, as an architect's pen makes them: lines that can be drawn up to any point. */

type Point = readonly [x: number, y: number];

interface Stroke {
  points: readonly Point[];
  color: string;
  width: number;
}

const PAPER = '#f7f1e3';
const INK = '#2b2a26';
const BRASS = '#a8762a';
const LEAF = '#5d7350';
export const DRAWING = { width: 960, height: 540 } as const;

const line = (...points: Point[]): Stroke => ({ points, color: INK, width: 3 });
const thin = (...points: Point[]): Stroke => ({ points, color: INK, width: 1.5 });
const inColor = (stroke: Stroke, color: string): Stroke => ({ ...stroke, color });

function box([x, y]: Point, width: number, height: number): Stroke {
  return line([x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]);
}

function circle([x, y]: Point, radius: number): Stroke {
  const steps = Array.from({ length: 33 }, (_, step) => (step / 32) * 2 * Math.PI);
  return line(...steps.map((angle): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]));
}

function wave([x, y]: Point, length: number): Stroke {
  const steps = Array.from({ length: 25 }, (_, step) => step / 24);
  return inColor(thin(...steps.map((at): Point => [x + at * length, y + 8 * Math.sin(at * 4 * Math.PI)])), BRASS);
}

/** The same on the other side of the middle. */
function mirrored({ points, ...stroke }: Stroke): Stroke {
  return { ...stroke, points: points.map(([x, y]): Point => [DRAWING.width - x, y]) };
}

function tree([x, ground]: Point, size: number): Stroke[] {
  const crown = ground - 1.9 * size;
  return [
    line([x, ground], [x, crown], [x - size / 3, crown - size / 3]),
    line([x, crown], [x + size / 3, crown - size / 2.5]),
    ...[0, 1, 2].map((leaf) =>
      inColor(circle([x + (leaf - 1) * size * 0.55, crown - size * (leaf === 1 ? 0.9 : 0.4)], size * 0.62), LEAF),
    ),
  ];
}

const WING = [
  line([130, 258], [372, 200], [372, 214], [130, 272], [130, 258]),
  line([160, 430], [160, 265]),
  line([350, 430], [350, 219]),
  box([200, 330], 56, 100),
  box([288, 318], 40, 44),
];

const SECTION = [
  line([40, 430], [920, 430]),
  ...WING,
  ...WING.map(mirrored),
  thin([400, 430], [400, 446], [560, 446], [560, 430]),
  ...tree([480, 430], 66),
  ...[300, 340, 380].map((y) => wave([52, y], 90)),
  ...[356, 386].map((y) => wave([372, y], 72)),
  ...[300, 340].map((y) => wave([822, y], 90)),
  inColor(circle([800, 104], 34), BRASS),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((ray) => {
    const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    return inColor(thin([800 + 44 * x, 104 + 44 * y], [800 + 60 * x, 104 + 60 * y]), BRASS);
  }),
];

const PLAN = [
  box([180, 70], 600, 400),
  box([190, 80], 580, 380),
  box([380, 170], 200, 200),
  line([380, 170], [190, 170]),
  line([580, 170], [770, 170]),
  line([380, 370], [190, 370]),
  line([580, 370], [770, 370]),
  line([480, 370], [480, 460]),
  ...[400, 420, 440].map((x) => thin([x, 80], [x, 120])),
  inColor(circle([480, 270], 54), LEAF),
  inColor(circle([480, 270], 20), LEAF),
  inColor(thin([180, 500], [780, 500]), BRASS),
  inColor(thin([180, 492], [180, 508]), BRASS),
  inColor(thin([780, 492], [780, 508]), BRASS),
  inColor(thin([860, 150], [860, 80], [850, 100]), BRASS),
  inColor(thin([860, 80], [870, 100]), BRASS),
];

const FRONT = [
  line([40, 430], [920, 430]),
  box([200, 180], 560, 250),
  line([180, 180], [780, 180], [780, 164], [180, 164], [180, 180]),
  box([440, 300], 80, 130),
  thin([480, 300], [480, 430]),
  ...Array.from({ length: 10 }, (_, column) => thin([232 + column * 18, 220], [232 + column * 18, 380])),
  ...Array.from({ length: 9 }, (_, row) => thin([232, 220 + row * 20], [394, 220 + row * 20])),
  ...Array.from({ length: 10 }, (_, column) => thin([566 + column * 18, 220], [566 + column * 18, 380])),
  ...Array.from({ length: 9 }, (_, row) => thin([566, 220 + row * 20], [728, 220 + row * 20])),
  ...tree([120, 430], 50),
  ...tree([850, 430], 62),
];

export const DRAWINGS = { section: SECTION, plan: PLAN, front: FRONT };

/** The drawing as SVG, as far as it has come: 0 is empty paper, 1 the whole. */
export function drawSvg(strokes: readonly Stroke[], progress = 1): string {
  const lengths = strokes.map(({ points }) => lengthOf(points));
  let left = progress * lengths.reduce((sum, length) => sum + length, 0);
  const drawn = strokes.flatMap(({ points, color, width }, at) => {
    const length = lengths[at] ?? 0;
    const part = Math.min(length, left);
    left -= part;
    if (part <= 0) return [];
    const path = cut(points, part).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
    return [`<polyline points="${path.join(' ')}" stroke="${color}" stroke-width="${width}"/>`];
  });
  const { width, height } = DRAWING;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"
    fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="${PAPER}"/>${drawn.join('')}</svg>`;
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + distance(points[at] ?? point, point), 0);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** The beginning of a line, of that length. */
function cut([first = [0, 0], ...others]: readonly Point[], length: number): Point[] {
  const kept: Point[] = [first];
  let [left, from] = [length, first];
  for (const to of others) {
    const step = distance(from, to);
    if (step > left) {
      const share = left / step;
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
      break;
    }
    kept.push(to);
    left -= step;
    from = to;
  }
  return kept;
}
