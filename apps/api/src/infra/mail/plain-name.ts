/** Longer names are cut: a mail is no place for somebody else's text. */
const MOST_CHARACTERS = 80;

/** Controls, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S*|\bwww\.\S*/giu;
/** Mail programs make a link of every word that looks like a host. */
const DOT_IN_WORD = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu;

/**
 * A name that somebody else has typed, as the text of a mail may carry it: 'Eve https://evil.example' → 'Eve',
 * 'evil.example' → 'evil. example'. 'Someone' when nothing is left. Subjects carry none at all.
 */
export function plainName(name: string): string {
  const plain = name
    .replace(INVISIBLE, ' ')
    .replace(ADDRESS, ' ')
    .replace(DOT_IN_WORD, '. ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(plain);
  if (characters.length <= MOST_CHARACTERS) return plain || 'Someone';
  return `${characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…`;
}
