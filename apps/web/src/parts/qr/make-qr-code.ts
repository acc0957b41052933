import jsQR from 'jsqr';
import { create } from 'qrcode';
import { drawPixels, type QrCode } from './qr-code.ts';

/** Draws the text with the default error correction (M) and reads it back. Throws when it can't be drawn or read. */
export function makeQrCode(text: string): QrCode {
  const { modules } = create(text);
  const isDark = (row: number, column: number) => modules.get(row, column) !== 0;
  const code = { text, size: modules.size, path: darkPath(modules.size, isDark), isDark };
  const { data, widthPx } = drawPixels(code);
  if (jsQR(data, widthPx, widthPx, { inversionAttempts: 'dontInvert' })?.data !== text) {
    throw new Error('The QR code could not be read back.');
  }
  return code;
}

/** One rectangle for each run of dark modules in a row. */
function darkPath(size: number, isDark: QrCode['isDark']): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let start = -1;
    for (let column = 0; column <= size; column += 1) {
      const isOn = column < size && isDark(row, column);
      if (isOn && start < 0) start = column;
      if (!isOn && start >= 0) {
        runs.push(`M${start} ${row}h${column - start}v1h${start - column}z`);
        start = -1;
      }
    }
  }
  return runs.join('');
}
