import { readStored, writeStored } from '../../../data/session/storage.ts';

const KEY = 'last-shared-card';

/** Keeps which card (its id on this device) somebody last opened to share. */
export function keepLastShared(cardId: string): void {
  writeStored(KEY, cardId);
}

/** Null before any was shared on this device. */
export function readLastShared(): string | null {
  return readStored(KEY);
}
