import type { ReadMarkFragment } from '@tessera/client';
import { t } from '@tessera/texts';
import { someNames } from '../../../locale/some-names.ts';

/** The API tells of so many people at most. */
const MAX_MARKS = 100;

/** Who else has read a message, in words; null while nobody has. In a direct conversation only that it is seen. */
export function seenText(
  marks: readonly ReadMarkFragment[],
  { number, viewerId, isDirect }: { number: number; viewerId: string; isDirect: boolean },
): string | null {
  const readers = marks.filter((mark) => mark.number >= number && mark.user.id !== viewerId);
  if (readers.length === 0) return null;
  if (isDirect) return t('Seen');
  if (marks.length >= MAX_MARKS && readers.length >= MAX_MARKS - 1) {
    return t('Seen by {count} or more people', { count: readers.length });
  }
  return t('Seen by {names}', { names: someNames(readers.map(({ user }) => user.name)) });
}
