import { useSyncExternalStore } from 'react';
import { formatDate } from '../../locale/format.ts';
import { timeText } from '../../locale/time-text.ts';
import { SERVER_LOCALE } from '../../locale/writing.ts';

/** A day as the reader's clock has it, the whole time on hovering. The server knows neither their zone nor their region: until the script runs it is UTC. */
export function LocalDay({ iso, className }: { iso: string; className?: string }) {
  const text = useSyncExternalStore(
    () => () => {},
    () => formatDate(iso, 'day'),
    () => formatDate(iso, 'day', { timeZone: 'UTC', locale: SERVER_LOCALE }),
  );
  const time = useSyncExternalStore(
    () => () => {},
    () => timeText(iso),
    () => undefined,
  );
  return (
    <time dateTime={iso} title={time} className={className}>
      {text}
    </time>
  );
}
