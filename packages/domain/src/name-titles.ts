/** Titles before a name, as a pattern without their dots. “Shri” and “Smt.” are India's Mr and Ms. */
export const NAME_PREFIX = 'dr|prof|mrs?|ms|miss|mx|sir|sh?ri|smt|kumari|capt|herr|frau|señora?|डॉ|श्री|د';
/** Titles that are also given names. They count as titles only with a dot. */
export const DOTTED_PREFIX = 'adv|ca|er|col|maj';
/** What follows a name. */
export const NAME_SUFFIX = '[js]r|iii?|iv|phd|md|mba|esq|dds|cpa';
