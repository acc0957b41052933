import { msg } from '@tessera/texts';
import type { RawContact } from './contact-check.ts';
import { CONTACT_TEXTS, type ContactTexts } from './contact-data.ts';
import type { FieldErrors } from './errors.ts';

type ContactField = keyof ContactTexts;

/** Our field → theirs. Several of theirs stand as `firstname + lastname`; '' is not taken over. */
export type FieldMapping = Record<ContactField, string>;

/** What a connected service calls the fields of a contact, until its owner says otherwise. */
export const DEFAULT_MAPPINGS = {
  automation: Object.fromEntries(CONTACT_TEXTS.map((field) => [field, field])) as FieldMapping,
  /** Internal names of HubSpot's own contact properties. */
  hubspot: {
    ...{ name: 'firstname + lastname', company: 'company', role: 'jobtitle', email: 'email', phone: 'phone' },
    ...{ website: 'website', note: '', event: '' },
  },
  /** API names of the fields of a Lead. */
  salesforce: {
    ...{ name: 'FirstName + LastName', company: 'Company', role: 'Title', email: 'Email', phone: 'Phone' },
    ...{ website: 'Website', note: 'Description', event: '' },
  },
  /** Of a database that calls its properties so; for any other one they are found by name and type. */
  notion: {
    ...{ name: 'Name', company: 'Company', role: 'Role', email: 'Email', phone: 'Phone' },
    ...{ website: 'Website', note: 'Note', event: 'Met at' },
  },
  google: {
    ...{ name: 'name', company: 'company', role: 'title', email: 'email', phone: 'phone' },
    ...{ website: 'website', note: 'note', event: '' },
  },
} as const satisfies Record<string, FieldMapping>;

export type ConnectorKind = keyof typeof DEFAULT_MAPPINGS;
export const CONNECTOR_KINDS = Object.keys(DEFAULT_MAPPINGS) as readonly ConnectorKind[];

/** In UTF-16 units, or counts. `log`: for how long the log is kept. */
export const CONNECTOR_LIMITS = { theirs: 100, joined: 3, logDays: 30 } as const;

const WHO: readonly ContactField[] = ['name', 'company', 'email', 'phone'];

/** 'a + b' → ['a', 'b'] */
export function splitNames(theirs: string): string[] {
  return theirs
    .split('+')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** All of theirs that a mapping names, each once. */
export function mappedNames(mapping: FieldMapping): string[] {
  return [...new Set(CONTACT_TEXTS.flatMap((field) => splitNames(mapping[field])))];
}

/** A mapping in its stored form, or what is wrong with each of its fields. What is left out is not taken over. */
export function checkMapping(raw: Partial<FieldMapping>): { mapping: FieldMapping; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const takenBy = new Map<string, ContactField>();
  const entries = CONTACT_TEXTS.map((field) => {
    const names = splitNames(raw[field] ?? '');
    const twice = names.find((name) => takenBy.has(name));
    if (names.length > CONNECTOR_LIMITS.joined)
      errors[field] = msg('At most {most} fields joined.', { most: CONNECTOR_LIMITS.joined });
    else if (names.some(isNoName))
      errors[field] = msg('Use 1 to {most} characters for a field’s name.', { most: CONNECTOR_LIMITS.theirs });
    else if (twice !== undefined)
      errors[field] = msg('“{name}” is taken for the {field} already.', { name: twice, field: takenBy.get(twice) });
    for (const name of names) takenBy.set(name, field);
    return [field, names.join(' + ')] as const;
  });
  const mapping = Object.fromEntries(entries) as FieldMapping;
  if (WHO.every((field) => mapping[field] === '')) {
    errors.name ??= msg('Map a name, a company, an email address or a phone number.');
  }
  return { mapping, errors };
}

/** Such a key would change an object instead of standing in it. */
function isNoName(name: string): boolean {
  return name.length > CONNECTOR_LIMITS.theirs || /\p{Cc}/u.test(name) || name === '__proto__';
}

/** The contact that a record of theirs tells of; what is no text is named as they call it. */
export function readMapped(
  mapping: FieldMapping,
  theirs: Readonly<Record<string, unknown>>,
): { raw: RawContact; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const readText = (name: string): string => {
    const value = Object.hasOwn(theirs, name) ? theirs[name] : null;
    if (typeof value === 'string') return value.trim();
    if (value !== null && value !== undefined) errors[name] = msg('This has to be a text.');
    return '';
  };
  const joined = CONTACT_TEXTS.map((field) => [
    field,
    splitNames(mapping[field]).map(readText).filter(Boolean).join(' '),
  ]);
  return { raw: Object.fromEntries(joined), errors };
}

/** Errors of our fields under the names that they have there; those that are not mapped keep ours. */
export function theirErrors(mapping: FieldMapping, errors: FieldErrors): FieldErrors {
  const named = Object.entries(errors).map(([field, text]) => [
    splitNames(mapping[field as ContactField] ?? '')[0],
    text,
  ]);
  return Object.fromEntries(named.map(([name, text], at) => [name ?? Object.keys(errors)[at], text]));
}
