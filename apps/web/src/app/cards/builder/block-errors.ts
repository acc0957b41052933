import type { BlockField, BlockPicture } from '@tessera/domain';

interface Message {
  message?: string;
}

/** Of a gallery: of all its pictures, and by number. */
export type PictureErrors = Message & Record<number, { [Field in keyof BlockPicture]?: Message } | undefined>;

/** What is wrong with a block, by its fields. */
export type BlockErrors = { [Field in Exclude<BlockField, 'pictures'>]?: Message } & { pictures?: PictureErrors };
