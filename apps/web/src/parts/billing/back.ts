import { readStored, writeStored } from '../../data/session/storage.ts';

const KEY = 'billing-back';

/** Keeps where the person was while they pay on the provider's page. Without it they stay on Billing. */
export function keepBack(path: string): void {
  writeStored(KEY, path, 'sessionStorage');
}

/** Null where nothing is kept. */
export function readKeptBack(): string | null {
  return readStored(KEY, 'sessionStorage');
}
