import type { ReadMarkFragment } from '@tessera/client';
import { listOf, t } from '@tessera/texts';

/** The API tells of so many people at most. */
const MOST_TOLD = 100;
/** More names are counted. */
const MOST_NAMED = 3;

/** Who else has read a message, in words; null while nobody has. In a direct conversation only that it is seen. */
export function seenText(
  marks: readonly ReadMarkFragment[],
  { number, viewerId, isDirect }: { number: number; viewerId: string; isDirect: boolean },
): string | null {
  const readers = marks.filter((mark) => mark.number >= number && mark.user.id !== viewerId);
  if (readers.length === 0) return null;
  if (isDirect) return t('Seen');
  if (marks.length >= MOST_TOLD && readers.length >= MOST_TOLD - 1) {
    return t('Seen by {count} people or more', { count: readers.length });
  }
  return t('Seen by {names}', { names: someNames(readers.map(({ user }) => user.name)) });
}

/** 'Asha, Ben and Chen', or 'Asha, Ben, Chen and 4 others'. */
export function someNames(names: readonly string[]): ReturnType<typeof listOf> {
  const known = names.map((name) => name || t('User'));
  const others = known.length - MOST_NAMED;
  // One more has room where their number would stand.
  if (others <= 1) return listOf(known);
  return listOf([
    ...known.slice(0, MOST_NAMED),
    t('{count, plural, one {# other} other {# others}}', { count: others }),
  ]);
}
