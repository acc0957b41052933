import { isRecord, readText } from '../../data/card-store/local-card.ts';

/** The navigation state with which My Cards shows how to share a card that was made just now. */
export function createdState(cardId: string) {
  return { created: cardId };
}

/** The local id of that card; null without. */
export function readCreated(state: unknown): string | null {
  return (isRecord(state) && readText(state.created)) || null;
}
