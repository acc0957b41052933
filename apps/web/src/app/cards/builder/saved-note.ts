import { t } from '@tessera/texts';

const MINUTE_MS = 60_000;
const FORMAT = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** 'Saved 2 minutes ago', as the line under the builder's title. */
export function savedNote(savedAt: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(savedAt)) / MINUTE_MS);
  if (!(minutes >= 1)) return t('Saved just now');
  if (minutes < 60) return t('Saved {time}', { time: FORMAT.format(-minutes, 'minute') });
  const hours = Math.floor(minutes / 60);
  return t('Saved {time}', {
    time: hours < 24 ? FORMAT.format(-hours, 'hour') : FORMAT.format(-Math.floor(hours / 24), 'day'),
  });
}
