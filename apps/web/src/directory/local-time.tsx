import { useSyncExternalStore } from 'react';
import { timeText } from '../card-store/time-text.ts';

/** A time as the reader's clock has it. The server does not know their time zone: until the script runs it is UTC. */
export function LocalTime({ iso, className }: { iso: string; className?: string }) {
  const text = useSyncExternalStore(
    () => () => {},
    () => timeText(iso),
    () => timeText(iso, 'UTC'),
  );
  return (
    <time dateTime={iso} className={className}>
      {text}
    </time>
  );
}
