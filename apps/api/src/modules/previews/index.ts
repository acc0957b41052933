/** Where a preview gets the photo of a card from. */
export type { PhotoSource, PicturedCard, Previews } from './preview.service.ts';
/** Draws pictures of cards and keeps them in the data directory for a day. */
export { createPreviews, PICTURE_WIDTHS_PX } from './preview.service.ts';
/** Small pictures of a card, and a poster: for passes of wallets. */
export { drawPoster, drawSquare, drawWithin, type SmallPictureSource } from './wallet-pictures.ts';
