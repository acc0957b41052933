import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { drawImage } from '../../infra/files/images.ts';
import type { Services } from '../../kernel/context.ts';
import { noteUpload } from '../../modules/uploads/index.ts';
import { DRAWING, DRAWINGS, drawSvg } from './demo-drawings.ts';
import { webmOf } from './webm.ts';

const FILM = { width: 640, height: 360, fps: 8 };
const DRAWN_FRAMES = 24;
/** The whole drawing stays for a while. */
const LAST_FRAMES = 12;

/** Addresses of what the demo cards show. */
export type DemoFiles = Record<'section' | 'plan' | 'front' | 'film' | 'method', string>;

/** Draws the pictures, the film and the PDF of the demo cards, and stores them as the person's uploads. */
export async function storeDemoFiles(
  tx: EntityManager,
  { files }: Pick<Services, 'files'>,
  ownerId: string,
): Promise<DemoFiles> {
  const store = async (bytes: Buffer, { kind, ending, fileName = '' }: NewFile) => {
    const key = `${randomBytes(16).toString('hex')}.${ending}`;
    await files.write(key, bytes);
    const size = ending === 'webp' ? { widthPx: DRAWING.width, heightPx: DRAWING.height } : {};
    await noteUpload(tx, { key, kind, sizeBytes: bytes.length, fileName, ...size }, { ownerId });
    return `/uploads/${key}`;
  };
  const picture = async (svg: string) => store(await toWebp(svg), { kind: 'PHOTO', ending: 'webp' });
  return {
    section: await picture(drawSvg(DRAWINGS.section)),
    plan: await picture(drawSvg(DRAWINGS.plan)),
    front: await picture(drawSvg(DRAWINGS.front)),
    film: await store(await drawFilm(), { kind: 'VIDEO', ending: 'webm', fileName: 'The court house.webm' }),
    method: await store(makePdf(), { kind: 'DOCUMENT', ending: 'pdf', fileName: 'How we work.pdf' }),
  };
}

interface NewFile {
  kind: 'PHOTO' | 'VIDEO' | 'DOCUMENT';
  ending: string;
  fileName?: string;
}

async function toWebp(svg: string, width: number = DRAWING.width, quality = 80): Promise<Buffer> {
  const { bytes } = await drawImage({
    ...{ from: 'demo', source: Buffer.from(svg) },
    draw: (image) => image.resize({ width }).flatten({ background: '#ffffff' }).webp({ quality }),
  });
  return bytes;
}

/** The section, stroke by stroke. */
async function drawFilm(): Promise<Buffer> {
  const frames: Buffer[] = [];
  for (let frame = 0; frame <= DRAWN_FRAMES; frame += 1) {
    frames.push(await toWebp(drawSvg(DRAWINGS.section, frame / DRAWN_FRAMES), FILM.width, 60));
  }
  const last = frames.slice(-1);
  return webmOf([...frames, ...Array(LAST_FRAMES).fill(last).flat()], FILM);
}

const PAGE = [
  ['F2 20', 'How we work'],
  ['F1 12', '1. We visit the site twice: at noon, and at night.'],
  ['F1 12', '2. You get a model of paper within four weeks.'],
  ['F1 12', '3. We measure the wind for a season before we draw walls.'],
  ['F1 12', '4. We are on site every Thursday until you move in.'],
  ['F1 10', 'Rao & Daughters Architects, 14 Church Street, Bengaluru'],
] as const;

/** A page of A4 with text, written by hand: five objects and their table. */
function makePdf(): Buffer {
  const text = PAGE.map(([font, words]) => `/${font} Tf (${words.replace(/[\\()]/g, '\\$&')}) Tj 0 -34 Td`).join('\n');
  const content = `BT 72 750 Td\n${text}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
  ];
  let written = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = written.length;
    written += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(written + table + end, 'latin1');
}
