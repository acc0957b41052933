import { t } from '@tessera/texts';
import type { SyncStatus } from '../../card-store/outbox.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'Three cards, one waiting for the network': how many there are and what is still to be done. */
export function countLine(statuses: readonly SyncStatus[]): string {
  const waiting = statuses.filter(
    (status) => status === 'local' || status === 'pending' || status === 'deleting',
  ).length;
  const open = statuses.filter((status) => status === 'conflict' || status === 'refused').length;
  const parts = [
    statuses.length === 1 ? 'one card' : t('{inWords} cards', { inWords: inWords(statuses.length) }),
    ...(waiting > 0 ? [t('{inWords} waiting for the network', { inWords: inWords(waiting) })] : []),
    ...(open > 0 ? [t('{inWords} waiting for you', { inWords: inWords(open) })] : []),
  ];
  const line = parts.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
