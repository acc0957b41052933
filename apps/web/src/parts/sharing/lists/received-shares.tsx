import { type ReceivedShareFragment, useReceivedSharesQuery } from '@tessera/client';
import { contactFilePath, sharedCardPath } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, buttonClass } from '@tessera/ui';
import { Send, Users } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { deferred } from '../../../delivery/deferred.tsx';
import { TimeAgo } from '../../../locale/time-ago.tsx';
import { EmptyUnderTabs } from '../../lists/empty-under-tabs.tsx';
import { LONE_LINK } from '../../screen/text-link.ts';
import { toWhom } from '../give/share-words.ts';
import { SharedCardLink } from '../give/shared-card-link.tsx';
import { SaveToContacts } from '../save/save-to-contacts.tsx';
import { ActionCell, ShareCell, ShareFacts, ShareList, ShareRow } from './share-table.tsx';
import { useIsTable, ViewChoice } from './view-choice.tsx';

const ShareDialog = deferred(async () => (await import('../give/share-dialog.tsx')).ShareDialog);

type ReceivedCard = NonNullable<ReceivedShareFragment['card']>;

/** Shares that the viewer received and can still open, latest first. */
export function ReceivedShares() {
  const { data, previousData, error, refetch, fetchMore } = useReceivedSharesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [shared, setShared] = useState<ReceivedCard | null>(null);
  const [isTable, setIsTable] = useIsTable();
  const Share = isTable ? Row : Line;
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
      {received && received.edges.length > 0 && <ViewChoice isTable={isTable} onChange={setIsTable} />}
      <ShareList
        label={t('Received')}
        loadingLabel={t('Loading the cards shared with you')}
        lastColumn={isTable ? t('From|person') : undefined}
        shares={received}
        error={error}
        onRetry={() => void refetch()}
        onMore={more}
        empty={<NothingReceived />}
        renderRow={(share) => <Share key={share.id} share={share} onShare={setShared} />}
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

interface ReceivedProps {
  share: ReceivedShareFragment;
  onShare: (card: ReceivedCard) => void;
}

/** One share in a sentence. */
type Parts = ComponentProps<typeof Trans>['parts'];

function Line({ share, onShare }: ReceivedProps) {
  const { group, sender, createdAt } = share;
  const Icon = group ? Users : Send;
  const parts = {
    0: (name: ReactNode) => (
      <a href={sender.path} className={LONE_LINK}>
        <bdi>{name}</bdi>
      </a>
    ),
    1: () => <CardLink share={share} />,
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line py-3 first:border-t-0">
      <Icon aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-brass" />
      <div className="min-w-0 flex-1 text-md [overflow-wrap:anywhere]">
        <p>
          <Sentence share={share} parts={parts} />
        </p>
        <TimeAgo at={createdAt} className="text-sm text-ink-2" />
      </div>
      <div className="flex flex-wrap gap-x-1 max-sm:w-full max-sm:ps-5">
        <ShareActions share={share} onShare={onShare} />
      </div>
    </li>
  );
}

/** Who sent or posted which card. */
function Sentence({ share: { group, card, sender }, parts }: { share: ReceivedShareFragment; parts: Parts }) {
  const values = { name: sender.name, group: group?.name ?? '' };
  if (group && card) {
    return <Trans message="<0>{name}</0> posted <1>a card</1> in {group}" values={values} parts={parts} />;
  }
  if (group) {
    return (
      <Trans
        message="<0>{name}</0> posted a card in {group} that is no longer available"
        values={values}
        parts={parts}
      />
    );
  }
  if (card) return <Trans message="<0>{name}</0> sent you <1>a card</1>" values={values} parts={parts} />;
  return <Trans message="<0>{name}</0> sent you a card that is no longer available" values={values} parts={parts} />;
}

function CardLink({ share }: { share: ReceivedShareFragment }) {
  const { card } = share;
  if (!card) return null;
  return (
    <SharedCardLink to={sharedCardPath({ card, share })} className={LONE_LINK}>
      <bdi>{card.title}</bdi>
    </SharedCardLink>
  );
}

/** One share in the specified columns. */
function Row({ share, onShare }: ReceivedProps) {
  const { card, sender } = share;
  const viewerId = useViewerId();
  return (
    <ShareRow>
      <ShareFacts
        share={share}
        card={card ? <CardLink share={share} /> : t('No longer available')}
        recipients={toWhom(share, viewerId)}
      />
      <ShareCell label={t('From|person')}>
        <a href={sender.path} className={LONE_LINK}>
          {sender.name}
        </a>
      </ShareCell>
      <ActionCell>
        <ShareActions share={share} onShare={onShare} />
      </ActionCell>
    </ShareRow>
  );
}

function useViewerId(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user?.id : undefined;
}

function ShareActions({ share: { card, mark }, onShare }: ReceivedProps) {
  const viewerId = useViewerId();
  if (!card) return null;
  return (
    <>
      {card.owner.id !== viewerId && <SaveToContacts card={card} shareMark={mark} />}
      <Actions card={card} onShare={onShare} />
    </>
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
