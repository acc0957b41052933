/** What of a card can be printed. */
export const PRINT_PRODUCTS = ['card', 'sheet', 'badge', 'stand', 'tent'] as const;
export type PrintProduct = (typeof PRINT_PRODUCTS)[number];

/** Business cards by their finished size in millimetres: Europe's, and that of the United States. */
export const CARD_SIZES = ['85x55', '89x51'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** The paper that a sheet of ten is printed on. On Letter only cards of 89 × 51 mm leave room for cut marks. */
export const PRINT_PAPERS = ['a4', 'letter'] as const;
export type PrintPaper = (typeof PRINT_PAPERS)[number];

/** How large a card on this sheet is. */
export const SHEET_CARDS: Record<PrintPaper, CardSize> = { a4: '85x55', letter: '89x51' };

export interface PrintChoice {
  product: PrintProduct;
  /** Of a single card. */
  size: CardSize;
  /** Of a sheet. */
  paper: PrintPaper;
}

/** Where paper is cut in the countries of North America and their neighbours, cards and sheets have sizes of their own. */
export function usesLetterPaper(locale: string): boolean {
  return /-(?:US|CA|MX|PH|CL|CO|VE)\b/.test(locale);
}

/** How many pages a print has: two for what has a back. */
export function countPrintPages(product: PrintProduct): number {
  return product === 'card' || product === 'sheet' ? 2 : 1;
}

/** Looks of a background for video calls. */
export const BACKGROUND_DESIGNS = ['card', 'light', 'dark', 'band', 'engraved', 'frame'] as const;
export type BackgroundDesign = (typeof BACKGROUND_DESIGNS)[number];

/** Wallpapers by their size in pixels: a large iPhone, and most Android phones. */
export const WALLPAPER_SIZES = ['1290x2796', '1080x2400'] as const;
export type WallpaperSize = (typeof WALLPAPER_SIZES)[number];
