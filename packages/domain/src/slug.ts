/** Longest slug, in characters. */
export const SLUG_MAX_LENGTH = 60;
const DEFAULT_SLUG = 'card';

/** Letters that Unicode does not take apart into a Latin letter and a mark. */
const FOLDED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** 'Asha's Café & Co' → 'ashas-cafe-co'. Never empty: what has no Latin letter or digit becomes 'card'. */
export function slugify(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/gu, (letter) => FOLDED[letter] ?? '')
    .replace(/['"`´‘’‚‛“”„‟«»‹›]/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return cutSlug(plain.replace(/^-/, ''), SLUG_MAX_LENGTH) || DEFAULT_SLUG;
}

/** True for a text that `slugify` could have made. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The first of base, base-2, base-3 … that is not taken, at most 60 characters with its number. */
export function nextFreeSlug(base: string, taken: ReadonlySet<string> | ((slug: string) => boolean)): string {
  const isTaken = typeof taken === 'function' ? taken : (slug: string) => taken.has(slug);
  const stem = slugify(base);
  let slug = stem;
  for (let number = 2; isTaken(slug); number += 1) {
    const suffix = `-${number}`;
    slug = cutSlug(stem, SLUG_MAX_LENGTH - suffix.length) + suffix;
  }
  return slug;
}

/** The slug in at most so many characters, without a part of a word at its end unless that is half of it. */
export function cutSlug(slug: string, length: number): string {
  const whole = slug.length > length ? slug.lastIndexOf('-', length) : -1;
  return slug.slice(0, whole >= length / 2 ? whole : length).replace(/-$/, '');
}
