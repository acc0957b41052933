/** What a card's picture says, in letters that can be drawn. */
export { pictureContent } from './card-picture.ts';
/** The card's paper, colours and typefaces as pictures have them. */
export { designedTheme } from './designs.ts';
/** The typefaces that come with the product. */
export { FACE_ATTRIBUTES, type Face, findFace, fontFile, prepareFonts } from './fonts.ts';
/** Uploaded pictures, to be drawn into others. */
export { isUpload, readUpload } from './insets.ts';
/** Where a preview gets the photo of a card from. */
export type { PhotoSource, PicturedCard, Previews } from './preview.service.ts';
/** Draws pictures of cards and keeps them in the data directory for a day. */
export { createPreviews, PICTURE_WIDTHS_PX } from './preview.service.ts';
/** Breaks a text into lines by the widths of its letters. */
export { drawableText, fitText } from './text-fit.ts';
/** Small pictures of a card, and a poster: for passes of wallets. */
export { drawPoster, drawSquare, drawWithin, type SmallPictureSource } from './wallet-pictures.ts';
