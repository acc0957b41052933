import { type SharedCardQuery, useSharedCardQuery } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Notice } from '@tessera/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ApolloSession } from '../../../data/session/apollo-session.tsx';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { forgetShareToken, readShareToken } from '../give/share-token.ts';
import { CardView } from './card-view.tsx';
import { InsteadOfCard, LoadingCard } from './frame.tsx';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A card that was shared by link, with a group or with people. */
export function SharedCard() {
  const { id = '' } = useParams();
  if (!UUID.test(id)) {
    return (
      <InsteadOfCard>
        <Notice tone="bad">{say(MESSAGES.cardIdMissing)}</Notice>
      </InsteadOfCard>
    );
  }
  return (
    <ApolloSession>
      {/* The key: nothing of one card may stand on the screen of the next. */}
      <LoadedCard key={id} id={id} />
    </ApolloSession>
  );
}

function LoadedCard({ id }: { id: string }) {
  const token = readShareToken(id);
  const { data, hadCard, error, retry } = useCard(id, token);
  if (data?.card) return <CardView card={data.card} token={token} />;
  if (error) {
    return (
      <InsteadOfCard>
        <ErrorNotice title={t('Failed to load the shared card.')} error={error} onRetry={retry} />
      </InsteadOfCard>
    );
  }
  if (!data) return <LoadingCard />;
  if (hadCard) return <Gone />;
  return (
    <InsteadOfCard>
      <Notice tone="bad">{say(MESSAGES.cardNotVisible)}</Notice>
    </InsteadOfCard>
  );
}

/** It was here a moment ago. */
function Gone() {
  return (
    <InsteadOfCard>
      <h1>{t('No card to display.')}</h1>
      <p className="text-ink-2">{t('Its owner has taken it back meanwhile, or has deleted it.')}</p>
    </InsteadOfCard>
  );
}

/** Asks again whenever the page comes back on screen, so that a card that was taken back does not stay there. */
function useCard(id: string, token: string | null) {
  const {
    data: latest,
    previousData,
    error,
    refetch,
  } = useSharedCardQuery({ variables: { id, token }, fetchPolicy: 'network-only' });
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void refetch().catch(() => {});
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refetch]);
  // Without a network what has been seen stays.
  const data: SharedCardQuery | undefined = latest ?? previousData;
  const isRefused = data !== undefined && data.card === null;
  useEffect(() => {
    if (isRefused) forgetShareToken(id);
  }, [isRefused, id]);
  const hadCard = previousData?.card !== null && previousData?.card !== undefined;
  return { data, error, hadCard, retry: () => void refetch().catch(() => {}) };
}
