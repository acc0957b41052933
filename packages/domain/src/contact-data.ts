/** How a contact came into somebody's address book. */
export const CONTACT_SOURCES = [
  'SAVED_CARD',
  'EXCHANGE',
  'IMPORT_CSV',
  'IMPORT_VCARD',
  'GOOGLE',
  'HUBSPOT',
  'AUTOMATION',
  'MANUAL',
] as const;
export type ContactSource = (typeof CONTACT_SOURCES)[number];

/** Limits of a contact: texts in UTF-16 units, or counts. */
export const CONTACT_LIMITS = {
  name: 120,
  company: 120,
  role: 120,
  email: 254,
  /** As typed; what is stored is E.164, with an extension as `;ext=218`. */
  phone: 40,
  website: 2048,
  note: 4000,
  event: 120,
  tag: 40,
  tags: 20,
  /** The most phone numbers of a contact, and the most email addresses. */
  points: 10,
  /** A label such as “work”, or the owner's own words. */
  label: 40,
  mergedAtOnce: 20,
  /** Named by their ids in one call; an address of a download holds no more. */
  chosenAtOnce: 200,
  undoMergeDays: 30,
} as const;

/** What is written about a contact. Every text is '' when there is none. */
export interface ContactTexts {
  name: string;
  company: string;
  role: string;
  email: string;
  /** E.164 once saved. */
  phone: string;
  website: string;
  /** With line breaks. */
  note: string;
  /** Where they met, such as “Hannover Messe”. */
  event: string;
}

/** One of the phone numbers or email addresses of a contact. */
export interface ContactPoint {
  value: string;
  /** One of `POINT_LABELS`, or the owner's own words; '' when there is none. */
  label: string;
}

/** A number or an address as it comes from a form, a call or a file. */
export interface RawPoint {
  value: string;
  label?: string | null | undefined;
}

/** The labels of numbers and addresses that most programs know. */
export const POINT_LABELS = ['mobile', 'work', 'home', 'main', 'fax', 'pager', 'other'] as const;

export interface ContactFields extends ContactTexts {
  /** The first is `phone`. */
  phones: ContactPoint[];
  /** The first is `email`. */
  emails: ContactPoint[];
  tags: string[];
  metAt: Date | null;
}

export const CONTACT_TEXTS = [
  'name',
  'company',
  'role',
  'email',
  'phone',
  'website',
  'note',
  'event',
] as const satisfies (keyof ContactTexts)[];

/** A single number or address as a list; none for ''. */
export function toPoints(value: string): ContactPoint[] {
  return value ? [{ value, label: '' }] : [];
}

/** The lists of a contact, with the field that holds the first entry of each. */
export const POINT_LISTS = [
  ['phone', 'phones'],
  ['email', 'emails'],
] as const;

/**
 * Changed fields with their lists: the single field is always the first entry of its list. If both are given, the list wins. A
 * single field alone replaces the first entry, and an empty one removes it.
 */
export function completePoints(
  before: Pick<ContactFields, 'phones' | 'emails'>,
  fields: Partial<ContactFields>,
): Partial<ContactFields> {
  const completed = { ...fields };
  for (const [one, many] of POINT_LISTS) {
    const first = fields[one];
    const [kept, ...others] = before[many];
    if (!fields[many] && first === undefined) continue;
    const points =
      fields[many] ??
      (first
        ? [
            { value: first, label: first === kept?.value ? kept.label : '' },
            ...others.filter(({ value }) => value !== first),
          ]
        : others);
    Object.assign(completed, { [many]: points, [one]: points[0]?.value ?? '' });
  }
  return completed;
}

/** Where a field's value came from, and when; the time is ISO 8601. */
export interface FieldOrigin {
  source: ContactSource;
  at: string;
  /** With EXCHANGE: what the visitor left, who may still correct or erase it. */
  entryId?: string;
}

/** Field → origin; fields that are empty have none. */
export type Provenance = Partial<Record<keyof ContactFields, FieldOrigin>>;

/** The name, or the company, the email address or the number: what a contact is called on screen. */
export function contactTitle({
  name,
  company,
  email,
  phone,
}: Omit<ContactTexts, 'role' | 'website' | 'note' | 'event'>) {
  return name || company || email || phone;
}
