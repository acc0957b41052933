import { type SentCardLineFragment, useSentCardsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { deferred } from '../../../delivery/deferred.tsx';
import { TimeAgo } from '../../../locale/time-ago.tsx';
import { CardFace } from '../../card-face/card-face.tsx';
import { fromFace } from '../../card-face/face-mapper.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { EmptyUnderTabs } from '../../lists/empty-under-tabs.tsx';
import { ShowMore } from '../../lists/show-more.tsx';
import { Fold } from '../../screen/fold.tsx';
import { type OpenerProps, useOpener } from '../../screen/use-opener.ts';
import { SentShareList } from './sent-share-list.tsx';
import { SentShareTable, sentTitle } from './sent-share-table.tsx';
import { useIsTable, ViewChoice } from './view-choice.tsx';

const QuickShare = deferred(async () => (await import('../give/quick-share.tsx')).QuickShare);

/** The cards that the viewer shared, the latest activity first; each opens to its shares. */
export function SentShares() {
  const share = useOpener(QuickShare.preload);
  return (
    <>
      <SentCards opener={share.button} />
      {/* It stays open when the list is empty no more, because something was shared in it. */}
      {share.isWanted && <QuickShare isOpen={share.isOpen} onOpenChange={share.setIsOpen} />}
    </>
  );
}

function SentCards({ opener }: { opener: OpenerProps }) {
  const [isTable, setIsTable] = useIsTable();
  const { data, previousData, error, refetch, fetchMore } = useSentCardsQuery({ fetchPolicy: 'cache-and-network' });
  const sent = (data ?? previousData)?.sentCards;
  const more = () =>
    fetchMore({
      variables: { after: sent?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { sentCards: next } }) => ({
        sentCards: { ...next, edges: [...before.sentCards.edges, ...next.edges] },
      }),
    });
  if (!sent && error)
    return <ErrorNotice title={t('Failed to load')} error={error} onRetry={() => void refetch().catch(() => {})} />;
  if (!sent) return <CardsSkeleton />;
  if (sent.edges.length === 0) return <NothingSent opener={opener} />;
  return (
    <>
      <ViewChoice isTable={isTable} onChange={setIsTable} />
      <ul aria-label={t('Shared cards')} className="grid grid-cols-[minmax(0,1fr)]">
        {sent.edges.map(({ node }, position) => (
          <SentCard key={node.id} sent={node} isOpenAtFirst={position === 0} isTable={isTable} />
        ))}
      </ul>
      <ShowMore hasMore={sent.pageInfo.hasNextPage} onLoad={more} className="mt-6 justify-items-start" />
    </>
  );
}

interface SentCardProps {
  sent: SentCardLineFragment;
  isOpenAtFirst: boolean;
  isTable: boolean;
}

function SentCard({ sent, isOpenAtFirst, isTable }: SentCardProps) {
  const { id, card, face, lastActivityAt } = sent;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const title = sentTitle(card);
  return (
    <li className="border-b border-line">
      <Fold
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
        className="pb-6"
        head={
          <>
            <span
              aria-hidden="true"
              className="h-[50px] w-22 shrink-0 overflow-hidden rounded-sm outline -outline-offset-1 outline-line"
            >
              {face ? (
                // A face is drawn for 260 px and more: this one is that large, and shown at a third.
                <span className="block w-66 origin-top-left scale-[0.3333] rtl:origin-top-right">
                  <CardFace preview={fromFace(face)} />
                </span>
              ) : (
                <span className="block size-full rounded-sm border border-dashed border-line-2" />
              )}
            </span>
            <span className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
              <span className="min-w-0 font-medium text-ink [overflow-wrap:anywhere] sm:line-clamp-2">
                <bdi>{title}</bdi>
              </span>
              <TimeAgo at={lastActivityAt} className="text-sm text-ink-3 max-sm:order-3 sm:row-span-2" />
              <span className="text-sm text-ink-2 num">{countText(sent)}</span>
            </span>
          </>
        }
      >
        {isTable ? <SentShareTable cardId={id} title={title} /> : <SentShareList sent={sent} title={title} />}
      </Fold>
    </li>
  );
}

/** 'Shared 5 times, 3 opened'. Of downloaded codes no one knows whether they were opened. */
function countText({ shareCount, countedShareCount, openedShareCount }: SentCardLineFragment): string {
  const times = t('{count, plural, one {Shared once} other {Shared # times}}', { count: shareCount });
  if (openedShareCount > 0) return t('{times}, {openedCount} opened', { times, openedCount: openedShareCount });
  if (countedShareCount === 0) return times;
  return countedShareCount === shareCount
    ? t('{times}, not opened yet', { times })
    : t('{times}, not opened, as far as we know', { times });
}

function CardsSkeleton() {
  return (
    <div role="status" aria-label={t('Loading what you shared')} className="grid gap-4">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  );
}

function NothingSent({ opener }: { opener: OpenerProps }) {
  return (
    <EmptyUnderTabs
      title={t('Nothing shared yet.')}
      action={
        <Button variant="primary" {...opener}>
          {t('Share a card')}
        </Button>
      }
    >
      {t('Share a card by link, QR code, group or in the app. Here you see who opened it, and can take it back.')}
    </EmptyUnderTabs>
  );
}
