import { t } from '@tessera/texts';
import { formatAgo } from '../../../locale/format-ago.ts';

const MINUTE_MS = 60_000;

/** 'Saved 2 minutes ago', as the line under the builder's title. */
export function savedNote(savedAt: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(savedAt)) / MINUTE_MS);
  if (!(minutes >= 1)) return t('Saved just now');
  if (minutes < 60) return t('Saved {time}', { time: formatAgo(minutes, 'minute') });
  const hours = Math.floor(minutes / 60);
  return t('Saved {time}', {
    time: hours < 24 ? formatAgo(hours, 'hour') : formatAgo(Math.floor(hours / 24), 'day'),
  });
}
