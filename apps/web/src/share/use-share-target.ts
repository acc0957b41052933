import { useShareTargetQuery } from '@tessera/client';
import { type CardData, visibleCardData } from '@tessera/domain';
import { type CardEntry, useCards } from '../card-store/use-cards.ts';

/** The card as this browser knows it. */
export interface SharedCard {
  /** Its name on this device. */
  id: string;
  /** The server's id; null while only this device has the card. */
  dbId: string | null;
  title: string;
  data: CardData;
}

export type ShareTarget =
  | { status: 'loading' | 'private' | 'gone' }
  | { status: 'failed'; error: { message: string }; retry: () => void }
  /** `url` is the plain public address; `data` is what the owner shows to others. */
  | { status: 'open'; url: string; data: CardData };

/** Where the card can be opened by others, as the server sees it. Asking records nothing. */
export function useShareTarget(card: SharedCard & { dbId: string }): ShareTarget {
  const { data, error, refetch } = useShareTargetQuery({
    variables: { id: card.dbId },
    // Somebody may have changed address or visibility since the card was last read.
    fetchPolicy: 'cache-and-network',
  });
  const entry = useCards().find(({ card: known }) => known.id === card.id);
  if (data?.card) {
    if (data.card.visibility === 'PRIVATE') return { status: 'private' };
    const show = { email: data.viewer?.showEmail ?? false, socials: data.viewer?.showSocials ?? false };
    return { status: 'open', url: data.card.url, data: visibleCardData(card.data, show) };
  }
  const url = localUrl(entry);
  // What the owner shows is not known now, so the text says as little as they could want.
  if (error && url) return { status: 'open', url, data: visibleCardData(card.data, { email: false, socials: false }) };
  if (error) return { status: 'failed', error, retry: () => void refetch() };
  return { status: data ? 'gone' : 'loading' };
}

/** The address as this browser remembers it; null where it would lead nowhere. */
function localUrl(entry: CardEntry | undefined): string | null {
  const { path, visibility } = entry?.card ?? {};
  return path && visibility !== 'PRIVATE' ? new URL(path, location.origin).href : null;
}
