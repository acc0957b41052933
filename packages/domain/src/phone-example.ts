import { getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import type { Region } from './locale.ts';
import { DEFAULT_REGION } from './phone.ts';

/** Of the default region; the library's own begins with a zero that hardly anybody there writes. */
const DEFAULT_EXAMPLE = { national: '98765 43210', international: '+91 98765 43210' };

/** A mobile number as people of that region write it at home and abroad: 'DE' → '01512 3456789', '+49 1512 3456789'. */
export function examplePhone(region: Region): { national: string; international: string } {
  const number = region === DEFAULT_REGION ? undefined : getExampleNumber(region, examples);
  if (!number) return DEFAULT_EXAMPLE;
  return { national: number.formatNational(), international: number.formatInternational() };
}
