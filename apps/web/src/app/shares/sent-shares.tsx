import { type SentSharesQuery, useSentSharesQuery } from '@tessera/client';
import { buttonClass } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { timeText } from '../../card-store/time-text.ts';
import { paths } from '../../paths.ts';
import { RevokeButton } from '../../share/revoke-button.tsx';
import { endText, hasEnded, openedText, openersText, toWhom } from '../../share/share-words.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { ActionCell, NoShares, ShareCell, ShareRow, ShareTable, TableSkeleton } from './share-table.tsx';

const COLUMNS = [
  { head: 'When', width: 'w-40' },
  { head: 'Card', width: 'w-1/5' },
  { head: 'Mode', width: 'w-24' },
  { head: 'Group/Recipients' },
  { head: 'Opened', width: 'w-1/5' },
];

/** What the viewer shared, the latest first, and what came of it. */
export function SentShares() {
  const { data, previousData, error, refetch, fetchMore } = useSentSharesQuery({ fetchPolicy: 'cache-and-network' });
  const sent = (data ?? previousData)?.sentShares;
  if (!sent && error) return <ErrorNotice title="Failed to load" error={error} onRetry={() => void refetch()} />;
  if (!sent) return <TableSkeleton label="Loading what you shared" />;
  if (sent.edges.length === 0) return <NothingSent />;
  const more = () =>
    fetchMore({
      variables: { after: sent.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { sentShares: next } }) => ({
        sentShares: { ...next, edges: [...before.sentShares.edges, ...next.edges] },
      }),
    });
  return (
    <ShareTable label="Sent" columns={COLUMNS} hasMore={sent.pageInfo.hasNextPage} onMore={more}>
      {sent.edges.map(({ node }) => (
        <Row key={node.id} share={node} />
      ))}
    </ShareTable>
  );
}

type Sent = SentSharesQuery['sentShares']['edges'][number]['node'];

function Row({ share }: { share: Sent }) {
  const now = new Date();
  const title = share.card?.title ?? 'A card that you can’t see any more';
  const isOver = hasEnded(share, now);
  return (
    <ShareRow>
      <ShareCell label="When">
        <time dateTime={share.createdAt} className="text-ink num">
          {timeText(share.createdAt)}
        </time>
      </ShareCell>
      <ShareCell label="Card">{title}</ShareCell>
      <ShareCell label="Mode">{share.mode}</ShareCell>
      <ShareCell label="Group/Recipients">{toWhom(share)}</ShareCell>
      <ShareCell label="Opened">
        <Opened share={share} now={now} />
      </ShareCell>
      <ActionCell>
        {!isOver && (
          <RevokeButton
            shareId={share.id}
            label={`${title}, ${share.mode}, ${timeText(share.createdAt)}`}
            onRevoked={focusScreen}
          />
        )}
      </ActionCell>
    </ShareRow>
  );
}

function Opened({ share, now }: { share: Sent; now: Date }) {
  const openers = openersText(share.openings);
  const end = endText(share, now);
  return (
    <>
      <span className={share.openCount > 0 ? 'text-ink' : undefined}>{openedText(share.openCount)}</span>
      {openers && <span className="block text-sm">by {openers}</span>}
      {end && <span className="block text-sm text-ink-3 num">{end}</span>}
    </>
  );
}

function NothingSent() {
  return (
    <NoShares
      title="Nothing shared yet."
      action={
        <Link to={paths.cards} className={buttonClass('primary')}>
          To my cards
        </Link>
      }
    >
      Hand a card on by link, QR code, group or in the app: here you see who opened it, and can take it back.
    </NoShares>
  );
}

/** A closing question gives the focus back shortly after it is gone. */
const AFTER_DIALOG_MS = 50;

/** The button that was pressed is gone with what it took back; reading goes on at the screen itself. */
function focusScreen(): void {
  setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }), AFTER_DIALOG_MS);
}
