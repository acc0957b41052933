import { PRODUCT_TITLE } from '@tessera/domain';

/** The product's own words that appear in more than one place. */
export const PRODUCT_NAME = 'Tessera';

export const VERSION_LABEL = 'v1.0 • Luxe theme';

/** 'Sign in' → 'Sign in · Tessera'; without a title the page is the front page. */
export function pageTitle(title?: string): string {
  return title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_TITLE;
}
