import { type SentCardLineFragment, type ShareLineFragment, useSentSharesQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import {
  ChevronDown,
  Link2,
  type LucideIcon,
  MessageCircle,
  MessageSquareText,
  QrCode,
  Send,
  Users,
} from 'lucide-react';
import { useId, useState } from 'react';
import { TimeAgo } from '../../../locale/time-ago.tsx';
import { timeText } from '../../../locale/time-text.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { RevokeMenu } from '../give/revoke-button.tsx';
import { countOpened, endText, hasEnded, MODE_LABELS, NOBODY, openedInWords, toWhom } from '../give/share-words.ts';
import { focusScreen } from './focus-screen.ts';
import { type Sent, sentTitle } from './sent-share-table.tsx';

const ICONS: Record<ShareLineFragment['mode'], LucideIcon> = {
  LINK: Link2,
  TEXT: MessageSquareText,
  WHATSAPP: MessageCircle,
  QR: QrCode,
  GROUP: Users,
  IN_APP: Send,
};

/** The viewer's shares of one card in words: those that somebody opened, and the others folded. */
export function SentShareList({ sent, title }: { sent: SentCardLineFragment; title: string }) {
  const { id, shareCount, countedShareCount, openedShareCount } = sent;
  const [isOpen, setIsOpen] = useState(openedShareCount === 0);
  const restId = useId();
  const restCount = shareCount - openedShareCount;
  return (
    <div className="grid gap-1">
      {openedShareCount > 0 && <Shares cardId={id} isOpened label={t('Opened: {title}', { title })} />}
      {restCount > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={restId}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 w-fit items-center gap-2 text-start text-md text-ink-2 hover:text-ink"
          >
            <span>
              {/* Openings of downloaded codes can't be tracked per share. */}
              {countedShareCount === shareCount ? t('Not opened yet') : t('Not opened, as far as we know')}
              <span className="ms-1.5 num text-ink-3">{restCount}</span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className={`size-4 shrink-0 stroke-[1.6] transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          <div id={restId} hidden={!isOpen}>
            {isOpen && <Shares cardId={id} isOpened={false} label={t('Not opened: {title}', { title })} />}
          </div>
        </>
      )}
    </div>
  );
}

function Shares({ cardId, isOpened, label }: { cardId: string; isOpened: boolean; label: string }) {
  const { data, previousData, error, refetch, fetchMore } = useSentSharesQuery({
    variables: { cardId, isOpened },
    fetchPolicy: 'cache-and-network',
  });
  const sent = (data ?? previousData)?.sentShares;
  if (!sent && error)
    return <ErrorNotice title={t('Failed to load')} error={error} onRetry={() => void refetch().catch(() => {})} />;
  if (!sent) return <Skeleton className="h-32" />;
  const more = () =>
    fetchMore({
      variables: { after: sent.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { sentShares: next } }) => ({
        sentShares: { ...next, edges: [...before.sentShares.edges, ...next.edges] },
      }),
    });
  return (
    <>
      <ul aria-label={label}>
        {sent.edges.map(({ node }) => (
          <Line key={node.id} share={node} />
        ))}
      </ul>
      <ShowMore hasMore={sent.pageInfo.hasNextPage} onLoad={more} className="mt-3 justify-items-start" />
    </>
  );
}

function Line({ share }: { share: Sent }) {
  const now = new Date();
  const Icon = ICONS[share.mode];
  const isOver = hasEnded(share, now);
  const whom = toWhom(share);
  const way = whom === NOBODY ? MODE_LABELS[share.mode] : whom;
  const wasOpened = countOpened(share) > 0;
  const end = endText(share, now);
  return (
    <li className="flex min-h-14 items-center gap-3.5 border-t border-line py-2 first:border-t-0">
      <Icon aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-brass" />
      <span className="sr-only">{MODE_LABELS[share.mode]}</span>
      <div className="min-w-0 flex-1 text-md [overflow-wrap:anywhere]">
        {wasOpened && <p>{openedInWords(share, now.getTime())}</p>}
        <p className={wasOpened ? 'text-sm text-ink-2' : undefined}>
          <bdi>{way}</bdi>
          <span className="text-sm text-ink-2">
            {' · '}
            <TimeAgo at={share.createdAt} />
            {end && ` · ${end}`}
          </span>
        </p>
      </div>
      {!isOver && share.isRevocable && (
        <RevokeMenu
          share={share}
          visibility={share.card?.visibility ?? null}
          label={`${sentTitle(share.card)}, ${way}, ${timeText(share.createdAt)}`}
          onRevoked={focusScreen}
        />
      )}
    </li>
  );
}
