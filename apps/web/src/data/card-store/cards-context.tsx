import { useApolloClient } from '@apollo/client/react';
import { CardsOwnerDocument, newIdempotencyKey } from '@tessera/client';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { lockAcrossTabs } from '../outbox/lock-across-tabs.ts';
import { getSession, isSignedInAs, startSession, useSession } from '../session/session.ts';
import { useWhenBack } from '../session/use-when-back.ts';
import { type CardStore, createCardStore } from './card-store.ts';
import { type CardSync, createCardSync } from './card-sync.ts';
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
  const around = useContext(CardsContext);
  const [sync] = useState(() => {
    // Another tab may have written while no screen of this one was listening; the first picture is already right.
    if (!around) store.reload();
    return createCardSync({
      store,
      transport: createTransport(client),
      lock: (work) => lockAcrossTabs('cards', work),
      isOnline: () => navigator.onLine,
      isSignedInAs,
    });
  });
  useKnownUser();
  useOtherTabs(store);
  useMoments(ownerId, (id) => void sync.flush(toAuthor(id)));
  return <CardsContext value={{ store, sync, ownerId }}>{children}</CardsContext>;
}

/** The store, the sync and the account they work for. Throws outside a `CardsProvider`. */
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

export function toAuthor<T extends string | null>(ownerId: T): Author & { ownerId: T } {
  return { ownerId, now: new Date().toISOString(), newKey: newIdempotencyKey };
}

/** A token without its user (damaged storage) does not say whose cards to show; the server does. */
function useKnownUser(): void {
  const client = useApolloClient();
  const session = useSession();
  const isUnknown = session.status === 'signed-in' && session.user === null;
  useEffect(() => {
    if (!isUnknown) return;
    const ask = async () => {
      const answer = await client.query({ query: CardsOwnerDocument, fetchPolicy: 'network-only' }).catch(() => null);
      const now = getSession();
      const user = answer?.data?.viewer;
      if (user && now.status === 'signed-in' && now.user === null) startSession({ sessionId: now.sessionId, user });
    };
    void ask();
    const onOnline = () => void ask();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [client, isUnknown]);
}

function useOtherTabs(store: CardStore): void {
  useEffect(() => {
    const onStorage = ({ storageArea }: StorageEvent) => {
      if (storageArea === localStorage) store.reload();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [store]);
}

/** For screens that show cards: the server's list, fetched now and whenever it may have changed. */
export function useFreshCards(): void {
  const { sync, ownerId } = useCardsContext();
  useMoments(ownerId, (id) => void sync.refresh(toAuthor(id)));
}

/**
 * Acts for the account from the start and whenever the server may be in reach again. Going offline counts too, so that screens
 * show it at once.
 */
export function useMoments(ownerId: string | null, act: (ownerId: string) => void): void {
  const actNow = useEffectEvent(act);
  useWhenBack(() => ownerId !== null && act(ownerId), { isOff: ownerId === null });
  useEffect(() => {
    if (ownerId === null) return;
    const onMoment = () => actNow(ownerId);
    onMoment();
    addEventListener('offline', onMoment);
    return () => removeEventListener('offline', onMoment);
  }, [ownerId]);
}

/** Reading the property itself throws where the browser forbids storage. */
function openLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
