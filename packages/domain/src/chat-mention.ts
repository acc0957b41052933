/** A person who can be named in a message. */
export interface Named {
  id: string;
  name: string;
}

export interface Mention {
  /** In UTF-16 units of the text, from its @ to the end of the name. */
  start: number;
  end: number;
  id: string;
}

/** A letter, mark or digit. After a name, it makes a longer word; before an @, it makes an email address. */
const IN_WORD = /[\p{L}\p{M}\p{N}_]/u;

/**
 * The places where a text mentions people: '@' and a full name that ends at a word boundary, so that “@Ashanti” doesn't mention
 * Asha. In the order of the text. If two names begin the same, the longer one wins.
 */
export function findMentions(text: string, people: readonly Named[]): Mention[] {
  const found = people
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length)
    .flatMap(({ id, name }) =>
      findPlaces(text, `@${name}`).map((start) => ({ start, end: start + name.length + 1, id })),
    );
  const kept: Mention[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1);
    // Two people with the same name are both mentioned.
    if (!last || one.start >= last.end || (one.start === last.start && one.end === last.end)) kept.push(one);
  }
  return kept;
}

function findPlaces(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before = ''] = text.slice(0, at).match(/.$/su) ?? [];
    const [behind = ''] = text.slice(at + word.length).match(/^./su) ?? [];
    if (!IN_WORD.test(before) && !IN_WORD.test(behind)) places.push(at);
  }
  return places;
}
