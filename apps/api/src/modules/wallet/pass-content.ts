import { createHash } from 'node:crypto';
import {
  type CardData,
  type CardPreview,
  cardPreview,
  contactCode,
  formatPhone,
  initials,
  isDarkColor,
  isOpenCard,
  type PrivacySwitches,
  readPrivacy,
  shownBlocks,
  shownContacts,
  themeDesign,
  translateCard,
  visibleCardData,
} from '@tessera/domain';
import { isLanguageTag, type LanguageTag, languageOf, type Message, msg, type Text } from '@tessera/texts';
import type { Card } from '../cards/index.ts';
import type { WalletCode } from './wallet-pass.entity.ts';

/** Part of what a pass is known by: to be counted up when all passes shall look different. */
const DESIGN = 2;

/** A line of a pass: its label, its text, and the link behind it. */
export interface PassLine {
  /** Stays the same while the line is about the same thing: devices tell changes by it. */
  key: string;
  kind: 'phone' | 'email' | 'website' | 'address' | 'social' | 'text';
  label: Text;
  text: string;
  href: string | null;
}

export interface PassContent {
  /** Of the card's page: stable, and without the mark of a share. */
  url: string;
  name: string;
  role: string;
  company: string;
  tagline: string;
  /** '' where the name has no letters. */
  initials: string;
  colors: { paper: string; paperEnd: string; name: string; accent: string };
  photo: string | null;
  /** Null where the same picture is the photo. */
  logo: { src: string; hasPlate: boolean } | null;
  /** All that the card shows of how to reach the person. */
  lines: PassLine[];
  /** `tel:` of the first phone. */
  call: string | null;
  /** Where a visitor books a time. */
  book: string | null;
  code: { text: string; isShortened: boolean };
  language: LanguageTag;
  /** What the card says in other languages of the product, by its own words. */
  translations: Partial<Record<LanguageTag, Record<string, string>>>;
}

export interface PassSource {
  card: Pick<Card, 'id' | 'data' | 'visibility' | 'updatedAt'>;
  owner: PrivacySwitches & { locale: string | null; language: string };
  /** Absolute address of the card's page. */
  url: string;
  code: WalletCode;
}

/**
 * What a pass says: what everybody sees of the card, because everybody can be shown a pass. Null for a card that strangers
 * can't open: its pass is void.
 */
export function passContent({ card, owner, url, code }: PassSource): PassContent | null {
  if (!isOpenCard(card)) return null;
  const data = visibleCardData(card.data, readPrivacy(owner));
  const preview = cardPreview(data, formatPhone);
  const lines = listLines(data);
  const { paper, paperEnd, name, accent } = (preview.design ?? themeDesign(preview.theme)).colors;
  return {
    url,
    ...{ name: preview.name || preview.title, role: preview.role, company: preview.company, tagline: preview.tagline },
    initials: initials(preview.name || preview.title),
    colors: { paper, paperEnd, name, accent },
    ...{ photo: preview.photo, logo: readLogo(preview, paper), lines },
    call: lines.find(({ kind, href }) => kind === 'phone' && href !== null)?.href ?? null,
    book: shownBlocks(data).find((block) => block.kind === 'calendar' && /^https?:/.test(block.url ?? ''))?.url ?? null,
    code: makeCode({ card, owner, url, code }),
    language: isLanguageTag(data.language) ? data.language : languageOf(owner.language),
    translations: translations(data),
  };
}

/** Names what a pass shows; `null` is a void one. */
export function hashContent(content: PassContent | null): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, content]))
    .digest('hex');
}

/** Made for white paper, it lies on a plate where the paper is dark; unless there is one for dark paper. */
function readLogo({ logo, photo, design }: CardPreview, paper: string): PassContent['logo'] {
  const isDark = isDarkColor(paper);
  if (logo && design?.darkLogoUrl && isDark) return { src: design.darkLogoUrl, hasPlate: false };
  return logo && logo !== photo ? { src: logo, hasPlate: isDark } : null;
}

function makeCode({ card, owner, url, code }: PassSource): PassContent['code'] {
  const show = readPrivacy(owner);
  // Who offers no contact file offers none in a code either.
  const source = { data: card.data, uid: card.id, rev: card.updatedAt, sourceUrl: url, show: SHARED(show) };
  const contact = code === 'contact' && show.details ? contactCode({ ...source, language: owner.locale }, url) : null;
  return contact ?? { text: url, isShortened: false };
}

const SHARED = ({ email, socials }: ReturnType<typeof readPrivacy>) => ({ email, socials });

const LABELS = {
  phones: ['phone', msg('Phone')],
  emails: ['email', msg('Email')],
  websites: ['website', msg('Website')],
  addresses: ['address', msg('Address')],
} as const;

const POINT_LABELS: Record<string, Message> = {
  mobile: msg('Mobile'),
  work: msg('Work'),
  home: msg('Home'),
  fax: msg('Fax'),
  pager: msg('Pager'),
};

function listLines(data: CardData): PassLine[] {
  const { socials } = cardPreview(data, formatPhone);
  const counts = new Map<string, number>();
  const contacts = shownContacts(data, formatPhone).map(({ kind, label, text, href }): PassLine => {
    const [name, usual] = LABELS[kind];
    const at = counts.get(name) ?? 0;
    counts.set(name, at + 1);
    return { key: `${name}-${at}`, kind: name, label: readLabel(label) ?? usual, text: text || (href ?? ''), href };
  });
  return [
    ...contacts,
    ...socials.map(({ network, label, text, url }, at): PassLine => {
      return { key: `social-${network}-${at}`, kind: 'social', label, text: text || url, href: url };
    }),
  ];
}

/** Own words stay as they are; null for none. */
function readLabel(label: string): Text | null {
  return (Object.hasOwn(POINT_LABELS, label) ? POINT_LABELS[label] : label) || null;
}

function translations(data: CardData): PassContent['translations'] {
  const own = cardPreview(data, formatPhone);
  const said = (data.translations ?? []).flatMap(({ language }) => {
    const tag = language.split('-')[0]?.toLowerCase();
    if (!isLanguageTag(tag)) return [];
    const other = cardPreview(translateCard(data, language), formatPhone);
    const words = (['name', 'role', 'company', 'tagline'] as const)
      .filter((field) => own[field] !== '' && other[field] !== own[field])
      .map((field) => [own[field], other[field]] as const);
    return [[tag, Object.fromEntries(words)] as const];
  });
  return Object.fromEntries(said);
}
