import { t } from '@tessera/texts';
import { Button, buttonClass, EmptyState, Notice, Skeleton } from '@tessera/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFreshCards } from '../../data/card-store/cards-context.tsx';
import {
  type CardEntry,
  useCardActions,
  useCards,
  useOrphanCards,
  useSyncState,
} from '../../data/card-store/use-cards.ts';
import { asksForTrial } from '../../data/session/origin.ts';
import { deferred, usePreload } from '../../delivery/deferred.tsx';
import { WhenSettled } from '../../delivery/when-settled.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { paths } from '../../paths.ts';
import { arrangeCards, useCardFilters } from './card-filters.ts';
import { CardGrid } from './card-grid.tsx';
import { countLine } from './count-line.ts';
import { readCreated } from './created.ts';
import { StoreNotices } from './store-notices.tsx';

/** Only people with many cards need it. */
const CardFilterBar = deferred(async () => (await import('./card-filter-bar.tsx')).CardFilterBar);

/** Only cards from before the sign-in need it. */
const OrphanNotice = deferred(async () => (await import('./orphan-notice.tsx')).OrphanNotice);

/** Whoever has a card made their first one long ago. */
const FirstCard = deferred(async () => (await import('./first-card.tsx')).FirstCard);
const FirstSteps = deferred(async () => (await import('./first-steps.tsx')).FirstSteps);
const TrialStart = deferred(async () => (await import('./trial-start.tsx')).TrialStart);
const CreatedSheet = deferred(async () => (await import('./created-sheet.tsx')).CreatedSheet);

/** `/dashboard/cards`: all cards of this account, those of the server and those that wait to get there. */
export function MyCards() {
  useFreshCards();
  const cards = useCards();
  const orphans = useOrphanCards();
  const { isListed, trouble, firstSteps } = useSyncState();
  const isLoading = !isListed && trouble === null;
  const { state } = useLocation();
  // The line stays when the state has gone.
  const [startsTrial] = useState(() => asksForTrial(state));
  return (
    <>
      <ScreenHead
        title={t('My Cards')}
        note={
          isLoading && cards.length === 0 ? t('Looking for your cards…') : countLine(cards.map(({ status }) => status))
        }
        actions={
          <>
            {cards.length > 0 && (
              <Link to={paths.listings} className={`${buttonClass('quiet')} max-sm:-ms-2.5`}>
                {t('Listings')}
              </Link>
            )}
            <Link to={paths.builder()} className={buttonClass()}>
              <Plus aria-hidden="true" />
              {t('Create New')}
            </Link>
          </>
        }
      />
      {startsTrial && <TrialStart />}
      <StoreNotices />
      <SyncNotice />
      {orphans.length > 0 && <OrphanNotice orphans={orphans} />}
      <Content cards={cards} isLoading={isLoading} />
      {firstSteps && cards[0] && (
        <WhenSettled>
          <FirstSteps steps={firstSteps} cardId={cards[0].card.id} />
        </WhenSettled>
      )}
      <JustCreated cards={cards} />
    </>
  );
}

function Content({ cards, isLoading }: { cards: CardEntry[]; isLoading: boolean }) {
  if (cards.length > 0) return <CardList cards={cards} />;
  if (isLoading) return <CardGridSkeleton />;
  return <EmptyList />;
}

function EmptyList() {
  // What the press on its button opens.
  usePreload(CreatedSheet);
  return <FirstCard />;
}

/** The sheet of a card that another screen, or the first one here, has made just now. */
function JustCreated({ cards }: { cards: CardEntry[] }) {
  const id = readCreated(useLocation().state);
  const card = id === null ? undefined : cards.find((each) => each.card.id === id)?.card;
  return card?.dbId ? <CreatedSheet card={{ ...card, dbId: card.dbId }} /> : null;
}

/** So many cards are more than one looks through at a glance. */
const FILTERED_FROM = 10;

function CardList({ cards }: { cards: CardEntry[] }) {
  const { filters, change } = useCardFilters();
  // An address may ask for a part of fewer cards.
  const isFiltered = filters.q !== '' || filters.visibility !== null || filters.sort !== 'own';
  const hasFilters = cards.length >= FILTERED_FROM || isFiltered;
  const shown = arrangeCards(cards, filters);
  const isWhole = shown.length === cards.length;
  return (
    <>
      {hasFilters && (
        // As high as what comes.
        <div className="mb-7 min-h-11 sm:min-h-16">
          <WhenSettled>
            <CardFilterBar filters={filters} onChange={change} />
          </WhenSettled>
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState
          title={t('No card fits.')}
          action={<Button onClick={() => change({ q: '', visibility: null })}>{t('Show all cards')}</Button>}
        >
          {t('Try other words, or search all cards.')}
        </EmptyState>
      )}
      <CardGrid cards={cards} shown={shown} isMovable={cards.length > 1 && isWhole && filters.sort === 'own'} />
    </>
  );
}

/** Not being able to ask the server is no reason to hide what is here. */
function SyncNotice() {
  const { trouble } = useSyncState();
  const { refresh } = useCardActions();
  if (!trouble) return null;
  return (
    <Notice
      className="mb-6"
      action={
        <Button variant="quiet" onClick={() => void refresh()}>
          {t('Try again')}
        </Button>
      }
    >
      {trouble === 'unreachable'
        ? t('You are offline. You see the cards on this device. Changes are sent when the network is back.')
        : t('The server can’t be reached right now. You see the cards on this device. Changes are sent later.')}
    </Notice>
  );
}

function CardGridSkeleton() {
  return (
    <div
      role="status"
      aria-label={t('Loading your cards')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-x-6 gap-y-6.5"
    >
      {['a', 'b', 'c'].map((key) => (
        <div key={key}>
          <Skeleton className="aspect-[1.75] rounded-xl" />
          <Skeleton className="mt-4 h-4 w-2/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
