import { listOf, t } from '@tessera/texts';

/** More names are counted. */
const MOST_NAMED = 3;

/** 'Asha, Ben and Chen', or 'Asha, Ben, Chen and 4 others'. People who have no name are called “User”. */
export function someNames(names: readonly string[]): ReturnType<typeof listOf> {
  const known = names.map((name) => name || t('User'));
  const others = known.length - MOST_NAMED;
  // A fourth name takes no more room than “1 other”.
  if (others <= 1) return listOf(known);
  return listOf([
    ...known.slice(0, MOST_NAMED),
    t('{count, plural, one {# other} other {# others}}', { count: others }),
  ]);
}
