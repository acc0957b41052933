import type { InboxRowFragment } from '@tessera/client';
import { initials, messageSummary } from '@tessera/domain';
import { Avatar } from '@tessera/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { listTimeText } from '../../conversation/day-text.ts';
import { paths } from '../../paths.ts';

const MOST_SHOWN = 99;

/** One conversation in the list: who, when, what was said last, and how much of it is new. */
export function InboxRow({ row, isOpen, viewerId }: { row: InboxRowFragment; isOpen: boolean; viewerId: string }) {
  const title = row.title || (row.kind === 'GROUP' ? 'Group' : 'User');
  const to = row.kind === 'GROUP' ? paths.chat(row.id) : paths.directMessages(row.id);
  const unread = isOpen ? 0 : row.unreadCount;
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={clsx(
        'flex items-center gap-3 border-b border-line px-4.5 py-3',
        isOpen ? 'bg-brass-soft' : 'hover:bg-ground',
      )}
    >
      <Avatar initials={initials(title)} src={row.photoUrl} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
          {row.lastMessage && (
            <time dateTime={row.lastActivityAt} className="shrink-0 text-sm text-ink-2">
              {listTimeText(row.lastActivityAt, new Date())}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-sm text-ink-2">{summaryOf(row, viewerId)}</span>
          {unread > 0 && (
            <span className="shrink-0 rounded-full bg-action px-2 text-xs leading-5 font-medium text-on-action tabular-nums">
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
              <span className="sr-only"> unread</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** 'Asha: Lunch at one?'; in a direct conversation only the words. */
function summaryOf({ kind, lastMessage }: InboxRowFragment, viewerId: string): string {
  if (!lastMessage) return 'No messages yet.';
  const { text, card, image, deletedAt, sender } = lastMessage;
  const said = messageSummary({
    text,
    hasCard: card !== null,
    hasImage: image !== null,
    isDeleted: deletedAt !== null,
  });
  if (sender?.id === viewerId) return `You: ${said}`;
  return kind === 'GROUP' && sender ? `${sender.name.split(' ')[0]}: ${said}` : said;
}
