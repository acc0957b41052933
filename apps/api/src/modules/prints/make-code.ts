import { darkPath } from '@tessera/domain';
import encodeQR from 'qr';
import type { Code } from './printed-card.ts';

/** The address as a QR code, with as much error correction as the web app's own codes have (M). */
export function makeCode(text: string): Code {
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const rows = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  const path = darkPath(rows.length, (row, column) => rows[row]?.[column] === true);
  return { text, size: rows.length, path };
}
