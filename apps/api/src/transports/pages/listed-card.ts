import type { ListedCard } from '@tessera/domain';
import type { DirectoryEntry } from '../../modules/explore/index.ts';

/** A card of a list, with what the page of that list shows and nothing else. */
export function toListedCard(entry: DirectoryEntry): ListedCard {
  const { id, ownerId, ownerName, ownerPath, title, badge, keywords, path, createdAt, preview, allowContactDownloads } =
    entry;
  return {
    ...{ id, ownerId, ownerName, ownerPath, title, badge, keywords, path, preview, allowContactDownloads },
    createdAt: new Date(createdAt).toISOString(),
  };
}
