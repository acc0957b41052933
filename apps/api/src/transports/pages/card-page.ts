import {
  ADDRESSES,
  type CardData,
  type CardLanguage,
  type CardPageProps,
  type CardPreview,
  type CardReader,
  cardPreview,
  cardVcf,
  chooseCardLanguage,
  contactFilePath,
  EXCHANGE_CONSENT_VERSION,
  type ExchangeRules,
  exchangeConsent,
  fillPath,
  formatPhone,
  hasAudiences,
  hasText,
  isCompanyCard,
  isPublicCard,
  keepVisit,
  LANGUAGE_QUERY,
  languageName,
  orderWallets,
  pageTitle,
  readPrivacy,
  readVisit,
  type ShownContact,
  type ShownWork,
  type StoredFiles,
  shownBlocks,
  shownContacts,
  shownWorks,
  translateCard,
  VISITOR,
  visibleCardData,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyRequest } from 'fastify';
import type { Context, Services } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { type Card, CardReaders, CardSql, Cards } from '../../modules/cards/index.ts';
import { type ExchangeFormRow, findOpenRules, openRules, selectExchangeForm } from '../../modules/exchange/index.ts';
import { type User, Users } from '../../modules/identity/index.ts';
import type { PhotoSource, PicturedCard, Previews } from '../../modules/previews/index.ts';
import { listVisitorWallets, selectIsOnPage } from '../../modules/wallet/index.ts';
import { readLocale, readWantedLanguages } from '../http/page-language.ts';
import { readSearch } from '../http/redirect.ts';
import type { Head } from './head.ts';
import type { Site } from './site.ts';

type ShownCard = Pick<Card, 'id' | 'slug' | 'visibility' | 'data' | 'updatedAt'>;
type ShownOwner = Pick<
  User,
  | 'id'
  | 'fullName'
  | 'handle'
  | 'avatarUrl'
  | 'locale'
  | 'timeZone'
  | 'showEmail'
  | 'allowContactDownloads'
  | 'showSocials'
>;

export interface FoundCard {
  /** Its data are those of `data`. */
  card: ShownCard & { ownerId: string };
  owner: ShownOwner;
  /** `/{handle or owner id}/{slug}`, where the card lives now. */
  path: string;
  /** Only what the reader may see, in the card's own language. */
  data: CardData;
  preview: CardPreview;
  /** What everyone may see: of this its picture is drawn, which other sites keep. */
  openPreview: CardPreview;
  /** Whether it has a photo that the reader may not see: then nothing shows the person instead. */
  isPhotoHidden: boolean;
  /** Whether readers get different pages: then no cache may keep one. */
  isPersonal: boolean;
  works: ShownWork[];
  /** What is known of the files that its blocks lead to; absent where nobody looked. */
  files?: StoredFiles;
  /** What visitors may leave; null while that is switched off. */
  exchange: ExchangeRules | null;
  /** Whether visitors can add the card to wallets. */
  isInWallets: boolean;
}

interface FoundRow extends ShownCard {
  owner: ShownOwner;
  form: Pick<ExchangeFormRow, 'isOn' | 'rules'> | null;
  isInWallets: boolean | null;
}

/** Who opens a page. Whose session it is is only looked up for a card that differs between readers. */
export interface PageVisit {
  loadContext: () => Promise<Context>;
  search: string;
}

/** The card at a public address, as the visitor may see it, without a visit a stranger; null when there is none for them. */
export async function findPublicCard(
  services: Pick<Services, 'db' | 'reads'>,
  address: { owner: string; slug: string },
  visit: PageVisit | null = null,
): Promise<FoundCard | null> {
  const [row] = await services.reads.query<FoundRow>(
    isUuid(address.owner) ? 'public_card_by_id' : 'public_card_by_handle',
    isUuid(address.owner) ? PUBLIC_CARD.replace('u.handle', 'u.id') : PUBLIC_CARD,
    [address.owner.toLowerCase(), address.slug],
  );
  if (!row) return findMovedCard(services, address, visit);
  const ways = { exchange: openRules(row.form), isInWallets: row.isInWallets === true };
  return shown({ ...row, ownerId: row.owner.id }, row.owner, { ...ways, visit });
}

/** The usual case in one statement: present handle or id, present slug. */
const PUBLIC_CARD = `
  SELECT c.id, c.slug, c.visibility, c.data, c.updated_at AS "updatedAt",
         json_build_object('id', u.id, 'fullName', u.full_name, 'handle', u.handle, 'avatarUrl', u.avatar_url, 'locale', u.locale, 'timeZone', u.time_zone,
           'showEmail', u.show_email, 'allowContactDownloads', u.allow_contact_downloads, 'showSocials', u.show_socials) AS owner,
         (${selectExchangeForm('c.id')}) AS form, (${selectIsOnPage('c.id')}) AS "isInWallets"
    FROM users u JOIN cards c ON c.owner_id = u.id
   WHERE u.handle = $1 AND c.slug = $2 AND ${CardSql.whereOpen('c')}`;

/** The card, for its owner and people with access by a share: their session or the link's token says so. Null for others. */
export async function findSharedCard(
  context: Context,
  asked: { id: string; token: string | null },
): Promise<FoundCard | null> {
  const card = await Cards.findCard(context, context.viewer, asked);
  const owner = card && (await context.loaders.user.load(card.ownerId));
  if (!card || !owner) return null;
  const reader = await CardReaders.findPageReader(context, card, asked);
  return shown(card, owner, { exchange: null, isInWallets: false, reader });
}

/** A card under a former handle or slug, or one that was made this very moment. */
async function findMovedCard(
  { db }: Pick<Services, 'db'>,
  address: { owner: string; slug: string },
  visit: PageVisit | null,
) {
  const card = await Cards.findCardByAddress({ db }, null, address);
  const owner = card && (await Users.findOwner(db, card.ownerId));
  if (!card || !owner) return null;
  return shown(card, owner, { exchange: await findOpenRules({ db }, card.id), isInWallets: false, visit });
}

/** A program's token opens no more of a page than its visitors see: it reads cards by the API. */
async function findVisitor(card: ShownCard & { ownerId: string }, visit: PageVisit): Promise<CardReader> {
  const context = await visit.loadContext();
  const viewer = context.viewer?.token ? null : context.viewer;
  return CardReaders.findPageReader({ ...context, viewer }, card, readVisit(visit.search));
}

type ShownWays = Pick<FoundCard, 'exchange' | 'isInWallets'> & { visit?: PageVisit | null; reader?: CardReader };

async function shown(
  card: ShownCard & { ownerId: string },
  owner: ShownOwner,
  { visit, reader: known, ...ways }: ShownWays,
): Promise<FoundCard> {
  const isPersonal = hasAudiences(card.data);
  const reader = known ?? (isPersonal && visit ? await findVisitor(card, visit) : VISITOR);
  const data = visibleCardData(card.data, readPrivacy(owner), reader);
  const preview = cardPreview(data, formatPhone);
  const path = `/${Users.ownerSegment(owner)}/${card.slug}`;
  const works = shownWorks(data);
  return {
    card: { ...card, data },
    owner,
    path,
    data,
    preview,
    openPreview: isPersonal ? cardPreview(visibleCardData(card.data, readPrivacy(owner)), formatPhone) : preview,
    isPhotoHidden: isPersonal && !preview.photo && Boolean(cardPreview(card.data, formatPhone).photo),
    isPersonal,
    works,
    ...ways,
  };
}

/** Who reads a page: the site in their language, all languages that they want, and the query of the address. */
export interface Reader {
  site: Site;
  /** The reader's locale for dates. */
  locale: string;
  wanted: readonly string[];
  search: string;
  /** The header; '' without. */
  userAgent: string;
}

export function readReader(site: Site, request: FastifyRequest): Reader {
  return {
    site,
    locale: readLocale(request, site.language),
    wanted: readWantedLanguages(request),
    search: readSearch(request),
    userAgent: request.headers['user-agent'] ?? '',
  };
}

/** The card's texts in the language that the reader wants most, and dates in that of the site; its type reads the same in all. */
export function readCard({ data }: FoundCard, { locale, wanted }: Reader): { data: CardData; preview: CardPreview } {
  const translated = translateCard(data, chooseCardLanguage(data, wanted));
  return { data: translated, preview: cardPreview(translated, formatPhone, locale) };
}

/** The form knows by the address how the visitor came. */
export function cardPageProps(services: Pick<Context, 'env' | 'log'>, found: FoundCard, reader: Reader): CardPageProps {
  const { env } = services;
  const { card, owner, path, works, exchange } = found;
  const offered = listVisitorWallets(services, { cardId: card.id, isOnPage: found.isInWallets });
  const wallets = orderWallets(offered, reader.userAgent);
  const { data, preview } = readCard(found, reader);
  const others = listOtherLanguages(found, { read: data.language, search: reader.search });
  const blocks = shownBlocks(data, found.files);
  const isTranslated = data.language !== found.data.language;
  return {
    id: card.id,
    path,
    url: env.publicOrigin + path,
    preview,
    contacts: shownContacts(data, formatPhone),
    language: data.language ?? '',
    ...(others.length > 0 && { others }),
    ...(blocks.length > 0 && { blocks }),
    ...(works.length > 0 && { works }),
    ...(wallets.length > 0 && { wallets }),
    ownerName: owner.fullName,
    profilePath: fillPath(ADDRESSES.publicProfile.path, { owner: Users.ownerSegment(owner) }),
    contactFilePath: readPrivacy(owner).details
      ? contactFilePath({ ...card, path }) +
        withLanguage(keepVisit(reader.search), isTranslated ? (data.language ?? '') : '')
      : null,
    exchange: exchange && {
      path: `${path}/exchange${keepVisit(reader.search)}`,
      rules: exchange,
      consent: reader.site.say(exchangeConsent(owner.fullName)),
      consentVersion: EXCHANGE_CONSENT_VERSION,
    },
  };
}

/** The card's languages but the one that it is read in. */
function listOtherLanguages(
  { data, path }: FoundCard,
  { read, search }: { read: string; search: string },
): CardLanguage[] {
  const all = [data.language, ...(data.translations ?? []).map(({ language }) => language)];
  return all
    .filter((language) => language && language !== read)
    .map((language) => ({
      language,
      name: languageName(language),
      path: path + withLanguage(keepVisit(search), language),
    }));
}

/** The query with the language for the next address; unchanged for ''. */
function withLanguage(query: string, language: string): string {
  return language ? `?${new URLSearchParams([...new URLSearchParams(query), [LANGUAGE_QUERY, language]])}` : query;
}

/** What the card's picture is drawn from. */
export function picturedCard({ env }: Pick<Context, 'env'>, { card, path, openPreview }: FoundCard): PicturedCard {
  return { id: card.id, preview: openPreview, address: new URL(env.publicOrigin).host + path };
}

/** Absolute address of the card's picture; another one once it looks different, because other sites keep pictures. */
export function pictureUrl({ env }: Pick<Context, 'env'>, found: FoundCard, previews: Previews): string {
  const version = previews.version(picturedCard({ env }, found));
  return `${env.publicOrigin}${found.path}.jpg?v=${version.slice(0, 8)}`;
}

export function cardHead(
  { env }: Pick<Context, 'env'>,
  found: FoundCard,
  { data, previews, site }: { data: CardPageProps; previews: Previews; site: Site },
): Head {
  const { card } = found;
  const { preview } = data;
  const name = preview.name || preview.company || preview.title;
  const summary = [preview.role, preview.company, preview.tagline].filter(Boolean).join(' · ');
  return {
    title: site.say(pageTitle(name)),
    description: summary || site.say(msg('The digital business card of {name}.', { name })),
    canonical: data.url,
    image: pictureUrl({ env }, found, previews),
    isWidePreview: true,
    embedding: `${env.publicOrigin}/oembed?format=json&url=${encodeURIComponent(data.url)}`,
    isIndexed: isPublicCard(card),
    jsonLd: cardJsonLd(found, data),
    data,
  };
}

/** Whether the card names a company or an event, and no person. */
function namesNobody({ data }: ShownCard): boolean {
  return isCompanyCard(data.type) && !hasText(data.name);
}

/** schema.org Person, or Organization for a business card that names a company alone. */
function cardJsonLd({ card, works }: FoundCard, { preview, contacts, url }: CardPageProps): object {
  const isOrganization = preview.type === 'business' && namesNobody(card);
  const entries = Object.entries({
    name: preview.name || preview.title,
    jobTitle: isOrganization ? '' : preview.role,
    worksFor: preview.company && { '@type': 'Organization', name: preview.company },
    telephone: oneOrAll(contacts, 'phones', ({ href }) => href?.replace('tel:', '')),
    email: oneOrAll(contacts, 'emails', ({ text }) => text),
    address: oneOrAll(contacts, 'addresses', ({ text }) => text),
    sameAs: [
      ...contacts.flatMap(({ kind, href }) => (kind === 'websites' && href ? [href] : [])),
      ...preview.socials.map((social) => social.url),
    ],
  }).filter(([, value]) => value && (!Array.isArray(value) || value.length > 0));
  return {
    '@context': 'https://schema.org',
    '@type': isOrganization ? 'Organization' : 'Person',
    url,
    ...Object.fromEntries(entries),
    ...(works.length > 0 && { '@reverse': { creator: works.map((work) => workJsonLd(work, url)) } }),
  };
}

/** A single value stands for itself, as most readers expect it. */
function oneOrAll(
  contacts: readonly ShownContact[],
  kind: ShownContact['kind'],
  read: (contact: ShownContact) => string | undefined,
): string | string[] {
  const [first = '', ...others] = contacts.flatMap((contact) => (contact.kind === kind ? read(contact) || [] : []));
  return others.length > 0 ? [first, ...others] : first;
}

function workJsonLd({ src, title, year, url }: ShownWork, pageUrl: string): object {
  const image = new URL(src, pageUrl).href;
  return { '@type': 'CreativeWork', name: title, image, ...(url && { url }), ...(year && { dateCreated: year }) };
}

/** Where the contact file's photo may come from: of a company its logo, of a person the card's photo or, where it has none, their own. */
export function photoSources({ card, owner, preview, isPhotoHidden }: FoundCard): PhotoSource[] {
  const logo: PhotoSource = { url: preview.logo, kind: 'logo' };
  const photo: PhotoSource = { url: preview.photo, kind: 'portrait' };
  const own: PhotoSource = { url: isPhotoHidden ? null : owner.avatarUrl, kind: 'portrait' };
  return namesNobody(card) ? [logo, photo] : [photo, own, logo];
}

/**
 * The contact file, without what the owner does not show. `photo` is a JPEG. Version 4.0 has all languages of the card, 3.0
 * the one that the reader wants most.
 */
export function contactFile(
  { env }: Pick<Context, 'env'>,
  { card, owner, path }: FoundCard,
  { version, photo, wanted }: { version: '3.0' | '4.0'; photo: Buffer | null; wanted: readonly string[] },
): string {
  const { data } = card;
  return cardVcf({
    data: version === '3.0' ? translateCard(data, chooseCardLanguage(data, wanted)) : data,
    uid: card.id,
    rev: card.updatedAt,
    sourceUrl: env.publicOrigin + contactFilePath({ ...card, path }),
    version,
    show: readPrivacy(owner),
    language: owner.locale,
    ...(photo && { photo: { base64: photo.toString('base64'), mediaType: 'image/jpeg' } }),
  });
}
