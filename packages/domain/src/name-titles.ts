/** Titles before a name, as a pattern without their dots. “Shri” and “Smt.” are India's Mr and Ms. */
export const NAME_PREFIX =
  'dr|prof|mrs?|ms|miss|mx|sir|sh?ri|smt|kumari|adv|ca|er|capt|col|maj|herr|frau|señora?|डॉ|श्री|د';
/** What follows a name. */
export const NAME_SUFFIX = '[js]r|iii?|iv|phd|md|mba|esq|dds|cpa';
