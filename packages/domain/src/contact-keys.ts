import { type ContactTexts, contactTitle } from './contact-data.ts';
import { emailKey } from './email.ts';
import { searchText } from './search-text.ts';

const MAX_KEY_CHARS = 120;

/** By which contacts are sorted and compared: accents and case don't matter. '' when there is nothing. */
export function textKey(text: string): string {
  return searchText([text], MAX_KEY_CHARS).trim();
}

/** By which lists are sorted. Who has nothing there stands at the end: digits come before letters and each other. */
export function sortKey(text: string): string {
  const key = textKey(text);
  return key ? `0${key}` : '1';
}

/** What a stored contact is found, sorted and compared by. */
export function contactKeys(contact: ContactTexts & { tags: readonly string[] }) {
  const { name, company, role, email, phone, website, note, event, tags } = contact;
  return {
    nameKey: sortKey(contactTitle(contact)),
    companyKey: sortKey(company),
    search: searchText([name, company, role, email, phone, website, event, ...tags, note]),
  };
}

/** Who a person is, for counting people: by email, phone or account, in this order; null when none is known. */
export function personKey({ email, phone, userId }: { email: string; phone: string; userId: string | null }) {
  if (email) return `email:${emailKey(email)}`;
  if (phone) return `phone:${phone}`;
  return userId ? `user:${userId}` : null;
}
