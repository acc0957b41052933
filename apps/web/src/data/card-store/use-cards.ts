import { MESSAGES, type PlanKey, type PrivacyChoice } from '@tessera/domain';
import { say } from '@tessera/texts';
import { useSyncExternalStore } from 'react';
import { offerUpgrade } from '../session/upgrade-offer.ts';
import type { CardStore } from './card-store.ts';
import type { SignedInAuthor } from './card-sync.ts';
import { toAuthor, useCardsContext, useStoreSnapshot } from './cards-context.tsx';
import type { Delay } from './changes.ts';
import * as changes from './changes.ts';
import type { LocalCard, ServerCard } from './local-card.ts';
import { type Problem, problemFor, queue, type SyncStatus, syncStatusFor } from './outbox.ts';
import { readKeptPrivacy } from './privacy.ts';

/** A card and how far it is. */
export interface CardEntry {
  card: LocalCard;
  status: SyncStatus;
  problem: Problem | undefined;
}

/** What became of a save. The card is kept on this device in every case. */
export type KeptOutcome =
  | { kind: 'synced'; card: LocalCard }
  | { kind: 'signed-out' | 'waiting' }
  | { kind: 'conflict'; current: ServerCard }
  | { kind: 'refused'; message: string; fields: Record<string, string>; plan?: PlanKey };

/** `no-room`: a new card that the plan has no room for isn't kept. A dialog says so, and the form has what was entered. */
export type SaveOutcome = KeptOutcome | { kind: 'no-room' };

export type DeleteOutcome = { kind: 'deleted' | 'waiting' } | { kind: 'failed'; message: string };

/** The signed-in account's cards, or nobody's when signed out; newest first. */
export function useCards(): CardEntry[] {
  const { ownerId } = useCardsContext();
  const { cards, outbox } = useStoreSnapshot();
  return cards
    .filter((card) => (card.ownerId ?? null) === ownerId)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .map((card) => ({ card, status: syncStatusFor(card, outbox), problem: problemFor(card, outbox) }));
}

/** Cards that belong to nobody yet while somebody is signed in. */
export function useOrphanCards(): LocalCard[] {
  const { ownerId } = useCardsContext();
  const { cards } = useStoreSnapshot();
  return ownerId === null ? [] : cards.filter((card) => card.ownerId === undefined);
}

/** What the signed-in person shows to others on every card; null while this browser doesn't know it. */
export function useOwnPrivacy(): PrivacyChoice | null {
  const { ownerId } = useCardsContext();
  // Drawn again with each list, which may bring another choice.
  useSyncState();
  return ownerId === null ? null : readKeptPrivacy(ownerId);
}

/** Whether the server's list has been seen, and what hinders it now. */
export function useSyncState() {
  const { sync } = useCardsContext();
  return useSyncExternalStore(sync.subscribe, sync.getSnapshot);
}

/** Everything a screen may do with cards. Local first: the change is kept before the server is asked. */
export function useCardActions() {
  const { store, sync, ownerId } = useCardsContext();
  const change = store.change;
  const flush = async (id: string) => {
    if (ownerId === null) return { kind: 'signed-out' } as const;
    return (await sync.flush(toAuthor(ownerId))).get(id);
  };
  return {
    save: async (edit: changes.CardEdit): Promise<SaveOutcome> => {
      const isNew = !store.getSnapshot().cards.some(({ id }) => id === edit.id);
      change((now) => changes.saveCard(now, edit, toAuthor(ownerId)));
      const outcome = saveOutcome(store, edit.id, await flush(edit.id));
      if (outcome.kind !== 'refused' || !outcome.plan) return outcome;
      offerUpgrade({ message: outcome.message, plan: outcome.plan });
      if (!isNew) return outcome;
      change((now) => changes.forgetCard(now, edit.id));
      return { kind: 'no-room' };
    },
    keepMine: async (id: string): Promise<KeptOutcome> => {
      change((now) => changes.keepMine(now, id, toAuthor(ownerId)));
      return saveOutcome(store, id, await flush(id));
    },
    takeTheirs: (id: string) => change((now) => changes.takeTheirs(now, id)),
    remove: async (id: string): Promise<DeleteOutcome> => {
      change((now) => changes.deleteCard(now, id, toAuthor(ownerId)));
      const outcome = deleteOutcome(store, id, await flush(id));
      // There may be room now for a card that waits for it.
      if (outcome.kind === 'deleted' && ownerId !== null) void sync.retryPlanLimits(toAuthor(ownerId));
      return outcome;
    },
    /** Puts cards (local ids) in this order on this device; gives what takes it back. */
    place: (ids: readonly string[]) => {
      const before = changes.readPlaces(store.getSnapshot());
      change((now) => changes.placeCards(now, changes.placesInOrder(now, ids)));
      return () => change((now) => changes.placeCards(now, before));
    },
    cancelDelete: (id: string) => change((now) => changes.cancelDelete(now, id)),
    /** Takes what the server answered outside the outbox, such as a restored version. */
    accept: (id: string, saved: ServerCard) => change((now) => changes.confirm(now, id, saved)),
    adopt: async (ids: readonly string[]) => {
      if (ownerId === null) return;
      const author: SignedInAuthor = toAuthor(ownerId);
      change((now) => changes.adoptCards(now, ids, author));
      await sync.flush(author);
    },
    refresh: async () => {
      if (ownerId !== null) await sync.refresh(toAuthor(ownerId));
    },
    retryPlanLimits: async () => {
      if (ownerId !== null) await sync.retryPlanLimits(toAuthor(ownerId));
    },
    dismissCorrupt: store.dismissCorrupt,
  };
}

function saveOutcome(store: CardStore, id: string, delay: Delay | undefined): KeptOutcome {
  const { cards, outbox } = store.getSnapshot();
  const card = cards.find((known) => known.id === id);
  const problem = card && problemFor(card, outbox);
  if (problem) return problem;
  if (delay) return { kind: delay.kind === 'signed-out' ? 'signed-out' : 'waiting' };
  return card?.dbId && syncStatusFor(card, outbox) === 'synced' ? { kind: 'synced', card } : { kind: 'waiting' };
}

function deleteOutcome(store: CardStore, id: string, delay: Delay | undefined): DeleteOutcome {
  const { cards, outbox } = store.getSnapshot();
  if (!cards.some((card) => card.id === id)) return { kind: 'deleted' };
  // The server answered and did not delete; whether to try again is the person's to say.
  if (delay?.kind === 'failed') {
    store.change((now) => changes.cancelDelete(now, id));
    return { kind: 'failed', message: delay.message || say(MESSAGES.deleteFailedOnServer) };
  }
  const isWaiting = queue.inLine(outbox, id).some(({ change }) => change.kind === 'delete');
  return isWaiting ? { kind: 'waiting' } : { kind: 'failed', message: say(MESSAGES.deleteFailedOnServer) };
}
