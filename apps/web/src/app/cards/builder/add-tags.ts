import { CARD_LIMITS, cutText, toLine } from '@tessera/domain';

/** Adds what was typed (several are separated by commas), without repetitions, as far as there is room. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags];
  for (const part of typed.split(',')) {
    const tag = cutText(toLine(part).replace(/^#+\s*/, ''), CARD_LIMITS.tag);
    const isKnown = all.some((known) => known.toLowerCase() === tag.toLowerCase());
    if (tag && !isKnown && all.length < CARD_LIMITS.tags) all.push(tag);
  }
  return all;
}
