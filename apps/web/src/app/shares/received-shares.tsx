import { type ReceivedShareFragment, useReceivedSharesQuery } from '@tessera/client';
import { Button, buttonClass } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { timeText } from '../../card-store/time-text.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { toWhom } from '../../share/share-words.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { TEXT_LINK } from '../../shell/text-link.ts';
import { SaveToContacts } from './save-to-contacts.tsx';
import { ActionCell, NoShares, ShareCell, ShareRow, ShareTable, TableSkeleton } from './share-table.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('../../share/share-dialog.tsx')).ShareDialog }));

const COLUMNS = [
  { head: 'When', width: 'w-40' },
  { head: 'Card', width: 'w-1/5' },
  { head: 'Mode', width: 'w-24' },
  { head: 'Group/Recipients' },
  { head: 'From', width: 'w-1/5' },
];

type ReceivedCard = NonNullable<ReceivedShareFragment['card']>;

/** What was shared with the viewer and still opens, the latest first. */
export function ReceivedShares() {
  const { data, previousData, error, refetch, fetchMore } = useReceivedSharesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [shared, setShared] = useState<ReceivedCard | null>(null);
  const received = (data ?? previousData)?.receivedShares;
  if (!received && error) return <ErrorNotice title="Failed to load" error={error} onRetry={() => void refetch()} />;
  if (!received) return <TableSkeleton label="Loading what was shared with you" />;
  if (received.edges.length === 0) return <NothingReceived />;
  const more = () =>
    fetchMore({
      variables: { after: received.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { receivedShares: next } }) => ({
        receivedShares: { ...next, edges: [...before.receivedShares.edges, ...next.edges] },
      }),
    });
  return (
    <>
      <ShareTable label="Received" columns={COLUMNS} hasMore={received.pageInfo.hasNextPage} onMore={more}>
        {received.edges.map(({ node }) => (
          <Row key={node.id} share={node} onShare={setShared} />
        ))}
      </ShareTable>
      {shared && (
        <Suspense>
          <ShareDialog
            isOpen
            onClose={() => setShared(null)}
            card={{ id: shared.id, dbId: shared.id, title: shared.title }}
          />
        </Suspense>
      )}
    </>
  );
}

function Row({ share, onShare }: { share: ReceivedShareFragment; onShare: (card: ReceivedCard) => void }) {
  const session = useSession();
  const viewerId = session.status === 'signed-in' ? session.user?.id : undefined;
  const { card, sender } = share;
  return (
    <ShareRow>
      <ShareCell label="When">
        <time dateTime={share.createdAt} className="text-ink num">
          {timeText(share.createdAt)}
        </time>
      </ShareCell>
      <ShareCell label="Card">{card ? <OpenLink card={card} share={share} /> : 'Not available any more'}</ShareCell>
      <ShareCell label="Mode">{share.mode}</ShareCell>
      <ShareCell label="Group/Recipients">{toWhom(share, viewerId)}</ShareCell>
      <ShareCell label="From">
        <a href={sender.path} className={TEXT_LINK}>
          {sender.name}
        </a>
      </ShareCell>
      <ActionCell>
        {card && card.owner.id !== viewerId && <SaveToContacts card={card} shareId={share.id} />}
        {card && card.visibility !== 'PRIVATE' && <Actions card={card} onShare={onShare} />}
      </ActionCell>
    </ShareRow>
  );
}

/** A private card opens inside the app, for those whom it was shared with; any other on its own page. */
function OpenLink({ card, share }: { card: ReceivedCard; share: ReceivedShareFragment }) {
  const channel = share.mode === 'GROUP' ? 'group' : 'in-app';
  if (card.visibility === 'PRIVATE') {
    return (
      <Link to={`${paths.sharedCard(card.id)}?c=${channel}`} className={TEXT_LINK}>
        {card.title}
      </Link>
    );
  }
  return (
    <a href={`${card.path}?s=${share.id}&c=${channel}`} className={TEXT_LINK}>
      {card.title}
    </a>
  );
}

function Actions({ card, onShare }: { card: ReceivedCard; onShare: (card: ReceivedCard) => void }) {
  return (
    <>
      {card.owner.allowContactDownloads && (
        <a href={`${card.path}.vcf`} aria-label={`Save contact: ${card.title}`} className={buttonClass('quiet')}>
          Save contact
        </a>
      )}
      <Button variant="quiet" aria-label={`Share ${card.title}`} onClick={() => onShare(card)}>
        Share
      </Button>
    </>
  );
}

function NothingReceived() {
  return (
    <NoShares title="Nothing received yet.">
      Cards that others share with you in the app, or post into one of your groups, are gathered here.
    </NoShares>
  );
}
