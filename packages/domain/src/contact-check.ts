import { t } from '@tessera/texts';
import { CONTACT_LIMITS, CONTACT_TEXTS, type ContactFields, type ContactTexts } from './contact-data.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker, type FieldChecker } from './field-checker.ts';
import type { Region } from './locale.ts';
import { DEFAULT_REGION } from './phone.ts';

/** As it comes from a form, a call or a file: what is left out is not checked and not returned. */
export type RawContact = { [Name in keyof ContactTexts]?: string | null | undefined } & {
  tags?: readonly string[] | null | undefined;
  metAt?: Date | null | undefined;
};

const NOBODY = t('Write a name, a company, an email address or a telephone number.');
/** Nobody met before there were telephones. */
const EARLIEST = Date.UTC(1900, 0, 1);

/** The given fields in their stored form, or what is wrong with each. Numbers without a country code are of `region`. */
export function checkContact(
  raw: RawContact,
  region: Region = DEFAULT_REGION,
): { fields: Partial<ContactFields>; errors: FieldErrors } {
  const checker = createFieldChecker(region);
  const fields: Partial<ContactFields> = {};
  for (const name of CONTACT_TEXTS) {
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
  const contact = { ...texts, tags: fields.tags ?? [], metAt: fields.metAt ?? null };
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

/** Each once, whatever its case; empty ones go. */
export function checkTags({ line, fail }: FieldChecker, raw: readonly string[]): string[] {
  if (raw.length > CONTACT_LIMITS.tags * 10) {
    fail('tags', t('At most {tags} tags.', { tags: CONTACT_LIMITS.tags }));
    return [];
  }
  const tags = raw.map((tag, index) => line(`tags.${index}`, tag, CONTACT_LIMITS.tag)).filter(Boolean);
  const unique = uniteTags(tags);
  if (unique.length > CONTACT_LIMITS.tags) fail('tags', t('At most {tags} tags.', { tags: CONTACT_LIMITS.tags }));
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
  if (!isTime) fail('metAt', t('Choose a day between 1900 and 2200.'));
  return isTime ? metAt : null;
}
