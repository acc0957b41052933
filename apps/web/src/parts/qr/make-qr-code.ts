import { darkPath } from '@tessera/domain';
import jsQR from 'jsqr';
import { create } from 'qrcode';
import { drawPixels, type QrCode } from './qr-code.ts';

/** Of the code's side. H mends 30 % of the area, and this covers 5 %. */
const LOGO_SHARE = 0.22;

/**
 * Draws the text and reads it back. Error correction is the default (M); with room for a logo in the middle it is the
 * highest (H). Throws when it can't be drawn or read.
 */
export function makeQrCode(text: string, { hasLogo = false } = {}): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: hasLogo ? 'H' : 'M' });
  const { size } = modules;
  // An odd number of modules, as the code has, so that the logo is in the middle.
  const logo = hasLogo ? 2 * Math.floor((size * LOGO_SHARE) / 2) + 1 : 0;
  const from = (size - logo) / 2;
  const isLogo = (place: number) => place >= from && place < from + logo;
  const isDark = (row: number, column: number) => modules.get(row, column) !== 0 && !(isLogo(row) && isLogo(column));
  const code = { text, size, logo, path: darkPath(size, isDark), isDark };
  const { data, widthPx } = drawPixels(code);
  if (jsQR(data, widthPx, widthPx, { inversionAttempts: 'dontInvert' })?.data !== text) {
    throw new Error('The QR code could not be read back.');
  }
  return code;
}
