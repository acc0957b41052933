import { language } from '@tessera/texts';

let collator: Intl.Collator | undefined;

/** The order of two texts in the alphabet of the page's language, numbers by their value. */
export function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator(language, { numeric: true });
  return collator.compare(one, other);
}
