import { msg } from '@tessera/texts';
import {
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactFields,
  type ContactPoint,
  type ContactTexts,
  completePoints,
  POINT_LISTS,
  type RawPoint,
} from './contact-data.ts';
import { readLabel } from './csv-heads.ts';
import { emailKey } from './email.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker, type FieldChecker } from './field-checker.ts';
import type { Region } from './locale.ts';
import { DEFAULT_REGION } from './phone.ts';

/** As it comes from a form, a call or a file: what is left out is not checked and not returned. */
export type RawContact = { [Name in keyof ContactTexts]?: string | null | undefined } & {
  phones?: readonly RawPoint[] | null | undefined;
  emails?: readonly RawPoint[] | null | undefined;
  tags?: readonly string[] | null | undefined;
  metAt?: Date | null | undefined;
};

const NOBODY = msg('Enter a name, a company, an email address or a phone number.');
/** Nobody met before there were telephones. */
const EARLIEST = Date.UTC(1900, 0, 1);

/** The given fields in their stored form, or what is wrong with each. Numbers without a country code are of `region`. */
export function checkContact(
  raw: RawContact,
  region: Region = DEFAULT_REGION,
): { fields: Partial<ContactFields>; errors: FieldErrors } {
  const checker = createFieldChecker(region);
  const fields: Partial<ContactFields> = {};
  for (const [one, many] of POINT_LISTS) {
    const points = raw[many];
    if (points === undefined) continue;
    const checked = checkPoints(checker, one, points ?? []);
    Object.assign(fields, { [many]: checked, [one]: checked[0]?.value ?? '' });
  }
  for (const name of CONTACT_TEXTS) {
    // The list wins, and the single field is its first entry.
    if (fields[name] !== undefined) continue;
    const text = raw[name];
    if (typeof text === 'string') fields[name] = checkText(checker, name, text);
    else if (text === null) fields[name] = '';
  }
  if (raw.tags) fields.tags = checkTags(checker, raw.tags);
  if (raw.metAt !== undefined) fields.metAt = checkMetAt(checker, raw.metAt);
  return { fields, errors: checker.errors };
}

/** A whole contact, or what is wrong with it. One about whom nothing tells who it is, is refused on `name`. */
export function checkNewContact(
  raw: RawContact,
  region: Region = DEFAULT_REGION,
): { contact: ContactFields; errors: FieldErrors } {
  const { fields, errors } = checkContact(raw, region);
  const texts = Object.fromEntries(CONTACT_TEXTS.map((name) => [name, fields[name] ?? ''])) as unknown as ContactTexts;
  const lists = completePoints({ phones: [], emails: [] }, fields);
  const contact = {
    ...texts,
    ...{ phones: lists.phones ?? [], emails: lists.emails ?? [], tags: fields.tags ?? [], metAt: fields.metAt ?? null },
  };
  if (isNobody(contact) && !errors.email && !errors.phone) errors.name ??= NOBODY;
  return { contact, errors };
}

/** True when nothing tells who it is. */
export function isNobody({ name, company, email, phone }: Pick<ContactTexts, 'name' | 'company' | 'email' | 'phone'>) {
  return !name && !company && !email && !phone;
}

function checkText({ email, phone, link, line, lines }: FieldChecker, name: keyof ContactTexts, raw: string): string {
  if (name === 'email') return email(name, raw);
  if (name === 'phone') return phone(name, raw);
  if (name === 'website') return link(name, raw);
  if (name === 'note') return lines(name, raw, CONTACT_LIMITS.note);
  return line(name, raw, CONTACT_LIMITS[name]);
}

/** Each number or address once, in stored form, without empty ones. Keeps the first label. */
function checkPoints(checker: FieldChecker, one: 'phone' | 'email', raw: readonly RawPoint[]): ContactPoint[] {
  const many = one === 'phone' ? 'phones' : 'emails';
  if (raw.length > CONTACT_LIMITS.points) {
    const most = { most: CONTACT_LIMITS.points };
    checker.fail(
      many,
      one === 'phone' ? msg('At most {most} phone numbers.', most) : msg('At most {most} email addresses.', most),
    );
    return [];
  }
  const points = raw.map(({ value, label }, at) => ({
    value: checker[one](`${many}.${at}`, value),
    label: checkLabel(checker, `${many}.${at}.label`, label ?? ''),
  }));
  return unitePoints(points);
}

/** Colons, semicolons and commas separate labels and values when lists are written as text. */
function checkLabel({ line }: FieldChecker, path: string, raw: string): string {
  return readLabel(line(path, raw.slice(0, CONTACT_LIMITS.label * 10).replace(/[:;,]/g, ' '), CONTACT_LIMITS.label));
}

/** The numbers or addresses of several lists, each once. Of two spellings, the first stays. */
export function unitePoints(...lists: (readonly ContactPoint[])[]): ContactPoint[] {
  const byKey = new Map<string, ContactPoint>();
  for (const point of lists.flat()) {
    const key = pointKey(point.value);
    const known = byKey.get(key);
    if (known) byKey.set(key, { ...known, label: known.label || point.label });
    else if (point.value) byKey.set(key, point);
  }
  return [...byKey.values()];
}

/** The key that numbers and addresses are compared by. */
export function pointKey(value: string): string {
  return value.includes('@') ? emailKey(value) : value;
}

/** Each once, whatever its case; empty ones go. */
export function checkTags({ line, fail }: FieldChecker, raw: readonly string[]): string[] {
  if (raw.length > CONTACT_LIMITS.tags * 10) {
    fail('tags', msg('At most {tags} tags.', { tags: CONTACT_LIMITS.tags }));
    return [];
  }
  const tags = raw.map((tag, index) => line(`tags.${index}`, tag, CONTACT_LIMITS.tag)).filter(Boolean);
  const unique = uniteTags(tags);
  if (unique.length > CONTACT_LIMITS.tags) fail('tags', msg('At most {tags} tags.', { tags: CONTACT_LIMITS.tags }));
  return unique;
}

/** Tags of several lists, each once as it was written first. */
export function uniteTags(...lists: (readonly string[])[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of lists.flat()) if (!byKey.has(tag.toLowerCase())) byKey.set(tag.toLowerCase(), tag);
  return [...byKey.values()];
}

function checkMetAt({ fail }: FieldChecker, metAt: Date | null): Date | null {
  const isTime = metAt === null || (metAt.getTime() >= EARLIEST && metAt.getTime() < Date.UTC(2200, 0, 1));
  const isDay = metAt === null || !Number.isNaN(metAt.getTime());
  if (!isTime) fail('metAt', isDay ? msg('Choose a day between 1900 and 2200.') : msg('Enter a date as YYYY-MM-DD.'));
  return isTime ? metAt : null;
}
