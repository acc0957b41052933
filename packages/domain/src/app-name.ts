import { type Message, msg } from '@tessera/texts';

/** The product's name, which apps of others can't use. Tesseract is a different word. */
const PRODUCT = /tessera(?!ct)/;

/** Scripts whose letters look alike. A word may use only one of them (UTS #39 §5.1). */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Cherokee',
  'Coptic',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Lisu',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** Letters and digits that look like those of the product's name, without accents (Unicode's confusables.txt). */
const LOOKALIKES: Record<string, string> = {
  t: 'тτᴛꓔᎢꭲ7+†ƭţŧ',
  e: 'еєҽεɛᴇꓰᎬꭼ3€ə℮ⅇ',
  s: 'ѕꜱꓢᏚꮪ5$ƽśşșṡ§',
  r: 'гʀꓣᎡꭱɾɼꮁᏒᴦя',
  a: 'аαɑᴀꓮᎪꭺ4@∂ӕæ',
};
const TO_LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** The error about an app's name, which people see when it asks for access; null if there is none. `name` is one line. */
export function findAppNameProblem(name: string): Message | null {
  if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(name.replace(/\uFE0F/g, '')))
    return msg('Remove the invisible characters from this name.');
  if (name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1))
    return msg('Write each word in the letters of one language.');
  return PRODUCT.test(toSkeleton(name)) ? msg('Only Tessera’s own apps can use its name.') : null;
}

/** Where the letters A to Z begin that are drawn on a disc, a square or as half of a flag: NFKD leaves them as they are. */
const DRAWN_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

/** 'Тëѕ-sε.Rа' → 'tessera': the name as a reader would see it. */
function toSkeleton(name: string): string {
  const plain = [...name.normalize('NFKD')].map(toPlainLetter).join('').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain.replaceAll('ß', 'ss')]
    .map((char) => TO_LATIN.get(char) ?? char)
    .join('')
    .replace(/[^a-z]/g, '');
}

/** '🅣' → 'T'. */
function toPlainLetter(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const start = DRAWN_ALPHABETS.find((first) => code >= first && code < first + 26);
  return start === undefined ? char : String.fromCharCode(65 + code - start);
}
