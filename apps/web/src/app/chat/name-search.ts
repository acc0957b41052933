import { searchText } from '@tessera/domain';

/** Whether the name has every word that is looked for, or a part beginning like it; accents and case do not matter. */
export function isFoundBy(name: string, query: string): boolean {
  const words = searchText([query]).split(' ').filter(Boolean);
  const folded = searchText([name]);
  return words.every((word) => folded.includes(word));
}
