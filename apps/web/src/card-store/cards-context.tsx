import { useApolloClient } from '@apollo/client/react';
import { newIdempotencyKey } from '@tessera/client';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { getSession, useSession } from '../session/session.ts';
import { type CardStore, createCardStore } from './card-store.ts';
import { type CardSync, createCardSync, lockAcrossTabs } from './card-sync.ts';
import type { Author } from './changes.ts';
import { createTransport } from './transport.ts';

interface Cards {
  store: CardStore;
  sync: CardSync;
  /** Id of the signed-in account; null while nobody is. */
  ownerId: string | null;
}

const CardsContext = createContext<Cards | null>(null);

/** The cards of this browser, shared by all screens of this page. */
const browserStore = createCardStore(openLocalStorage());

/** Gives the screens inside the cards of this browser and keeps them in step with the server. */
export function CardsProvider({ children, store = browserStore }: { children: ReactNode; store?: CardStore }) {
  const client = useApolloClient();
  const session = useSession();
  const ownerId = session.status === 'signed-in' ? (session.user?.id ?? null) : null;
  const [sync] = useState(() =>
    createCardSync({
      store,
      transport: createTransport(client),
      lock: lockAcrossTabs,
      isOnline: () => navigator.onLine,
      isSignedInAs,
    }),
  );
  useOtherTabs(store);
  useRefreshes(sync, ownerId);
  return <CardsContext value={{ store, sync, ownerId }}>{children}</CardsContext>;
}

/** The store, the sync and for whom they work. Throws outside a `CardsProvider`. */
export function useCardsContext(): Cards {
  const cards = useContext(CardsContext);
  if (!cards) throw new Error('Cards need a CardsProvider above them.');
  return cards;
}

/** Everything this browser knows about cards, of all accounts. */
export function useStoreSnapshot() {
  const { store } = useCardsContext();
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

export function authorOf<T extends string | null>(ownerId: T): Author & { ownerId: T } {
  return { ownerId, now: new Date().toISOString(), newKey: newIdempotencyKey };
}

function useOtherTabs(store: CardStore): void {
  useEffect(() => {
    // Another tab may have written while no screen of this one was listening.
    store.reload();
    const onStorage = ({ storageArea }: StorageEvent) => {
      if (storageArea === localStorage) store.reload();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store]);
}

/** Start, sign-in, back online, back on screen: then waiting changes may get through. Offline: to say so at once. */
function useRefreshes(sync: CardSync, ownerId: string | null): void {
  useEffect(() => {
    if (ownerId === null) return;
    const refresh = () => void sync.refresh(authorOf(ownerId));
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    addEventListener('online', refresh);
    addEventListener('offline', refresh);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', refresh);
      removeEventListener('offline', refresh);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [sync, ownerId]);
}

function isSignedInAs(ownerId: string): boolean {
  const session = getSession();
  return session.status === 'signed-in' && session.user?.id === ownerId;
}

/** Reading the property itself throws where the browser forbids storage. */
function openLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
