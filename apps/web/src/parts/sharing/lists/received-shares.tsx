import { type ReceivedShareFragment, useReceivedSharesQuery } from '@tessera/client';
import { contactFilePath, sharedCardPath } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass } from '@tessera/ui';
import { useState } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { deferred } from '../../../delivery/deferred.tsx';
import { EmptyUnderTabs } from '../../lists/empty-under-tabs.tsx';
import { LONE_LINK } from '../../screen/text-link.ts';
import { toWhom } from '../give/share-words.ts';
import { SharedCardLink } from '../give/shared-card-link.tsx';
import { SaveToContacts } from '../save/save-to-contacts.tsx';
import { ActionCell, ShareCell, ShareFacts, ShareList, ShareRow } from './share-table.tsx';

const ShareDialog = deferred(async () => (await import('../give/share-dialog.tsx')).ShareDialog);

type ReceivedCard = NonNullable<ReceivedShareFragment['card']>;

/** Shares that the viewer received and can still open, latest first. */
export function ReceivedShares() {
  const { data, previousData, error, refetch, fetchMore } = useReceivedSharesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [shared, setShared] = useState<ReceivedCard | null>(null);
  const received = (data ?? previousData)?.receivedShares;
  const more = () =>
    fetchMore({
      variables: { after: received?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { receivedShares: next } }) => ({
        receivedShares: { ...next, edges: [...before.receivedShares.edges, ...next.edges] },
      }),
    });
  return (
    <>
      <ShareList
        label={t('Received')}
        loadingLabel={t('Loading the cards shared with you')}
        lastColumn={t('From|person')}
        shares={received}
        error={error}
        onRetry={() => void refetch()}
        onMore={more}
        empty={<NothingReceived />}
        renderRow={(share) => <Row key={share.id} share={share} onShare={setShared} />}
      />
      {shared && (
        <ShareDialog
          isOpen
          onClose={() => setShared(null)}
          card={{ id: shared.id, dbId: shared.id, title: shared.title }}
        />
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
      <ShareFacts
        share={share}
        card={
          card ? (
            <SharedCardLink to={sharedCardPath({ card, share })} className={LONE_LINK}>
              {card.title}
            </SharedCardLink>
          ) : (
            t('No longer available')
          )
        }
        recipients={toWhom(share, viewerId)}
      />
      <ShareCell label={t('From|person')}>
        <a href={sender.path} className={LONE_LINK}>
          {sender.name}
        </a>
      </ShareCell>
      <ActionCell>
        {card && card.owner.id !== viewerId && <SaveToContacts card={card} shareMark={share.mark} />}
        {card && <Actions card={card} onShare={onShare} />}
      </ActionCell>
    </ShareRow>
  );
}

/** A private card goes no further: only its owner shares it. */
function Actions({ card, onShare }: { card: ReceivedCard; onShare: (card: ReceivedCard) => void }) {
  return (
    <>
      {card.owner.allowContactDownloads && (
        <a
          href={contactFilePath(card)}
          aria-label={t('Add to phone: {title}', { title: card.title })}
          className={buttonClass('quiet')}
        >
          {t('Add to phone')}
        </a>
      )}
      {card.visibility !== 'PRIVATE' && (
        <Button variant="quiet" aria-label={t('Share {title}', { title: card.title })} onClick={() => onShare(card)}>
          {t('Share')}
        </Button>
      )}
    </>
  );
}

function NothingReceived() {
  return (
    <EmptyUnderTabs title={t('Nothing received yet.')}>
      {t('Cards that others share with you in the app, or post into one of your groups, are gathered here.')}
    </EmptyUnderTabs>
  );
}
