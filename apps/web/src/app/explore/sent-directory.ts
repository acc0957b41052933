import type { ExploreQuery } from '@tessera/client';
import type { ExplorePageProps } from '@tessera/domain';
import { toFace } from '../../parts/card-face/face-mapper.ts';

/** The page of the directory that came with this document, once: later visits ask for what it is then. */
export function takeSentDirectory(page: Document): ExplorePageProps | null {
  const element = page.getElementById('page-data');
  const data: unknown = JSON.parse(element?.textContent ?? 'null');
  if (!isDirectory(data)) return null;
  element?.remove();
  return data;
}

/** The server is ours; this only tells the directory from other pages. */
function isDirectory(data: unknown): data is ExplorePageProps {
  return typeof data === 'object' && data !== null && 'filters' in data && 'cards' in data;
}

/** What the server sent, as the API would have answered. */
export function toAnswer({ cards, categories, endCursor, hasNextPage }: ExplorePageProps): ExploreQuery {
  return {
    explore: {
      __typename: 'DirectoryConnection',
      edges: cards.map(({ isFeatured, preview, ...card }) => ({
        __typename: 'DirectoryEdge',
        isFeatured,
        node: { __typename: 'DirectoryEntry', ...card, face: toFace(preview) },
      })),
      pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage },
      categories: categories.map((category) => ({ __typename: 'CategoryCount', ...category })),
    },
  };
}
