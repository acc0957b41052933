import type { BlockKind, CardBlock, LinkIcon } from './card-blocks.ts';
import type { CardData } from './card-data.ts';
import { decodeLetters, mapUrl, safeHref, shownImageUrl, uploadedKey } from './link.ts';
import { type LinkedVideo, readVideo } from './video-link.ts';

/** A block, ready to be drawn on a card's page. Missing texts are '', missing lists empty. */
export interface ShownBlock {
  kind: BlockKind;
  title: string;
  text: string;
  caption: string;
  icon: LinkIcon | '';
  /** Safe for `href`; null if the block has no link. */
  url: string | null;
  /** Safe for an image's `src`. */
  src: string | null;
  pictures: { src: string; alt: string }[];
  /** Only for video blocks. */
  video: LinkedVideo | null;
  /** Only for file blocks. */
  file: ShownFile | null;
}

export interface ShownFile {
  name: string;
  /** The file name's extension in capitals, such as 'PDF'; '' without one. */
  type: string;
  /** Null if unknown, as it is for a file on another site. */
  sizeBytes: number | null;
}

/** Names and sizes of stored files, by key. */
export type StoredFiles = ReadonlyMap<string, { name: string; sizeBytes: number }>;

/** The blocks of a card, in order. Previews leave them out, because lists of cards don't show blocks. */
export function shownBlocks({ blocks }: CardData, files: StoredFiles = new Map()): ShownBlock[] {
  return (blocks ?? []).map((block) => {
    const video = block.kind === 'video' ? readVideo(block.url) : null;
    return {
      kind: block.kind,
      title: block.title.trim(),
      text: block.text.trim(),
      caption: block.caption.trim(),
      icon: block.icon,
      url: shownUrl(block, video),
      src: shownImageUrl(block.imageUrl),
      pictures: block.pictures.flatMap(({ imageUrl, alt }) => {
        const src = shownImageUrl(imageUrl);
        return src ? [{ src, alt: alt.trim() }] : [];
      }),
      video,
      file: shownFile(block, files),
    };
  });
}

function shownUrl({ kind, url, text }: CardBlock, video: LinkedVideo | null): string | null {
  if (kind === 'map') return mapUrl(url, text);
  if (video) return video.pageUrl;
  return uploadedKey(url) ? url : safeHref(url);
}

function shownFile({ kind, url, title }: CardBlock, files: StoredFiles): ShownFile | null {
  const key = uploadedKey(url);
  const href = key ? url : safeHref(url);
  if (kind !== 'file' || !href) return null;
  const stored = key ? files.get(key) : undefined;
  const path = new URL(href, 'https://tessera.invalid').pathname;
  const name = stored?.name || (key ? '' : decodeLetters(path.split('/').at(-1)?.replaceAll('%20', ' ') ?? ''));
  const [, ending = ''] = /\.([a-z0-9]{1,5})$/i.exec(path) ?? [];
  return { name: title.trim() || name, type: ending.toUpperCase(), sizeBytes: stored?.sizeBytes ?? null };
}

/** The keys of all stored files that the blocks link to. */
export function storedFileKeys({ blocks }: CardData): string[] {
  return (blocks ?? []).flatMap(({ kind, url }) => (kind === 'file' ? (uploadedKey(url) ?? []) : []));
}
