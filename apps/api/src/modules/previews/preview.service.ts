import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { CardPreview } from '@tessera/domain';
import sharp from 'sharp';
import type { Services } from '../../platform/context.ts';
import { DESIGN, drawCard, type Inset, type PictureContent, pictureContent } from './card-picture.ts';
import { installFonts } from './fonts.ts';
import { isUpload, readUpload, square } from './insets.ts';
import { PictureStore } from './picture-store.ts';

const SWEEP_MS = 60 * 60 * 1000;
/** Twice what is drawn, for a clear picture in a JPEG. */
const INSET_PX = 424;
/** What address books keep. */
const CONTACT_PHOTO_PX = 512;

/** A card as its picture is drawn from; `preview` has only what the owner shows. */
export interface PicturedCard {
  id: string;
  preview: CardPreview;
  /** What stands for a name when there is none that can be drawn. */
  address: string;
}

export interface Previews {
  /** Names what the card's picture shows: another one when the card looks different. 32 hex digits. */
  version(card: PicturedCard): string;
  /** JPEG, 1200 × 630 px; null when too many pictures are waiting to be drawn. */
  picture(card: PicturedCard): Promise<Buffer | null>;
  /** Square JPEG of at most 512 px out of the first upload that is still there; null when there is none. */
  contactPhoto(sources: readonly PhotoSource[]): Promise<Buffer | null>;
  close(): void;
}

export interface PhotoSource {
  url: string | null | undefined;
  kind: Inset['kind'];
}

/** Draws pictures of cards and keeps them in the data directory for a day. */
export function createPreviews({ env, files, log }: Pick<Services, 'env' | 'files' | 'log'>): Previews {
  const store = new PictureStore(join(env.dataDir, 'pictures'), log);
  const timer = setInterval(() => void store.sweep(new Date()), SWEEP_MS).unref();
  const fonts = join(env.dataDir, 'fonts');
  return {
    version,
    async picture(card) {
      const { content, source } = shownIn(card);
      return store.get(`${version(card)}.jpg`, async () => {
        prepareFonts(fonts);
        return toJpeg(drawCard(content, source && (await readInset(files, source))));
      });
    },
    async contactPhoto(sources) {
      for (const { url, kind } of sources) {
        if (!isUpload(url)) continue;
        const bytes = await readUpload(files, url);
        if (bytes) return store.get(`${hash(['photo', url, kind])}.jpg`, () => toContactPhoto(bytes, kind));
      }
      return null;
    },
    close: () => clearInterval(timer),
  };
}

function version(card: PicturedCard): string {
  return hash([DESIGN, card.id, shownIn(card)]);
}

function shownIn({ preview, address }: PicturedCard): { content: PictureContent; source: PhotoSource | null } {
  const { photo, logo } = preview;
  const sources: PhotoSource[] = [
    { url: photo, kind: 'portrait' },
    { url: logo, kind: 'logo' },
  ];
  return { content: pictureContent(preview, address), source: sources.find(({ url }) => isUpload(url)) ?? null };
}

async function readInset(files: Services['files'], { url, kind }: PhotoSource): Promise<Inset | null> {
  const bytes = url ? await readUpload(files, url) : null;
  if (!bytes) return null;
  const png = await square(bytes, kind, INSET_PX).png().toBuffer();
  return { kind, dataUrl: `data:image/png;base64,${png.toString('base64')}` };
}

/** Without subsampling: coloured letters on a dark ground would blur. */
function toJpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten()
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

async function toContactPhoto(bytes: Buffer, kind: Inset['kind']): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const side = kind === 'portrait' ? Math.min(width, height) : Math.max(width, height);
  const picture = square(bytes, kind, Math.min(side, CONTACT_PHOTO_PX));
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
}

let hasFonts = false;

/** Once a process: the drawing library reads its settings with its first text. */
function prepareFonts(folder: string): void {
  if (!hasFonts) installFonts(folder);
  hasFonts = true;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
