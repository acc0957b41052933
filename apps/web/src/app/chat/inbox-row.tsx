import type { InboxRowFragment } from '@tessera/client';
import { initials, messageSummary, NO_MESSAGES, splitName } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { UnreadCount } from '../../parts/inbox/unread-badge.tsx';
import { paths } from '../../paths.ts';
import { listTimeText } from './conversation/day-text.ts';

/** One conversation in the list: who, when, what was said last, and how much of it is new. */
export function InboxRow({ row, isOpen, viewerId }: { row: InboxRowFragment; isOpen: boolean; viewerId: string }) {
  const title = row.title || (row.kind === 'GROUP' ? t('Group') : t('User'));
  const to = row.kind === 'GROUP' ? paths.chat(row.id) : paths.directMessages(row.id);
  // What comes in while one reads is not new.
  const unread = isOpen ? 0 : row.unreadCount;
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      className={clsx(
        'flex items-center gap-3 border-b border-line px-4.5 py-3 focus-visible:-outline-offset-2',
        isOpen ? 'bg-brass-soft' : 'hover:bg-ground',
      )}
    >
      <Avatar initials={initials(title)} src={row.photoUrl} className={clsx(isOpen && 'bg-raised')} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex items-baseline gap-2">
          <bdi className="min-w-0 flex-1 truncate font-medium">{title}</bdi>
          <time dateTime={row.lastActivityAt} className="shrink-0 text-sm text-ink-2">
            {listTimeText(row.lastActivityAt, new Date())}
          </time>
        </span>
        <span className="flex min-h-5 items-center gap-2">
          <span className="flex min-w-0 flex-1 gap-1 text-sm text-ink-2">
            <Summary row={row} viewerId={viewerId} />
          </span>
          <UnreadCount count={unread} />
        </span>
      </span>
    </Link>
  );
}

/** 'Asha: Lunch at one?'; in a direct conversation only the words. */
function Summary({ row: { kind, lastMessage }, viewerId }: { row: InboxRowFragment; viewerId: string }) {
  if (!lastMessage) return <span className="truncate">{say(NO_MESSAGES)}</span>;
  const { text, hasCard, card, image, deletedAt, sender } = lastMessage;
  const isDeleted = deletedAt !== null;
  const said = messageSummary({ text, hasCard, card, hasImage: image !== null, isDeleted });
  const by = sender?.id === viewerId ? t('You') : kind === 'GROUP' ? sender && firstName(sender.name) : undefined;
  return (
    <>
      {by && (
        <span className="max-w-1/2 shrink-0 truncate">
          <bdi>{by}</bdi>:{' '}
        </span>
      )}
      {/* A box of its own: words that run to the left are cut at their end, too. */}
      {card && !text && !isDeleted ? (
        <CardSummary title={card.title} />
      ) : (
        <bdi className="min-w-0 truncate">{say(said)}</bdi>
      )}
    </>
  );
}

/** The title is cut by its own direction, which may not be that of the words around it. */
function CardSummary({ title }: { title: string }) {
  const [before, after] = say(
    messageSummary({
      text: '',
      hasCard: true,
      card: { title: TITLE_PLACE },
      hasImage: false,
      isDeleted: false,
    }),
  ).split(TITLE_PLACE);
  return (
    <bdi className="flex min-w-0">
      <span className="shrink-0 whitespace-pre">{before}</span>
      <bdi className="min-w-0 truncate">{title}</bdi>
      <span className="shrink-0 whitespace-pre">{after}</span>
    </bdi>
  );
}

/** Occurs in no text. */
const TITLE_PLACE = '\u0000';

/** 'Dr. Asha Rao' → 'Asha'; a name that has a family's alone is that. */
function firstName(name: string): string {
  const { given, family } = splitName(name);
  return (given || family).split(' ', 1)[0] ?? '';
}
