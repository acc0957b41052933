import type { PublicProfileQuery } from '@tessera/client';
import type { ListedCard, ProfilePageProps } from '@tessera/domain';
import { toFace } from '../../parts/card-face/face-mapper.ts';

/** The profile that the server put into this page, once: later visits ask for what it is then. */
export function takeSentProfile(page: Document): ProfilePageProps | null {
  const element = page.getElementById('page-data');
  if (!element) return null;
  element.remove();
  const data: unknown = JSON.parse(element.textContent ?? 'null');
  return isProfile(data) ? data : null;
}

/** The server is ours; this only tells a profile's page from others. */
function isProfile(data: unknown): data is ProfilePageProps {
  return typeof data === 'object' && data !== null && 'owner' in data && 'profile' in data;
}

/** What the server sent, as the API would have answered. */
export function toAnswer({ profile }: ProfilePageProps): PublicProfileQuery {
  if (!profile) return { user: null };
  const { cards, endCursor, hasNextPage, ...user } = profile;
  return {
    user: {
      __typename: 'User',
      ...user,
      publicCards: {
        __typename: 'DirectoryConnection',
        edges: cards.map(toEdge),
        pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage },
      },
    },
  };
}

function toEdge({ preview, ...card }: ListedCard) {
  const node = { __typename: 'DirectoryEntry', ...card, face: toFace(preview) } as const;
  return { __typename: 'DirectoryEdge', node } as const;
}
