import type { CardPageProps } from '@tessera/domain';

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
