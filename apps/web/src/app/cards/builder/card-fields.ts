import { CARD_LIMITS, type CardType, isCompanyCard, SOCIAL_NETWORKS, socialLabel } from '@tessera/domain';
import type { TextPath } from './builder-values.ts';

/** A field of the form: where its value is, what it is called, and how it is drawn. */
export type CardFieldSpec = { label: string; hint?: string; isWide?: boolean } & (
  | { kind: 'line' | 'area' | 'link' | 'email'; path: TextPath; maxLength: number; rows?: number }
  | { kind: 'phone' | 'date' | 'time' | 'gender'; path: TextPath }
  | { kind: 'logo' | 'photo'; path: TextPath }
  | { kind: 'social'; path: TextPath }
  | { kind: 'tags'; path: 'data.tags' }
  | { kind: 'works'; path: 'data.extra.works' }
);

export type FieldPath = CardFieldSpec['path'];

/** Fields that a person adds one by one. */
export interface FieldGroup {
  title: string;
  note?: string;
  fields: readonly CardFieldSpec[];
}

const { url, address, email, message } = CARD_LIMITS;

const LOGO: CardFieldSpec = { kind: 'logo', path: 'data.logoUrl', label: 'Logo', isWide: true };
const PHOTO: CardFieldSpec = { kind: 'photo', path: 'data.extra.personal.photoUrl', label: 'Photo', isWide: true };
const NAME: CardFieldSpec = { kind: 'line', path: 'data.name', label: 'Name', maxLength: CARD_LIMITS.name };
const ROLE: CardFieldSpec = { kind: 'line', path: 'data.role', label: 'Role', maxLength: CARD_LIMITS.role };
const COMPANY: CardFieldSpec = {
  ...{ kind: 'line', path: 'data.extra.company.companyName', label: 'Company' },
  ...{ maxLength: CARD_LIMITS.companyName, isWide: true },
} as const;
const TAGLINE: CardFieldSpec = {
  kind: 'line',
  path: 'data.tagline',
  label: 'Tagline',
  maxLength: CARD_LIMITS.tagline,
  isWide: true,
};
const PHONE: CardFieldSpec = { kind: 'phone', path: 'data.phone', label: 'Phone', isWide: true };
const EMAIL: CardFieldSpec = { kind: 'email', path: 'data.email', label: 'Email', maxLength: email, isWide: true };

const WORKS: CardFieldSpec = { kind: 'works', path: 'data.extra.works', label: 'Works', isWide: true };

const EVENT: CardFieldSpec[] = [
  { kind: 'date', path: 'data.extra.event.date', label: 'Date' },
  { kind: 'line', path: 'data.extra.event.place', label: 'Place', maxLength: CARD_LIMITS.eventPlace },
  { kind: 'time', path: 'data.extra.event.startTime', label: 'Starts at' },
  { kind: 'time', path: 'data.extra.event.endTime', label: 'Ends at' },
  {
    ...{ kind: 'link', path: 'data.extra.event.ticketsUrl', label: 'Link to tickets', maxLength: url },
    isWide: true,
  },
  PHONE,
  EMAIL,
];

/** What most cards of the type say. The form begins with it. */
export function essentialFields(type: CardType): CardFieldSpec[] {
  if (type === 'event') return [LOGO, { ...NAME, label: 'Event or host', isWide: true }, ...EVENT];
  if (type === 'portfolio') return [PHOTO, NAME, ROLE, TAGLINE, PHONE, EMAIL, WORKS];
  const isCompany = isCompanyCard(type);
  return [isCompany ? LOGO : PHOTO, NAME, ROLE, isCompany ? COMPANY : TAGLINE, PHONE, EMAIL];
}

/** What the person adds where they want it. What one type does not use keeps what was entered. */
export function fieldGroups(type: CardType): FieldGroup[] {
  const isCompany = isCompanyCard(type);
  return [
    {
      title: type === 'event' ? 'More about the event' : 'More about you',
      fields: isCompany
        ? [...(type === 'event' ? [ROLE, COMPANY] : []), PHOTO, TAGLINE, ...ABOUT, COMPANY_MESSAGE]
        : [LOGO, ...ABOUT, ...PERSON],
    },
    { title: 'Contact and address', fields: PLACES },
    { title: 'Social links', fields: SOCIALS },
    isCompany ? COMPANY_DETAILS : PRIVATE_DETAILS,
  ];
}

const ABOUT: CardFieldSpec[] = [{ kind: 'tags', path: 'data.tags', label: 'Tags', isWide: true }];

const MESSAGE = {
  kind: 'area',
  label: 'Message to those who open the card',
  maxLength: message,
  isWide: true,
} as const;
const COMPANY_MESSAGE: CardFieldSpec = { ...MESSAGE, path: 'data.extra.company.message' };

const PERSON: CardFieldSpec[] = [
  { kind: 'line', path: 'data.extra.personal.education', label: 'Education', maxLength: CARD_LIMITS.education },
  { ...MESSAGE, path: 'data.extra.personal.message' },
];

const PLACES: CardFieldSpec[] = [
  { kind: 'link', path: 'data.website', label: 'Website', maxLength: url, isWide: true },
  { kind: 'area', path: 'data.address', label: 'Address', maxLength: address, rows: 2, isWide: true },
  {
    ...{ kind: 'link', path: 'data.addressMap', label: 'Maps link', maxLength: url, isWide: true },
    hint: 'Without one, the map searches for the address.',
  },
];

const SOCIALS = SOCIAL_NETWORKS.map(
  (network): CardFieldSpec => ({ kind: 'social', path: `data.socials.${network}`, label: socialLabel(network) }),
);

const COMPANY_DETAILS: FieldGroup = {
  title: 'Company details',
  note: 'Used wherever the card’s own field is empty.',
  fields: [
    {
      ...{ kind: 'line', path: 'data.extra.company.designation', label: 'Designation' },
      maxLength: CARD_LIMITS.designation,
    },
    {
      ...{ kind: 'line', path: 'data.extra.company.category', label: 'Category', maxLength: CARD_LIMITS.category },
      hint: 'Shown as the card’s badge.',
    },
    { kind: 'phone', path: 'data.extra.company.companyMobile', label: 'Company phone' },
    { kind: 'email', path: 'data.extra.company.email', label: 'Company email', maxLength: email },
    { kind: 'link', path: 'data.extra.company.website', label: 'Company website', maxLength: url, isWide: true },
    {
      ...{ kind: 'area', path: 'data.extra.company.address', label: 'Company address', maxLength: address },
      ...{ rows: 2, isWide: true },
    },
    { kind: 'link', path: 'data.extra.company.mapsLink', label: 'Company maps link', maxLength: url, isWide: true },
    { kind: 'logo', path: 'data.extra.company.companyLogo', label: 'Company logo', isWide: true },
  ],
};

const PRIVATE_DETAILS: FieldGroup = {
  title: 'Personal details',
  note: 'Only you can see these fields, except for the maps link. They appear on no page and in no contact file.',
  fields: [
    { kind: 'link', path: 'data.extra.personal.mapsLink', label: 'Personal maps link', maxLength: url, isWide: true },
    { kind: 'gender', path: 'data.extra.personal.gender', label: 'Gender' },
    { kind: 'line', path: 'data.extra.personal.pincode', label: 'Pincode', maxLength: CARD_LIMITS.pincode },
    { kind: 'date', path: 'data.extra.personal.birthDate', label: 'Birth date' },
    { kind: 'date', path: 'data.extra.personal.anniversaryDate', label: 'Anniversary' },
    {
      ...{ kind: 'area', path: 'data.extra.personal.resAddress', label: 'Home address', maxLength: address },
      ...{ rows: 2, isWide: true },
    },
  ],
};

/** Whether a value of the form says something. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
}
