/** A card on paper and on screens: PDFs for printers, backgrounds of video calls, wallpapers. */
export { backgroundPicture, printPdf, printPicture, readPrintChoice, wallpaperPicture } from './print.service.ts';
