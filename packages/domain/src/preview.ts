import { language, regionalLocale, t } from '@tessera/texts';
import { type AddressPoint, CONTACT_KINDS, type ContactKind } from './card-contacts.ts';
import {
  type CardData,
  type CardTheme,
  type CardType,
  EVENT_TEXTS,
  type EventDetails,
  type PersonalDetails,
} from './card-data.ts';
import type { CardDesign } from './card-design.ts';
import { TYPE_LABELS } from './card-type-label.ts';
import type { ContactPoint } from './contact-data.ts';
import { displayUrl, mailtoHref, mapUrl, normalizeUrl, safeImageUrl, shownImageUrl, telHref } from './link.ts';
import type { ProfileNetwork } from './profile-network.ts';
import { socialLabel, socialText, socialUrl } from './social.ts';
import { SOCIAL_NETWORKS } from './social-network.ts';
import { hasText, toLine } from './text.ts';

export interface PreviewSocial {
  network: ProfileNetwork;
  label: string;
  text: string;
  url: string;
}

/** What a card face and a public page show. Texts are '' when there is nothing; links are safe for `href`; null otherwise. */
export interface CardPreview {
  type: CardType;
  theme: CardTheme;
  /** Null or absent where the card looks as its theme does. */
  design?: CardDesign | null;
  title: string;
  badge: string;
  name: string;
  /** What stands with the name; absent where nothing does. */
  nameDetails?: NameDetails;
  role: string;
  /** '' on personal cards, and where the company's name already is the card's name. */
  company: string;
  tagline: string;
  logo: string | null;
  /** The person's picture; on personal cards without a logo the same picture is the logo. */
  photo: string | null;
  phone: string;
  phoneHref: string | null;
  email: string;
  emailHref: string | null;
  /** Without its scheme. */
  website: string;
  websiteUrl: string | null;
  /** As written, with line breaks. */
  address: string;
  /** The address on one line. */
  location: string;
  mapUrl: string | null;
  /** Only networks that lead somewhere. */
  socials: PreviewSocial[];
  /** '' on company cards. */
  education: string;
  message: string;
  tags: string[];
  /** Of event cards with a day or a place. */
  event?: PreviewEvent | null;
}

/** What stands with a name; '' for nothing. */
export interface NameDetails {
  suffix: string;
  pronouns: string;
  pronunciation: string;
}

/** A work as the page of a portfolio card shows it. */
export interface ShownWork {
  src: string;
  title: string;
  alt: string;
  /** '' where there is none. */
  year: string;
  url: string | null;
}

export interface PreviewEvent {
  /** '18 December 2026, 19:00 – 22:00'; '' without a day. */
  time: string;
  place: string;
  /** The place on a map. */
  placeUrl: string | null;
  ticketsUrl: string | null;
}

interface Titled {
  title?: string;
  name?: string;
  type?: CardType;
  extra?: { company: { companyName: string } };
}

/** The card's title; without one whose card it is: the name, else the company. Then its type, or 'Card'. */
export function displayTitle({ title, name, type, extra }: Titled): string {
  return firstText(title, name, extra?.company.companyName) || (type ? TYPE_LABELS[type] : t('Card'));
}

/** The category, or the type. */
export function cardBadge(data: CardData): string {
  return firstText(data.extra.company.category, TYPE_LABELS[data.type]);
}

/** Business cards and events speak for a company: what is empty on them is taken from the company's details. */
export function isCompanyCard(type: CardType): boolean {
  return type === 'business' || type === 'event';
}

/** The card's main fields with the fallbacks of its type applied, texts trimmed and otherwise as written. */
export function mainFields(data: CardData) {
  const company = isCompanyCard(data.type) ? data.extra.company : undefined;
  const details = company ?? data.extra.personal;
  const [place] = shownAddresses(data);
  return {
    name: firstText(data.name, company?.companyName),
    role: firstText(data.role, company?.designation),
    phone: firstText(...data.phones.map(({ value }) => value)),
    email: firstText(...data.emails.map(({ value }) => value)),
    website: firstText(...data.websites.map(({ value }) => value)),
    address: firstText(place?.value),
    mapsLink: firstText(place?.map),
    logo: firstText(data.logoUrl, company ? company.companyLogo : data.extra.personal.photoUrl),
    education: company ? '' : data.extra.personal.education.trim(),
    message: firstText(details.message),
    company: firstText(company?.companyName),
  };
}

/**
 * The addresses as they are shown. The first one without a map gets that of an entry that is a map alone: one without a
 * label, or with that of the type, work on a company's card and home on a person's.
 */
function shownAddresses({ type, addresses }: CardData): AddressPoint[] {
  const [own, others] = isCompanyCard(type) ? ['work', 'home'] : ['home', 'work'];
  const [first, ...written] = addresses.filter(({ value }) => hasText(value));
  const maps = addresses.filter(({ label, value, map }) => !hasText(value) && hasText(map) && label !== others);
  const spare = first && !hasText(first.map) ? maps.find(({ label }) => label === '' || label === own) : undefined;
  if (!first) return maps;
  return [{ ...first, map: first.map || (spare?.map ?? '') }, ...written, ...maps.filter((one) => one !== spare)];
}

/** One way to reach the person, as the card's page shows it. */
export interface ShownContact {
  kind: ContactKind;
  /** One of POINT_LABELS, or own words; '' for none. */
  label: string;
  /** '' for a map without an address. */
  text: string;
  /** Safe for `href`; null for what leads nowhere. */
  href: string | null;
}

/** All ways to reach the person, the first of each kind first, each once. */
export function shownContacts(data: CardData, formatPhone = (phone: string) => phone): ShownContact[] {
  const lists = { ...data, addresses: shownAddresses(data) };
  const seen = new Set<string>();
  return CONTACT_KINDS.flatMap((kind) => lists[kind].map((entry) => showContact(kind, entry, formatPhone))).filter(
    ({ kind, text, href }) => {
      const key = `${kind} ${href ?? text}`;
      const isNew = !seen.has(key) && (href !== null || text !== '');
      seen.add(key);
      return isNew;
    },
  );
}

function showContact(
  kind: ContactKind,
  { label, value, map = '' }: ContactPoint & { map?: string },
  formatPhone: (phone: string) => string,
): ShownContact {
  const text = value.trim();
  if (kind === 'phones') return { kind, label, text: formatPhone(text), href: telHref(text) };
  if (kind === 'emails') return { kind, label, text, href: mailtoHref(text) };
  if (kind === 'websites') return { kind, label, text: displayUrl(text), href: normalizeUrl(text) };
  return { kind, label, text: addressLine(text), href: mapUrl(map, text) };
}

/** An address on one line. */
function addressLine(address: string): string {
  return toLine(address.replace(/\s*\n\s*/gu, ', '));
}

/**
 * Everything that is seen of a card. `formatPhone` turns the stored E.164 number into what is shown; it is handed in,
 * so that pages with ready previews need no phone number tables. Dates are written as in the reader's locale.
 */
export function cardPreview(
  data: CardData,
  formatPhone = (phone: string) => phone,
  locale = regionalLocale(language),
): CardPreview {
  const { logo, website, mapsLink, company, ...fields } = mainFields(data);
  return {
    ...fields,
    type: data.type,
    theme: data.theme,
    ...(data.design && { design: shownDesign(data.design) }),
    title: displayTitle(data),
    badge: cardBadge(data),
    ...nameDetails(data),
    company: company === fields.name ? '' : company,
    tagline: data.tagline.trim(),
    logo: shownImageUrl(logo),
    photo: photo(data.extra.personal),
    phone: formatPhone(fields.phone),
    phoneHref: telHref(fields.phone),
    emailHref: mailtoHref(fields.email),
    website: displayUrl(website),
    websiteUrl: normalizeUrl(website),
    location: addressLine(fields.address),
    mapUrl: mapUrl(mapsLink, fields.address),
    socials: previewSocials(data, formatPhone),
    tags: data.tags.filter(hasText),
    ...previewEvent(data, locale),
  };
}

function nameDetails({ name, suffix, pronouns, pronunciation }: CardData): Pick<CardPreview, 'nameDetails'> {
  const parts = { suffix: suffix.trim(), pronouns: pronouns.trim(), pronunciation: pronunciation.trim() };
  return hasText(name) && hasText(suffix + pronouns + pronunciation) ? { nameDetails: parts } : {};
}

function previewEvent({ type, extra: { event } }: CardData, locale: string): Pick<CardPreview, 'event'> {
  if (type !== 'event' || !event || !hasEvent(event)) return {};
  const { place, ticketsUrl } = event;
  return {
    event: {
      time: eventTimeText(event, locale),
      place: place.trim(),
      placeUrl: mapUrl('', place),
      ticketsUrl: normalizeUrl(ticketsUrl),
    },
  };
}

/** The works of a portfolio card, in their order. No part of the preview: lists of cards don't show them. */
export function shownWorks({ type, extra: { works } }: CardData): ShownWork[] {
  if (type !== 'portfolio') return [];
  return (works ?? []).flatMap(({ imageUrl, title, alt, link, year }) => {
    const src = shownImageUrl(imageUrl);
    return src ? [{ src, title: title.trim(), alt: firstText(alt, title), year, url: normalizeUrl(link) }] : [];
  });
}

function shownDesign(design: CardDesign): CardDesign {
  const { coverUrl, darkLogoUrl, ...rest } = design;
  const cover = coverUrl ? shownImageUrl(coverUrl) : null;
  const darkLogo = darkLogoUrl ? shownImageUrl(darkLogoUrl) : null;
  return { ...rest, ...(cover && { coverUrl: cover }), ...(darkLogo && { darkLogoUrl: darkLogo }) };
}

/** The addresses of pictures elsewhere that a card shows, each once. */
export function linkedPictures({ logoUrl, design, blocks, extra }: CardData): string[] {
  const urls = [logoUrl, extra.company.companyLogo, extra.personal.photoUrl];
  urls.push(design?.coverUrl ?? '', design?.darkLogoUrl ?? '');
  urls.push(...(extra.works ?? []).map(({ imageUrl }) => imageUrl));
  for (const { imageUrl, pictures } of blocks ?? []) urls.push(imageUrl, ...pictures.map((one) => one.imageUrl));
  const links = urls.map((url) => safeImageUrl(url)).filter((url) => url !== null);
  return [...new Set(links.filter((url) => !url.startsWith('/')))];
}

function photo(personal: PersonalDetails): string | null {
  return shownImageUrl(personal.photoUrl);
}

function previewSocials({ socials, profiles }: CardData, formatPhone: (phone: string) => string): PreviewSocial[] {
  const all = [...SOCIAL_NETWORKS.map((network) => ({ network, value: socials[network] })), ...(profiles ?? [])];
  return all.flatMap(({ network, value }) => {
    const url = socialUrl(network, value);
    const text = socialText(network, value);
    return url
      ? [{ network, label: socialLabel(network), text: network === 'whatsapp' ? formatPhone(text) : text, url }]
      : [];
  });
}

function firstText(...texts: (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && hasText(text))?.trim() ?? '';
}

/** Whether anything is said. */
function hasEvent(event: EventDetails): boolean {
  return EVENT_TEXTS.some((name) => hasText(event[name]));
}

/** '18 December 2026, 19:00 – 22:00' as the reader's locale writes it; '' without a day. */
export function eventTimeText({ date, startTime, endTime }: EventDetails, locale = regionalLocale(language)): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (date === '' || Number.isNaN(day.getTime())) return '';
  const dayText = day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  if (!startTime) return dayText;
  return `${dayText}, ${startTime}${endTime ? ` – ${endTime}` : ''}`;
}
