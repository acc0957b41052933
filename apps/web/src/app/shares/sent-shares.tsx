import { type SentSharesQuery, useSentSharesQuery } from '@tessera/client';
import { buttonClass } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { timeText } from '../../card-store/time-text.ts';
import { paths } from '../../paths.ts';
import { RevokeButton } from '../../share/revoke-button.tsx';
import { countOpened, endText, hasEnded, openedText, openersText, toWhom } from '../../share/share-words.ts';
import { ActionCell, NoShares, ShareCell, ShareFacts, ShareList, ShareRow } from './share-table.tsx';

/** What the viewer shared, the latest first, and what came of it. */
export function SentShares() {
  const { data, previousData, error, refetch, fetchMore } = useSentSharesQuery({ fetchPolicy: 'cache-and-network' });
  const sent = (data ?? previousData)?.sentShares;
  const more = () =>
    fetchMore({
      variables: { after: sent?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { sentShares: next } }) => ({
        sentShares: { ...next, edges: [...before.sentShares.edges, ...next.edges] },
      }),
    });
  return (
    <ShareList
      label="Sent"
      loadingLabel="Loading what you shared"
      lastColumn="Opened"
      shares={sent}
      error={error}
      onRetry={() => void refetch()}
      onMore={more}
      empty={<NothingSent />}
      renderRow={(share) => <Row key={share.id} share={share} />}
    />
  );
}

type Sent = SentSharesQuery['sentShares']['edges'][number]['node'];

function Row({ share }: { share: Sent }) {
  const now = new Date();
  const title = share.card?.title ?? 'A card that you can’t see any more';
  const isOver = hasEnded(share, now);
  return (
    <ShareRow>
      <ShareFacts share={share} card={title} recipients={toWhom(share)} />
      <ShareCell label="Opened">
        <Opened share={share} now={now} />
      </ShareCell>
      <ActionCell>
        {!isOver && (
          <RevokeButton
            share={share}
            visibility={share.card?.visibility ?? null}
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
      <span className={countOpened(share) > 0 ? 'text-ink' : undefined}>{openedText(share)}</span>
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
