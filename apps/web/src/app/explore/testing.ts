import type { ListedCardFragment } from '@tessera/client';
import { cardPreview, fillCardData } from '@tessera/domain';
import { toFace } from '../../parts/card-face/face-mapper.ts';
import { toConnection } from '../../testing/connection.ts';

/** A public card as the API gives it. */
export function listedCard(id: string, changes: Partial<ListedCardFragment> & { data?: object } = {}) {
  const { data, ...fields } = changes;
  const title = fields.title ?? `Card ${id}`;
  const name = fields.ownerName ?? 'Asha Rao';
  return {
    __typename: 'DirectoryEntry',
    id,
    ownerId: 'u1',
    ownerName: name,
    ownerPath: '/u/asha',
    title,
    badge: 'Design',
    keywords: [],
    path: `/asha/${id}`,
    createdAt: '2026-11-12T09:41:00.000Z',
    allowContactDownloads: true,
    face: toFace(cardPreview(fillCardData({ title, name, phone: '+919876543210', ...data }))),
    ...fields,
  } satisfies ListedCardFragment;
}

/** One page of cards; `endCursor` when there are more, `featured` the ids of those that stand first. */
export function directoryPage(
  cards: ListedCardFragment[],
  endCursor: string | null = null,
  featured: readonly string[] = [],
) {
  const connection = toConnection('Directory', cards, endCursor);
  const edges = connection.edges.map((edge, index) => ({
    ...edge,
    isFeatured: featured.includes(cards[index]?.id ?? ''),
  }));
  return { ...connection, edges };
}
