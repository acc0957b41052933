import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

interface Picture {
  toColourspace(name: string): Picture;
  jpeg(options: object): Picture;
  png(options: object): Picture;
  webp(options: object): Picture;
  toBuffer(): Promise<Buffer>;
}
/** The one that the API has. */
const sharp = createRequire(join(projectRoot, 'apps', 'api', 'package.json'))('sharp') as (options: object) => Picture;

const FILE_BYTES = 5 * 1024 * 1024 - 2000;
/** As much of it as a file may have. */
const full = (head: string, piece: string, end = '') =>
  head + piece.repeat(Math.floor((FILE_BYTES - head.length - end.length) / Buffer.byteLength(piece))) + end;

/** Files of contacts that are as large as a file may be, and take as long as they can. */
export function files(): [name: string, text: string][] {
  const rows = Array.from(
    { length: 20_000 },
    (_, n) => `P ${n},p${n}@example.com,Acme ${n % 7},+49 30 ${23_000_000 + n}`,
  );
  const wide = `Name${','.repeat(499)}\n`;
  return [
    ['CSV: rows by columns', `Name${','.repeat(20_000)}\n${'a\n'.repeat(20_000)}`],
    ['CSV: 500 columns in every row', full(wide, `a${','.repeat(499)}\n`)],
    ['CSV: millions of lines', full('Name\n', 'a\n')],
    ['CSV: quotation marks in a cell', full('Name,Email\nAsha ', '"', ',a@example.com\n')],
    ['CSV: quotation marks without end', full('Name,Email\n"Asha ', '" "')],
    ['CSV: one line', full('Name', ',')],
    ['CSV: tags in one cell', full('Name,Tags\nAsha,"', 'a;', '"\n')],
    ['CSV: numbers in one cell', full('Name,Phone\nAsha,"', '+49 30 23125012 ::: ', '"\n')],
    ['CSV: 20,000 contacts', `Name,Email,Company,Phone\n${rows.join('\n')}`],
    [
      'CSV: 20,000 contacts with problems in each field',
      `Name,Email,Phone,Website,Met on\n${'"A\uFFFD",no,12,js:x,1/2/3\n'.repeat(20_000)}`,
    ],
    ['CSV: accents without end', full('Name\nA', '\u0301')],
    ['CSV: nothing but NUL', full('', '\0')],
    ['vCard: folded lines', full('BEGIN:VCARD\nFN:Asha\nNOTE:', '\n x', '\nEND:VCARD\n')],
    ['vCard: quoted-printable without end', full('BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:', '=\n=3D', '\nEND:VCARD\n')],
    ['vCard: agents in agents', full('BEGIN:VCARD\nFN:A\n', 'AGENT:\nBEGIN:VCARD\n')],
    ['vCard: numbers in one card', full('BEGIN:VCARD\nFN:A\n', 'TEL:+49 30 23125012\n', 'END:VCARD\n')],
    ['vCard: parameters', full('BEGIN:VCARD\nFN', ';X="a"', ':A\nEND:VCARD\n')],
    ['vCard: empty cards', full('', 'BEGIN:VCARD\nEND:VCARD\n')],
    [
      'vCard: 20,000 cards',
      'BEGIN:VCARD\nVERSION:3.0\nFN:A B\nN:B;A;;;\nTEL;TYPE=CELL:+49 30 23125012\nEND:VCARD\n'.repeat(20_000),
    ],
  ];
}

/** Pictures that take as much of memory as they can. Each is drawn when it is needed. */
export function pictures(): [name: string, draw: () => Promise<Buffer>][] {
  const create = (width: number, height: number, noise = false) => ({
    create: {
      width,
      height,
      channels: 3,
      background: '#b8873a',
      ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 20 } }),
    },
  });
  const cmyk = (width: number, height: number, noise = false) =>
    sharp(create(width, height, noise))
      .toColourspace('cmyk')
      .jpeg({ progressive: true, quality: 5 });
  const jpeg = (bytes: Buffer) => async () => Buffer.concat([Buffer.from('\xFF\xD8\xFF', 'latin1'), bytes]);
  return [
    ['picture: 12 MP, progressive, CMYK', () => cmyk(4000, 3000, true).toBuffer()],
    ['picture: 50 MP, progressive, CMYK', () => cmyk(8000, 6200).toBuffer()],
    ['picture: 50 MP, baseline', () => sharp(create(8660, 5770)).jpeg({ quality: 30 }).toBuffer()],
    ['picture: 12 MP, interlaced PNG', () => sharp(create(4000, 3000)).png({ progressive: true }).toBuffer()],
    ['picture: 38 MP, WebP', () => sharp(create(6200, 6200)).webp({ quality: 20 }).toBuffer()],
    ['picture: 5 MB of nothing', jpeg(Buffer.alloc(FILE_BYTES))],
    ['picture: 5 MB of tags', jpeg(Buffer.from('<scrip'.repeat(FILE_BYTES / 6)))],
  ];
}
