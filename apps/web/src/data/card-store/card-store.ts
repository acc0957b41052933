import { CARDS_KEY, OUTBOX_KEY } from '../session/storage.ts';
import { type LocalCard, readLocalCard } from './local-card.ts';
import type { CardState } from './outbox.ts';
import { type OutboxEntry, readOutboxEntry } from './outbox.ts';
import { readList } from './rescue.ts';

/** What the browser's storage did to us. `full`: changes are in memory only. `corrupt`: see the backup keys. */
export interface StorageTrouble {
  isFull: boolean;
  corrupt: { backupKeys: readonly string[]; rescuedCount: number } | null;
}

export interface StoreSnapshot extends CardState {
  trouble: StorageTrouble;
}

/** The cards of this browser: in `localStorage` where that works, or in memory. Works without server and session. */
export interface CardStore {
  getSnapshot: () => StoreSnapshot;
  subscribe: (listener: () => void) => () => void;
  /** Applies a change to the newest state of all tabs and keeps the result. */
  change: (update: (state: CardState) => CardState) => void;
  /** Reads again what another tab wrote. */
  reload: () => void;
  /** The message about damaged storage has been read. */
  dismissCorrupt: () => void;
}

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Opens the cards of a storage. `now` names the backup of a damaged list. */
export function createCardStore(storage: KeyValueStorage | null, now: () => Date = () => new Date()): CardStore {
  const disk = createDisk(storage, now);
  const listeners = new Set<() => void>();
  let snapshot: StoreSnapshot = { ...disk.read(), trouble: disk.trouble() };

  const publish = (state: CardState) => {
    snapshot = { cards: state.cards, outbox: state.outbox, trouble: disk.trouble() };
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (update) => {
      // What could not be written is newer than what is stored.
      const before = disk.trouble().isFull ? snapshot : disk.read();
      const after = update(before);
      if (after !== before) disk.write(after);
      publish(after);
    },
    reload: () => {
      if (!disk.trouble().isFull) publish(disk.read());
    },
    dismissCorrupt: () => {
      disk.dismissCorrupt();
      publish(snapshot);
    },
  };
}

/** Reads and writes both lists, and remembers what went wrong. Never throws. */
function createDisk(storage: KeyValueStorage | null, now: () => Date) {
  let trouble: StorageTrouble = { isFull: false, corrupt: null };
  /** Raw texts that must be put aside before anything may be written over them. */
  let unsaved: { key: string; raw: string }[] = [];

  const put = (key: string, value: string): boolean => {
    try {
      storage?.setItem(key, value);
      return storage !== null;
    } catch {
      return false;
    }
  };
  const get = (key: string): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  const backUp = (): boolean => {
    unsaved = unsaved.filter(({ key, raw }) => !put(key, raw));
    return unsaved.length === 0;
  };
  const write = ({ cards, outbox }: CardState): void => {
    const isKept = backUp() && put(CARDS_KEY, JSON.stringify(cards)) && put(OUTBOX_KEY, JSON.stringify(outbox));
    trouble = { ...trouble, isFull: !isKept };
  };
  const read = (): CardState => {
    const at = now().toISOString();
    const [rawCards, rawOutbox] = [get(CARDS_KEY), get(OUTBOX_KEY)];
    const cards = readList<LocalCard>(rawCards, (raw) => readLocalCard(raw, at));
    const outbox = readList<OutboxEntry>(rawOutbox, readOutboxEntry);
    const state = { cards: cards.entries, outbox: outbox.entries };
    if (!cards.isDamaged && !outbox.isDamaged) return state;
    if (cards.isDamaged) unsaved.push({ key: `${CARDS_KEY}.corrupt.${at}`, raw: rawCards ?? '' });
    if (outbox.isDamaged) unsaved.push({ key: `${OUTBOX_KEY}.corrupt.${at}`, raw: rawOutbox ?? '' });
    const backupKeys = unsaved.map(({ key }) => key);
    trouble = { ...trouble, corrupt: { backupKeys, rescuedCount: cards.entries.length } };
    write(state);
    return state;
  };
  return {
    read,
    write,
    trouble: () => trouble,
    dismissCorrupt: () => {
      trouble = { ...trouble, corrupt: null };
    },
  };
}
