import staticFiles from '@fastify/static';
import {
  ADDRESSES,
  type Address,
  correctPath,
  isReservedSegment,
  languagePath,
  type MissingCardProps,
  pageTitle,
  SUPPORT_META,
  storedFileKeys,
  YEARLY_DISCOUNT_META,
} from '@tessera/domain';
import { LANGUAGE_TAGS, type LanguageTag, type Message, msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../infra/html.ts';
import type { Env } from '../../infra/settings/env.ts';
import { bareAddress } from '../../infra/settings/values.ts';
import type { Services } from '../../kernel/context.ts';
import { createPreviews, type Previews } from '../../modules/previews/index.ts';
import { findStoredFiles } from '../../modules/uploads/index.ts';
import { readPageLanguage } from '../http/page-language.ts';
import { readPath, readSearch, redirectMoved, withoutSentenceEnd } from '../http/redirect.ts';
import { loadContext, sessionCookie } from '../http/request-context.ts';
import { findSharedFile, sendContactFile, sendEventFile, sendPicture, sendSignaturePicture } from './card-files.ts';
import { cardHead, cardPageProps, type FoundCard, findPublicCard, type PageVisit, readReader } from './card-page.ts';
import { registerCrawlerFiles } from './crawler-files.ts';
import { findDirectory } from './directory-page.ts';
import { registerEmbedding } from './embedding.ts';
import { findEndedCard } from './ended-card.ts';
import { registerExchangeForm } from './exchange-pages.ts';
import type { Head } from './head.ts';
import { registerLeadPages } from './lead-pages.ts';
import { registerPaymentPages } from './payment-pages.ts';
import { registerHandles, registerProfilePages } from './profile-page.ts';
import { mustBeFresh, registerPwa } from './pwa.ts';
import { type Site, sendHtml } from './site.ts';
import { APP_ADDRESSES, describePage, hasToken, isIndexed, SITE_ADDRESSES } from './site-map.ts';
import { registerTestPaymentPages } from './test-payment-pages.ts';
import { allowVideos } from './video-policy.ts';
import { registerWalletFiles } from './wallet-files.ts';

const YEAR_SECONDS = 31_536_000;

/** Everything a browser navigates to: the app, the public cards, and the way home for unknown addresses. */
export async function registerPages(app: FastifyInstance, services: Services, site: Site): Promise<void> {
  if (site.isBuilt) await serveAssets(app, site);
  registerPwa(app, services, site);
  registerCrawlerFiles(app, services);
  registerProfilePages(app, services, site);
  const previews = createPreviews(services);
  app.addHook('onClose', async () => previews.close());
  registerEmbedding(app, { services, site, previews });
  for (const address of APP_ADDRESSES) {
    app.get(address.path, async (request, reply) => {
      // Below the dashboard and with values in it the server's routes take what is spelled otherwise.
      const right = correctPath(readPath(request));
      if (right) return redirectMoved(request, reply, right);
      // Such addresses carry a token, and what follows a page is told where it came from.
      if (hasToken(address)) reply.header('referrer-policy', 'no-referrer');
      return sendApp(services, site.in(readPageLanguage(request, reply)), { address, request, reply });
    });
  }
  for (const language of LANGUAGE_TAGS) {
    for (const address of SITE_ADDRESSES) {
      app.get(languagePath(address.path, language), async (_request, reply) =>
        sendSitePage(services, { site: site.in(language), address }, reply),
      );
    }
  }
  registerWalletFiles(app, services);
  registerCards(app, { services, site, previews });
  registerHandles(app, services);
  await app.register(async (scope) => registerForms(scope, services, site));
}

/** Pages with forms that browsers send by themselves, without JavaScript. */
function registerForms(scope: FastifyInstance, services: Services, site: Site): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  registerExchangeForm(scope, services, site);
  registerLeadPages(scope, services, site);
  registerPaymentPages(scope, services, site);
  if (services.env.billing === 'test') registerTestPaymentPages(scope, services, site);
}

/**
 * `/{owner}/{slug}` is a card's page, `….vcf` its contact file, `….ics` its day in a calendar, `….jpg` its picture,
 * `….png` its photo or logo for signatures.
 */
function registerCards(app: FastifyInstance, { services, site, previews }: CardPages): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { owner, slug: last } = request.params as { owner: string; slug: string };
    if (isReservedSegment(owner)) return reply.callNotFound();
    // Both are stored in small letters; who asked otherwise is led to the card's own path.
    const [, , suffix = ''] = splitFile(withoutSentenceEnd(last.toLowerCase()));
    const visit = { loadContext: () => loadContext(services, request, reply), search: readSearch(request) };
    const found = await findByAddress(services, { owner, last: last.toLowerCase() }, visit);
    if (!found) return answerEnded(services, { site, request, owner, last: last.toLowerCase() }, reply);
    if (readPath(request) !== found.path + suffix) return redirectMoved(request, reply, found.path + suffix);
    if (suffix === '.vcf') return sendContactFile({ services, previews, found }, request, reply);
    if (suffix === '.ics') return sendEventFile({ services, previews, found }, reply);
    if (suffix === '.jpg') return sendPicture({ services, previews, found }, request, reply);
    if (suffix === '.png') return sendSignaturePicture({ services, previews, found }, request, reply);
    return sendCard({ services, site, previews }, found, { request, reply });
  };
  app.get(ADDRESSES.sharedCard.path.replace('?', '.vcf'), async (request, reply) => {
    // The address may carry the link's token, and it is for nobody else.
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    const found = await findSharedFile(services, request, reply);
    if (!found) return sendMissing(services, { site, request }, reply);
    return sendContactFile({ services, previews, found }, request, reply);
  });
  app.get('/:owner/:slug', answer);
  app.get('/:owner/:slug/', answer);
}

/** 'principal.vcf' → the whole, 'principal' and '.vcf'. */
function splitFile(last: string): RegExpExecArray | [] {
  return /^(.*?)(\.vcf|\.ics|\.jpg|\.png)?$/s.exec(last) ?? [];
}

/** The card at exactly this address, otherwise at the address without punctuation behind it. */
async function findByAddress(
  services: Services,
  { owner, last }: { owner: string; last: string },
  visit: PageVisit,
): Promise<FoundCard | null> {
  for (const written of new Set([last, withoutSentenceEnd(last)])) {
    const [, slug = ''] = splitFile(written);
    // PostgreSQL takes no NUL in a text, and no card has one in its address.
    const found = `${owner}${slug}`.includes('\0') ? null : await findPublicCard(services, { owner, slug }, visit);
    if (found) return found;
  }
  return null;
}

/** What the pages of cards are made with. */
interface CardPages {
  services: Services;
  site: Site;
  previews: Previews;
}

interface AppRequest {
  address: Address;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The app's document. Whoever seems to be signed in gets the dashboard's frame at once, which says nothing of them. */
async function sendApp(services: Services, site: Site, { address, request, reply }: AppRequest) {
  const screen = site.screen(readPath(request));
  const hasFrame = address.kind === 'dashboard' && request.cookies[sessionCookie(services.env)] !== undefined;
  const body = hasFrame ? site.render('dashboard-frame', {}) : '';
  const head = appHead(services, site, { address, request });
  if (address === ADDRESSES.explore) {
    const data = await findDirectory(services, request);
    return sendHtml(
      reply,
      site.document('index', { ...head, data }, { body: site.render('directory', data), ...screen }),
    );
  }
  const withoutScript = site.render('needs-script', {});
  return sendHtml(reply, site.document('index', head, { body, ...screen, withoutScript }));
}

async function serveAssets(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(staticFiles, {
    root: site.root,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.{html,br}', '.vite/**'],
    // Written by the build; what has no such file is compressed when it is asked for.
    preCompressed: true,
    setHeaders(reply, path) {
      // Names under assets/ carry a hash of the content.
      const isHashed = path.includes('/assets/');
      const lasting = isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';
      // Unknown to the table of types; what is compressed already would be compressed once more.
      if (path.endsWith('.tgz')) reply.type('application/gzip');
      reply.header('cache-control', mustBeFresh(path) ? 'no-cache' : lasting);
    },
  });
}

function appHead({ env }: Services, site: Site, { address, request }: Omit<AppRequest, 'reply'>): Head {
  return {
    ...describePage(address, site),
    canonical: env.publicOrigin + readPath(request),
    isIndexed: isIndexed(address),
    ...(isIndexed(address) && { image: `${env.publicOrigin}/og-image.jpg`, isWidePreview: true }),
  };
}

/** A page of the marketing site was rendered when the web app was built; only its head depends on where we are. */
function sendSitePage({ env }: Services, { site, address }: { site: Site; address: Address }, reply: FastifyReply) {
  const path = languagePath(address.path, site.language);
  const page = site.pages.get(path);
  const { title, description } = page ?? describePage(address, site);
  const head: Head = {
    title,
    description,
    canonical: env.publicOrigin + path,
    alternates: listAlternates(env, address),
    image: `${env.publicOrigin}/og-image.jpg`,
    isWidePreview: true,
    isIndexed: isIndexed(address),
    jsonLd: page?.jsonLd && withOrigin(page.jsonLd, env.publicOrigin),
  };
  const content = page && {
    ...page,
    modules: [page.module],
    links: page.links + linkDiscount(env) + linkSupport(env, address),
  };
  return sendHtml(reply, site.document('site', head, content));
}

/** The page of the site in each language; English is for everybody else. */
function listAlternates({ publicOrigin }: Pick<Env, 'publicOrigin'>, { path }: Address): Head['alternates'] {
  const href = (language: LanguageTag) => publicOrigin + languagePath(path, language);
  return [
    ...LANGUAGE_TAGS.map((language) => ({ hreflang: language, href: href(language) })),
    { hreflang: 'x-default', href: href('en') },
  ];
}

/** Tells the price list what a year costs less here; nothing where years are not sold. */
function linkDiscount({ billing, yearlyDiscountPercent }: Pick<Env, 'billing' | 'yearlyDiscountPercent'>): string {
  if (billing === 'none' || yearlyDiscountPercent === null) return '';
  return `\n    <meta name="${YEARLY_DISCOUNT_META}" content="${yearlyDiscountPercent}">`;
}

/** Tells the page on which somebody may have to write to support where that is. */
function linkSupport({ supportEmail }: Pick<Env, 'supportEmail'>, address: Address): string {
  if (address !== ADDRESSES.deleteAccount) return '';
  return `\n    <meta name="${SUPPORT_META}" content="${escapeHtml(bareAddress(supportEmail))}">`;
}

/** The build does not know where it will be served: `{origin}` stands for that. */
function withOrigin(jsonLd: object, origin: string): object {
  return JSON.parse(JSON.stringify(jsonLd).replaceAll('{origin}', () => origin)) as object;
}

async function sendCard(
  { services, site: anySite, previews }: CardPages,
  found: FoundCard,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const site = anySite.in(readPageLanguage(request, reply));
  const files = await findStoredFiles(services, storedFileKeys(found.data));
  const data = cardPageProps(services, { ...found, files }, readReader(site, request));
  allowVideos(reply, data.blocks ?? []);
  const body = site.render('card', data);
  const document = site.document('card', cardHead(services, found, { data, previews, site }), { body });
  return sendHtml(reply, document, found.isPersonal ? 'no-store' : 'no-cache');
}

/** A code that was printed while its card was open leads to the card, wherever it is now, or says whom to ask. */
async function answerEnded(
  services: Services,
  { owner, last, ...page }: { site: Site; request: FastifyRequest; owner: string; last: string },
  reply: FastifyReply,
) {
  const [, slug = '', suffix = ''] = splitFile(withoutSentenceEnd(last));
  const isText = !`${owner}${slug}`.includes('\0');
  const { movedTo, ended } = (isText && (await findEndedCard(services, { owner, slug }))) || NEVER_OPEN;
  if (movedTo) return redirectMoved(page.request, reply, movedTo + suffix);
  return sendMissing(services, { ...page, ended }, reply);
}

const NEVER_OPEN = { movedTo: null, ended: null };

function sendMissing(
  { env }: Services,
  { site: anySite, request, ended = null }: { site: Site; request: FastifyRequest } & Partial<MissingCardProps>,
  reply: FastifyReply,
) {
  const site = anySite.in(readPageLanguage(request, reply));
  const head: Head = {
    title: site.say(pageTitle(site.say(msg('No card here')))),
    description: site.say(ended ? describeEnded(ended) : msg('There’s no public card at this address.')),
    canonical: env.publicOrigin + readPath(request),
    isIndexed: false,
  };
  const props: MissingCardProps = { ended };
  return sendHtml(reply.code(404), site.document('exchange', head, { body: site.render('missing-card', props) }));
}

/** For link previews: what the page says in full. */
function describeEnded({ ask }: NonNullable<MissingCardProps['ended']>): Message {
  return ask
    ? msg('This card is no longer open. Ask {name} for the new one.', { name: ask.name })
    : msg('This card is no longer open. Ask the person who gave it to you.');
}
