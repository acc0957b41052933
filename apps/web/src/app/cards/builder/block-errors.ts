import type { BlockField, BlockPicture } from '@tessera/domain';

interface Message {
  message?: string;
}

/** Errors of a whole gallery, and of single pictures by their number. */
export type PictureErrors = Message & Record<number, { [Field in keyof BlockPicture]?: Message } | undefined>;

/** Errors of a block, by field. */
export type BlockErrors = { [Field in Exclude<BlockField, 'pictures'>]?: Message } & { pictures?: PictureErrors };
