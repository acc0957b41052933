import { type Message, msg, numberOf, type Text } from '@tessera/texts';
import { checkContact, checkNewContact, type RawContact, unitePoints } from './contact-check.ts';
import {
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactFields,
  type ContactPoint,
  POINT_LISTS,
  type RawPoint,
} from './contact-data.ts';
import { cutText } from './cut-text.ts';
import type { FieldErrors } from './errors.ts';
import type { Region } from './locale.ts';
import { toLine, toLines } from './text.ts';

/** The limits of one contact file. */
export const CONTACT_FILE_LIMITS = {
  rows: 20_000,
  /** Columns of a CSV file. */
  columns: 500,
  /** The column names of a CSV file have to come within this many lines. */
  headLines: 10,
  /** The longest cell or value, in UTF-16 units. Longer ones are cut, and named. */
  value: 40_000,
} as const;

/** A value of a row that can't be kept, and the reason for people. The contact is imported without it. */
export interface LeftOut {
  field: string;
  value: string;
  message: Message;
}

/** One contact of a file, before it is checked. */
export interface FileContact {
  /** Of the file, beginning with 1. */
  line: number;
  contact: RawContact;
  /** Values that the reader couldn't keep. */
  leftOut?: LeftOut[];
  /** Why what is written there can't be trusted, for people. */
  problem?: Message;
}

/** A column or property that contacts have no place for, and the number of contacts with a value there. */
export interface UnreadPart {
  name: Text;
  count: number;
}

/** What a file says, or why it can't be read, for people. */
export type ReadFile =
  | { contacts: FileContact[]; unread: UnreadPart[]; problem?: never }
  | { problem: Message; contacts?: never; unread?: never };

/** The limit of contacts in a file, as a text for people. */
export function tooManyContacts(): Message {
  return msg('At most {most} contacts at once.', { most: numberOf(CONTACT_FILE_LIMITS.rows) });
}

/** The limit of columns in a CSV file, as a text for people. */
export function tooManyColumns(): Message {
  return msg('A file has at most {most} columns.', { most: CONTACT_FILE_LIMITS.columns });
}

const LOST_CHARACTERS = msg(
  'Characters of this text were lost when the file was saved. Save it as UTF-8 and try again.',
);
const SHORTENED = msg('This text is too long, so only its beginning is kept.');
const MAX_SHOWN = 100;

/**
 * A contact of a file in its stored form. A value that can't be kept is left out alone and named in `leftOut`; of several numbers
 * and addresses the good ones stay. `errors` says why nothing is left of the contact.
 */
export function keepContact(
  raw: RawContact,
  region: Region,
): { contact: ContactFields; leftOut: LeftOut[]; errors: FieldErrors } {
  // Most contacts of a file are good as they are.
  const whole = checkNewContact(raw, region);
  if (Object.keys(whole.errors).length === 0 && !isDamaged(raw)) return { ...whole, leftOut: [] };
  const leftOut: LeftOut[] = [];
  const leave = (field: string, value: string, message: Message) =>
    leftOut.push({ field, value: cutText(value, MAX_SHOWN), message });
  const kept: RawContact = { ...raw };
  for (const name of CONTACT_TEXTS) {
    if (name === 'email' || name === 'phone') continue;
    const text = raw[name] ?? '';
    const { value, message } = keepText(name, text, region);
    kept[name] = value;
    if (message) leave(name, text, message);
  }
  for (const [one, many] of POINT_LISTS) {
    const points = raw[many] ?? (raw[one] ? [{ value: raw[one] }] : []);
    kept[many] = keepPoints(one, points, { region, leave });
    kept[one] = undefined;
  }
  kept.tags = keepTags(raw.tags ?? [], leave);
  const { errors: wrongDay } = checkContact({ metAt: raw.metAt });
  if (wrongDay.metAt) {
    kept.metAt = null;
    leave('metAt', '', wrongDay.metAt);
  }
  const { contact, errors } = checkNewContact(kept, region);
  return { contact, leftOut, errors };
}

/** Whether one of the texts was already decoded wrongly. */
function isDamaged(raw: RawContact): boolean {
  const texts = CONTACT_TEXTS.map((name) => raw[name] ?? '');
  const points = [...(raw.phones ?? []), ...(raw.emails ?? [])].flatMap(({ value, label }) => [value, label ?? '']);
  return [...texts, ...points, ...(raw.tags ?? [])].some((text) => text.includes('\uFFFD'));
}

function keepText(
  name: 'name' | 'company' | 'role' | 'website' | 'note' | 'event',
  text: string,
  region: Region,
): { value: string; message?: Message } {
  if (text.includes('\uFFFD')) return { value: '', message: LOST_CHARACTERS };
  const most = CONTACT_LIMITS[name];
  // Tidying a long text takes long.
  const tidy = (name === 'note' ? toLines : toLine)(text.slice(0, most * 10));
  if (name !== 'website' && tidy.length > most) return { value: cutText(tidy, most).trim(), message: SHORTENED };
  const { fields, errors } = checkContact({ [name]: text }, region);
  const message = errors[name];
  return message ? { value: '', message } : { value: fields[name] ?? '' };
}

type Leave = (field: string, value: string, message: Message) => void;

function keepPoints(
  one: 'phone' | 'email',
  raw: readonly RawPoint[],
  { region, leave }: { region: Region; leave: Leave },
): ContactPoint[] {
  const good: ContactPoint[] = [];
  for (const { value, label } of raw.slice(0, CONTACT_LIMITS.points * 10)) {
    if (value.trim() === '') continue;
    const { fields, errors } = checkContact({ [one]: value }, region);
    const message = value.includes('\uFFFD') ? LOST_CHARACTERS : errors[one];
    if (message) leave(one, value, message);
    else good.push({ value: fields[one] ?? '', label: cutText(toLine(label ?? ''), CONTACT_LIMITS.label) });
  }
  const points = unitePoints(good);
  const most = msg('A contact can keep at most {most} of these.', { most: CONTACT_LIMITS.points });
  for (const { value } of points.slice(CONTACT_LIMITS.points)) leave(one, value, most);
  return points.slice(0, CONTACT_LIMITS.points);
}

function keepTags(raw: readonly string[], leave: Leave): string[] {
  const good: string[] = [];
  for (const tag of raw.slice(0, CONTACT_LIMITS.tags * 10)) {
    const { fields, errors } = checkContact({ tags: [tag] });
    const [message] = Object.values(errors);
    if (tag.includes('\uFFFD')) leave('tags', tag, LOST_CHARACTERS);
    else if (message) leave('tags', tag, message);
    else good.push(...(fields.tags ?? []));
  }
  const { fields } = checkContact({ tags: good.slice(0, CONTACT_LIMITS.tags) });
  const most = msg('At most {tags} tags.', { tags: CONTACT_LIMITS.tags });
  for (const tag of good.slice(CONTACT_LIMITS.tags)) leave('tags', tag, most);
  return fields.tags ?? [];
}
