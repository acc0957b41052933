import { FOLDED_LETTERS } from '@tessera/domain';

/** Control and format characters, and spaces: what `searchText` of the domain makes one space of. */
const BLANKS =
  '[\\s\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u1680\\u180e\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u2064\\u2066-\\u206f\\u3000\\ufeff\\ufff9-\\ufffb\\U000110bd\\U000110cd\\U00013430-\\U0001343f\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0001\\U000e0020-\\U000e007f]+';

/** SQL: texts of a row, some of them null, as `searchText` of the domain folds them; to be compared with `searchPatterns`. */
export function foldTexts(texts: readonly string[]): string {
  const joined = `normalize(concat_ws(' ', ${texts.join(', ')}), NFKD)`;
  const plain = `normalize(regexp_replace(${joined}, '[\\u0300-\\u036f]+', '', 'g'), NFKC)`;
  const folded = Object.entries(FOLDED_LETTERS).reduce(
    (text, [letter, plainLetters]) => `replace(${text}, '${letter}', '${plainLetters}')`,
    `lower(${plain} COLLATE "unicode")`,
  );
  return `(' ' || btrim(regexp_replace(${folded}, '${BLANKS}', ' ', 'g')))`;
}

/** SQL: what people read of a value of a closed list; `labels` is the parameter of `writeLabels`. */
export function selectLabel(value: string, labels: string): string {
  return `CAST(${labels} AS jsonb) ->> ${value}`;
}

/** The values of a closed list and what people read of each, as JSON. */
export function writeLabels<Value extends string>(values: readonly Value[], say: (value: Value) => string): string {
  return JSON.stringify(Object.fromEntries(values.map((value) => [value, say(value)])));
}
