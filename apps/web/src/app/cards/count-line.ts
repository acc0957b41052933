import type { SyncStatus } from '../../card-store/outbox.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'Three cards, one waiting for the network': how many there are and what is still to be done. */
export function countLine(statuses: readonly SyncStatus[]): string {
  const waiting = statuses.filter(
    (status) => status === 'local' || status === 'pending' || status === 'deleting',
  ).length;
  const open = statuses.filter((status) => status === 'conflict' || status === 'refused').length;
  const parts = [
    statuses.length === 1 ? 'one card' : `${inWords(statuses.length)} cards`,
    ...(waiting > 0 ? [`${inWords(waiting)} waiting for the network`] : []),
    ...(open > 0 ? [`${inWords(open)} waiting for you`] : []),
  ];
  const line = parts.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}
