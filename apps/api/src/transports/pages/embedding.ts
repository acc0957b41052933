import { AppError, CARD_BUTTON, isReservedSegment, pageTitle } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../infra/html.ts';
import type { Services } from '../../kernel/context.ts';
import type { Previews } from '../../modules/previews/index.ts';
import { readPageLanguage } from '../http/page-language.ts';
import { readPath, redirectMoved } from '../http/redirect.ts';
import { type FoundCard, findPublicCard, type Reader, readCard, readReader } from './card-page.ts';
import { describeEmbed } from './oembed.ts';
import { type Site, sendHtml } from './site.ts';

/** Any site may frame this page, and it can do nothing there: no script, no form, no connection. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https: http:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

interface Embedding {
  services: Services;
  site: Site;
  previews: Previews;
}

/** Cards on other sites: `/oembed` says how, `/embed/{owner}/{slug}` is what they show, `/card-button.js` floats over them. */
export function registerEmbedding(app: FastifyInstance, { services, site, previews }: Embedding): void {
  app.get('/oembed', async (request, reply) => {
    const query = request.query as Record<string, string | undefined>;
    // Anyone's page may ask, and the answer is the same for everyone.
    reply.header('access-control-allow-origin', '*');
    if (query.format && query.format !== 'json') {
      const message = 'Only JSON is offered.';
      return reply.code(501).send({ message, error: message, code: 'BAD_USER_INPUT' });
    }
    const found = await findLinked(services, query.url);
    if (!found) throw new AppError('NOT_FOUND', msg('There’s no public card at this address.'));
    return reply.header('cache-control', 'no-cache').send(describeEmbed({ services, previews, found }, query));
  });

  app.get('/card-button.js', (_request, reply) =>
    reply
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public, max-age=3600' })
      .type('text/javascript; charset=utf-8')
      .send(CARD_BUTTON),
  );

  app.get<{ Params: { owner: string; slug: string } }>('/embed/:owner/:slug', async (request, reply) => {
    const { owner, slug } = request.params;
    const found = await findCard(services, { owner, slug });
    allowFraming(reply);
    const inLanguage = site.in(readPageLanguage(request, reply));
    if (!found) return sendEmbedded(reply.code(404), inLanguage, missing(services, inLanguage, request));
    const path = `/embed${found.path}`;
    if (readPath(request) !== path) return redirectMoved(request, reply, path);
    return sendEmbedded(reply, inLanguage, embedded(services, readReader(inLanguage, request), found));
  });
}

/** PostgreSQL takes no NUL in a text, and no card has one in its address. */
async function findCard(services: Services, address: { owner: string; slug: string }): Promise<FoundCard | null> {
  if (isReservedSegment(address.owner) || `${address.owner}${address.slug}`.includes('\0')) return null;
  return findPublicCard(services, address);
}

/** The card that an absolute address of ours leads to. BAD_USER_INPUT when there is no address. */
async function findLinked(services: Services, url: string | undefined): Promise<FoundCard | null> {
  if (!url) throw new AppError('BAD_USER_INPUT', msg('Name the page: ?url=https://…'), 'url');
  const target = URL.canParse(url) ? new URL(url) : null;
  if (target?.origin !== new URL(services.env.publicOrigin).origin) return null;
  const [, owner = '', slug = '', ...rest] = target.pathname.split('/');
  return rest.length === 0 ? findCard(services, { owner, slug }) : null;
}

function allowFraming(reply: FastifyReply): void {
  reply.removeHeader('x-frame-options').headers({
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });
}

interface Content {
  title: string;
  canonical: string;
  body: string;
}

function embedded({ env }: Services, reader: Reader, found: FoundCard): Content {
  const { preview } = readCard(found, reader);
  const { path } = found;
  const name = preview.name || preview.title;
  const url = env.publicOrigin + path;
  // Sources have no rendered content, and this page no script that would bring it.
  const body = reader.site.render('embedded-card', { url, preview }) || link(url, name);
  return { title: name, canonical: url, body };
}

function missing({ env }: Services, site: Site, request: FastifyRequest): Content {
  const canonical = env.publicOrigin + readPath(request);
  const text = site.say(msg('This card is no longer public.'));
  return { title: site.say(msg('No card here')), canonical, body: link(env.publicOrigin, text) };
}

function link(url: string, text: string): string {
  return `<a class="embedded-notice" href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
}

function sendEmbedded(reply: FastifyReply, site: Site, { title, canonical, body }: Content) {
  const description = site.say(msg('The digital business card of {name}.', { name: title }));
  const head = { title: site.say(pageTitle(title)), description, canonical, isIndexed: false };
  return sendHtml(reply, site.document('embed', head, { body }));
}
