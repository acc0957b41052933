/** Stands in a rendered page where the server names who runs the product; of private-use characters, which nobody types. */
export const OPERATOR_MARK = '\uE000operator\uE000';

/** The `<meta>` that tells the same to the page's program; absent where nobody is named. */
export const OPERATOR_META = 'operator';

/** The `<meta>` that tells the page's program the address of support. */
export const SUPPORT_META = 'support-email';
