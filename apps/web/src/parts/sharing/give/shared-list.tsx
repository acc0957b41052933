import { type ShareLineFragment, useCardSharesQuery } from '@tessera/client';
import type { Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { TimeAgo } from '../../../locale/time-ago.tsx';
import { timeText } from '../../../locale/time-text.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { RevokeButton } from './revoke-button.tsx';
import { endText, hasEnded, MODE_LABELS, openedText, openersText, toWhom } from './share-words.ts';

/** Every share of the viewer's own card: to whom, when, and what came of it. Loaded when it is opened. */
export function SharedList({ cardId, count }: { cardId: string; count: number }) {
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  return (
    <details
      className="mt-5 border-t border-line pt-3.5"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="w-fit cursor-pointer pointer-coarse:py-3 text-md text-ink-2 hover:text-ink">
        {t('{count, plural, one {Shared once} other {Shared # times}}', { count })}
      </summary>
      {isOpen && <Lines cardId={cardId} />}
    </details>
  );
}

function Lines({ cardId }: { cardId: string }) {
  const { data, previousData, error, refetch, fetchMore } = useCardSharesQuery({
    variables: { id: cardId },
    fetchPolicy: 'cache-and-network',
  });
  const card = (data ?? previousData)?.card;
  const shares = card?.shares;
  if (!shares && error) {
    return (
      <div className="mt-3">
        <ErrorNotice
          title={t('Couldn’t load the shares')}
          error={error}
          onRetry={() => void refetch().catch(() => {})}
        />
      </div>
    );
  }
  if (!shares) return <Skeleton className="mt-3 h-24" />;
  const more = () =>
    fetchMore({
      variables: { after: shares.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => appendPage(before, next),
    });
  return (
    <>
      <ul aria-label={t('Shares of this card')} className="mt-3 border-t border-line">
        {shares.edges.map(({ node }) => (
          <Line key={node.id} share={node} visibility={card?.visibility ?? null} />
        ))}
      </ul>
      <ShowMore hasMore={shares.pageInfo.hasNextPage} onLoad={more} className="mt-3 justify-items-start" />
    </>
  );
}

type CardShares = NonNullable<ReturnType<typeof useCardSharesQuery>['data']>;

function appendPage(before: CardShares, next: CardShares): CardShares {
  if (!before.card || !next.card) return before;
  const edges = [...before.card.shares.edges, ...next.card.shares.edges];
  return { ...before, card: { ...before.card, shares: { ...next.card.shares, edges } } };
}

function Line({ share, visibility }: { share: ShareLineFragment; visibility: Visibility | null }) {
  const session = useSession();
  const viewerId = session.status === 'signed-in' ? session.user?.id : undefined;
  const isMine = share.sender.id === viewerId;
  const now = new Date();
  const isOver = hasEnded(share, now);
  const isAddressed = share.mode === 'GROUP' || share.mode === 'IN_APP';
  const name = isAddressed ? `${MODE_LABELS[share.mode]}: ${toWhom(share)}` : MODE_LABELS[share.mode];
  // Of what others shared the API tells only that they did.
  const told = isMine ? openedText(share) : t('by {name}', { name: share.sender.name || t('User') });
  const openers = openersText(share.openings);
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      <div className="min-w-0 flex-1 text-md [overflow-wrap:anywhere]">
        <p className={isOver ? 'text-ink-3' : undefined}>{name}</p>
        <p className="text-sm text-ink-2">
          <TimeAgo at={share.createdAt} />
          {[[told, openers].filter(Boolean).join(' '), endText(share, now)].filter(Boolean).map((text) => (
            <span key={text}> · {text}</span>
          ))}
        </p>
      </div>
      {isMine && !isOver && share.isRevocable && (
        <RevokeButton share={share} visibility={visibility} label={`${name}, ${timeText(share.createdAt)}`} />
      )}
    </li>
  );
}
