import {
  CARD_LIMITS,
  type CardType,
  type ContactKind,
  isCompanyCard,
  SOCIAL_NETWORKS,
  socialLabel,
} from '@tessera/domain';
import { t } from '@tessera/texts';
import type { ContactPath, TextPath } from './builder-values.ts';

/** A field of the form: where its value is, what it is called, and how it is drawn. */
export type CardFieldSpec = { label: string; hint?: string; isWide?: boolean } & (
  | { kind: 'line' | 'area' | 'link'; path: TextPath; maxLength: number; rows?: number }
  | { kind: 'date' | 'time' | 'gender'; path: TextPath }
  | { kind: 'contacts'; path: ContactPath; list: ContactKind }
  | { kind: 'logo' | 'photo'; path: TextPath }
  | { kind: 'social'; path: TextPath }
  | { kind: 'profiles'; path: 'data.profiles' }
  | { kind: 'tags'; path: 'data.tags' }
  | { kind: 'works'; path: 'data.extra.works' }
  | { kind: 'translations'; path: 'data.translations' }
);

export type FieldPath = CardFieldSpec['path'];

/** Fields that a person adds one by one. */
export interface FieldGroup {
  title: string;
  note?: string;
  fields: readonly CardFieldSpec[];
}

const { url, address, message } = CARD_LIMITS;

const LOGO: CardFieldSpec = { kind: 'logo', path: 'data.logoUrl', label: t('Logo'), isWide: true };
const PHOTO: CardFieldSpec = { kind: 'photo', path: 'data.extra.personal.photoUrl', label: t('Photo'), isWide: true };
const NAME: CardFieldSpec = { kind: 'line', path: 'data.name', label: t('Name'), maxLength: CARD_LIMITS.name };
const ROLE: CardFieldSpec = { kind: 'line', path: 'data.role', label: t('Role'), maxLength: CARD_LIMITS.role };
const COMPANY: CardFieldSpec = {
  ...{ kind: 'line', path: 'data.extra.company.companyName', label: t('Company') },
  ...{ maxLength: CARD_LIMITS.companyName, isWide: true },
} as const;
const TAGLINE: CardFieldSpec = {
  kind: 'line',
  path: 'data.tagline',
  label: t('Tagline'),
  maxLength: CARD_LIMITS.tagline,
  isWide: true,
};
const PHONES: CardFieldSpec = contacts('phones', t('Phone'));
const EMAILS: CardFieldSpec = contacts('emails', t('Email'));

function contacts(list: ContactKind, label: string): CardFieldSpec {
  return { kind: 'contacts', path: `data.${list}`, list, label, isWide: true };
}

const WORKS: CardFieldSpec = { kind: 'works', path: 'data.extra.works', label: t('Works'), isWide: true };

const EVENT: CardFieldSpec[] = [
  { kind: 'date', path: 'data.extra.event.date', label: t('Date') },
  { kind: 'line', path: 'data.extra.event.place', label: t('Place'), maxLength: CARD_LIMITS.eventPlace },
  { kind: 'time', path: 'data.extra.event.startTime', label: t('Starts at') },
  { kind: 'time', path: 'data.extra.event.endTime', label: t('Ends at') },
  {
    ...{ kind: 'link', path: 'data.extra.event.ticketsUrl', label: t('Link to tickets'), maxLength: url },
    isWide: true,
  },
  PHONES,
  EMAILS,
];

/** What most cards of the type say. The form begins with it. */
export function essentialFields(type: CardType): CardFieldSpec[] {
  if (type === 'event') return [LOGO, { ...NAME, label: t('Event or host'), isWide: true }, ...EVENT];
  if (type === 'portfolio') return [PHOTO, NAME, ROLE, TAGLINE, PHONES, EMAILS, WORKS];
  const isCompany = isCompanyCard(type);
  return [PHOTO, ...(isCompany ? [LOGO] : []), NAME, ROLE, isCompany ? COMPANY : TAGLINE, PHONES, EMAILS];
}

/** What the person adds where they want it. What one type does not use keeps what was entered. */
export function fieldGroups(type: CardType): FieldGroup[] {
  const isCompany = isCompanyCard(type);
  return [
    {
      title: type === 'event' ? t('More about the event') : t('More about you'),
      fields: isCompany
        ? [
            ...(type === 'event' ? [PHOTO, { ...ROLE, isWide: true }, COMPANY] : []),
            TAGLINE,
            ...ABOUT,
            COMPANY_MESSAGE,
            ...NAME_PARTS,
          ]
        : [LOGO, ...ABOUT, ...PERSON, ...NAME_PARTS],
    },
    { title: t('Contact and address'), fields: PLACES },
    { title: t('Social links'), fields: SOCIALS },
    isCompany ? COMPANY_DETAILS : PRIVATE_DETAILS,
    LANGUAGES,
  ];
}

const ABOUT: CardFieldSpec[] = [{ kind: 'tags', path: 'data.tags', label: t('Tags'), isWide: true }];

/** What stands with a name, and what its own words don't tell. */
const NAME_PARTS: CardFieldSpec[] = [
  {
    ...{ kind: 'line', path: 'data.pronouns', label: t('Pronouns'), maxLength: CARD_LIMITS.namePart },
    hint: t('For example she/her.'),
  },
  {
    ...{ kind: 'line', path: 'data.pronunciation', label: t('Pronunciation'), maxLength: CARD_LIMITS.namePart },
    hint: t('How your name is said, for example AH-sha ROW.'),
  },
  {
    ...{ kind: 'line', path: 'data.suffix', label: t('Suffix'), maxLength: CARD_LIMITS.namePart },
    hint: t('After your name, for example PhD.'),
  },
  {
    ...{ kind: 'line', path: 'data.givenName', label: t('Given name'), maxLength: CARD_LIMITS.name },
    hint: t('For contact files only.'),
  },
  {
    ...{ kind: 'line', path: 'data.familyName', label: t('Family name'), maxLength: CARD_LIMITS.name },
    hint: t('For contact files only.'),
  },
];

const LANGUAGES: FieldGroup = {
  title: t('Languages'),
  note: t('Visitors see your card in their language. Contact files carry all of them.'),
  fields: [{ kind: 'translations', path: 'data.translations', label: t('Other languages'), isWide: true }],
};

const MESSAGE = {
  kind: 'area',
  label: t('Message to people who open the card'),
  maxLength: message,
  isWide: true,
} as const;
const COMPANY_MESSAGE: CardFieldSpec = { ...MESSAGE, path: 'data.extra.company.message' };

const PERSON: CardFieldSpec[] = [
  { kind: 'line', path: 'data.extra.personal.education', label: t('Education'), maxLength: CARD_LIMITS.education },
  { ...MESSAGE, path: 'data.extra.personal.message' },
];

const PLACES: CardFieldSpec[] = [contacts('websites', t('Website')), contacts('addresses', t('Address'))];

const SOCIALS: CardFieldSpec[] = [
  ...SOCIAL_NETWORKS.map(
    (network): CardFieldSpec => ({ kind: 'social', path: `data.socials.${network}`, label: socialLabel(network) }),
  ),
  { kind: 'profiles', path: 'data.profiles', label: t('More networks'), isWide: true },
];

const COMPANY_DETAILS: FieldGroup = {
  title: t('Company details'),
  fields: [
    {
      ...{ kind: 'line', path: 'data.extra.company.category', label: t('Category'), maxLength: CARD_LIMITS.category },
      hint: t('Shown as the card’s badge.'),
    },
    { kind: 'logo', path: 'data.extra.company.companyLogo', label: t('Company logo'), isWide: true },
  ],
};

const PRIVATE_DETAILS: FieldGroup = {
  title: t('Personal details'),
  note: t('Only you can see these fields. They appear on no page and in no contact file.'),
  fields: [
    { kind: 'gender', path: 'data.extra.personal.gender', label: t('Gender') },
    { kind: 'line', path: 'data.extra.personal.pincode', label: t('Pincode'), maxLength: CARD_LIMITS.pincode },
    { kind: 'date', path: 'data.extra.personal.birthDate', label: t('Birth date') },
    { kind: 'date', path: 'data.extra.personal.anniversaryDate', label: t('Anniversary') },
    {
      ...{ kind: 'area', path: 'data.extra.personal.resAddress', label: t('Home address'), maxLength: address },
      ...{ rows: 2, isWide: true },
    },
  ],
};

/** Whether a value of the form says something. */
export function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.trim() !== '';
}
