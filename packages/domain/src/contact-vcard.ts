import { t } from '@tessera/texts';
import type { RawContact } from './contact-check.ts';
import type { ContactFields } from './contact-data.ts';
import { contactTitle } from './contact-data.ts';
import type { FileContact, ReadFile } from './contact-file.ts';
import { type Property, readVcards } from './read-vcard.ts';
import { escapeComponent, joinLines, listLine, structuredName, textLine } from './vcard-lines.ts';

/** A contact as vCard 3.0 (RFC 2426). `uid` stays the same for a contact. */
export function contactVcf(contact: ContactFields, { uid, rev }: { uid: string; rev: Date }): string {
  const { name, company, role, email, phone, website, note, event, tags, metAt } = contact;
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Tessera//Tessera 1.0//EN',
    ...textLine('FN', contactTitle(contact)),
    `N:${structuredName(name)}`,
    ...textLine('ORG', company, escapeComponent),
    ...textLine('TITLE', role),
    ...textLine('EMAIL;TYPE=INTERNET', email),
    ...textLine('TEL;TYPE=CELL', phone),
    ...(website ? [`URL:${website}`] : []),
    ...listLine('CATEGORIES', tags),
    ...textLine('NOTE', note),
    ...textLine('X-TESSERA-EVENT', event),
    ...(metAt ? [`X-TESSERA-MET:${metAt.toISOString().slice(0, 10)}`] : []),
    `UID:${uid}`,
    `REV:${rev.toISOString().replace(/\.\d+/, '')}`,
    'END:VCARD',
  ]);
}

/** The contacts of a file of vCards, 2.1 to 4.0. */
export function readContactsVcf(text: string): ReadFile {
  const cards = readVcards(text);
  if (cards.every(({ isCut }) => isCut))
    return { problem: t('There is no contact in this file: a vCard begins with BEGIN:VCARD.') };
  const contacts = cards.map(
    ({ line, properties, isCut }): FileContact => ({
      ...{ line, contact: toContact(properties) },
      ...(isCut && { problem: t('This contact has no END:VCARD: a part of it may be missing.') }),
    }),
  );
  return { contacts };
}

function toContact(properties: readonly Property[]): RawContact {
  const of = (name: string) => properties.filter((property) => property.name === name).sort(byPreference);
  const first = (name: string) => of(name).find(({ value }) => value.trim() !== '');
  const [family = '', given = '', middle = ''] = first('N')?.components ?? [];
  const day = first('X-TESSERA-MET')?.value;
  const company = first('ORG')?.components[0] ?? '';
  const name = first('FN')?.value || [given, middle, family].filter(Boolean).join(' ');
  return {
    // Where only a company is known, FN has to say it, too.
    name: name === company ? '' : withoutContact(name, first('EMAIL')?.value, first('TEL')?.value),
    company,
    role: first('TITLE')?.value ?? first('ROLE')?.value ?? '',
    email: (first('EMAIL')?.value ?? '').replace(/^mailto:/i, ''),
    phone: (first('TEL')?.value ?? '').replace(/^tel:/i, ''),
    website: first('URL')?.value ?? '',
    note: of('NOTE')
      .map(({ value }) => value)
      .join('\n'),
    tags: of('CATEGORIES').flatMap(({ items }) => items.map((item) => item.trim())),
    event: first('X-TESSERA-EVENT')?.value ?? '',
    ...(day && { metAt: new Date(`${day}T12:00:00Z`) }),
  };
}

/** Who has no name is called by an address in FN, which must not become their name. */
function withoutContact(name: string, ...contacts: (string | undefined)[]): string {
  return contacts.includes(name) ? '' : name;
}

function byPreference(one: Property, other: Property): number {
  return Number(other.isPreferred) - Number(one.isPreferred);
}
