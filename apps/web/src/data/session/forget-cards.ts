import { CARDS_KEY, OUTBOX_KEY, readStored, writeStored } from './storage.ts';
import { isRecord, parseJson } from './stored-session.ts';

/**
 * Removes from this browser the cards that the server has as they are. A card with a change that the server hasn't got
 * yet stays, for its owner's next sign-in, and so does one that `isKept` says. Reads no more of an entry than that: public
 * pages load this code too.
 */
export function forgetSyncedCards(isKept: (card: Record<string, unknown>) => boolean = () => false): void {
  const [cards, outbox] = [CARDS_KEY, OUTBOX_KEY].map((key) => parseJson(readStored(key) ?? '[]'));
  // Out of damaged storage the next start rescues what it can.
  if (!Array.isArray(cards) || !Array.isArray(outbox)) return;
  const waiting = new Set(outbox.map((entry) => isRecord(entry) && entry.cardId));
  const kept = cards.filter((card) => !isRecord(card) || !card.dbId || waiting.has(card.id) || isKept(card));
  if (kept.length === cards.length) return;
  writeStored(CARDS_KEY, kept.length > 0 ? JSON.stringify(kept) : null);
  // For the cards on this page, it is as if another tab did this.
  dispatchEvent(new StorageEvent('storage', { key: CARDS_KEY, storageArea: localStorage }));
}
