import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/context.ts';
import { escapeHtml } from '../platform/html.ts';
import { SITE_ROUTES } from './site-map.ts';

/**
 * Where nothing is for everybody, after RFC 9309: a path is a beginning, `$` its end, and `/dashboards` may be somebody's
 * handle. A page that only is not to be found must not be listed here, but say `noindex`.
 */
const PRIVATE_PATHS = ['/dashboard$', '/dashboard/', '/share/', '/api/', '/graphql$', '/graphql?'];

/** `/sitemap.xml` and `/robots.txt`, with the origin that the product is served from. */
export function registerCrawlerFiles(app: FastifyInstance, { env }: Pick<Services, 'env'>): void {
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(siteMap([...SITE_ROUTES, '/explore'].map((path) => ({ address: env.publicOrigin + path })))),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(env.publicOrigin)),
  );
}

/** A page that search engines shall know; `changedAt` only where it is really known. */
export interface ListedPage {
  address: string;
  changedAt?: Date;
}

/** The pages after sitemaps.org's protocol, which takes at most 50,000 in one file. */
export function siteMap(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ address, changedAt }) => {
    const time = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(address)}</loc>${time}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function robots(origin: string): string {
  const lines = PRIVATE_PATHS.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${lines.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
