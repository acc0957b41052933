/** What stands between contacts and works on a card's page, in the owner's order. */

import { type HasAudience, readAudience } from './audience.ts';

export const BLOCK_KINDS = [
  'text',
  'link',
  'button',
  'gallery',
  'video',
  'file',
  'calendar',
  'map',
  'testimonial',
  'divider',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** What a link may have as its picture. */
export const LINK_ICONS = [
  'globe',
  'book',
  'calendar',
  'cart',
  'camera',
  'music',
  'mic',
  'newspaper',
  'gift',
  'heart',
  'star',
  'ticket',
  'download',
  'pin',
  'play',
  'briefcase',
  'graduation',
  'code',
  'coffee',
  'utensils',
  'home',
  'message',
  'phone',
  'mail',
] as const;
export type LinkIcon = (typeof LINK_ICONS)[number];

export interface BlockPicture {
  imageUrl: string;
  /** What the picture shows, for people who can't see it. */
  alt: string;
}

/** One shape for all kinds; texts are '' where a kind doesn't use them. */
export interface CardBlock extends HasAudience {
  kind: BlockKind;
  /** Heading of a text or gallery; words of a link, button or calendar; name of a video, file or place; who gave a testimonial. */
  title: string;
  /** Paragraphs of a text, the quote of a testimonial, a link's second line, the address of a map. */
  text: string;
  /** Where a link, button, video, file, calendar or map leads. */
  url: string;
  /** Of a link; '' for the first letter of its site. */
  icon: LinkIcon | '';
  /** The poster of a video, the photo of a testimonial. */
  imageUrl: string;
  /** Of a testimonial: role and company. */
  caption: string;
  /** Of a gallery. */
  pictures: BlockPicture[];
}

export type BlockField = Exclude<keyof CardBlock, 'kind' | 'audience'>;

/** What a block of each kind is made of. */
export const BLOCK_FIELDS: Record<BlockKind, readonly BlockField[]> = {
  text: ['title', 'text'],
  link: ['title', 'text', 'url', 'icon'],
  button: ['title', 'url'],
  gallery: ['title', 'pictures'],
  video: ['title', 'url', 'imageUrl'],
  file: ['title', 'url'],
  calendar: ['title', 'url'],
  map: ['title', 'text', 'url'],
  testimonial: ['title', 'text', 'imageUrl', 'caption'],
  divider: [],
};

/** A block with nothing in it yet. */
export function emptyBlock(kind: BlockKind): CardBlock {
  return { kind, title: '', text: '', url: '', icon: '', imageUrl: '', caption: '', pictures: [] };
}

/** What a card reads in `blocks`, out of anything; entries of no known kind are left out. Says nothing about validity. */
export function fillBlocks(raw: unknown): CardBlock[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown) => {
    const kind = pickName(BLOCK_KINDS, ownText(one, 'kind'));
    return kind ? [fillBlock(kind, one)] : [];
  });
}

function fillBlock(kind: BlockKind, raw: unknown): CardBlock {
  const pictures = ownValue(raw, 'pictures');
  return {
    kind,
    title: ownText(raw, 'title'),
    text: ownText(raw, 'text'),
    url: ownText(raw, 'url'),
    icon: pickName(LINK_ICONS, ownText(raw, 'icon')) ?? '',
    imageUrl: ownText(raw, 'imageUrl'),
    caption: ownText(raw, 'caption'),
    pictures: Array.isArray(pictures)
      ? pictures.map((picture) => ({ imageUrl: ownText(picture, 'imageUrl'), alt: ownText(picture, 'alt') }))
      : [],
    ...readAudience(raw),
  };
}

function ownValue(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null && Object.hasOwn(from, key) ? Reflect.get(from, key) : undefined;
}

function ownText(from: unknown, key: string): string {
  const value = ownValue(from, key);
  return typeof value === 'string' ? value : '';
}

/** The schema has names in capitals. */
function pickName<T extends string>(names: readonly T[], name: string): T | undefined {
  return names.find((one) => one === name.toLowerCase());
}
