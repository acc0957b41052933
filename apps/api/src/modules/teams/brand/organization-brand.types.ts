import { CARD_FONTS } from '@tessera/domain';
import { defineEnum } from '../../../platform/enums.ts';

export const CardFontEnum = defineEnum('CardFont', CARD_FONTS, 'SERIF is Newsreader, SANS Geist, MONO Geist Mono.');
const PICTURE_KINDS = ['LOGO', 'COVER'] as const;
export type OrganizationPictureKind = (typeof PICTURE_KINDS)[number];
export const PictureKindEnum = defineEnum('OrganizationPictureKind', PICTURE_KINDS, 'LOGO fits 800 px, COVER 1600 px.');
