import { listRegions } from '@tessera/domain';
import { compareTexts } from './compare-texts.ts';
import { regionName } from './format.ts';

let named: { code: string; name: string }[] | undefined;

/** All countries in the reader's language and its order. Made once, because sorting takes longer than drawing a screen. */
export function namedRegions() {
  named ??= listRegions()
    .map((code) => ({ code, name: regionName(code) }))
    .sort((one, other) => compareTexts(one.name, other.name));
  return named;
}
