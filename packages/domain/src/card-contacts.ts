/**
 * The ways to reach a person: lists of phones, emails, websites and addresses, each with a label. The specified single
 * fields (`phone`, `extra.company.companyMobile` …) are views of these lists and are stored nowhere else.
 */

import { msg } from '@tessera/texts';
import { ENTRY_IDENTITY, type HasAudience, keepAudiences, readAudience, storedAudience } from './audience.ts';
import { CONTACT_LIMITS, type ContactPoint, POINT_LABELS } from './contact-data.ts';
import type { FieldChecker } from './field-checker.ts';
import { CARD_LIMITS } from './limits.ts';
import { hasText } from './text.ts';

/** A phone, an email address or a website of a card. */
export interface CardPoint extends ContactPoint, HasAudience {}

export interface AddressPoint extends CardPoint {
  /** A link to the place on a map; '' for a search for the address. */
  map: string;
}

export interface ContactLists {
  phones: CardPoint[];
  emails: CardPoint[];
  websites: CardPoint[];
  addresses: AddressPoint[];
}

export type ContactKind = keyof ContactLists;
export const CONTACT_KINDS = ['phones', 'emails', 'websites', 'addresses'] as const satisfies ContactKind[];

/** The specified single fields of a card, beside its lists. */
export interface SpecifiedContacts {
  phone: string;
  email: string;
  website: string;
  address: string;
  addressMap: string;
  extra: {
    personal: { mapsLink: string };
    company: { companyMobile: string; email: string; website: string; address: string; mapsLink: string };
  };
}

type Part = 'value' | 'map';

/** Which entry a single field is of: the first one, or the first with that label. */
type Place = 'first' | 'work' | 'home';

interface SingleField {
  path: string;
  kind: ContactKind;
  place: Place;
  part: Part;
}

/** Those of the first entry come first: they are written before the others. */
const SINGLE_FIELDS: readonly SingleField[] = [
  { path: 'phone', kind: 'phones', place: 'first', part: 'value' },
  { path: 'extra.company.companyMobile', kind: 'phones', place: 'work', part: 'value' },
  { path: 'email', kind: 'emails', place: 'first', part: 'value' },
  { path: 'extra.company.email', kind: 'emails', place: 'work', part: 'value' },
  { path: 'website', kind: 'websites', place: 'first', part: 'value' },
  { path: 'extra.company.website', kind: 'websites', place: 'work', part: 'value' },
  { path: 'address', kind: 'addresses', place: 'first', part: 'value' },
  { path: 'addressMap', kind: 'addresses', place: 'first', part: 'map' },
  { path: 'extra.company.address', kind: 'addresses', place: 'work', part: 'value' },
  { path: 'extra.company.mapsLink', kind: 'addresses', place: 'work', part: 'map' },
  { path: 'extra.personal.mapsLink', kind: 'addresses', place: 'home', part: 'map' },
];

/** The card with its single fields, each read from the entry that it is a view of. */
export function withSingleFields<T extends ContactLists & { extra: { personal: object; company: object } }>(
  data: T,
): T & SpecifiedContacts {
  const read = (path: string) => readSingleField(data, path);
  const { personal, company } = data.extra;
  return {
    ...data,
    phone: read('phone'),
    email: read('email'),
    website: read('website'),
    address: read('address'),
    addressMap: read('addressMap'),
    extra: {
      ...data.extra,
      personal: { ...personal, mapsLink: read('extra.personal.mapsLink') },
      company: {
        ...company,
        companyMobile: read('extra.company.companyMobile'),
        email: read('extra.company.email'),
        website: read('extra.company.website'),
        address: read('extra.company.address'),
        mapsLink: read('extra.company.mapsLink'),
      },
    },
  };
}

/** What a card says in a single field, by its path. '' when the field is empty, or none of those. */
export function readSingleField(lists: ContactLists, path: string): string {
  const field = SINGLE_FIELDS.find((one) => one.path === path);
  return field ? partOf(lists[field.kind][findPlace(lists[field.kind], field.place)], field.part) : '';
}

/** The lists with other values in single fields, by their paths, and in no other entry. */
export function writeSingleFields(lists: ContactLists, values: Readonly<Record<string, string>>): ContactLists {
  return mapKinds((kind) =>
    writeList(
      lists[kind],
      SINGLE_FIELDS.flatMap((field) => {
        const sent = field.kind === kind ? values[field.path] : undefined;
        return sent === undefined ? [] : [{ ...field, sent }];
      }),
    ),
  );
}

/** Whether the path is that of a specified single field. */
export function isSingleField(path: string): boolean {
  return SINGLE_FIELDS.some((field) => field.path === path);
}

/** The single fields that are views of an entry of the list. */
export function singleFieldsAt(lists: ContactLists, kind: ContactKind, index: number): string[] {
  const fields = SINGLE_FIELDS.filter((field) => field.kind === kind && findPlace(lists[kind], field.place) === index);
  return fields.map(({ path }) => path);
}

/** The single fields of a list. */
export function listSingleFields(kind: ContactKind): string[] {
  return SINGLE_FIELDS.filter((field) => field.kind === kind).map(({ path }) => path);
}

/** The list of which the single field shows an entry; null for any other path. */
export function listOfSingleField(path: string): ContactKind | null {
  return SINGLE_FIELDS.find((field) => field.path === path)?.kind ?? null;
}

/**
 * The lists after a write. A list that was sent replaces the one before. Single fields change their entry and leave the
 * others; beside a list they count only if the list came back as it was. Null empties, and in a whole card is as left out: a
 * kind of which nothing was sent becomes empty there.
 */
export function writeContacts(before: ContactLists, sent: unknown, { isWhole }: { isWhole: boolean }): ContactLists {
  return mapKinds((kind) => {
    const list = readSent(sent, kind, isWhole);
    const given =
      list === undefined ? undefined : keepAudiences(fillList(kind, list), before[kind], ENTRY_IDENTITY.point);
    // The database puts keys into an order of its own.
    if (given && JSON.stringify(given) !== JSON.stringify(fillList(kind, before[kind]))) return given;
    const fields = SINGLE_FIELDS.flatMap((field) => {
      const value = field.kind === kind ? readSent(sent, field.path, isWhole) : undefined;
      return value === undefined ? [] : [{ ...field, sent: typeof value === 'string' ? value : '' }];
    });
    return !given && fields.length === 0 && isWhole ? [] : writeList(before[kind], fields);
  });
}

/** In a whole card null is as left out. */
function readSent(sent: unknown, path: string, isWhole: boolean): unknown {
  const value = readPath(sent, path);
  return isWhole && value === null ? undefined : value;
}

function mapKinds(toList: (kind: ContactKind) => CardPoint[]): ContactLists {
  return Object.fromEntries(CONTACT_KINDS.map((kind) => [kind, toList(kind)])) as unknown as ContactLists;
}

export const NO_CONTACTS: ContactLists = { phones: [], emails: [], websites: [], addresses: [] };

type SentField = SingleField & { sent: string };

/** The list with what was sent in its single fields. */
function writeList<T extends ContactPoint>(list: readonly T[], fields: readonly SentField[]): T[] {
  const entries = splitFirst(list, fields);
  for (const field of fields) {
    const { place, part, sent } = field;
    const at = findPlace(entries, place);
    const entry = entries[at];
    // One that stands there without a label is the same number or address: it only gets its label.
    const same = entry || part === 'map' ? -1 : entries.findIndex((one) => one.label === '' && one.value === sent);
    const unlabelled = entries[same];
    if (partOf(entry, part) === sent) continue;
    if (entry) entries[at] = { ...entry, [part]: sent };
    else if (unlabelled) entries[same] = { ...unlabelled, label: place };
    else entries.push(newEntry(field) as T);
  }
  return entries.filter((entry) => entry.value !== '' || partOf(entry, 'map') !== '');
}

/** Where the first entry is the company's too, and a write says something else in the two fields, they become two entries. */
function splitFirst<T extends ContactPoint>(list: readonly T[], fields: readonly SentField[]): T[] {
  const [first] = list;
  const isSplit = fields.some(
    (one) =>
      one.place === 'first' &&
      fields.some((other) => other.place === first?.label && other.part === one.part && other.sent !== one.sent),
  );
  return first && isSplit ? [{ ...first, label: '' }, ...list] : [...list];
}

function newEntry({ kind, place, part, sent }: SentField): ContactPoint | AddressPoint {
  const label = place === 'first' ? '' : place;
  const entry = kind === 'addresses' ? { label, value: '', map: '' } : { label, value: '' };
  return { ...entry, [part]: sent };
}

function findPlace(entries: readonly ContactPoint[], place: Place): number {
  return place === 'first' ? 0 : entries.findIndex(({ label }) => label === place);
}

function partOf(entry: ContactPoint | AddressPoint | undefined, part: Part): string {
  if (!entry) return '';
  return part === 'value' ? entry.value : 'map' in entry ? entry.map : '';
}

function readPath(from: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
      ? Reflect.get(inner, key)
      : undefined;
  }, from);
}

/** Entries out of anything; what is none is left out. */
function fillList(kind: ContactKind, list: unknown): (CardPoint | AddressPoint)[] {
  if (!Array.isArray(list)) return [];
  return list
    .filter((entry) => typeof entry === 'object' && entry !== null)
    .map((entry) => {
      const text = (key: string) => (typeof entry[key] === 'string' && Object.hasOwn(entry, key) ? entry[key] : '');
      const filled = { label: text('label'), value: text('value') };
      return { ...filled, ...(kind === 'addresses' && { map: text('map') }), ...readAudience(entry) };
    });
}

/**
 * The path of an error as its writer knows it: 'phones.0.value' → 'phone' where that was sent, and no list. `lists` are those
 * that were checked.
 */
export function nameSingleField(lists: ContactLists, sent: unknown, path: string): string {
  const [kind, index, part] = path.split('.');
  if (!CONTACT_KINDS.some((one) => one === kind) || readPath(sent, String(kind))) return path;
  const field = SINGLE_FIELDS.find(
    (one) =>
      one.kind === kind &&
      one.part === part &&
      String(findPlace(lists[one.kind], one.place)) === index &&
      readPath(sent, one.path),
  );
  return field?.path ?? path;
}

/** The lists in their stored form, without empty entries; notes what is wrong with them. */
export function checkContacts(check: FieldChecker, raw: ContactLists): ContactLists {
  const checkAddress = checkWith(check, (path, text) => check.lines(path, text, CARD_LIMITS.address));
  return {
    phones: checkList(check, raw, 'phones').map(checkWith(check, check.phone)).filter(isSaid),
    emails: checkList(check, raw, 'emails').map(checkWith(check, check.email)).filter(isSaid),
    websites: checkList(check, raw, 'websites').map(checkWith(check, check.link)).filter(isSaid),
    addresses: checkList(check, raw, 'addresses')
      .map((checked) => ({ ...checkAddress(checked), map: check.link(`${checked.path}.map`, checked.entry.map) }))
      .filter(isSaid),
  };
}

/** The entries with their paths; none of a list that has too many. */
function checkList<K extends ContactKind>(check: FieldChecker, raw: ContactLists, kind: K) {
  const most = CARD_LIMITS.entries;
  const entries: readonly ContactLists[K][number][] = raw[kind];
  if (entries.length > most) check.fail(kind, msg('At most {most} entries.', { most }));
  return entries.length > most ? [] : entries.map((entry, index) => ({ entry, path: `${kind}.${index}` }));
}

function checkWith(check: FieldChecker, toStored: (path: string, value: string) => string) {
  return ({ entry, path }: { entry: CardPoint; path: string }): CardPoint => {
    const { label, value } = entry;
    const words = check.line(`${path}.label`, label, CONTACT_LIMITS.label);
    // A label of the list is the same however it is written.
    const known = POINT_LABELS.find((one) => one === words.toLowerCase());
    return { label: known ?? words, value: toStored(`${path}.value`, value), ...storedAudience(entry) };
  };
}

function isSaid(entry: ContactPoint | AddressPoint): boolean {
  return hasText(entry.value) || partOf(entry, 'map') !== '';
}
