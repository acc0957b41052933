import type { ActivityLineFragment } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { Contact, Eye, type LucideIcon, MousePointerClick, Share2, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '../../parts/figures/dates.ts';
import { paths } from '../../paths.ts';

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

/** So many lines are seen at first; the others are one press away. */
const FIRST_LINES = 8;

/** What happened last to the viewer's cards, newest first. */
export function RecentActivity({ lines, now, timeZone }: RecentActivityProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <section aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="text-lg">
        {t('Recent Activity')}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-3 text-ink-2">{say(MESSAGES.noActivity)}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {shown.map((line) => (
            <ActivityLine key={line.id} line={line} timeText={momentText(line.createdAt, now, timeZone)} />
          ))}
        </ol>
      )}
      {shown.length < lines.length && (
        <Button variant="quiet" className="mt-2 -ms-2.5" onClick={() => setIsWhole(true)}>
          {t('Show all {count}', { count: lines.length })}
        </Button>
      )}
    </section>
  );
}

/** Who left their details is one press away. */
function LineText({ line: { message, contact } }: { line: ActivityLineFragment }) {
  if (!contact) return message || 'Activity';
  return (
    <Link
      to={paths.contactDetails(contact.id)}
      className="underline decoration-line-2 underline-offset-4 hover:decoration-ink"
    >
      {message}
    </Link>
  );
}

function ActivityLine({ line, timeText }: { line: ActivityLineFragment; timeText: string }) {
  const Icon = ICONS[line.kind];
  return (
    <li className="flex items-center gap-3.5 border-b border-line py-3 text-md">
      <Icon aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-brass" />
      <div className="min-w-0 flex-1 sm:flex sm:items-baseline sm:justify-between sm:gap-6">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <LineText line={line} />
        </p>
        <time dateTime={line.createdAt} className="shrink-0 text-sm text-ink-2 num">
          {timeText}
        </time>
      </div>
    </li>
  );
}
