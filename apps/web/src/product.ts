import { t } from '@tessera/texts';
/** The product's own words that appear in more than one place. */
export const PRODUCT_NAME = t('Tessera');

export const VERSION_LABEL = 'v1.0 • Luxe theme';
