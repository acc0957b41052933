import type { NotificationRowFragment } from '@tessera/client';
import { relativeTime } from '@tessera/domain';
import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { AlarmClock, Banknote, Contact, type LucideIcon, MessageSquare, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SharedCardLink } from '../sharing/give/shared-card-link.tsx';

const ICONS: Record<NotificationRowFragment['kind'], LucideIcon> = {
  LEAD: Contact,
  MESSAGE: MessageSquare,
  SHARE: Share2,
  REMINDER: AlarmClock,
  PAYMENT: Banknote,
};

export interface NotificationRowProps {
  row: NotificationRowFragment;
  /** It was followed, so it is read. */
  onRead: () => void;
  onFollow: () => void;
}

const LINE = 'flex w-full items-start gap-3 px-1 py-3 text-start';

/** One notification, which leads to its place; where that is gone it says so by being no link. */
export function NotificationRow({ row, onRead, onFollow }: NotificationRowProps) {
  const isUnread = row.readAt === null;
  // A shared card that everybody may open has a page of its own.
  const Place = row.kind === 'SHARE' ? SharedCardLink : Link;
  const follow = () => {
    if (isUnread) onRead();
    onFollow();
  };
  return (
    <li className="border-b border-line">
      {row.path ? (
        <Place to={row.path} className={clsx(LINE, 'rounded-sm hover:bg-brass-soft')} onClick={follow}>
          <Content row={row} isUnread={isUnread} />
        </Place>
      ) : (
        <div className={LINE}>
          <Content row={row} isUnread={isUnread} />
        </div>
      )}
    </li>
  );
}

function Content({ row, isUnread }: { row: NotificationRowFragment; isUnread: boolean }): ReactNode {
  const Icon = ICONS[row.kind];
  return (
    <>
      <Icon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0 stroke-[1.6] text-brass" />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className={clsx('block text-md', isUnread && 'font-medium')}>
          {isUnread && <span className="sr-only">{t('Unread:')} </span>}
          {row.message}
        </span>
        {row.detail && <span className="line-clamp-2 text-sm text-ink-2">{row.detail}</span>}
        <time dateTime={row.createdAt} className="text-sm text-ink-2 num">
          {relativeTime(row.createdAt, Date.now())}
        </time>
      </span>
      {isUnread && <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-action" />}
    </>
  );
}
