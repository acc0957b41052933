import { relativeTime } from '@tessera/domain';
import { timeText } from './time-text.ts';

/** How long ago it was, such as “3w ago”; the exact time on hovering. For lists, where nobody compares minutes. */
export function TimeAgo({ at, className = '' }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={timeText(at)} className={`whitespace-nowrap num ${className}`}>
      {relativeTime(at, Date.now())}
    </time>
  );
}
