import { msg, type Text } from '@tessera/texts';
/** The title of the front page, and of every page that has none of its own. */
export const PRODUCT_TITLE = msg('Tessera — digital business cards');

/** 'Sign in' → 'Sign in — Tessera'. */
export function pageTitle(title?: Text): Text {
  return title ? msg('{title} — Tessera', { title }) : PRODUCT_TITLE;
}
