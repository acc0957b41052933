import { EXPLORE_PAGE_SIZE, type ExplorePageProps, readExploreFilters, readSearchWords } from '@tessera/domain';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context.ts';
import { countCategories, explore } from '../../modules/explore/index.ts';
import { toListedCard } from './listed-card.ts';

/** The first page of the directory for the filters in the address, as everybody may see it. */
export async function findDirectory(
  services: Pick<Services, 'reads'>,
  request: FastifyRequest,
): Promise<ExplorePageProps> {
  const filters = readExploreFilters(new URLSearchParams(request.url.split('?')[1]));
  const [{ edges, pageInfo, words }, exact] = await Promise.all([
    explore(services, {
      query: filters.q,
      category: filters.category,
      orderBy: filters.sort,
      first: EXPLORE_PAGE_SIZE,
    }),
    countCategories(services, readSearchWords(filters.q)),
  ]);
  const categories = words.isClose ? await countCategories(services, words) : exact;
  const cards = edges.map(({ node, isFeatured }) => ({ ...toListedCard(node), isFeatured }));
  return { filters, cards, categories, endCursor: pageInfo.endCursor, hasNextPage: pageInfo.hasNextPage };
}
