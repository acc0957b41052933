import { FILE_MARGIN, type QrCode } from '../qr-code.ts';
import { LOGO_FILL } from './code-svg.ts';

const POINTS_PER_MM = 72 / 25.4;
/** Of the code with its white margin: half a metre away it is still read. */
const CODE_PT = 60 * POINTS_PER_MM;
const NAME_PT = 9 * POINTS_PER_MM;

/** One bit a pixel, eight to a byte, rows from the top; 0 is painted. */
export interface Mask {
  bits: Uint8Array;
  widthPx: number;
  heightPx: number;
}

export interface PdfParts {
  /** `#rrggbb`. */
  dark: string;
  /** The name below the code, drawn by the browser, which can write every script. */
  name: Mask | null;
  /** A square JPEG. */
  logo: { jpeg: Uint8Array; widthPx: number } | null;
}

/** One page with the code as a vector drawing, the name below it and, in the middle, the logo (ISO 32000-1). */
export function codePdf(code: QrCode, { dark, name, logo }: PdfParts): Uint8Array<ArrayBuffer> {
  const heightPt = CODE_PT + (name ? NAME_PT : 0);
  const module = CODE_PT / (code.size + 2 * FILE_MARGIN);
  const rgb = [1, 3, 5].map((at) => (Number.parseInt(dark.slice(at, at + 2), 16) / 255).toFixed(4)).join(' ');
  const content = [
    `1 1 1 rg 0 0 ${pt(CODE_PT)} ${pt(heightPt)} re f`,
    `${rgb} rg`,
    ...runs(code).map(({ row, column, length }) => {
      const x = (column + FILE_MARGIN) * module;
      const y = heightPt - (row + 1 + FILE_MARGIN) * module;
      return `${pt(x)} ${pt(y)} ${pt(length * module)} ${pt(module)} re`;
    }),
    'f',
  ];
  if (logo) {
    const side = code.logo * LOGO_FILL * module;
    const x = (CODE_PT - side) / 2;
    content.push(`q ${pt(side)} 0 0 ${pt(side)} ${pt(x)} ${pt(heightPt - (CODE_PT + side) / 2)} cm /Logo Do Q`);
  }
  if (name) {
    const width = Math.min(CODE_PT * 0.9, (NAME_PT * 0.6 * name.widthPx) / name.heightPx);
    const height = (width * name.heightPx) / name.widthPx;
    const y = (NAME_PT - height) / 2 + 1;
    content.push(`q ${pt(width)} 0 0 ${pt(height)} ${pt((CODE_PT - width) / 2)} ${pt(y)} cm /Name Do Q`);
  }
  const images = [name && '/Name 5 0 R', logo && '/Logo 6 0 R'].filter(Boolean).join(' ');
  return writePdf([
    text('<< /Type /Catalog /Pages 2 0 R >>'),
    text('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    text(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pt(CODE_PT)} ${pt(heightPt)}] /Contents 4 0 R /Resources << /XObject << ${images} >> >> >>`,
    ),
    stream('', text(content.join('\n'))),
    name
      ? stream(
          `/Type /XObject /Subtype /Image /ImageMask true /BitsPerComponent 1 /Width ${name.widthPx} /Height ${name.heightPx}`,
          name.bits,
        )
      : text('null'),
    logo
      ? stream(
          `/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Width ${logo.widthPx} /Height ${logo.widthPx}`,
          logo.jpeg,
        )
      : text('null'),
  ]);
}

/** The dark modules of each row, joined where they touch. */
function runs({ path }: QrCode) {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, column, row, length]) => ({
    ...{ row: Number(row), column: Number(column), length: Number(length) },
  }));
}

function pt(length: number): string {
  return length.toFixed(3);
}

const encoder = new TextEncoder();

function text(written: string): Uint8Array {
  return encoder.encode(written);
}

function stream(dictionary: string, bytes: Uint8Array): Uint8Array {
  return join([text(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, text('\nendstream')]);
}

/** The objects, numbered from 1, of which the first is the catalogue, with the table of where each begins. */
function writePdf(objects: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  // Bytes above 127 tell programs that the file is no text.
  const parts: Uint8Array[] = [text('%PDF-1.4\n%'), new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a])];
  const offsets = objects.map((object, at) => {
    const offset = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(text(`${at + 1} 0 obj\n`), object, text('\nendobj\n'));
    return offset;
  });
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    text(`xref\n0 ${count}\n0000000000 65535 f \n${table}`),
    text(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`),
  );
  return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
