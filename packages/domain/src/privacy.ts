import { type CardField, ENTRY_IDENTITY, type FieldAudience, type HasAudience } from './audience.ts';
import { CONTACT_KINDS } from './card-contacts.ts';
import {
  type CardData,
  type CardTranslation,
  emptyCardData,
  NO_EVENT,
  TRANSLATED_TEXTS,
  type Visibility,
} from './card-data.ts';
import { hasText } from './text.ts';

/** Whether anyone who has its address may open the card. */
export function isOpenCard({ visibility }: { visibility: Visibility }): boolean {
  return visibility !== 'PRIVATE';
}

/** Whether directory, profile and search engines show the card. */
export function isPublicCard({ visibility }: { visibility: Visibility }): boolean {
  return visibility === 'PUBLIC';
}

/** What an owner shows to others on every card. */
export interface PrivacyChoice {
  email: boolean;
  socials: boolean;
}

/** The switches of an owner's account. */
export interface PrivacySwitches {
  showEmail: boolean;
  showSocials: boolean;
  allowContactDownloads: boolean;
}

/** What the owner shows to others, read from the switches in this one place; nothing once the account is gone. */
export function readPrivacy(owner: PrivacySwitches | null): PrivacyChoice & { details: boolean } {
  return {
    email: owner?.showEmail === true,
    socials: owner?.showSocials === true,
    /** Whether contact files can be saved. */
    details: owner?.allowContactDownloads === true,
  };
}

/** What is known of somebody who reads a card. */
export interface CardReader {
  /** Of the owner's own copy, which has every part with an audience. */
  isOwner?: boolean;
  isSignedIn: boolean;
  /** They came with the owner's link or token, or a share of the owner's reaches them or a group of theirs. */
  wasHanded: boolean;
  /** The owner saved a card of theirs. */
  isContact: boolean;
}

/** Somebody of whom nothing is known. */
export const VISITOR: CardReader = { isSignedIn: false, wasHanded: false, isContact: false };

/** The owner, for the copy of a card that is theirs alone. */
export const OWNER: CardReader = { isOwner: true, isSignedIn: true, wasHanded: true, isContact: true };

/** Whether the reader belongs to the audience. Contacts see everything but what is the owner's alone. */
export function mayRead(audience: FieldAudience | null | undefined, reader: CardReader): boolean {
  if (reader.isOwner) return true;
  switch (audience ?? 'EVERYONE') {
    case 'EVERYONE':
      return true;
    case 'HANDED':
      return reader.wasHanded || reader.isContact;
    case 'SIGNED_IN':
      return reader.isSignedIn || reader.isContact;
    case 'CONTACTS':
      return reader.isContact;
    default:
      return false;
  }
}

/** Whether any part of the card has an audience, so that readers get different cards. */
export function hasAudiences(data: CardData): boolean {
  const lists = [...CONTACT_KINDS.map((kind) => data[kind]), data.profiles ?? [], data.blocks ?? []];
  return (data.audiences ?? []).length > 0 || lists.some((list) => list.some(({ audience }: HasAudience) => audience));
}

/** Where a card says a field, as paths. Translations of `role`, `tagline` and `companyName` go with them. */
export const FIELD_PATHS: Readonly<Record<CardField, readonly string[]>> = {
  suffix: ['suffix'],
  pronouns: ['pronouns'],
  pronunciation: ['pronunciation'],
  role: ['role', 'extra.company.designation'],
  tagline: ['tagline'],
  company: ['extra.company.companyName'],
  photo: ['extra.personal.photoUrl'],
  logo: ['logoUrl', 'extra.company.companyLogo', 'design.darkLogoUrl'],
  tags: ['tags'],
  education: ['extra.personal.education'],
  message: ['extra.personal.message', 'extra.company.message'],
  event: ['extra.event'],
  works: ['extra.works'],
  linkedin: ['socials.linkedin'],
  twitter: ['socials.twitter'],
  instagram: ['socials.instagram'],
  facebook: ['socials.facebook'],
  youtube: ['socials.youtube'],
  github: ['socials.github'],
  whatsapp: ['socials.whatsapp'],
  telegram: ['socials.telegram'],
};

/**
 * The card as another person gets it: the one rule of who sees what. Left out are parts whose audience the reader doesn't
 * belong to, and, whoever reads, what the owner's switches hide: email addresses, links to them, and socials (WhatsApp
 * included). Birthday, anniversary, gender and home address are the owner's private notes and always left out. So are the
 * audiences themselves.
 */
export function visibleCardData(data: CardData, show: PrivacyChoice, reader: CardReader = VISITOR): CardData {
  const { audiences: _, ...seen } = withoutHiddenFields(data, reader);
  const { company, personal, event, works } = seen.extra;
  const hiddenPersonal = { gender: '', birthDate: '', anniversaryDate: '', resAddress: '', pincode: '' } as const;
  const blocks = data.blocks && readable(data.blocks, reader);
  return {
    ...seen,
    phones: readable(data.phones, reader),
    emails: show.email ? readable(data.emails, reader) : [],
    websites: readable(data.websites, reader),
    addresses: readable(data.addresses, reader),
    socials: show.socials ? seen.socials : emptyCardData().socials,
    ...(data.profiles && { profiles: show.socials ? readable(data.profiles, reader) : [] }),
    ...(blocks && { blocks: show.email ? blocks : blocks.filter(({ url }) => !isMailto(url)) }),
    extra: {
      personal: { ...personal, ...hiddenPersonal },
      company,
      ...(event && { event }),
      ...(works && { works }),
    },
  };
}

/** The entries that the reader sees, without their audiences. */
function readable<T extends HasAudience>(entries: readonly T[], reader: CardReader): T[] {
  return entries.flatMap(({ audience, ...entry }) => (mayRead(audience, reader) ? [entry as unknown as T] : []));
}

function withoutHiddenFields(data: CardData, reader: CardReader): CardData {
  const hidden = (data.audiences ?? []).filter((one) => !mayRead(one.audience, reader)).map(({ field }) => field);
  // A company's name that stands for the card's name stays: every card says whose it is.
  const fields = hidden.filter((field) => field !== 'company' || hasText(data.name));
  const isPlaceHidden = !mayRead(data.addresses[0]?.audience, reader);
  if (fields.length === 0 && !isPlaceHidden) return data;
  const paths = fields.flatMap((field) => FIELD_PATHS[field]);
  const seen = paths.reduce((card, path) => clearPath(card, path.split('.')), data);
  const untranslated = TRANSLATED_TEXTS.filter(
    (text) => paths.includes(text) || paths.includes(`extra.company.${text}`) || (text === 'address' && isPlaceHidden),
  );
  const cleared = Object.fromEntries(untranslated.map((text) => [text, '']));
  return {
    ...seen,
    ...(data.translations && {
      translations: data.translations.map((one): CardTranslation => ({ ...one, ...cleared })),
    }),
  };
}

/** The value with nothing said at the path. */
function clearPath<T extends object>(value: T, [key = '', ...rest]: string[]): T {
  const inner: unknown = Reflect.get(value, key);
  if (inner === undefined || inner === null) return value;
  if (rest.length > 0) return { ...value, [key]: clearPath(Object(inner), rest) };
  if (key === 'event') return { ...value, event: NO_EVENT };
  return { ...value, [key]: Array.isArray(inner) ? [] : '' };
}

/**
 * An earlier version of a card as it comes back: who sees a part is as on the card today. What the card doesn't say today
 * comes back with the audience that it had.
 */
export function restoreAudiences(earlier: CardData, today: CardData): CardData {
  const points = Object.fromEntries(
    CONTACT_KINDS.map((kind) => [kind, adopt(earlier[kind], today[kind], ENTRY_IDENTITY.point)]),
  );
  return {
    ...earlier,
    ...points,
    ...(earlier.profiles && { profiles: adopt(earlier.profiles, today.profiles, ENTRY_IDENTITY.profile) }),
    ...(earlier.blocks && { blocks: adopt(earlier.blocks, today.blocks, ENTRY_IDENTITY.block) }),
    audiences: today.audiences ?? [],
  };
}

function adopt<T extends HasAudience>(
  entries: readonly T[],
  today: readonly T[] | null | undefined,
  identify: (entry: T) => string,
): T[] {
  return entries.map((entry) => {
    const known = today?.find((one) => identify(one) === identify(entry));
    if (!known) return entry;
    const { audience: _, ...said } = entry;
    return { ...said, ...(known.audience && { audience: known.audience }) } as T;
  });
}

function isMailto(url: string): boolean {
  return /^\s*mailto:/i.test(url);
}
