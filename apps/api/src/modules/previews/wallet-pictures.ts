import { join } from 'node:path';
import { drawImage } from '../../infra/files/images.ts';
import { escapeHtml } from '../../infra/html.ts';
import type { Services } from '../../kernel/context.ts';
import { FACE_ATTRIBUTES, prepareFonts } from './fonts.ts';
import { isUpload, readUpload, square } from './insets.ts';
import type { PhotoSource } from './preview.service.ts';
import { drawableText } from './text-fit.ts';

type Drawer = Pick<Services, 'db' | 'files' | 'env'>;

/** What small pictures of a card are drawn from. */
export interface SmallPictureSource {
  /** The first upload that is still there is taken. */
  sources: readonly PhotoSource[];
  /** Stand for the card where there is no picture. */
  initials: string;
  colors: { paper: string; paperEnd: string; name: string };
  /** Whose turn it is to draw. */
  from: string;
}

/** The card in a square, as PNG: its picture, else its initials on its paper. */
export async function drawSquare(services: Drawer, source: SmallPictureSource, px: number): Promise<Buffer> {
  for (const { url, kind } of source.sources) {
    const bytes = isUpload(url) ? await readUpload(services, url) : null;
    if (!bytes) continue;
    const background = source.colors.paper;
    const { bytes: png } = await drawImage({
      from: source.from,
      source: bytes,
      draw: (image) => square(image, { kind, px, background }).flatten({ background }).png(),
    });
    return png;
  }
  return drawSvg(services, source.from, paperSvg(source, { width: px, height: px, letters: px * 0.42 }));
}

/** The uploaded picture within these measures, on nothing; null where there is none. */
export async function drawWithin(
  services: Drawer,
  { url, from }: { url: string | null; from: string },
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  const source = isUpload(url) ? await readUpload(services, url) : null;
  if (!source) return null;
  const { bytes } = await drawImage({
    from,
    source,
    draw: (image) => image.resize({ width, height, fit: 'inside' }).png(),
  });
  return bytes;
}

/** The card's paper with its photo, to fill a poster; heads are in the upper half of most pictures. */
export async function drawPoster(
  services: Drawer,
  source: SmallPictureSource,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  for (const { url, kind } of source.sources) {
    const bytes = kind === 'portrait' && isUpload(url) ? await readUpload(services, url) : null;
    if (!bytes) continue;
    const { bytes: png } = await drawImage({
      from: source.from,
      source: bytes,
      draw: (image) =>
        image
          .resize({ width, height, fit: 'cover', position: 'top' })
          .flatten({ background: source.colors.paper })
          .png({ palette: true, colours: 256, dither: 1 }),
    });
    return png;
  }
  return drawSvg(services, source.from, paperSvg(source, { width, height, letters: 0 }));
}

async function drawSvg({ env }: Drawer, from: string, svg: string): Promise<Buffer> {
  prepareFonts(join(env.dataDir, 'fonts'));
  const { bytes } = await drawImage({ from, source: Buffer.from(svg), draw: (image) => image.removeAlpha().png() });
  return bytes;
}

function paperSvg(
  { colors, initials }: SmallPictureSource,
  { width, height, letters }: { width: number; height: number; letters: number },
): string {
  const text = letters > 0 ? drawableText(initials, 'sansBold') : '';
  const words = text
    ? `<text x="${width / 2}" y="${height / 2 + letters * 0.36}" font-size="${letters}" text-anchor="middle" fill="${colors.name}" ${FACE_ATTRIBUTES.sansBold}>${escapeHtml(text)}</text>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colors.paper}"/><stop offset="1" stop-color="${colors.paperEnd}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#p)"/>${words}</svg>`;
}
