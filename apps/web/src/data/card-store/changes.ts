import type { CardData, PlanKey, Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { LocalCard, ServerCard } from './local-card.ts';
import { type CardState, enqueue, type OutboxEntry, type Problem, queue } from './outbox.ts';

export interface CardEdit {
  /** Local id; a new card's id is made by the caller. */
  id: string;
  data: CardData;
  visibility: Visibility;
  /** The server's version that the edit began with; absent for a card that the server does not know. */
  baseVersion?: number;
}

/** The author of changes: the account (null: nobody is signed in), the time, and a fresh key for each outbox entry. */
export interface Author {
  ownerId: string | null;
  now: string;
  newKey: () => string;
}

/** What the server finally said to one change. */
export type Verdict =
  | { kind: 'saved'; card: ServerCard }
  | { kind: 'deleted' }
  | { kind: 'conflict'; current: ServerCard }
  | { kind: 'refused'; code: string | null; message: string; fields: Record<string, string>; plan?: PlanKey };

/** No verdict: nobody answered, the session is over, or the server failed and may do better later. */
export type Delay = { kind: 'unreachable' } | { kind: 'signed-out' } | { kind: 'failed'; message: string };

const GONE = t('This card was deleted elsewhere. Your copy is still on this device. Save it to create the card again.');

/** Keeps an edit, and puts it in the outbox when somebody is signed in. */
export function saveCard(state: CardState, edit: CardEdit, { ownerId, now, newKey }: Author): CardState {
  const { id, data, visibility, baseVersion } = edit;
  const known = state.cards.find((card) => card.id === id);
  const card: LocalCard = {
    ...(known ?? { id, createdAt: now }),
    ...(ownerId !== null && { ownerId }),
    ...(baseVersion !== undefined && { version: baseVersion }),
    data,
    visibility,
    updatedAt: now,
  };
  const cards = known ? state.cards.map((old) => (old.id === id ? card : old)) : [card, ...state.cards];
  if (ownerId === null) return { ...state, cards };
  const change = { kind: 'save', data, visibility } as const;
  return { cards, outbox: enqueue(state.outbox, { key: newKey(), cardId: id, ownerId, change }) };
}

/** Removes a card that the server can't have. Any other card stays until its deletion has left the outbox. */
export function deleteCard(state: CardState, id: string, { ownerId, newKey }: Author): CardState {
  const card = state.cards.find((known) => known.id === id);
  if (!card) return state;
  const mayBeOnServer =
    card.dbId !== undefined || queue.inLine(state.outbox, id).some(({ sent, problem }) => sent && !problem);
  if (!mayBeOnServer || ownerId === null) return forgetCard(state, id);
  const entry: OutboxEntry = { key: newKey(), cardId: id, ownerId, change: { kind: 'delete' } };
  return { ...state, outbox: enqueue(state.outbox, entry) };
}

/** Takes a waiting deletion back. */
export function cancelDelete(state: CardState, id: string): CardState {
  const isDeletion = (entry: OutboxEntry) => entry.cardId === id && entry.change.kind === 'delete';
  return { ...state, outbox: state.outbox.filter((entry) => !isDeletion(entry)) };
}

/** Gives cards that belong to nobody to this account. */
export function adoptCards(state: CardState, ids: readonly string[], author: Author & { ownerId: string }): CardState {
  let now = state;
  for (const card of state.cards) {
    if (card.ownerId !== undefined || !ids.includes(card.id)) continue;
    // An id of another account's server card means nothing here; it becomes a card of its own.
    now = saveCard(forgetServer(now, card.id), card, { ...author, now: card.updatedAt });
  }
  return now;
}

/** Puts cards of this account in the outbox that neither the server nor the outbox knows. */
export function enqueueOrphans(state: CardState, author: Author & { ownerId: string }): CardState {
  const isOrphan = (card: LocalCard) =>
    card.ownerId === author.ownerId && !card.dbId && queue.inLine(state.outbox, card.id).length === 0;
  // Oldest first, so that the server gets them in the order they were made.
  const orphans = state.cards.filter(isOrphan).toReversed();
  return orphans.reduce((now, card) => saveCard(now, card, { ...author, now: card.updatedAt }), state);
}

/** Fixes what an entry is addressed to, before its first attempt. */
export function markSent(state: CardState, key: string): CardState {
  return changeEntry(state, key, (entry) => {
    const card = state.cards.find(({ id }) => id === entry.cardId);
    return entry.sent ? entry : { ...entry, sent: { dbId: card?.dbId ?? null, version: card?.version ?? null } };
  });
}

/** By local id; undefined is no place. */
export type Places = ReadonlyMap<string, number | undefined>;

export function readPlaces({ cards }: CardState): Places {
  return new Map(cards.map(({ id, position }) => [id, position]));
}

/** The places after these cards are put in this order: cards that had a place and aren't named follow, as on the server. */
export function placesInOrder(state: CardState, ids: readonly string[]): Places {
  const others = state.cards.filter(({ id, position }) => position !== undefined && !ids.includes(id));
  const order = [...ids, ...others.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(({ id }) => id)];
  return new Map(order.map((id, index) => [id, index + 1]));
}

export function placeCards(state: CardState, places: Places): CardState {
  const place = ({ position, ...card }: LocalCard): LocalCard => {
    const next = places.has(card.id) ? places.get(card.id) : position;
    return next === undefined ? card : { ...card, position: next };
  };
  return { ...state, cards: state.cards.map(place) };
}

/** Applies the server's answer to one change. */
export function settle(state: CardState, key: string, verdict: Verdict): CardState {
  const entry = state.outbox.find((known) => known.key === key);
  if (!entry) return state;
  const rest = { ...state, outbox: queue.remove(state.outbox, key) };
  if (verdict.kind === 'deleted') return forgetCard(state, entry.cardId);
  if (verdict.kind === 'saved') return confirm(rest, entry.cardId, verdict.card);
  if (verdict.kind === 'conflict') return hold(state, key, verdict);
  // A deletion that was refused is simply not done; there is nothing of the person's to keep.
  if (entry.change.kind === 'delete') return rest;
  if (verdict.code === 'NOT_FOUND' && entry.sent?.dbId)
    return hold(forgetServer(state, entry.cardId), key, { kind: 'refused', message: GONE, fields: {} });
  const { message, fields, plan } = verdict;
  return hold(state, key, { kind: 'refused', message, fields, ...(plan && { plan }) });
}

/** Sends once more what needed another plan: the account may have that by now. */
export function retryPlanLimits(state: CardState, ownerId: string): CardState {
  const retry = (entry: OutboxEntry): OutboxEntry => {
    const { problem, ...waiting } = entry;
    return entry.ownerId === ownerId && problem?.kind === 'refused' && problem.plan ? waiting : entry;
  };
  return { ...state, outbox: state.outbox.map(retry) };
}

/** Conflict: this device's version replaces the server's. */
export function keepMine(state: CardState, id: string, author: Author): CardState {
  const conflict = findConflict(state, id);
  const card = state.cards.find((known) => known.id === id);
  if (!conflict || !card) return state;
  const outbox = state.outbox.filter((entry) => entry.cardId !== id);
  return saveCard({ ...state, outbox }, { ...card, baseVersion: conflict.version }, author);
}

/** Conflict: the server's version replaces this device's. */
export function takeTheirs(state: CardState, id: string): CardState {
  const conflict = findConflict(state, id);
  if (!conflict) return state;
  return confirm({ ...state, outbox: state.outbox.filter((entry) => entry.cardId !== id) }, id, conflict);
}

/** The server has this card now. Changes that were made after it was sent stay on top of it. */
export function confirm(state: CardState, id: string, { dbId, ...saved }: ServerCard): CardState {
  const { data, visibility, updatedAt, ...identity } = saved;
  const hasLater = queue.inLine(state.outbox, id).length > 0;
  const cards = state.cards.flatMap((card) => {
    // The same card may have come by the list while the answer to its creation was lost.
    if (card.id !== id) return card.dbId === dbId ? [] : [card];
    return [{ ...card, ...identity, dbId, ...(hasLater ? {} : { data, visibility, updatedAt }) }];
  });
  return { ...state, cards };
}

function findConflict(state: CardState, id: string): ServerCard | undefined {
  const problem = queue.inLine(state.outbox, id).find((entry) => entry.problem?.kind === 'conflict')?.problem;
  return problem?.kind === 'conflict' ? problem.current : undefined;
}

function hold(state: CardState, key: string, problem: Problem): CardState {
  return changeEntry(state, key, (entry) => ({ ...entry, problem }));
}

function changeEntry(state: CardState, key: string, change: (entry: OutboxEntry) => OutboxEntry): CardState {
  return { ...state, outbox: queue.change(state.outbox, key, change) };
}

/** The card and everything that waits to be sent for it. */
export function forgetCard(state: CardState, id: string): CardState {
  return {
    cards: state.cards.filter((card) => card.id !== id),
    outbox: state.outbox.filter((entry) => entry.cardId !== id),
  };
}

function forgetServer(state: CardState, id: string): CardState {
  const forget = ({ id, createdAt, ownerId, data, visibility, updatedAt }: LocalCard): LocalCard => ({
    ...{ id, createdAt, data, visibility, updatedAt },
    ...(ownerId !== undefined && { ownerId }),
  });
  return { ...state, cards: state.cards.map((card) => (card.id === id ? forget(card) : card)) };
}
