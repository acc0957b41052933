import { t } from '@tessera/texts';

/** The product's name as readers know it, which apps of others can't carry. A tesseract is something else. */
const PRODUCT = /tessera(?!ct)/;

/** Writing systems whose letters look alike; one word is written in one of them (UTS #39 §5.1). */
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

/** Letters and digits that pass for those of the product's name, after accents are gone (Unicode's confusables.txt). */
const LOOKALIKES: Record<string, string> = {
  t: 'тτᴛꓔᎢꭲ7+†ƭţŧ',
  e: 'еєҽεɛᴇꓰᎬꭼ3€ə℮ⅇ',
  s: 'ѕꜱꓢᏚꮪ5$ƽśşșßṡ§',
  r: 'гʀꓣᎡꭱɾɼꮁᏒᴦя',
  a: 'аαɑᴀꓮᎪꭺ4@∂ӕæ',
};
const TO_LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** What is wrong with the name that an app shows to people when it asks them, or null. `name` is one line. */
export function findAppNameProblem(name: string): string | null {
  if (/[\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(name.replace(/\uFE0F/g, '')))
    return t('This name has characters that can’t be seen.');
  if (name.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => SCRIPTS.filter((script) => script.test(word)).length > 1))
    return t('Write each word in the letters of one language.');
  return PRODUCT.test(toSkeleton(name)) ? t('Only apps of Tessera can carry its name.') : null;
}

/** 'Тëѕ-sε.Rа' → 'tessera': what a reader takes it for. */
function toSkeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain]
    .map((char) => TO_LATIN.get(char) ?? char)
    .join('')
    .replace(/[^a-z]/g, '');
}
