import type { FastifyRequest } from 'fastify';
import { type DirectoryServices, explore } from '../modules/explore/explore.service.ts';
import type { Site } from './site.ts';

const PAGE_SIZE = 24;
const MOST_CHARACTERS = 100;

/** The directory for browsers and crawlers that run no JavaScript. */
export async function renderDirectory(
  services: DirectoryServices,
  site: Site,
  request: FastifyRequest,
): Promise<string> {
  const { q } = request.query as { q?: unknown };
  const asked = typeof q === 'string' ? q.replaceAll('\0', '').trim().slice(0, MOST_CHARACTERS) : '';
  const { edges } = await explore(services, { q: asked, first: PAGE_SIZE, sort: 'NEWEST' });
  const cards = edges.map(({ node: { id, title, ownerName, path } }) => ({ id, title, ownerName, path }));
  return site.render('directory', { q: asked, cards });
}
