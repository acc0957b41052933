import { defineEnum } from '../../kernel/graphql/enums.ts';

export const IMAGE_KINDS = ['PHOTO', 'LOGO', 'AVATAR', 'MESSAGE'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];
export const ImageKindEnum = defineEnum('ImageKind', IMAGE_KINDS, {
  description: 'What an uploaded picture is for.',
  values: {
    PHOTO: 'A photo on a card. Fits 1024 px; anyone with the address can open it.',
    LOGO: 'A logo on a card. Fits 800 px; anyone with the address can open it.',
    AVATAR: 'The viewer’s own picture. Cut to a square of 512 px; anyone with the address can open it.',
    MESSAGE: 'A picture in a message. Fits 1024 px; only people who may read the message can open it.',
  },
});
