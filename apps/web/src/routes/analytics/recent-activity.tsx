import type { ActivityLineFragment } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { Contact, Eye, type LucideIcon, MousePointerClick, Share2, UserRoundCheck } from 'lucide-react';
import { momentText } from './dates.ts';

const ICONS: Record<ActivityLineFragment['kind'], LucideIcon> = {
  VIEW: Eye,
  ACTION: MousePointerClick,
  SAVE: UserRoundCheck,
  SHARE: Share2,
  LEAD: Contact,
};

export interface RecentActivityProps {
  lines: readonly ActivityLineFragment[];
  now: Date;
  timeZone: string;
}

/** What happened last to the viewer's cards, newest first. */
export function RecentActivity({ lines, now, timeZone }: RecentActivityProps) {
  return (
    <section aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="text-lg">
        Recent Activity
      </h2>
      {lines.length === 0 ? (
        <p className="mt-3 text-ink-2">{MESSAGES.noActivity}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {lines.map((line) => (
            <ActivityLine key={line.id} line={line} timeText={momentText(line.createdAt, now, timeZone)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ActivityLine({ line, timeText }: { line: ActivityLineFragment; timeText: string }) {
  const Icon = ICONS[line.kind];
  return (
    <li className="flex items-center gap-3.5 border-b border-line py-3 text-md">
      <Icon aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-brass" />
      <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
        <p className="min-w-0 [overflow-wrap:anywhere]">{line.message || 'Activity'}</p>
        <time dateTime={line.createdAt} className="shrink-0 text-sm text-ink-2 num">
          {timeText}
        </time>
      </div>
    </li>
  );
}
