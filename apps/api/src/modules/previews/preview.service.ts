import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type CardLayout, type CardPreview, faceLogo, SIGNATURE_PICTURES } from '@tessera/domain';
import { drawImage } from '../../infra/files/images.ts';
import type { Services } from '../../kernel/context.ts';
import { DESIGN, drawCard, INSET_SIZES, type InsetKind, type Insets, pictureContent } from './card-picture.ts';
import { prepareFonts } from './fonts.ts';
import { isUpload, readUpload, square } from './insets.ts';
import { PictureStore } from './picture-store.ts';

const SWEEP_MS = 60 * 60 * 1000;
/** What address books keep. */
const CONTACT_PHOTO_PX = 512;
/** Android's address book leaves out larger ones. */
const CONTACT_PHOTO_BYTES = 100_000;
/** From best to what brings even noise below that. */
const CONTACT_QUALITIES = [82, 65, 45, 25, 10] as const;

/** The whole picture, and smaller ones for sites that ask for at most so much. */
export const PICTURE_WIDTHS_PX = [1200, 600, 300] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS_PX)[number];

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
  /** JPEG of that width, 1200 : 630; null when too many pictures are waiting to be drawn for this network. */
  picture(card: PicturedCard, widthPx: PictureWidth, network: string): Promise<Buffer | null>;
  /** Square JPEG of at most 512 px out of the first upload that is still there; null when there is none. */
  contactPhoto(sources: readonly PhotoSource[], network: string): Promise<Buffer | null>;
  /** Transparent PNG of an upload for signatures; null when it is none or is gone, `busy` when too many pictures are waiting. */
  signaturePicture(picture: SignatureSource, network: string): Promise<Buffer | 'busy' | null>;
  /** Names what that picture shows. */
  pictureVersion(url: string | null | undefined, kind: SignatureSource['kind']): string;
  close(): void;
}

export interface SignatureSource {
  url: string | null | undefined;
  kind: 'photo' | 'logo';
}

export interface PhotoSource {
  url: string | null | undefined;
  kind: 'portrait' | 'logo';
}

/** Draws pictures of cards and keeps them in the data directory for a day. */
export function createPreviews(services: Pick<Services, 'db' | 'env' | 'files' | 'log'>): Previews {
  const { env, log } = services;
  const store = new PictureStore(join(env.dataDir, 'pictures'), log);
  const timer = setInterval(() => void store.sweep(new Date()), SWEEP_MS).unref();
  return {
    version,
    async picture(card, widthPx, network) {
      return store.get(`${version(card)}-${widthPx}.jpg`, network, async () => {
        prepareFonts(env);
        const content = pictureContent(card.preview, card.address);
        const insets = await readInsets(services, card.preview, { layout: content.layout, from: network });
        return toJpeg(drawCard(content, insets), widthPx, network);
      });
    },
    async contactPhoto(sources, network) {
      for (const { url, kind } of sources) {
        if (!isUpload(url)) continue;
        const bytes = await readUpload(services, url);
        if (bytes)
          return store.get(`${hash(['photo', CONTACT_PHOTO_BYTES, url, kind])}.jpg`, network, () =>
            toContactPhoto(bytes, kind, network),
          );
      }
      return null;
    },
    async signaturePicture({ url, kind }, network) {
      if (!isUpload(url)) return null;
      const key = `${pictureVersion(url, kind)}.png`;
      const kept = await store.find(key);
      if (kept) return kept;
      const source = await readUpload(services, url);
      if (!source) return null;
      return (await store.get(key, network, () => toSignaturePicture(source, kind, network))) ?? 'busy';
    },
    pictureVersion,
    close: () => clearInterval(timer),
  };
}

function version({ id, preview, address }: PicturedCard): string {
  const { theme, design, type, name, company, title, role, tagline, badge, website, location, photo, logo } = preview;
  const texts = [name, company, title, role, tagline, badge, website, location];
  return hash([DESIGN, id, address, theme, type, texts, photo, logo, ...(design ? [design] : [])]);
}

/** The pictures that the card's layout shows: uploads that are still there. */
async function readInsets(
  services: Pick<Services, 'db' | 'files'>,
  preview: CardPreview,
  { layout, from }: { layout: CardLayout; from: string },
): Promise<Insets> {
  const logo = faceLogo(preview);
  const wanted: [InsetKind, string | null | undefined][] = [
    ['photo', layout === 'portrait' ? preview.photo : null],
    ['disc', layout === 'cover' ? preview.photo : null],
    ['cover', layout === 'cover' ? preview.design?.coverUrl : null],
    ['logo', logo?.src],
  ];
  const insets: Insets = {};
  for (const [kind, url] of wanted) {
    const source = isUpload(url) ? await readUpload(services, url) : null;
    if (!source) continue;
    const scale = kind === 'logo' && logo ? logo.scale : 1;
    const width = Math.round(INSET_SIZES[kind].widthPx * scale);
    const height = Math.round(INSET_SIZES[kind].heightPx * scale);
    const fit = kind === 'logo' ? 'inside' : 'cover';
    // Heads are in the upper half of most pictures.
    const position = kind === 'photo' ? 'top' : 'centre';
    const draw: Draw = (image) => image.resize({ width, height, fit, position }).png();
    const { bytes, ...size } = await drawImage({ from, source, draw });
    insets[kind] = { href: `data:image/png;base64,${bytes.toString('base64')}`, ...size };
  }
  return insets;
}

type Draw = Parameters<typeof drawImage>[0]['draw'];

/** Without subsampling: coloured letters on a dark ground would blur. */
async function toJpeg(svg: string, widthPx: PictureWidth, from: string): Promise<Buffer> {
  const draw: Draw = (image) =>
    image.resize({ width: widthPx }).flatten().jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true });
  return (await drawImage({ from, source: Buffer.from(svg), draw })).bytes;
}

async function toContactPhoto(source: Buffer, kind: PhotoSource['kind'], from: string): Promise<Buffer> {
  let bytes: Buffer = source;
  for (const quality of CONTACT_QUALITIES) {
    bytes = await drawContactPhoto(source, { kind, from, quality });
    if (bytes.length <= CONTACT_PHOTO_BYTES) break;
  }
  return bytes;
}

function pictureVersion(url: string | null | undefined, kind: SignatureSource['kind']): string {
  return hash(['signature', 1, url, kind]);
}

/** In twice the size at which signatures show it. A photo is round by itself: Outlook knows no round corners. */
async function toSignaturePicture(source: Buffer, kind: SignatureSource['kind'], from: string): Promise<Buffer> {
  const size = SIGNATURE_PICTURES[kind];
  const [width, height] = [2 * size.width, 2 * size.height];
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const circle = Buffer.from(`<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="50%"/></svg>`);
  const draw: Draw = (image) =>
    kind === 'photo'
      ? image
          .resize({ width, height, fit: 'cover', position: 'top' })
          .ensureAlpha()
          .composite([{ input: circle, blend: 'dest-in' }])
          .png()
      : image.resize({ width, height, fit: 'contain', position: 'left', background: transparent }).png();
  return (await drawImage({ from, source, draw })).bytes;
}

interface ContactPhoto {
  kind: PhotoSource['kind'];
  from: string;
  quality: number;
}

async function drawContactPhoto(source: Buffer, { kind, from, quality }: ContactPhoto): Promise<Buffer> {
  const draw: Draw = (image, { widthPx, heightPx }) => {
    const side = kind === 'portrait' ? Math.min(widthPx, heightPx) : Math.max(widthPx, heightPx);
    const picture = square(image, { kind, px: Math.min(side, CONTACT_PHOTO_PX), background: '#ffffff' });
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality });
  };
  return (await drawImage({ from, source, draw })).bytes;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}
