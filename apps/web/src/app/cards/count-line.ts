import { language, t } from '@tessera/texts';
import type { SyncStatus } from '../../data/card-store/outbox.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'Three cards, one waiting for the network': how many there are and what is still to be done. */
export function countLine(statuses: readonly SyncStatus[]): string {
  const waiting = statuses.filter(
    (status) => status === 'local' || status === 'pending' || status === 'deleting',
  ).length;
  const open = statuses.filter((status) => status === 'conflict' || status === 'refused').length;
  const parts = [
    t('{count, plural, one {one card} other {{number} cards}}', toValues(statuses.length)),
    ...(waiting > 0 ? [t('{number} waiting for the network', toValues(waiting))] : []),
    ...(open > 0 ? [t('{number} waiting for you', toValues(open))] : []),
  ];
  const line = parts.join(t(', '));
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** English writes numbers up to twelve in words. */
function toValues(count: number) {
  return { count, number: (language === 'en' && WORDS[count]) || String(count) };
}
