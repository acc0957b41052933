import { OPERATOR_MARK, OPERATOR_META } from '@tessera/domain';
import { PRODUCT_NAME } from '../../product.ts';

/** Who runs the product, as the footer names them. The server fills the mark in; the page's program reads the same. */
export function operatorText(): string {
  if (typeof document === 'undefined') return OPERATOR_MARK;
  return document.querySelector<HTMLMetaElement>(`meta[name=${OPERATOR_META}]`)?.content ?? PRODUCT_NAME;
}
