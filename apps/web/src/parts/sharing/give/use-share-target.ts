import { type ShareTargetQuery, usePreparedSharesQuery, useShareTargetQuery } from '@tessera/client';
import { type CardData, type PrivacyChoice, type ShareMode, visibleCardData } from '@tessera/domain';
import { fromCardData } from '../../../data/card-store/card-mapper.ts';
import { type CardEntry, useCards, useOwnPrivacy } from '../../../data/card-store/use-cards.ts';

/** The card as this browser knows it. */
export interface SharedCard {
  /** Its name on this device. */
  id: string;
  /** The server's id; null while only this device has the card. */
  dbId: string | null;
  title: string;
  /** Absent for another person's card: then the server's is used. */
  data?: CardData;
}

/** A link that can be handed on; without a mark its views count for no share. */
export interface ReadyLink {
  url: string;
  mark: string | null;
}

/** A card with an address. */
export interface OpenTarget {
  status: 'open';
  /** Only the people it was shared with, and holders of a link with a token, can open it. */
  isPrivate: boolean;
  isOwn: boolean;
  /** The plain public address; of a private card nobody but its owner gets anywhere by it. */
  url: string;
  /** The links that its next acts of sharing hand on, by their mode. Without one it is the plain address. */
  links: Partial<Record<ShareMode, ReadyLink>>;
  /** What the owner shows to others. */
  data: CardData;
  /** Whether the shared text begins with a line about the product; null while it is not known. */
  hasPromo: boolean | null;
  /** How often the card was shared; null for others than its owner, and while it is not known. */
  shareCount: number | null;
}

export type ShareTarget =
  | { status: 'loading' | 'gone' | 'foreign' }
  | { status: 'failed'; error: { message: string }; retry: () => void }
  | OpenTarget;

/** Shown to others while their choice isn't known: as little as they could want. */
const LEAST: PrivacyChoice = { email: false, socials: false };

/** Where the card can be opened by others, as the server sees it. Asking records nothing. */
export function useShareTarget(card: SharedCard & { dbId: string }): ShareTarget {
  const {
    data: latest,
    previousData,
    error,
    refetch,
  } = useShareTargetQuery({
    variables: { id: card.dbId },
    // Somebody may have changed address or visibility since the card was last read.
    fetchPolicy: 'cache-and-network',
  });
  const privacy = useOwnPrivacy();
  const entry = useCards().find(({ card: known }) => known.id === card.id);
  // Asking again after an act may fail; what is on screen stays.
  const data = latest ?? previousData;
  const visibility = data?.card?.visibility ?? entry?.card.visibility;
  const links = useReadyLinks(card.dbId, visibility === 'PRIVATE');
  if (data?.card) return links ? toTarget(card, data.card, { viewer: data.viewer, links }) : { status: 'loading' };
  const url = localUrl(entry);
  if (error && url && card.data) return rememberedTarget(url, visibleCardData(card.data, privacy ?? LEAST));
  if (error) return { status: 'failed', error, retry: () => void refetch() };
  return { status: data ? 'gone' : 'loading' };
}

/**
 * The links of the next acts, so that the address on screen is the one that is handed on; null while they are asked for. They
 * are new each time somebody sets out to share, and then stay.
 */
function useReadyLinks(cardId: string, isPrivate: boolean): OpenTarget['links'] | null {
  const { data, error } = usePreparedSharesQuery({
    variables: { cardId },
    skip: isPrivate,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (isPrivate || error) return {};
  return data ? Object.fromEntries(data.preparedShares.map(({ mode, url, mark }) => [mode, { url, mark }])) : null;
}

type Found = NonNullable<ShareTargetQuery['card']>;

function toTarget(
  { data }: SharedCard,
  found: Found,
  { viewer, links }: Pick<ShareTargetQuery, 'viewer'> & Pick<OpenTarget, 'links'>,
): ShareTarget {
  const isOwn = found.owner.id === viewer?.id;
  const isPrivate = found.visibility === 'PRIVATE';
  if (isPrivate && !isOwn) return { status: 'foreign' };
  const known = data ?? fromCardData(found.data);
  const show = { email: viewer?.showEmail ?? false, socials: viewer?.showSocials ?? false };
  return {
    status: 'open',
    isPrivate,
    isOwn,
    url: found.url,
    links,
    // Of another person's card the server sends only what its owner shows.
    data: isOwn ? visibleCardData(known, show) : known,
    hasPromo: viewer?.showSharePromo ?? null,
    shareCount: isOwn ? found.shares.totalCount : null,
  };
}

/** While the server is away. */
function rememberedTarget(url: string, data: CardData): OpenTarget {
  return {
    status: 'open',
    isPrivate: false,
    isOwn: true,
    url,
    links: {},
    data,
    hasPromo: null,
    shareCount: null,
  };
}

/** The address as this browser remembers it; null where it would lead nowhere. */
function localUrl(entry: CardEntry | undefined): string | null {
  const { path, visibility } = entry?.card ?? {};
  return path && visibility !== 'PRIVATE' ? new URL(path, location.origin).href : null;
}
