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
  /** As typed; what is stored is E.164. */
  phone: 40,
  website: 2048,
  note: 4000,
  event: 120,
  tag: 40,
  tags: 20,
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

export interface ContactFields extends ContactTexts {
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
