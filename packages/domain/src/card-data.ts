/** What a card is made of. The same shape is stored in the browser, sent by REST and typed in GraphQL. */

import { type CardFieldAudience, ENTRY_IDENTITY, fillAudiences, keepAudiences } from './audience.ts';
import { type CardBlock, fillBlocks } from './card-blocks.ts';
import { type ContactLists, NO_CONTACTS, writeContacts } from './card-contacts.ts';
import { type CardDesign, fillDesign } from './card-design.ts';
import { type CardProfile, fillProfiles } from './profile-network.ts';
import { SOCIAL_NETWORKS, type Socials } from './social-network.ts';

export const CARD_TYPES = ['business', 'personal', 'portfolio', 'event'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const CARD_THEMES = ['luxe', 'minimal', 'tech'] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

/** PRIVATE: the owner and whom it was shared to. UNLISTED: anyone who has the link. PUBLIC: also directory and profile. */
export const VISIBILITIES = ['PRIVATE', 'UNLISTED', 'PUBLIC'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What screens preselect for a new card, so that its first QR code works for a stranger. The API's own default is PRIVATE. */
export const FIRST_VISIBILITY: Visibility = 'UNLISTED';

export interface PersonalDetails {
  photoUrl: string;
  /** '' when not said. */
  gender: Gender | '';
  /** ISO date `YYYY-MM-DD`, or ''. */
  birthDate: string;
  /** ISO date `YYYY-MM-DD`, or ''. */
  anniversaryDate: string;
  education: string;
  resAddress: string;
  pincode: string;
  message: string;
}

export interface CompanyDetails {
  companyName: string;
  companyLogo: string;
  designation: string;
  category: string;
  message: string;
}

/** What a card of the type `event` says of its day. Times are those of the place, in 24 hours. */
export interface EventDetails {
  /** ISO date `YYYY-MM-DD`, or ''. */
  date: string;
  /** `HH:MM`, or '' for the whole day. */
  startTime: string;
  /** `HH:MM`, or ''. Earlier than the start it is of the next day. */
  endTime: string;
  place: string;
  ticketsUrl: string;
}

export const EVENT_TEXTS = [
  'date',
  'startTime',
  'endTime',
  'place',
  'ticketsUrl',
] as const satisfies (keyof EventDetails)[];

/** Nothing said. */
export const NO_EVENT: EventDetails = { date: '', startTime: '', endTime: '', place: '', ticketsUrl: '' };

/** A work of a portfolio card. */
export interface PortfolioWork {
  imageUrl: string;
  title: string;
  /** What the picture shows, for those who don't see it; '' when the title says it. */
  alt: string;
  /** Where there is more of it, or ''. */
  link: string;
  /** `YYYY`, or ''. */
  year: string;
}

export const WORK_TEXTS = ['imageUrl', 'title', 'alt', 'link', 'year'] as const satisfies (keyof PortfolioWork)[];

/** What a card says in another language than its own; '' where its first text serves that language too. */
export interface CardTranslation {
  /** BCP 47 tag, such as 'hi' or 'pt-BR'. */
  language: string;
  name: string;
  role: string;
  tagline: string;
  companyName: string;
  address: string;
}

export const TRANSLATED_TEXTS = [
  'name',
  'role',
  'tagline',
  'companyName',
  'address',
] as const satisfies (keyof CardTranslation)[];

/** Nothing said, in no language yet. */
export const NO_TRANSLATION: CardTranslation = {
  language: '',
  name: '',
  role: '',
  tagline: '',
  companyName: '',
  address: '',
};

/** A whole card as its owner wrote it. Every text is '' when empty, never null. */
export interface CardData extends ContactLists {
  type: CardType;
  theme: CardTheme;
  /** Colours and layout of a template, on top of the theme; most cards have none. */
  design?: CardDesign | null;
  title: string;
  name: string;
  /** The parts of the name for address books, where its words don't tell them; '' where they do. */
  givenName: string;
  familyName: string;
  /** Behind the name, such as 'PhD'. */
  suffix: string;
  /** Such as 'she/her'. */
  pronouns: string;
  /** How the name is said, such as 'AH-sha ROW'. */
  pronunciation: string;
  role: string;
  logoUrl: string;
  tagline: string;
  tags: string[];
  socials: Socials;
  /** In the order that its owner chose. Absent from cards that were saved before there were such. */
  profiles?: CardProfile[] | null;
  /** BCP 47 tag of the language of these texts; '' where nobody said. */
  language: string;
  /** Absent from cards that were saved before there were such. */
  translations?: CardTranslation[] | null;
  /** What its page shows below the contacts, in the owner's order. Absent from cards that were saved before there were such. */
  blocks?: CardBlock[] | null;
  /** Who sees single fields, without those that everyone sees. Absent from cards that others get. */
  audiences?: CardFieldAudience[] | null;
  /** `event` and `works` are absent from cards that were saved before there were such. */
  extra: {
    personal: PersonalDetails;
    company: CompanyDetails;
    event?: EventDetails | null;
    works?: PortfolioWork[] | null;
  };
}

/** What a card that is replaced hands on. */
export type CardBefore = ContactLists & Partial<Pick<CardData, 'profiles' | 'blocks' | 'audiences'>>;

/** A card with nothing in it yet. */
export function emptyCardData(type: CardType = 'business'): CardData {
  return fillCardData({ type });
}

/**
 * A whole card out of anything: a form, a request body, browser storage. Missing or wrongly typed values become '' or
 * the default, unknown keys are dropped. Says nothing about validity; that is `checkCardData`. `before`: the card that it
 * replaces. The specified single fields change its contacts, and audiences that weren't sent stay as they were.
 */
export function fillCardData(partial: unknown, before: CardBefore = NO_CONTACTS): CardData {
  const card = ownKeys(partial);
  const extra = ownKeys(card.extra);
  const design = fillDesign(card.design);
  return {
    type: pickKnown(CARD_TYPES, card.type) ?? 'business',
    theme: pickKnown(CARD_THEMES, card.theme) ?? 'luxe',
    ...(design && { design }),
    ...texts(card, TOP_TEXTS),
    ...writeContacts(before, card, { isWhole: true }),
    tags: Array.isArray(card.tags) ? card.tags.filter((tag) => typeof tag === 'string') : [],
    socials: texts(ownKeys(card.socials), SOCIAL_NETWORKS),
    profiles: keepAudiences(fillProfiles(card.profiles), before.profiles, ENTRY_IDENTITY.profile),
    translations: Array.isArray(card.translations) ? card.translations.map(fillTranslation) : [],
    blocks: keepAudiences(fillBlocks(card.blocks), before.blocks, ENTRY_IDENTITY.block),
    audiences: fillAudiences(card.audiences) ?? before.audiences ?? [],
    extra: {
      personal: fillPersonal(ownKeys(extra.personal)),
      company: texts(ownKeys(extra.company), COMPANY_TEXTS),
      event: texts(ownKeys(extra.event), EVENT_TEXTS),
      works: Array.isArray(extra.works) ? extra.works.map((work) => texts(ownKeys(work), WORK_TEXTS)) : [],
    },
  };
}

const TOP_TEXTS = [
  'title',
  'name',
  'givenName',
  'familyName',
  'suffix',
  'pronouns',
  'pronunciation',
  'role',
  'logoUrl',
  'tagline',
  'language',
] as const satisfies (keyof CardData)[];

const PERSONAL_TEXTS = [
  'photoUrl',
  'birthDate',
  'anniversaryDate',
  'education',
  'resAddress',
  'pincode',
  'message',
] as const satisfies (keyof PersonalDetails)[];

const COMPANY_TEXTS = [
  'companyName',
  'companyLogo',
  'designation',
  'category',
  'message',
] as const satisfies (keyof CompanyDetails)[];

function fillTranslation(translation: unknown): CardTranslation {
  return texts(ownKeys(translation), ['language', ...TRANSLATED_TEXTS]);
}

function fillPersonal(personal: Record<string, unknown>): PersonalDetails {
  return { ...texts(personal, PERSONAL_TEXTS), gender: pickKnown(GENDERS, personal.gender) ?? '' };
}

/** Copies own keys only, so that a `__proto__` in a request body can lend no values. */
function ownKeys(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function texts<K extends string>(source: Record<string, unknown>, keys: readonly K[]): Record<K, string> {
  const entries = keys.map((key) => [key, Object.hasOwn(source, key) ? source[key] : '']);
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' ? value : '']));
}

function pickKnown<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((item) => item === value);
}
