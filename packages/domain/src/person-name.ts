import { DOTTED_PREFIX, NAME_PREFIX, NAME_SUFFIX } from './name-titles.ts';

/** A name in the parts that contact files keep (RFC 6350 §6.2.2); '' for what it does not have. */
export interface NameParts {
  prefix: string;
  given: string;
  family: string;
  suffix: string;
}

const PREFIX = new RegExp(`^(?:(?:${NAME_PREFIX})\\.?|(?:${DOTTED_PREFIX})\\.)$`, 'iu');
const SUFFIX = new RegExp(`^(${NAME_SUFFIX})$`, 'iu');
/** Small words that belong to the family name behind them, as in “van Gogh”, in any case: “Del Prado”. */
const PARTICLES = new Set(
  'van von vom der den de del della dello di da do dos das du la las los le el al ter ten zu zum zur bin ibn bint av af abu abd abdul عبد بن ابن بنت ابو أبو ام أم آل'.split(
    ' ',
  ),
);
/** Between two family names, as in “Ortega y Gasset”. */
const JOINS = new Set(['y', 'e', 'i']);
/** Languages whose names begin with the family's, also in Latin letters. */
const FAMILY_FIRST = new Set(['hu', 'zh', 'ja', 'ko', 'vi']);
/** Family names of two signs; all others of Chinese and Korean have one. */
const TWO_SIGNS =
  /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|夏侯|东方|東方|皇甫|尉迟|尉遲|慕容|令狐|남궁|황보|제갈|선우|독고)/u;

/**
 * The parts of a person's name. `language` is the one that the person writes, if that is known: a Hungarian's family name
 * comes first. A name of one word is a given name. A last word of one letter, as in “Priyanka K.”, is an initial and no
 * family name, so the name stays whole.
 */
export function splitName(name: string, language = ''): NameParts {
  const words = name.split(/\s+/u).filter(Boolean);
  const prefixes = takeWhile(words, (word) => PREFIX.test(word.replace(/,/g, '')));
  const rest = words.slice(prefixes.length);
  const suffixes = takeWhile([...rest].reverse(), (word) => SUFFIX.test(withoutMarks(word))).reverse();
  const core = rest.slice(0, rest.length - suffixes.length);
  // Nothing else is there: then the title is the name.
  if (core.length === 0) return { prefix: '', given: words.join(' '), family: '', suffix: '' };
  const [given, family] = splitCore(core, language);
  return { prefix: prefixes.join(' '), given, family, suffix: suffixes.join(' ').replace(/,/g, '') };
}

function splitCore(words: readonly string[], language: string): [given: string, family: string] {
  const [first = '', ...others] = words.map((word) => word.replace(/,$/, ''));
  if (others.length === 0) return splitSigns(first);
  // “Rao, Asha” says itself which is which.
  if (words[0]?.endsWith(',')) return [others.join(' '), first];
  if (isEastAsian(first) || FAMILY_FIRST.has(language.split('-')[0] ?? '')) return [others.join(' '), first];
  const last = others.at(-1) ?? '';
  if (/^\p{L}\.?$/u.test(last)) return [words.join(' '), ''];
  let from = words.length - 1;
  for (;;) {
    if (from > 1 && PARTICLES.has((words[from - 1] ?? '').toLowerCase())) from -= 1;
    else if (from > 2 && JOINS.has(words[from - 1] ?? '')) from -= 2;
    else break;
  }
  return [words.slice(0, from).join(' '), words.slice(from).join(' ').replace(/,$/, '')];
}

/** 王小明 and 김민수 are written without a space. */
function splitSigns(word: string): [given: string, family: string] {
  const signs = [...word];
  if (!/^(?:\p{sc=Hani}{2,4}|\p{sc=Hang}{2,4})$/u.test(word)) return [word, ''];
  const family = signs.length > 2 && TWO_SIGNS.test(word) ? 2 : 1;
  return [signs.slice(family).join(''), signs.slice(0, family).join('')];
}

function isEastAsian(word: string): boolean {
  return /^[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}々ー]+$/u.test(word);
}

/** 'Ph.D.,' → 'PhD'. */
function withoutMarks(word: string): string {
  return word.replace(/[.,]/g, '');
}

function takeWhile<T>(items: readonly T[], isTaken: (item: T) => boolean): T[] {
  const end = items.findIndex((item) => !isTaken(item));
  return items.slice(0, end < 0 ? items.length : end);
}
