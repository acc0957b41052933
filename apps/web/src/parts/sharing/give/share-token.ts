import { subscribeSession } from '../../../data/session/session.ts';

const PREFIX = 'share-token:';

/** Stands in where the browser forbids storage; then a reload needs the link once more. */
const inMemory = new Map<string, string>();

/**
 * Keeps the token of a private card's link for this tab, because the address must not show it and signing in leaves the
 * page. It goes when the server refuses it, when the person signs out, and with the tab.
 */
export function keepShareToken(cardId: string, token: string): void {
  inMemory.set(cardId, token);
  withStorage((storage) => storage.setItem(PREFIX + cardId, token));
}

/** The token that this tab holds for the card; null when there is none. */
export function readShareToken(cardId: string): string | null {
  return inMemory.get(cardId) ?? withStorage((storage) => storage.getItem(PREFIX + cardId)) ?? null;
}

export function forgetShareToken(cardId: string): void {
  inMemory.delete(cardId);
  withStorage((storage) => storage.removeItem(PREFIX + cardId));
}

function forgetAll(): void {
  inMemory.clear();
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

// Nothing of one person stays for the next one. A session that ran out belongs to the same person, who signs in again.
subscribeSession((now) => {
  if (now.status === 'signed-out' && now.isLeaving) forgetAll();
});

function withStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}
