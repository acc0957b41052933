import type { PreviewEvent } from '@tessera/domain';
import { t } from '@tessera/texts';
import { CalendarDays, MapPin, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';

const ROW = 'flex min-h-12 items-center gap-3.5 border-b border-line py-3';
const ICON = 'size-[18px] shrink-0 stroke-[1.6] text-brass';

export interface EventRowsProps {
  event: PreviewEvent;
  /** The calendar file; null for a private card, which has no public address to get it from. */
  filePath: string | null;
}

/** When and where an event is; its day goes into the visitor's calendar, its place onto a map. */
export function EventRows({ event: { time, place, placeUrl, ticketsUrl }, filePath }: EventRowsProps) {
  return (
    <ul aria-label={t('Event|card type')} className="-mb-px border-t border-line">
      {time && (
        <EventRow href={filePath} action={t('Add to calendar')}>
          <CalendarDays aria-hidden="true" className={ICON} />
          {time}
        </EventRow>
      )}
      {place && (
        <EventRow href={placeUrl} action={t('Map')} isExternal>
          <MapPin aria-hidden="true" className={ICON} />
          <bdi className="[overflow-wrap:anywhere]">{place}</bdi>
        </EventRow>
      )}
      {ticketsUrl && (
        <EventRow href={ticketsUrl} action={t('Website')} isExternal>
          <Ticket aria-hidden="true" className={ICON} />
          {t('Get tickets')}
        </EventRow>
      )}
    </ul>
  );
}

interface EventRowProps {
  /** Null for a row that leads nowhere. */
  href: string | null;
  action: string;
  isExternal?: boolean;
  children: [icon: ReactNode, text: ReactNode];
}

function EventRow({ href, action, isExternal, children: [icon, text] }: EventRowProps) {
  return (
    <li>
      <a
        href={href ?? undefined}
        // The links are other people's, so they pass no reputation on.
        {...(isExternal && { target: '_blank', rel: 'noopener nofollow ugc' })}
        className={href ? `group ${ROW}` : ROW}
      >
        {icon}
        <span className="min-w-0 flex-1 group-hover:underline">{text}</span>
        {href && <span className="shrink-0 text-sm text-ink-2">{action}</span>}
      </a>
    </li>
  );
}
