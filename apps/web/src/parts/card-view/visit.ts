import { type CardActionTarget, readVisit, type Visit } from '@tessera/domain';

export type CardEvent = { kind: 'view' } | { kind: 'action'; target: CardActionTarget };

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

/** Counts a tap on the card whose page this is. */
export function sendTap(cardId: string, target: CardActionTarget): void {
  void sendEvent(cardId, { kind: 'action', target }, readVisit(location.search));
}
