import type { CardData } from './card-data.ts';
import { translateCard } from './card-translation.ts';
import { splitName } from './person-name.ts';
import { type CardPreview, cardPreview, isCompanyCard, shownContacts } from './preview.ts';
import { type CardReader, type PrivacyChoice, visibleCardData } from './privacy.ts';
import { shownBlocks } from './shown-blocks.ts';
import { hasText, toLine } from './text.ts';
import {
  countGroups,
  escapeComponent,
  escapeText,
  joinLines,
  labelProperty,
  languageLines,
  listLine,
  pointLines,
  structuredName,
  textLine,
} from './vcard-lines.ts';

export type VcardVersion = '3.0' | '4.0';

export interface VcardSource {
  data: CardData;
  /** Stays the same for a card, so that saving it again updates the contact. A UUID. */
  uid: string;
  /** When the card was last changed. */
  rev: Date;
  /** Address under which this very file can be fetched again; http(s). */
  sourceUrl: string;
  version: VcardVersion;
  show: PrivacyChoice & PersonalChoice;
  /** Who gets the file; a visitor of whom nothing is known where it isn't said. */
  reader?: CardReader;
  /** The one that the owner writes, e.g. 'hu-HU', where the card doesn't say: in some the family name comes first. */
  language?: string | null;
  /** The person, or the company's logo. A square of at most 512 px is what address books keep. */
  photo?: { base64: string; mediaType: 'image/jpeg' | 'image/png' | 'image/webp' };
}

/** What only an owner's own copy has in it. */
export interface PersonalChoice {
  birthday?: boolean;
  anniversary?: boolean;
  homeAddress?: boolean;
}

/**
 * The card as a contact file: UTF-8, CRLF, folded at 75 octets (RFC 2426 for 3.0, RFC 6350 for 4.0). Version 4.0 has the
 * card's texts in all its languages; 3.0, which knows no such thing, in the card's own.
 */
export function cardVcf(source: VcardSource): string {
  const visible = visibleCardData(source.data, source.show, source.reader);
  const preview = cardPreview(visible);
  const nextGroup = countGroups();
  return joinLines([
    'BEGIN:VCARD',
    `VERSION:${source.version}`,
    'PRODID:-//Tessera//Tessera 1.0//EN',
    ...identity(source, preview),
    ...contactLines(source.version, visible, nextGroup),
    ...addressLines(source, visible, nextGroup),
    ...homeLine(source),
    ...inLanguages(source, 'NOTE', ({ tagline, message }, said) =>
      escapeText([tagline, message, ...blockTexts(said)].filter(Boolean).join('\n')),
    ),
    ...listLine('CATEGORIES', preview.tags),
    ...socialLines(preview, nextGroup),
    ...blockLines(source, visible, nextGroup),
    ...anniversaryLines(source, nextGroup),
    ...photoLine(source),
    ...provenance(source),
    'END:VCARD',
  ]);
}

/** A property in each language of the card, its own first. `read` gives the value as it is written. */
function inLanguages(
  { data, version, show, reader }: VcardSource,
  property: string,
  read: (preview: CardPreview, data: CardData) => string,
): string[] {
  const visible = visibleCardData(data, show, reader);
  const others = version === '4.0' ? (visible.translations ?? []) : [];
  const all = [visible, ...others.map(({ language }) => translateCard(visible, language))];
  return languageLines(
    property,
    all.map((said) => ({ language: said.language, value: read(cardPreview(said), said) })),
  );
}

function identity(source: VcardSource, preview: CardPreview): string[] {
  const { data, version, show, language } = source;
  const company = data.extra.company.companyName.trim();
  const isCompany = isCompanyCard(data.type) && company === nameOf(preview);
  // A company has no family name: an empty N and its name as ORG make address books file it as one.
  const marks = version === '4.0' ? ['KIND:org'] : ['X-ABShowAs:COMPANY'];
  const birthday = show.birthday ? isoDate(data.extra.personal.birthDate) : '';
  const names = inLanguages(source, 'N', (said, { language: own, givenName: given, familyName: family, suffix }) =>
    structuredName(nameOf(said), { language: own || (language ?? ''), given, family, suffix }),
  );
  return [
    ...inLanguages(source, 'FN', (said) => escapeText(nameOf(said))),
    ...(isCompany ? ['N:;;;;'] : names),
    ...inLanguages(source, 'ORG', (said) => escapeComponent(isCompany ? nameOf(said) : said.company)),
    ...(isCompany ? marks : []),
    ...(isCompany ? [] : spokenLines(source)),
    ...inLanguages(source, 'TITLE', ({ role }) => escapeText(role)),
    ...(birthday ? [`BDAY:${dateValue(birthday, version)}`] : []),
  ];
}

/** How the person is addressed. Apple and Google read the phonetic names; pronouns have a name of their own since RFC 9554 §3.4. */
function spokenLines({ data: whole, version, language, show, reader }: VcardSource): string[] {
  const data = visibleCardData(whole, show, reader);
  const { given, family } = splitName(data.pronunciation.trim(), data.language || (language ?? ''));
  return [
    ...textLine('X-PHONETIC-FIRST-NAME', given),
    ...textLine('X-PHONETIC-LAST-NAME', family),
    ...textLine(version === '4.0' ? 'PRONOUNS' : 'X-PRONOUNS', data.pronouns.trim()),
  ];
}

function nameOf({ name, title }: CardPreview): string {
  return name || title;
}

/** Each address; the first one in all languages of the card. */
function addressLines(source: VcardSource, { addresses }: CardData, nextGroup: () => string): string[] {
  // Another language may have an address where the card's own has none.
  const labels = addresses.length > 0 ? addresses.map(({ label }) => label) : [''];
  return labels.flatMap((label, at) => {
    const read = (_: CardPreview, said: CardData) => {
      const text = said.addresses[at]?.value.trim() ?? '';
      return hasText(text) ? `;;${escapeComponent(text)};;;;` : '';
    };
    // A map alone is no address.
    if (inLanguages(source, 'ADR', read).length === 0) return [];
    const { property, labelLine } = labelProperty('ADR', { label, types: label === '' ? ['WORK'] : [], nextGroup });
    return [...inLanguages(source, property, read), ...labelLine];
  });
}

/** The date as it was written when it is one, '' otherwise. */
function isoDate(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

/** Version 4.0 knows the basic form alone (RFC 6350 §4.3.1). */
function dateValue(isoDate: string, version: VcardVersion): string {
  return version === '4.0' ? isoDate.replaceAll('-', '') : isoDate;
}

function contactLines(version: VcardVersion, data: CardData, nextGroup: () => string): string[] {
  const contacts = shownContacts(data);
  const listOf = (kind: 'phones' | 'emails' | 'websites') =>
    contacts.flatMap(({ kind: own, label, text, href }) =>
      own === kind && (href || kind === 'phones') ? [{ label, value: kind === 'websites' ? (href ?? '') : text }] : [],
    );
  const style = { version, nextGroup };
  return [
    ...pointLines('TEL', listOf('phones'), { ...style, untyped: { plain: 'CELL', own: 'VOICE' } }),
    ...pointLines('EMAIL', listOf('emails'), { ...style, every: version === '3.0' ? ['INTERNET'] : [] }),
    ...pointLines('URL', listOf('websites'), style),
  ];
}

function homeLine({ data, show }: VcardSource): string[] {
  const { resAddress, pincode } = data.extra.personal;
  if (!show.homeAddress || !hasText(resAddress + pincode)) return [];
  return [`ADR;TYPE=HOME:;;${escapeComponent(resAddress.trim())};;;${escapeComponent(pincode.trim())};`];
}

/** Version 3.0 has no such property: Apple and Google read a labelled date, Evolution and KDE the other one. */
function anniversaryLines({ data, show, version }: VcardSource, nextGroup: () => string): string[] {
  const day = show.anniversary ? isoDate(data.extra.personal.anniversaryDate) : '';
  if (!day) return [];
  if (version === '4.0') return [`ANNIVERSARY:${dateValue(day, version)}`];
  const item = nextGroup();
  return [`X-ANNIVERSARY:${day}`, `${item}.X-ABDATE:${day}`, `${item}.X-ABLabel:_$!<Anniversary>!$_`];
}

/** Twice each: iOS and macOS read X-SOCIALPROFILE, everybody else at least a labelled address. */
function socialLines({ socials }: CardPreview, nextGroup: () => string): string[] {
  return socials.flatMap(({ network, label, url }) => {
    const item = nextGroup();
    return [`X-SOCIALPROFILE;TYPE=${network}:${url}`, `${item}.URL:${url}`, `${item}.X-ABLabel:${escapeText(label)}`];
  });
}

/** Blocks that lead somewhere, as labelled links; without those that repeat a phone, email, website or profile of the card. */
function blockLines({ sourceUrl }: VcardSource, visible: CardData, nextGroup: () => string): string[] {
  const contacts = shownContacts(visible).flatMap(({ kind, href }) => (href && kind !== 'addresses' ? [href] : []));
  const known = new Set([...contacts, ...cardPreview(visible).socials.map(({ url }) => url)].map(linkKey));
  return shownBlocks(visible).flatMap(({ kind, title, text, url, file }) => {
    if (!url || known.has(linkKey(url))) return [];
    known.add(linkKey(url));
    const item = nextGroup();
    const label = kind === 'map' ? [title, text].filter(Boolean).join(' · ') : title || (file?.name ?? '');
    // Uploaded files have an address on this server.
    return [`${item}.URL:${absoluteUrl(url, sourceUrl)}`, ...textLine(`${item}.X-ABLabel`, toLine(label))];
  });
}

/** Equal for links to the same place: email addresses are compared regardless of case. */
function linkKey(url: string): string {
  return url.startsWith('mailto:') ? url.toLowerCase() : url;
}

function absoluteUrl(url: string, base: string): string {
  return URL.canParse(url, base) ? new URL(url, base).href : url;
}

/** What blocks say in words: texts, and what others said of the person. */
function blockTexts(data: CardData): string[] {
  return shownBlocks(data).flatMap(({ kind, title, text, caption }) => {
    if (kind === 'text') return [[title, text].filter(Boolean).join('\n')];
    if (kind === 'testimonial')
      return [[`“${text}”`, [title, caption].filter(Boolean).join(', ')].filter(Boolean).join(' — ')];
    return [];
  });
}

function photoLine({ photo, version }: VcardSource): string[] {
  if (!photo) return [];
  const type = photo.mediaType.slice('image/'.length).toUpperCase();
  return version === '4.0'
    ? [`PHOTO:data:${photo.mediaType};base64,${photo.base64}`]
    : [`PHOTO;ENCODING=b;TYPE=${type}:${photo.base64}`];
}

function provenance({ uid, rev, sourceUrl, version }: VcardSource): string[] {
  const instant = rev.toISOString().replace(/\.\d+/, '');
  const source = URL.canParse(sourceUrl) ? new URL(sourceUrl).href : '';
  return [
    ...(source ? [`SOURCE:${source}`] : []),
    version === '4.0' ? `UID:urn:uuid:${escapeText(uid)}` : `UID:${escapeText(uid)}`,
    `REV:${version === '4.0' ? instant.replaceAll(/[-:]/g, '') : instant}`,
  ];
}
