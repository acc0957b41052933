import { type FieldMapping, readMapped, splitNames } from './connector.ts';
import { checkNewContact } from './contact-check.ts';
import { CONTACT_TEXTS, type ContactFields, type ContactTexts } from './contact-data.ts';
import { textKey } from './contact-keys.ts';
import { emailKey } from './email.ts';
import type { FieldErrors } from './errors.ts';
import { normalizeUrl } from './link.ts';
import type { Region } from './locale.ts';
import { normalizePhone } from './phone.ts';

/** Somebody as a service has them: its name of a field → what stands there. */
export interface TheirRecord {
  id: string;
  fields: Readonly<Record<string, string>>;
  /** Further addresses and numbers, where a service keeps several. */
  more?: { emails: readonly string[]; phones: readonly string[] };
  /** Names of the fields that can be written, where this record takes fewer than others. */
  writable?: readonly string[];
}

/** By which fields a service knows what we know, and whose numbers need no country code. */
export interface MatchRules {
  mapping: FieldMapping;
  region: Region;
}

/** Pauses before a service that was away is asked again. */
export const SYNC_RETRY_SECONDS: readonly number[] = [60, 300, 1800, 7200];

/** What is written there of a contact. Nothing of it is '': nothing that stands there is ever emptied. */
export function writeMapped(mapping: FieldMapping, contact: ContactTexts): Record<string, string> {
  const written = CONTACT_TEXTS.flatMap((field) => Object.entries(spread(splitNames(mapping[field]), contact[field])));
  return Object.fromEntries(written);
}

/** ['first', 'last'], 'Ana de Souza' → { first: 'Ana de', last: 'Souza' }; one word is the first alone. */
function spread(names: readonly string[], text: string): Record<string, string> {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const [first = '', ...others] = names;
  if (!first || words.length === 0) return {};
  // Line breaks of a note stay as they are.
  if (others.length === 0) return { [first]: text.trim() };
  const tail = words.splice(Math.max(1, words.length - others.length));
  const ends = others.flatMap((name, at) => (tail[at] === undefined ? [] : [[name, tail[at]]]));
  return { [first]: words.join(' '), ...Object.fromEntries(ends) };
}

/** What has to be written of a contact so that the record says what it says. {} when it does. */
export function findChanges(contact: ContactTexts, record: TheirRecord, rules: MatchRules): Record<string, string> {
  const { raw } = readMapped(rules.mapping, record.fields);
  const changed = CONTACT_TEXTS.filter((field) => {
    const theirs = [raw[field] ?? '', ...readFurther(record, field)];
    return contact[field] !== '' && !theirs.some((one) => isSame(field, [contact[field], one], rules.region));
  });
  const only = Object.fromEntries(CONTACT_TEXTS.map((field) => [field, changed.includes(field) ? contact[field] : '']));
  const written = writeMapped(rules.mapping, only as unknown as ContactTexts);
  const { writable } = record;
  return writable ? Object.fromEntries(Object.entries(written).filter(([name]) => writable.includes(name))) : written;
}

function readFurther({ more }: TheirRecord, field: keyof ContactTexts): readonly string[] {
  if (field === 'email') return more?.emails ?? [];
  return field === 'phone' ? (more?.phones ?? []) : [];
}

function isSame(field: keyof ContactTexts, [ours, theirs]: [string, string], region: Region): boolean {
  if (field === 'email') return emailKey(ours) === emailKey(theirs);
  if (field === 'phone') return ours === normalizePhone(theirs, region);
  // Some services keep an address without its scheme.
  if (field === 'website') return normalizeUrl(ours) === normalizeUrl(theirs);
  return ours.trim() === theirs.trim();
}

/** The record of this person: by email, or by number and name, because an office has one number for many people. */
export function findSame(
  contact: ContactTexts,
  records: readonly TheirRecord[],
  rules: MatchRules,
): TheirRecord | undefined {
  const known = records.map((record) => ({ record, ...readKeys(record, rules) }));
  const email = emailKey(contact.email);
  const byEmail = email && known.find(({ emails }) => emails.includes(email));
  if (byEmail) return byEmail.record;
  if (!contact.phone) return undefined;
  const name = textKey(contact.name);
  const isThem = (one: (typeof known)[number]) =>
    one.phones.includes(contact.phone) &&
    (!email || one.emails.length === 0) &&
    (!name || !one.name || name === one.name);
  return known.find(isThem)?.record;
}

function readKeys(record: TheirRecord, { mapping, region }: MatchRules) {
  const { raw } = readMapped(mapping, record.fields);
  const emails = [raw.email ?? '', ...(record.more?.emails ?? [])].map(emailKey).filter(Boolean);
  const phones = [raw.phone ?? '', ...(record.more?.phones ?? [])].flatMap((one) => normalizePhone(one, region) ?? []);
  return { emails, phones, name: textKey(raw.name ?? '') };
}

/** A record as a contact. What is no email address, number … there is left out, and why; errors: what is left is nobody. */
export function readRecord(
  { fields }: TheirRecord,
  { mapping, region }: MatchRules,
): { contact: ContactFields; leftOut: FieldErrors; errors: FieldErrors } {
  const { raw } = readMapped(mapping, fields);
  const { errors: leftOut } = checkNewContact(raw, region);
  const kept = Object.fromEntries(CONTACT_TEXTS.map((field) => [field, leftOut[field] ? '' : raw[field]]));
  return { ...checkNewContact(kept, region), leftOut };
}
