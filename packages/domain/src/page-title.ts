import { t } from '@tessera/texts';
/** The title of the front page, and of every page that has none of its own. */
export const PRODUCT_TITLE = t('Tessera — digital business cards');

/** 'Sign in' → 'Sign in — Tessera'. */
export function pageTitle(title?: string): string {
  return title ? t('{title} — Tessera', { title }) : PRODUCT_TITLE;
}
