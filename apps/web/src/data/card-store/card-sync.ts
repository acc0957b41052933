import type { CardStore } from './card-store.ts';
import type { Delay } from './changes.ts';
import { type Author, enqueueOrphans, markSent, retryPlanLimits, settle } from './changes.ts';
import { mergeServerCards } from './merge.ts';
import { nextEntry } from './outbox.ts';
import { keepPrivacy } from './privacy.ts';
import type { CardTransport, ListedCards } from './transport.ts';

/** Whether the server's list has been seen since this page was opened, and what hinders it now. */
export interface SyncState {
  isListed: boolean;
  trouble: 'unreachable' | 'failed' | null;
  /** Of whose list was seen; null once there are none. */
  firstSteps: ListedCards['firstSteps'];
}

/** Sends waiting changes and fetches new cards, one piece of work at a time over all tabs. */
export interface CardSync {
  getSnapshot: () => SyncState;
  subscribe: (listener: () => void) => () => void;
  /** Sends what waits, in order; gives per card (local id) why its changes still wait. */
  flush: (author: SignedInAuthor) => Promise<ReadonlyMap<string, Delay>>;
  /** Sends what waits, then fetches the server's list. */
  refresh: (author: SignedInAuthor) => Promise<void>;
  /** Sends what needed another plan, now that there is one. */
  retryPlanLimits: (author: SignedInAuthor) => Promise<void>;
}

export type SignedInAuthor = Author & { ownerId: string };

export interface SyncParts {
  store: CardStore;
  transport: CardTransport;
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  isOnline: () => boolean;
  /** Whether the calls that are made now are made for this account. */
  isSignedInAs: (ownerId: string) => boolean;
}

export function createCardSync(parts: SyncParts): CardSync {
  const { lock } = parts;
  const listeners = new Set<() => void>();
  let state: SyncState = { isListed: false, trouble: null, firstSteps: null };
  const report = (next: Partial<SyncState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: (author) => lock(() => sendAll(parts, author)),
    refresh: (author) =>
      lock(async () => {
        // A page that was just opened may find a plan that was bought elsewhere.
        if (!state.isListed) parts.store.change((now) => retryPlanLimits(now, author.ownerId));
        await sendAll(parts, author);
        const before = countStored(parts, author);
        report(await fetchList(parts, author.ownerId));
        // A card that was deleted elsewhere has made room for one that waits here.
        if (countStored(parts, author) < before) await sendRefused(parts, author);
      }),
    retryPlanLimits: (author) => lock(() => sendRefused(parts, author)),
  };
}

async function sendRefused(parts: SyncParts, author: SignedInAuthor): Promise<void> {
  parts.store.change((now) => retryPlanLimits(now, author.ownerId));
  await sendAll(parts, author);
}

function countStored({ store }: SyncParts, { ownerId }: SignedInAuthor): number {
  return store.getSnapshot().cards.filter((card) => card.ownerId === ownerId && card.dbId).length;
}

async function sendAll({ store, transport, isOnline, isSignedInAs }: SyncParts, author: SignedInAuthor) {
  const delays = new Map<string, Delay>();
  const waiting = { store, ownerId: author.ownerId };
  store.change((now) => enqueueOrphans(now, author));
  for (;;) {
    const entry = nextEntry(store.getSnapshot().outbox, author.ownerId, new Set(delays.keys()));
    if (!entry) return delays;
    // Known to be in vain. An entry that was never sent can still be replaced by a later edit.
    if (!isOnline()) return delayAll(delays, { ...waiting, delay: { kind: 'unreachable' } });
    if (!isSignedInAs(author.ownerId)) return delayAll(delays, { ...waiting, delay: { kind: 'signed-out' } });
    store.change((now) => markSent(now, entry.key));
    const sent = store.getSnapshot().outbox.find(({ key }) => key === entry.key);
    if (!sent) continue;
    const result = await transport.send(sent);
    if (result.kind === 'unreachable' || result.kind === 'signed-out')
      return delayAll(delays, { ...waiting, delay: result });
    if (result.kind === 'failed') delays.set(entry.cardId, result);
    else store.change((now) => settle(now, entry.key, result));
  }
}

/** Whose cards wait, and why. */
interface Waiting {
  store: CardStore;
  ownerId: string;
  delay: Delay;
}

/** Nothing more can be sent now: every card that still has something to send is told why. */
function delayAll(delays: Map<string, Delay>, { store, ownerId, delay }: Waiting) {
  for (const entry of store.getSnapshot().outbox) {
    if (entry.ownerId === ownerId && !delays.has(entry.cardId)) delays.set(entry.cardId, delay);
  }
  return delays;
}

async function fetchList({ store, transport, isOnline }: SyncParts, ownerId: string): Promise<Partial<SyncState>> {
  if (!isOnline()) return { trouble: 'unreachable' };
  const knownBefore = new Set(store.getSnapshot().cards.flatMap(({ dbId }) => dbId ?? []));
  try {
    const list = await transport.list();
    // Signed in as somebody else meanwhile: their own refresh is on its way.
    if (list?.ownerId !== ownerId) return {};
    store.change((now) => mergeServerCards(now, { ...list, knownBefore }));
    keepPrivacy(ownerId, list.privacy);
    return { isListed: true, trouble: null, firstSteps: list.firstSteps };
  } catch {
    return { trouble: isOnline() ? 'failed' : 'unreachable' };
  }
}
