import { type ContactFields, type ContactTexts, contactTitle } from './contact-data.ts';
import { cutText } from './cut-text.ts';
import { emailKey } from './email.ts';
import { phoneDigits } from './phone.ts';
import { foldWords, searchText } from './search-text.ts';

const MAX_KEY_CHARS = 120;

/** By which contacts are sorted and compared: accents and case don't matter. '' when there is nothing. */
export function textKey(text: string): string {
  return cutText(foldWords([text]), MAX_KEY_CHARS).trim();
}

/** By which lists are sorted. Who has nothing there stands at the end: digits come before letters and each other. */
export function sortKey(text: string): string {
  const key = textKey(text);
  return key ? `0${key}` : '1';
}

/** The keys to find, sort, compare and match a stored contact by. */
export function contactKeys(
  contact: ContactTexts & Pick<ContactFields, 'phones' | 'emails' | 'tags'> & { userId?: string | null },
) {
  const { name, company, role, phones, emails, website, note, event, tags } = contact;
  // The sign keeps neighbouring numbers apart.
  const numbers = phones.flatMap(({ value }) => phoneDigits(value).map((digits) => `#${digits}`));
  const addresses = emails.map(({ value }) => value);
  const labels = [...phones, ...emails].map(({ label }) => label);
  return {
    nameKey: sortKey(contactTitle(contact)),
    companyKey: sortKey(company),
    search: searchText([name, company, role, ...addresses, ...numbers, website, event, ...tags, ...labels, note]),
    matchKeys: matchKeys(contact),
  };
}

/** Why two contacts look like one person. */
export const DUPLICATE_REASONS = ['EMAIL', 'PHONE', 'PERSON', 'NAME_COMPANY'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** The beginning of each key says what it is made of. */
const KEYS: Record<DuplicateReason, string> = { EMAIL: 'e:', PHONE: 'p:', PERSON: 'u:', NAME_COMPANY: 'n:' };

/** Keys that two contacts of one person share. A name alone isn't enough: too many people have the same one. */
export function matchKeys({
  emails,
  phones,
  userId,
  name,
  company,
}: Pick<ContactFields, 'emails' | 'phones' | 'name' | 'company'> & { userId?: string | null }): string[] {
  const [who, where] = [textKey(name), textKey(company)];
  return [
    ...emails.map(({ value }) => emailMatchKey(value)),
    ...phones.map(({ value }) => phoneMatchKey(value)),
    ...(userId ? [`${KEYS.PERSON}${userId}`] : []),
    ...(who && where ? [`${KEYS.NAME_COMPANY}${who}\n${where}`] : []),
  ];
}

/** The key of `matchKeys` by which an email address is found. */
export function emailMatchKey(email: string): string {
  return `${KEYS.EMAIL}${emailKey(email)}`;
}

/** The key of `matchKeys` by which a number is found. */
export function phoneMatchKey(phone: string): string {
  return `${KEYS.PHONE}${phone}`;
}

/** The detail that contacts with this key share; null if it isn't a key of `matchKeys`. */
export function duplicateReason(key: string): DuplicateReason | null {
  return DUPLICATE_REASONS.find((reason) => key.startsWith(KEYS[reason])) ?? null;
}

/** Who a person is, for counting people: by email, phone or account, in this order; null when none is known. */
export function personKey({ email, phone, userId }: { email: string; phone: string; userId: string | null }) {
  if (email) return `email:${emailKey(email)}`;
  if (phone) return `phone:${phone}`;
  return userId ? `user:${userId}` : null;
}
