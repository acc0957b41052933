const MAX_WORDS = 8;
const MAX_LENGTH = 2000;

/** Texts as they are searched: accents folded, small letters, one space between words and one in front. */
export function searchText(texts: readonly string[], maxLength = MAX_LENGTH): string {
  const words = texts.map(fold).join(' ').split(/\s+/).filter(Boolean).join(' ');
  return ` ${words}`.slice(0, maxLength);
}

/**
 * 'Élan de' → ['%elan%', '% de%']: one LIKE pattern a word, at most eight. Words under three letters have no trigram
 * of their own and are looked for at the beginning of a word only.
 */
export function searchPatterns(query: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.map((word) => {
    const escaped = word.replace(/[\\%_]/g, '\\$&');
    return [...word].length < 3 ? `% ${escaped}%` : `%${escaped}%`;
  });
}

/** 'Łódź Ünïted' → 'lodz united'. What is no letter, digit or sign of a name becomes a space. */
function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      // The combining accents of Latin, Greek and Cyrillic; vowel signs of other scripts are letters to their readers.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[łøđßæœþð]/g, (letter) => FOLDED[letter] ?? letter)
      .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
  );
}

/** Letters that Unicode does not take apart. */
const FOLDED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' };
