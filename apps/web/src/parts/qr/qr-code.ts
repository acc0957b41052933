/** Pixels per module of the PNG. */
const SCALE_PX = 6;
/** White modules around what is downloaded or printed: ISO/IEC 18004 asks for four. */
export const FILE_MARGIN = 4;
export const DARK = '#17191e';
/** Of a PNG to download: enough for a poster. */
export const FILE_PX = 2048;

/** A QR code that has been read back and says what it should. */
export interface QrCode {
  text: string;
  /** Modules along one side, without margin. */
  size: number;
  /** Modules along one side of the room for a logo in the middle; 0 without one. */
  logo: number;
  /** SVG path of the dark modules: one unit each, from 0/0, without margin. */
  path: string;
  isDark: (row: number, column: number) => boolean;
}

/** The code as it is read back, RGBA: six pixels a module. */
export function drawPixels(code: QrCode): Pixels {
  return drawSquare(code, { widthPx: (code.size + 2 * FILE_MARGIN) * SCALE_PX, dark: DARK });
}

/** RGBA of a square picture. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  widthPx: number;
}

/** The code on white, as large as whole pixels a module allow with four modules of white around it. `dark` is `#rrggbb`. */
export function drawSquare(code: QrCode, { widthPx, dark }: { widthPx: number; dark: string }): Pixels {
  const { scalePx, startPx } = placeInSquare(code, widthPx);
  const data = new Uint8ClampedArray(widthPx * widthPx * 4).fill(0xff);
  const rgb = [1, 3, 5].map((at) => Number.parseInt(dark.slice(at, at + 2), 16));
  const moduleAt = (px: number) => Math.floor((px - startPx) / scalePx);
  for (let y = startPx; y < startPx + code.size * scalePx; y += 1) {
    for (let x = startPx; x < startPx + code.size * scalePx; x += 1) {
      if (code.isDark(moduleAt(y), moduleAt(x))) data.set(rgb, (y * widthPx + x) * 4);
    }
  }
  return { data, widthPx };
}

/** Pixels a module, and where the first one begins. */
export function placeInSquare({ size }: Pick<QrCode, 'size'>, widthPx: number): { scalePx: number; startPx: number } {
  const scalePx = Math.floor(widthPx / (size + 2 * FILE_MARGIN));
  return { scalePx, startPx: Math.floor((widthPx - size * scalePx) / 2) };
}
