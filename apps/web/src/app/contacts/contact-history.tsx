import { type ExchangedCardFragment, useContactDealsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import {
  ArrowLeftRight,
  Bookmark,
  Check,
  Eye,
  Handshake,
  Inbox,
  type LucideIcon,
  MessageCircle,
  Send,
  StickyNote,
  UserPlus,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../locale/time-ago.tsx';
import { paths } from '../../paths.ts';
import { listTimeline, type TimelineItem } from './contact-timeline.ts';
import type { PageContact } from './page-contact.ts';

/** So many are shown at first. */
const SHOWN = 8;

const ICONS: Record<TimelineItem['kind'], LucideIcon> = {
  SAVED: Bookmark,
  SENT: Send,
  RECEIVED: Inbox,
  OPENED: Eye,
  EXCHANGED: ArrowLeftRight,
  MESSAGED: MessageCircle,
  ADDED: UserPlus,
  NOTED: StickyNote,
  DONE: Check,
  DEAL: Handshake,
};

/** Everything that happened with the contact, the latest first. */
export function ContactHistory({ contact }: { contact: PageContact }) {
  const [isWhole, setIsWhole] = useState(false);
  // The deals on the same page have asked for them.
  const { data } = useContactDealsQuery({ variables: { id: contact.id } });
  const items = listTimeline(contact, data?.contact?.deals ?? []);
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-3">
        {t('Timeline')}
      </h2>
      {items.length === 0 && <p className="text-ink-2">{t('Nothing yet.')}</p>}
      <ol className="grid">
        {shown.map((item) => (
          <Line key={item.key} item={item} />
        ))}
      </ol>
      {shown.length < items.length && (
        <Button variant="quiet" className="-ms-4 mt-1" onClick={() => setIsWhole(true)}>
          {t('Show all {count}', { count: items.length })}
        </Button>
      )}
    </section>
  );
}

function Line({ item }: { item: TimelineItem }) {
  const { kind, at, text, detail } = item;
  const Icon = ICONS[kind];
  return (
    <li className="group relative flex gap-3.5 pb-4">
      {/* The thread that holds them together. */}
      <span aria-hidden="true" className="absolute top-9 bottom-0 start-4 w-px bg-line group-last:hidden" />
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brass-soft text-brass [&_svg]:size-4 [&_svg]:stroke-[1.6]">
        <Icon aria-hidden="true" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5 pt-1">
        <span className="flex items-baseline justify-between gap-3">
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            <Target item={item}>{text}</Target>
          </span>
          <TimeAgo at={at} className="shrink-0 text-sm text-ink-2" />
        </span>
        {detail && (
          <span dir="auto" className="line-clamp-3 text-sm text-ink-2 [overflow-wrap:anywhere]">
            {detail}
          </span>
        )}
      </span>
    </li>
  );
}

const LINK = 'hit text-ink hover:underline';

/** A private card opens inside the app; any other on its own page. */
function Target({ item: { card, to }, children }: { item: TimelineItem; children: ReactNode }) {
  const inApp = card ? privatePath(card) : to;
  if (inApp) {
    return (
      <Link to={inApp} className={LINK}>
        {children}
      </Link>
    );
  }
  if (!card) return children;
  return (
    <a href={card.path} className={LINK}>
      {children}
    </a>
  );
}

function privatePath({ id, visibility }: ExchangedCardFragment): string | undefined {
  return visibility === 'PRIVATE' ? paths.sharedCard(id) : undefined;
}
