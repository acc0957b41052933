import { type CardActionTarget, CHANNELS, type Channel } from '@tessera/domain';

const UTM_KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How a visitor came, as far as the page's address tells. */
export interface Visit {
  /** The share whose link was followed. */
  shareId?: string;
  channel?: Channel;
  utm?: Partial<Record<(typeof UTM_KEYS)[number], string>>;
}

export type CardEvent = { kind: 'view' } | { kind: 'action'; target: CardActionTarget };

/** Reads `?s=`, `?c=` and `utm_*`. A channel that nobody knows is left out, because the API would refuse the event. */
export function readVisit(search: string): Visit {
  const query = new URLSearchParams(search);
  const shareId = query.get('s');
  const asked = query.get('c')?.toUpperCase().replaceAll('-', '_');
  const channel = CHANNELS.find((known) => known === asked);
  const utm = UTM_KEYS.flatMap((key) => {
    const value = query.get(`utm_${key}`);
    return value ? [[key, value] as const] : [];
  });
  return {
    ...(shareId && { shareId }),
    ...(channel && { channel }),
    ...(utm.length > 0 && { utm: Object.fromEntries(utm) }),
  };
}

/** The browser's time zone, which tells the API the visitor's country. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Tells the API what happened to the card; goes on while the page is left. Never throws and is not repeated. */
export async function sendEvent(cardId: string, event: CardEvent, visit: Visit): Promise<void> {
  try {
    await fetch(`/api/cards/${encodeURIComponent(cardId)}/events`, {
      method: 'POST',
      keepalive: true,
      // By the cookie the API knows the owner, whose own views and taps do not count.
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...event, ...visit, timeZone: browserZone() }),
    });
  } catch {
    // Offline or blocked: such a view is not counted, and the visitor need not hear of it.
  }
}
