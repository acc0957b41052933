import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../infra/html.ts';
import type { Services } from '../../kernel/context.ts';
import { countSiteMapFiles, type ListedPage, listPublicPages } from './listed-pages.ts';
import { LISTED_PATHS, PRIVATE_PATHS } from './site-map.ts';

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Where nothing is for everybody, after RFC 9309: a path is a beginning, `$` its end, and `/dashboards` may be somebody's
 * handle. A page that only is not to be found must not be listed here, but say `noindex`.
 */
const DISALLOWED = [...PRIVATE_PATHS, '/api/', '/graphql$', '/graphql?'];

/** `/sitemap.xml` and `/robots.txt`, with the origin that the product is served from. */
export function registerCrawlerFiles(app: FastifyInstance, services: Pick<Services, 'env' | 'reads'>): void {
  app.get<{ Querystring: { file?: string } }>('/sitemap.xml', async ({ query: { file } }, reply) => {
    const files = await countSiteMapFiles(services);
    const isIndex = file === undefined && files > 1;
    const wanted = Number(file ?? 1);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > files) return reply.callNotFound();
    return (
      reply
        .type('application/xml; charset=utf-8')
        // A card that is hidden is not to be named any more.
        .header('cache-control', 'no-cache')
        .send(isIndex ? siteMapIndex(services.env.publicOrigin, files) : await siteMapFile(services, wanted))
    );
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(services.env.publicOrigin)),
  );
}

/** One file: the marketing site in the first, then public cards and the profiles of their owners. */
async function siteMapFile(services: Pick<Services, 'env' | 'reads'>, file: number): Promise<string> {
  const own: ListedPage[] = file === 1 ? LISTED_PATHS.map((path) => ({ path })) : [];
  return siteMap(services.env.publicOrigin, [...own, ...(await listPublicPages(services, file))]);
}

/** The files after sitemaps.org's protocol, once one is not enough. */
function siteMapIndex(origin: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `  <sitemap><loc>${origin}/sitemap.xml?file=${index + 1}</loc></sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${PROTOCOL}">\n${entries.join('')}</sitemapindex>\n`;
}

/** The pages after sitemaps.org's protocol, which takes at most 50,000 in one file. */
export function siteMap(origin: string, pages: readonly ListedPage[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const time = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(origin + path)}</loc>${time}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${PROTOCOL}">\n${entries.join('')}</urlset>\n`;
}

function robots(origin: string): string {
  const lines = DISALLOWED.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${lines.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
