import { msg } from '@tessera/texts';
import type { RawContact } from './contact-check.ts';
import { type ContactFields, contactTitle, type RawPoint } from './contact-data.ts';
import { noonOfDay } from './contact-day.ts';
import {
  CONTACT_FILE_LIMITS,
  type FileContact,
  type LeftOut,
  type ReadFile,
  tooManyContacts,
  type UnreadPart,
} from './contact-file.ts';
import { putVoiceFirst, readLabel } from './csv-heads.ts';
import { type Property, type ReadVcard, readVcards } from './read-vcard.ts';
import {
  countGroups,
  escapeComponent,
  joinLines,
  listLine,
  pointLines,
  structuredName,
  textLine,
} from './vcard-lines.ts';

/** A contact as vCard 3.0 (RFC 2426). `uid` stays the same for a contact. */
export function contactVcf(contact: ContactFields, { uid, rev }: { uid: string; rev: Date }): string {
  const { name, company, role, emails, phones, website, note, event, tags, metAt } = contact;
  const style = { version: '3.0', nextGroup: countGroups() } as const;
  return joinLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//Tessera//Tessera 1.0//EN',
    ...textLine('FN', contactTitle(contact)),
    `N:${structuredName(name)}`,
    ...textLine('ORG', company, escapeComponent),
    ...textLine('TITLE', role),
    ...pointLines('EMAIL', emails, { ...style, every: ['INTERNET'] }),
    ...pointLines('TEL', phones, { ...style, untyped: { plain: 'VOICE', own: 'VOICE' } }),
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

const CUT = msg('This contact has no END:VCARD: a part of it may be missing.');

/** The contacts of a vCard file, 2.1 to 4.0. Octets may be in several encodings; a text counts as UTF-8. */
export function readContactsVcf(file: Uint8Array | string): ReadFile {
  const { cards, outside } = readVcards(file, CONTACT_FILE_LIMITS.rows);
  if (cards.length > CONTACT_FILE_LIMITS.rows) return { problem: tooManyContacts() };
  if (cards.length === 0) return { problem: msg('There is no contact in this file: a vCard begins with BEGIN:VCARD.') };
  if (cards.every(({ isCut }) => isCut)) return { problem: CUT };
  const unread = new Map<string, number>();
  const contacts = cards.map((card): FileContact => {
    for (const name of listUnread(card)) unread.set(name, (unread.get(name) ?? 0) + 1);
    return {
      ...{ line: card.line, ...toContact(card.properties) },
      ...(card.isCut && { problem: CUT }),
    };
  });
  const parts = [...unread].map(([name, count]): UnreadPart => ({ name, count }));
  return {
    contacts,
    unread: outside > 0 ? [...parts, { name: msg('Lines outside of any contact'), count: outside }] : parts,
  };
}

const READ = new Set(['FN', 'N', 'ORG', 'TITLE', 'ROLE', 'EMAIL', 'TEL', 'URL', 'NOTE', 'CATEGORIES']);
/** Properties that say nothing about the person. */
const TECHNICAL =
  /^(?:VERSION|PRODID|UID|REV|SOURCE|KIND|CLASS|MAILER|SORT-STRING|PROFILE|X-AB(?:LABEL|ADR|UID|SHOWAS)|X-TESSERA-\w+)$/;

/** Parts that contacts have no place for, each name once: pictures, addresses, birthdays, and lines that aren't properties. */
function listUnread({ properties, unread }: ReadVcard): Set<string> {
  const others = properties.filter(({ name, value }) => value !== '' && !READ.has(name) && !TECHNICAL.test(name));
  return new Set([...others.map(({ name }) => name), ...unread]);
}

function toContact(properties: readonly Property[]): { contact: RawContact; leftOut?: LeftOut[] } {
  const of = (name: string) =>
    properties.filter((property) => property.name === name && property.value !== '').sort(byPreference);
  const first = (name: string) => of(name)[0];
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = first('N')?.components ?? [];
  const day = first('X-TESSERA-MET')?.value;
  const [company = '', ...units] = first('ORG')?.components ?? [];
  const name = first('FN')?.value || [prefix, given, middle, family, suffix].filter(Boolean).join(' ');
  const emails = of('EMAIL').map((email) => toPoint(email, properties, /^mailto:/i));
  const phones = of('TEL').map((phone) => toPoint(phone, properties, /^tel:/i));
  const role = first('TITLE')?.value ?? first('ROLE')?.value ?? '';
  const website = first('URL')?.value ?? '';
  const leftOut = [
    ...units.filter(Boolean).map((value) => leave('company', value)),
    ...[...of('TITLE'), ...of('ROLE')].filter(({ value }) => value !== role).map(({ value }) => leave('role', value)),
    ...of('URL')
      .filter(({ value }) => value !== website)
      .map(({ value }) => leave('website', value)),
  ];
  const contact: RawContact = {
    // Where only a company is known, FN has to say it, too.
    name: name === company ? '' : withoutContact(name, [...emails, ...phones]),
    ...{ company, role, website },
    ...(emails.length > 0 && { emails }),
    // Unless the person prefers a fax.
    ...(phones.length > 0 && { phones: phones[0]?.isPreferred ? phones : putVoiceFirst(phones) }),
    note: of('NOTE')
      .map(({ value }) => value)
      .join('\n'),
    tags: of('CATEGORIES').flatMap(({ items }) => items.map((item) => item.trim())),
    event: first('X-TESSERA-EVENT')?.value ?? '',
    ...(day && { metAt: noonOfDay(day) ?? new Date(Number.NaN) }),
  };
  return leftOut.length > 0 ? { contact, leftOut } : { contact };
}

function leave(field: string, value: string): LeftOut {
  return { field, value, message: msg('A contact can have only one of these, so only the first is kept.') };
}

interface RankedPoint extends RawPoint {
  isPreferred: boolean;
}

function toPoint({ value, group, types, preference }: Property, all: readonly Property[], scheme: RegExp): RankedPoint {
  const own = group ? all.find((one) => one.name === 'X-ABLABEL' && one.group === group)?.value : undefined;
  // Apple writes its own labels as `_$!<Mobile>!$_`.
  const label = own ? readLabel(own.replace(/^_\$!<(.*)>!\$_$/, '$1')) : typeLabel(types);
  return { value: value.replace(scheme, ''), label, isPreferred: Number.isFinite(preference) };
}

function typeLabel(types: readonly string[]): string {
  if (types.includes('FAX')) return 'fax';
  if (types.includes('PAGER')) return 'pager';
  if (types.includes('CELL') || types.includes('IPHONE')) return 'mobile';
  if (types.includes('WORK')) return 'work';
  if (types.includes('HOME')) return 'home';
  return types.includes('MAIN') ? 'main' : '';
}

/** Who has no name is called by an address in FN, which must not become their name. */
function withoutContact(name: string, contacts: readonly RawPoint[]): string {
  return contacts.some(({ value }) => value === name) ? '' : name;
}

function byPreference(one: Property, other: Property): number {
  return one.preference === other.preference ? 0 : one.preference - other.preference;
}
