import type { CardPreview } from '@tessera/domain';

/** What the server sends with a card's page; only what its owner shows. */
export interface CardPageProps {
  id: string;
  path: string;
  /** Absolute address. */
  url: string;
  preview: CardPreview;
  ownerName: string;
  profilePath: string;
  /** Path of the contact file, or null when the owner does not allow downloads. */
  contactFilePath: string | null;
}

/** The card that the server put into this page; null when it has none to show. */
export function readPageData(page: Document): CardPageProps | null {
  const text = page.getElementById('page-data')?.textContent;
  const data: unknown = text ? JSON.parse(text) : null;
  return isCard(data) ? data : null;
}

/** The server is ours; this only tells a card's page from one without. */
function isCard(data: unknown): data is CardPageProps {
  return typeof data === 'object' && data !== null && 'preview' in data && 'id' in data;
}
