import staticFiles from '@fastify/static';
import { isReservedSegment } from '@tessera/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../http/request-context.ts';
import { recordSave } from '../modules/analytics/event.service.ts';
import type { Services } from '../platform/context.ts';
import { cardHead, cardPageProps, contactFile, type FoundCard, findPublicCard } from './card-page.ts';
import { registerCrawlerFiles } from './crawler-files.ts';
import type { Head } from './head.ts';
import { registerProfilePages } from './profile-page.ts';
import { mustBeFresh, registerPwa } from './pwa.ts';
import { redirect } from './redirect.ts';
import { type Site, sendHtml } from './site.ts';
import { APP_ROUTES, hasToken, isIndexed, SITE_ROUTES, titleOf } from './site-map.ts';

const YEAR_SECONDS = 31_536_000;

/** Everything a browser navigates to: the app, the public cards, and the way home for unknown addresses. */
export async function registerPages(app: FastifyInstance, services: Services, site: Site): Promise<void> {
  if (site.isBuilt) await serveAssets(app, site);
  registerPwa(app, services, site);
  registerCrawlerFiles(app, services);
  registerProfilePages(app, services, site);
  for (const path of APP_ROUTES) {
    app.get(path, async (request, reply) => sendApp(services, site, request, reply));
  }
  for (const path of SITE_ROUTES) {
    app.get(path, async (_request, reply) => sendSitePage(services, site, path, reply));
  }
  app.get<{ Params: { owner: string; slug: string } }>('/:owner/:slug', async (request, reply) => {
    const { owner, slug } = request.params;
    if (isReservedSegment(owner)) return reply.callNotFound();
    // PostgreSQL takes no NUL in a text, and no card has one in its address.
    if (`${owner}${slug}`.includes('\0')) return sendMissing(services, site, request, reply);
    const isContactFile = slug.endsWith('.vcf');
    const found = await findPublicCard(services, { owner, slug: isContactFile ? slug.slice(0, -4) : slug });
    if (!found) return sendMissing(services, site, request, reply);
    const suffix = isContactFile ? '.vcf' : '';
    if (request.url.split('?')[0] !== found.path + suffix) return redirect(request, reply, found.path + suffix);
    return isContactFile ? sendContactFile(services, found, request, reply) : sendCard(services, site, found, reply);
  });
}

async function serveAssets(app: FastifyInstance, site: Site): Promise<void> {
  await app.register(staticFiles, {
    root: site.root,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', '.vite/**'],
    setHeaders(reply, path) {
      // Names under assets/ carry a hash of the content.
      const isHashed = path.includes('/assets/');
      const lasting = isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600';
      reply.header('cache-control', mustBeFresh(path) ? 'no-cache' : lasting);
    },
  });
}

function sendApp({ env }: Services, site: Site, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? '/';
  const head: Head = {
    ...titleOf(path),
    canonical: env.publicOrigin + path,
    isIndexed: isIndexed(path),
  };
  // Such addresses carry a token, and what follows a page is told where it came from.
  if (hasToken(path)) reply.header('referrer-policy', 'no-referrer');
  return sendHtml(reply, site.document('index', head));
}

/** A page of the marketing site was rendered when the web app was built; only its head depends on where we are. */
function sendSitePage({ env }: Services, site: Site, path: string, reply: FastifyReply) {
  const page = site.pages.get(path);
  const { title, description } = page ?? titleOf(path);
  const head: Head = {
    title,
    description,
    canonical: env.publicOrigin + path,
    image: `${env.publicOrigin}/og-image.jpg`,
    isWidePreview: true,
    isIndexed: true,
    jsonLd: page?.jsonLd && withOrigin(page.jsonLd, env.publicOrigin),
  };
  return sendHtml(reply, site.document('site', head, page));
}

/** The build does not know where it will be served: `{origin}` stands for that. */
function withOrigin(jsonLd: object, origin: string): object {
  return JSON.parse(JSON.stringify(jsonLd).replaceAll('{origin}', () => origin)) as object;
}

function sendCard(services: Services, site: Site, found: FoundCard, reply: FastifyReply) {
  const props = cardPageProps(services, found);
  const body = site.render('card', props);
  return sendHtml(reply, site.document('card', cardHead(services, found, props), { body }));
}

async function sendContactFile(services: Services, found: FoundCard, request: FastifyRequest, reply: FastifyReply) {
  if (!found.owner.allowContactDownloads) {
    return reply.code(403).send({
      message: 'The owner of this card does not offer it as a contact file.',
      error: 'Forbidden',
      code: 'FORBIDDEN',
    });
  }
  const { v } = request.query as { v?: string };
  const text = contactFile(services, found, v === '4.0' || v === '4' ? '4.0' : '3.0');
  await recordSave(await contextOf(services, request, reply), found.card);
  return reply
    .type('text/vcard; charset=utf-8')
    .header('content-disposition', `attachment; filename="${found.card.slug}.vcf"`)
    .header('cache-control', 'no-store')
    .send(text);
}

function sendMissing({ env }: Services, site: Site, request: FastifyRequest, reply: FastifyReply) {
  const head: Head = {
    title: 'No card here — Tessera',
    description: 'There is no card at this address, or its owner does not show it.',
    canonical: env.publicOrigin + (request.url.split('?')[0] ?? ''),
    isIndexed: false,
    data: { isMissing: true },
  };
  return sendHtml(reply.code(404), site.document('card', head, { body: site.render('missing-card', {}) }));
}
