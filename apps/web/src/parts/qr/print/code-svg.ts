import { FILE_MARGIN, FILE_PX, type QrCode } from '../qr-code.ts';

/** Of the room for the logo; the rest is white around it. */
export const LOGO_FILL = 0.84;

export interface CodeLook {
  /** `#rrggbb`. */
  dark: string;
  /** A `data:` address; null without a logo. */
  logo: string | null;
}

/** The code as a drawing that stays sharp at every size, with four modules of white around it. */
export function codeSvg({ size, path, logo: room }: QrCode, { dark, logo }: CodeLook): string {
  const width = size + 2 * FILE_MARGIN;
  const side = room * LOGO_FILL;
  const start = (size - side) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FILE_PX}" height="${FILE_PX}" viewBox="${-FILE_MARGIN} ${-FILE_MARGIN} ${width} ${width}">`,
    `<path fill="#ffffff" d="M${-FILE_MARGIN} ${-FILE_MARGIN}h${width}v${width}h${-width}z"/>`,
    `<path fill="${dark}" shape-rendering="crispEdges" d="${path}"/>`,
    logo ? `<image x="${start}" y="${start}" width="${side}" height="${side}" href="${logo}"/>` : '',
    '</svg>',
  ].join('');
}
