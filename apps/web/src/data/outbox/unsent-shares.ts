import { SHARE_MODES, type ShareMode } from '@tessera/domain';
import { readStored, writeStored } from '../session/storage.ts';
import { isRecord, parseJson } from '../session/stored-session.ts';
import { createQueue } from './queue.ts';

/** An act of sharing that the server couldn't record yet. */
export interface UnsentShare {
  /** Also its `Idempotency-Key`. */
  key: string;
  ownerId: string;
  input: { cardId: string; mode: ShareMode; mark?: string };
}

const STORAGE_KEY = 'unsent-shares';
/** The newest ones are kept. */
const MOST = 100;

/** No act waits for another one. */
const queue = createQueue<UnsentShare>({ readKey: getKey, readLine: getKey, readState: () => 'ready' });

function getKey({ key }: UnsentShare): string {
  return key;
}

export function keepShare(share: UnsentShare): void {
  write([...read(), share].slice(-MOST));
}

export function forgetShare(key: string): void {
  write(queue.remove(read(), key));
}

/** The next one of this account; `skip` has the keys of those that had their turn. */
export function nextShare(ownerId: string, skip?: ReadonlySet<string>): UnsentShare | undefined {
  return queue.next(
    read().filter((share) => share.ownerId === ownerId),
    skip,
  );
}

function read(): UnsentShare[] {
  const stored = parseJson(readStored(STORAGE_KEY));
  return Array.isArray(stored) ? stored.map(readShare).filter((share) => share !== null) : [];
}

function write(shares: readonly UnsentShare[]): void {
  writeStored(STORAGE_KEY, shares.length > 0 ? JSON.stringify(shares) : null);
}

/** Null for what is none, in damaged storage. */
function readShare(raw: unknown): UnsentShare | null {
  if (!isRecord(raw) || !isRecord(raw.input)) return null;
  const { key, ownerId } = raw;
  const { cardId, mark } = raw.input;
  const mode = SHARE_MODES.find((known) => known === (raw.input as { mode?: unknown }).mode);
  if (typeof key !== 'string' || typeof ownerId !== 'string' || typeof cardId !== 'string' || !mode) return null;
  return { key, ownerId, input: { cardId, mode, ...(typeof mark === 'string' && { mark }) } };
}
