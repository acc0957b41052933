import { cutText } from './cut-text.ts';
/** Longer searches are cut: nothing that is searched has such a word, and an address has an end. */
export const MAX_QUERY_CHARS = 100;

/** '  Rao   arch ' → 'Rao arch'. */
export function cleanQuery(text: string): string {
  return cutText(text.trim().replace(/\s+/g, ' '), MAX_QUERY_CHARS);
}
