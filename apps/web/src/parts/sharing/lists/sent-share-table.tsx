import { type SentCardLineFragment, type SentSharesQuery, useSentSharesQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { timeText } from '../../../locale/time-text.ts';
import { RevokeMenu } from '../give/revoke-button.tsx';
import {
  countOpened,
  endText,
  hasEnded,
  modeInCapitals,
  NOBODY,
  openedText,
  openersText,
  toWhom,
} from '../give/share-words.ts';
import { focusScreen } from './focus-screen.ts';
import { ActionCell, ShareCell, ShareFacts, ShareList, ShareRow } from './share-table.tsx';

/** What a card is called in a list; it may be gone for the viewer. */
export function sentTitle(card: SentCardLineFragment['card']): string {
  return card?.title ?? t('A card you can no longer see');
}

/** The viewer's shares of one card as a table: the latest first, and what came of each. */
export function SentShareTable({ cardId, title }: { cardId: string; title: string }) {
  const { data, previousData, error, refetch, fetchMore } = useSentSharesQuery({
    variables: { cardId },
    fetchPolicy: 'cache-and-network',
  });
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
      label={t('Sent: {title}', { title })}
      loadingLabel={t('Loading the shares of {title}', { title })}
      lastColumn={t('Opened')}
      shares={sent}
      error={error}
      onRetry={() => void refetch().catch(() => {})}
      onMore={more}
      empty={null}
      renderRow={(share) => <Row key={share.id} share={share} />}
    />
  );
}

export type Sent = SentSharesQuery['sentShares']['edges'][number]['node'];

function Row({ share }: { share: Sent }) {
  const now = new Date();
  const title = sentTitle(share.card);
  const isOver = hasEnded(share, now);
  return (
    <ShareRow>
      <ShareFacts
        share={share}
        card={<span className="line-clamp-1">{title}</span>}
        recipients={toWhom(share)}
        isGrouped
      />
      <ShareCell label={t('Opened')} isQuiet={!share.isRevocable}>
        <Opened share={share} now={now} />
      </ShareCell>
      <ActionCell isBeside>
        {!isOver && share.isRevocable && (
          <RevokeMenu
            share={share}
            visibility={share.card?.visibility ?? null}
            label={`${title}, ${modeInCapitals(share.mode)}, ${timeText(share.createdAt)}`}
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
      <span className={countOpened(share) > 0 ? 'text-ink' : undefined}>{openedText(share) || NOBODY}</span>
      {openers && <span className="block text-sm">{openers}</span>}
      {end && <span className="block text-sm text-ink-3 num">{end}</span>}
    </>
  );
}
