import { FOLD } from '@tessera/domain';

/** Control and format characters, and spaces: what `searchText` of the domain makes one space of. */
const BLANKS =
  '[\\s\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u2066-\\u206f\\u3000\\ufeff\\ufff9-\\ufffb\\U000110bd\\U000110cd\\U00013430-\\U0001343f\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0001\\U000e0020-\\U000e007f]+';

/** Letters that fold to one other letter, for `translate`, and letters that fold to several. */
const ONE_FOR_ONE = Object.entries(FOLD.letters).filter(([, plain]) => plain.length === 1);
const ONE_FOR_MORE = Object.entries(FOLD.letters).filter(([, plain]) => plain.length > 1);
/** A phone number as `searchText` of the domain defines it: 7 to 15 digits in groups. */
const NUMBER = '(?<![0-9a-z-])\\+?[0-9](?:(?:[ ./-]{1,3})?[0-9]){6,14}(?![0-9a-z]|-[0-9a-z])';

/** SQL: texts of a row, some of them null, as `searchText` of the domain folds them; to be compared with `searchPatterns`. */
export function foldTexts(texts: readonly string[]): string {
  const numbers = `(SELECT left(string_agg(' ' || regexp_replace(n[1], '[^0-9]', '', 'g'), ''), 200)
    FROM regexp_matches(words, '${NUMBER}', 'g') AS n)`;
  return `(SELECT words || coalesce(${numbers}, '') FROM (SELECT ${foldWords(texts)} AS words) AS folded)`;
}

/** SQL: texts of a row as `foldWords` of the domain folds them. */
function foldWords(texts: readonly string[]): string {
  const drop = (text: string, pattern: string) =>
    `regexp_replace(${text}, '${pattern.replaceAll("'", "''")}', '', 'g')`;
  const swap = (text: string, pattern: string, by: string) => `regexp_replace(${text}, '${pattern}', '${by}', 'g')`;
  const joined = drop(`concat_ws(' ', ${texts.join(', ')})`, `[${FOLD.apostrophes}]+`);
  const apart = drop(drop(`normalize(${joined}, NFKD)`, `[${FOLD.apostrophes}]+`), `[${FOLD.marks}]+`);
  const small = `lower(normalize(${apart}, NFKC) COLLATE "unicode")`;
  const [from, to] = [0, 1].map((side) => ONE_FOR_ONE.map((pair) => pair[side]).join(''));
  const plain = ONE_FOR_MORE.reduce(
    (text, [letter, plainLetters]) => `replace(${text}, '${letter}', '${plainLetters}')`,
    `translate(${small}, '${from}', '${to}')`,
  );
  const written = swap(swap(plain, `[${FOLD.dashes}]`, '-'), FOLD.nasals, FOLD.nasal);
  const words = swap(swap(written, `\\(0\\)|[${FOLD.quotes}]`, ' '), BLANKS, ' ');
  return `(' ' || btrim(${words}))`;
}

/** SQL: what people read of a value of a closed list; `labels` is the parameter of `writeLabels`. */
export function selectLabel(value: string, labels: string): string {
  return `CAST(${labels} AS jsonb) ->> ${value}`;
}

/** The values of a closed list and what people read of each, as JSON. */
export function writeLabels<Value extends string>(values: readonly Value[], say: (value: Value) => string): string {
  return JSON.stringify(Object.fromEntries(values.map((value) => [value, say(value)])));
}
