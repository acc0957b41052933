import { useSyncExternalStore } from 'react';
import { formatDate } from '../../locale/format.ts';
import { timeText } from '../../locale/time-text.ts';
import { SERVER_LOCALE } from '../../locale/writing.ts';

/** A time as the reader's clock has it. The server knows neither their zone nor their region: until the script runs it is UTC. */
export function LocalTime({ iso, className }: { iso: string; className?: string }) {
  const text = useSyncExternalStore(
    () => () => {},
    () => timeText(iso),
    () => formatDate(iso, 'moment', { timeZone: 'UTC', locale: SERVER_LOCALE }),
  );
  return (
    <time dateTime={iso} className={className}>
      {text}
    </time>
  );
}
