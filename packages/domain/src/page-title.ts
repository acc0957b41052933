/** The title of the front page, and of every page that has none of its own. */
export const PRODUCT_TITLE = 'Tessera — digital business cards';

/** 'Sign in' → 'Sign in — Tessera'. */
export function pageTitle(title?: string): string {
  return title ? `${title} — Tessera` : PRODUCT_TITLE;
}
