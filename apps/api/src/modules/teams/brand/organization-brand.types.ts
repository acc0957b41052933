import { defineEnum } from '../../../kernel/graphql/enums.ts';

const PICTURE_KINDS = ['LOGO', 'COVER'] as const;
export type OrganizationPictureKind = (typeof PICTURE_KINDS)[number];
export const PictureKindEnum = defineEnum('OrganizationPictureKind', PICTURE_KINDS, {
  description: 'What a team’s picture is for.',
  values: {
    LOGO: 'The team’s logo. Fits 800 px.',
    COVER: 'The picture at the top of the cards’ pages. Fits 1600 px.',
  },
});
