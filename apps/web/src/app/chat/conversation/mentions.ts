export interface Mentionable {
  id: string;
  name: string;
}

/** The '@' before the caret and what follows it: somebody is being named. */
export interface OpenMention {
  start: number;
  query: string;
}

/** A name has a few words at most; a longer stretch after an '@' is just text. */
const LONGEST = 40;

/** The mention that is being written at the caret; null when there is none. An address like a@b.de is none. */
export function mentionAt(text: string, caret: number): OpenMention | null {
  const match = /(?:^|\s)@([^@\n]*)$/.exec(text.slice(0, caret));
  const query = match?.[1];
  if (query === undefined || query.length > LONGEST || /\s\s|^\s/.test(query)) return null;
  return { start: caret - query.length - 1, query };
}

/** The text with the whole name in place of what was written of it, and where the caret stands then. */
export function withMention(
  text: string,
  { start, query }: OpenMention,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + query.length);
  const inserted = `@${name} `;
  return { text: text.slice(0, start) + inserted + rest.replace(/^ /, ''), caret: start + inserted.length };
}
