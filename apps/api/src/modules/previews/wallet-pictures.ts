import { drawImage } from '../../infra/files/images.ts';
import { escapeHtml } from '../../infra/html.ts';
import type { Services } from '../../kernel/context.ts';
import { FACE_ATTRIBUTES, prepareFonts } from './fonts.ts';
import { isUpload, readUpload, square } from './insets.ts';
import type { PhotoSource } from './preview.service.ts';
import { drawableText } from './text-fit.ts';

/** Of the plate's height, on each side. */
const PLATE_MARGIN = 0.12;

type Drawer = Pick<Services, 'db' | 'files' | 'env'>;

/** What small pictures of a card are drawn from. */
export interface SmallPictureSource {
  /** The first upload that is still there is taken. */
  sources: readonly PhotoSource[];
  /** Stand for the card where there is no picture. */
  initials: string;
  colors: { paper: string; paperEnd: string; name: string };
  /** The colour of the ground behind a logo; the paper's where it is null or absent. */
  plate?: string | null;
  /** Whose turn it is to draw. */
  from: string;
}

/** A square PNG of the card: its picture, or its initials on its background. */
export async function drawSquare(services: Drawer, source: SmallPictureSource, px: number): Promise<Buffer> {
  for (const { url, kind } of source.sources) {
    const bytes = isUpload(url) ? await readUpload(services, url) : null;
    if (!bytes) continue;
    const background = (kind === 'logo' && source.plate) || source.colors.paper;
    const { bytes: png } = await drawImage({
      from: source.from,
      source: bytes,
      draw: (image) => square(image, { kind, px, background }).flatten({ background }).png(),
    });
    return png;
  }
  return drawSvg(services, source.from, paperSvg(source, { width: px, height: px, letters: px * 0.42 }));
}

/** The uploaded picture within these measures, on a plate or on nothing; null where there is none. */
export async function drawWithin(
  services: Drawer,
  { url, plate, from }: { url: string | null; plate: string | null; from: string },
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  const source = isUpload(url) ? await readUpload(services, url) : null;
  if (!source) return null;
  const { bytes } = await drawImage({
    from,
    source,
    draw: (image) => {
      const margin = plate ? Math.round(height * PLATE_MARGIN) : 0;
      const drawn = image.resize({ width: width - 2 * margin, height: height - 2 * margin, fit: 'inside' });
      if (!plate) return drawn.png();
      const edges = { top: margin, right: margin, bottom: margin, left: margin };
      return drawn
        .flatten({ background: plate })
        .extend({ ...edges, background: plate })
        .png();
    },
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
          .composite([{ input: Buffer.from(fadeSvg(source.colors.paper, { width, height })) }])
          .flatten({ background: source.colors.paper })
          .png({ palette: true, colours: 256, dither: 1 }),
    });
    return png;
  }
  return drawSvg(services, source.from, paperSvg(source, { width, height, letters: 0 }));
}

/** The paper's colour from below, on which the words of a poster are read. */
function fadeSvg(paper: string, { width, height }: { width: number; height: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0.35" stop-color="${paper}" stop-opacity="0"/><stop offset="0.62" stop-color="${paper}" stop-opacity="0.86"/><stop offset="1" stop-color="${paper}" stop-opacity="0.96"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#f)"/></svg>`;
}

async function drawSvg({ env }: Drawer, from: string, svg: string): Promise<Buffer> {
  prepareFonts(env);
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
