const ONSETS = 'b br c ch cl d dr f fl g gr h j k l m n p pr r s sh st t th tr v w y z'.split(' ');
const NUCLEI = 'a a e e i i o o u ai ea ee io oo ou'.split(' ');
const CODAS = ['', '', '', '', ...'l m n nd ng r rt s st t x'.split(' ')];
const VOCABULARY = 20_000;
const WORDS_PER_CARD = 9;
/** The first words are in thousands of cards, the last in a few: such are names, companies and places. */
const SKEW = 2.5;
/** In the oldest tenth of the cards and nowhere else. */
export const OLD_WORD = 'antiqua';

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What so many cards are searched by, the newest first, as the domain's `searchText` folds it. */
export function searchTexts(count: number): string[] {
  const random = seededRandom(1);
  const words = Array.from({ length: VOCABULARY }, () => makeWord(random));
  return Array.from({ length: count }, (_, index) => {
    const chosen = Array.from({ length: WORDS_PER_CARD }, () => words[Math.floor(VOCABULARY * random() ** SKEW)]);
    const old = index >= count * 0.9 ? [OLD_WORD] : [];
    return ` ${[...chosen, ...old].join(' ')}`;
  });
}

/** Each a list of one or two parts of words that are on some card, three letters and more; every hundredth the old word. */
export function randomTerms(texts: string[], count: number): string[][] {
  const random = seededRandom(2);
  const pick = <Item>(items: Item[]) => items[Math.floor(items.length * random())] as Item;
  const fragment = (text: string) => {
    const word = pick(text.trim().split(' '));
    const length = Math.min(word.length, 3 + Math.floor(5 * random()));
    const start = Math.floor((word.length - length + 1) * random());
    return word.slice(start, start + length);
  };
  return Array.from({ length: count }, (_, index) => {
    if (index % 100 === 0) return [OLD_WORD];
    const card = pick(texts);
    if (index % 2 === 0) return [fragment(card)];
    // Some pairs are on one card, some perhaps on none.
    return [fragment(card), fragment(index % 4 === 1 ? card : pick(texts))];
  });
}

function makeWord(random: () => number): string {
  const pick = (parts: string[]) => parts[Math.floor(parts.length * random())];
  const syllables = 2 + Math.floor(2 * random());
  return Array.from({ length: syllables }, () => `${pick(ONSETS)}${pick(NUCLEI)}${pick(CODAS)}`).join('');
}
