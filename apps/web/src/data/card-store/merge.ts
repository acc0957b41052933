import { type LocalCard, localIdFor, type ServerCard } from './local-card.ts';
import { type CardState, queue } from './outbox.ts';

export interface ServerList {
  ownerId: string;
  /** All cards of that account. */
  cards: readonly ServerCard[];
  /** Server ids that this browser knew before it asked; only these can be missing because they were deleted. */
  knownBefore: ReadonlySet<string>;
}

/**
 * Brings the server's list and the local one together by server id. Waiting changes win over the server's data and keep
 * the version they were made from, so that the server can notice a conflict. Other accounts' cards are left alone.
 */
export function mergeServerCards(state: CardState, { ownerId, cards, knownBefore }: ServerList): CardState {
  const listed = new Map(cards.map((card) => [card.dbId, card]));
  const seen = new Set<string>();
  const kept = state.cards.flatMap((card) => {
    if (card.ownerId !== ownerId || !card.dbId) return [card];
    if (seen.has(card.dbId)) return [];
    const { dbId } = card;
    const server = listed.get(dbId);
    const isWaiting = queue.inLine(state.outbox, card.id).length > 0;
    if (!server && knownBefore.has(dbId) && !isWaiting) return [];
    seen.add(dbId);
    return [server && !isWaiting ? refreshed(card, server) : card];
  });
  const added = cards.filter((card) => !seen.has(card.dbId));
  const unique = [...new Map(added.map((card) => [card.dbId, card])).values()];
  return { ...state, cards: [...kept, ...unique.map((card) => fromServer(card, ownerId))] };
}

function refreshed(card: LocalCard, server: ServerCard): LocalCard {
  // An answer that was on its way while a newer one arrived.
  return (card.version ?? 0) > server.version ? card : { ...card, ...server };
}

function fromServer(server: ServerCard, ownerId: string): LocalCard {
  return { id: localIdFor(server.dbId), createdAt: server.updatedAt, ...server, ownerId };
}
