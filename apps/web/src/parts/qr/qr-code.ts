/** Pixels per module of the PNG. */
const SCALE_PX = 6;
/** White modules around what is downloaded or printed: ISO/IEC 18004 asks for four. */
const FILE_MARGIN = 4;
const DARK = '#17191e';
const LIGHT = '#ffffff';

/** A QR code that has been read back and says what it should. */
export interface QrCode {
  text: string;
  /** Modules along one side, without margin. */
  size: number;
  /** SVG path of the dark modules: one unit each, from 0/0, without margin. */
  path: string;
  isDark: (row: number, column: number) => boolean;
}

/** The file to download or print. */
export function qrSvg({ size, path }: QrCode): string {
  const widthModules = size + 2 * FILE_MARGIN;
  const widthPx = widthModules * SCALE_PX;
  const viewBox = `${-FILE_MARGIN} ${-FILE_MARGIN} ${widthModules} ${widthModules}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${widthPx}" viewBox="${viewBox}" shape-rendering="crispEdges">`,
    `<path fill="${LIGHT}" d="M${-FILE_MARGIN} ${-FILE_MARGIN}h${widthModules}v${widthModules}h${-widthModules}z"/>`,
    `<path fill="${DARK}" d="${path}"/></svg>`,
  ].join('');
}

/** The same as pixels, RGBA. */
export function drawPixels({ size, isDark }: QrCode): { data: Uint8ClampedArray<ArrayBuffer>; widthPx: number } {
  const widthPx = (size + 2 * FILE_MARGIN) * SCALE_PX;
  const data = new Uint8ClampedArray(widthPx * widthPx * 4);
  const moduleAt = (px: number) => Math.floor(px / SCALE_PX) - FILE_MARGIN;
  for (let y = 0; y < widthPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const [row, column] = [moduleAt(y), moduleAt(x)];
      const isInside = row >= 0 && column >= 0 && row < size && column < size;
      data.set(isInside && isDark(row, column) ? DARK_RGBA : LIGHT_RGBA, (y * widthPx + x) * 4);
    }
  }
  return { data, widthPx };
}

const DARK_RGBA = [0x17, 0x19, 0x1e, 0xff];
const LIGHT_RGBA = [0xff, 0xff, 0xff, 0xff];
