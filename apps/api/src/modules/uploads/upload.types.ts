import { defineEnum } from '../../platform/enums.ts';

export const IMAGE_KINDS = ['PHOTO', 'LOGO', 'AVATAR', 'MESSAGE'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];
export const ImageKindEnum = defineEnum(
  'ImageKind',
  IMAGE_KINDS,
  'PHOTO fits 1024 px, LOGO fits 800 px, AVATAR is cut to a square of 512 px and becomes the viewer’s own. MESSAGE fits 1024 px and opens only to who may read the message; the others open to everyone who has the address.',
);
