import { measureContrast, toHex } from '@tessera/domain';

/** Enough to tell a picture's colours by. */
const SIDE_PX = 48;
/** Steps of 30°. */
const HUES = 12;
const MOST_COLORS = 4;
/** Greys, near-whites and near-blacks are nobody's colour. */
const LEAST_CHROMA = 0.18;

interface Bin {
  weight: number;
  sums: [number, number, number];
}

/** The strongest colours of a picture of this site, most of it first; none where it can't be read. */
export async function readColors(src: string): Promise<string[]> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE_PX;
    canvas.height = SIDE_PX;
    const context = canvas.getContext('2d');
    if (!context) return [];
    context.drawImage(image, 0, 0, SIDE_PX, SIDE_PX);
    return strongColors(context.getImageData(0, 0, SIDE_PX, SIDE_PX).data);
  } catch {
    return [];
  }
}

/** Of red, green, blue and opacity in turn, 0 to 255 each. */
export function strongColors(pixels: ArrayLike<number>): string[] {
  const bins = Array.from({ length: HUES }, (): Bin => ({ weight: 0, sums: [0, 0, 0] }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, opacity] = [0, 1, 2, 3].map((step) => pixels[at + step] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    const most = Math.max(red, green, blue);
    const chroma = (most - Math.min(red, green, blue)) / 255;
    if (opacity < 128 || chroma < LEAST_CHROMA) continue;
    const bin = bins[Math.floor((hue(red, green, blue) / 360) * HUES) % HUES];
    if (!bin) continue;
    bin.weight += chroma;
    bin.sums = [bin.sums[0] + red * chroma, bin.sums[1] + green * chroma, bin.sums[2] + blue * chroma];
  }
  return bins
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ weight, sums }) => toHex([sums[0] / weight, sums[1] / weight, sums[2] / weight]))
    .filter((color) => measureContrast(color, '#ffffff') > 1.25)
    .slice(0, MOST_COLORS);
}

/** In degrees. */
function hue(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return (sixth * 60 + 360) % 360;
}
