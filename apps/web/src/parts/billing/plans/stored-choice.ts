import { useSyncExternalStore } from 'react';
import { subscribeSession } from '../../../data/session/session.ts';
import { readStored, writeStored } from '../../../data/session/storage.ts';

/** A choice of a few words that this browser remembers, from the price list to the checkout. */
export interface StoredChoice<Value extends string> {
  /** What was chosen; null for nothing. */
  read: () => Value | null;
  choose: (value: Value) => void;
  /** Calls back when it, or the session, changes; gives the function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export function createStoredChoice<Value extends string>(key: string, values: readonly Value[]): StoredChoice<Value> {
  const listeners = new Set<() => void>();
  /** Where the browser keeps nothing. */
  let unstored: Value | null = null;
  return {
    read: () => {
      const stored = readStored(key);
      return values.find((value) => value === stored) ?? unstored;
    },
    choose: (value) => {
      unstored = writeStored(key, value) ? null : value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      const unsubscribe = subscribeSession(listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
        unsubscribe();
      };
    },
  };
}

/** What `read` gives in the browser, and `start` while the server renders. */
export function useStoredChoice<Value extends string, Read>(
  { subscribe }: StoredChoice<Value>,
  read: () => Read,
  start: Read,
): Read {
  return useSyncExternalStore(subscribe, read, () => start);
}
