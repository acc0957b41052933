import { language, numbersOf } from '@tessera/texts';

let format: Intl.RelativeTimeFormat | undefined;

/** '2 minutes ago' in the language of the words around it. */
export function formatAgo(count: number, unit: 'minute' | 'hour' | 'day'): string {
  format ??= new Intl.RelativeTimeFormat(numbersOf(language));
  return format.format(-count, unit);
}
