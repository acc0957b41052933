import { type CardWithListingsFragment, useListedCardsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { buttonClass, Chip, EmptyState, Skeleton } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { ShowMore } from '../../../parts/lists/show-more.tsx';
import { ScreenHead } from '../../../parts/screen/screen-head.tsx';
import { VISIBILITY_TEXTS } from '../../../parts/sharing/give/visibility-choices.tsx';
import { paths } from '../../../paths.ts';
import { CardListings } from './card-listings.tsx';
import { activeText, leftText, type Usage, useListingUsage } from './use-listings.ts';

const PAGE_SIZE = 20;

/** `/dashboard/cards/listings`: under which categories each card is listed, what is featured, and what the plan has left. */
export function Listings() {
  const usage = useListingUsage();
  return (
    <>
      <ScreenHead
        title={t('Listings')}
        note={usage ? noteText(usage) : t('Your cards in the directory')}
        actions={
          <Link to={paths.cards} className={buttonClass()}>
            {t('My Cards')}
          </Link>
        }
      />
      <p className="mb-8 max-w-160 text-ink-2">
        {t(
          'A listing shows a public card under one category of Explore. A featured listing is shown at the top of its category and of Explore for 7 days, in rotation with others.',
        )}
      </p>
      <Cards usage={usage} />
    </>
  );
}

function noteText(usage: Usage): string {
  const left = leftText(usage);
  return left
    ? t('{activeText}. Featured listings: {left}.', { activeText: activeText(usage), left })
    : activeText(usage);
}

function Cards({ usage }: { usage: Usage | undefined }) {
  const { data, error, fetchMore, refetch } = useListedCardsQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const cards = data?.viewer?.cards;
  if (!cards && error) {
    return (
      <ErrorNotice
        title={t('Couldn’t load your listings')}
        error={error}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  if (!cards) return <ListingsSkeleton />;
  if (cards.edges.length === 0) return <NoCards />;
  const { hasNextPage, endCursor } = cards.pageInfo;
  return (
    <>
      <ul aria-label={t('Cards')} className="grid gap-10 pb-10">
        {cards.edges.map(({ node }) => (
          <ListedCard key={node.id} card={node} usage={usage} />
        ))}
      </ul>
      <ShowMore hasMore={hasNextPage} onLoad={() => fetchMore({ variables: { after: endCursor } })} className="pb-10" />
    </>
  );
}

function ListedCard({ card, usage }: { card: CardWithListingsFragment; usage: Usage | undefined }) {
  return (
    <li className="grid max-w-160 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 dir="auto" className="min-w-0 text-xl [overflow-wrap:anywhere]">
          {card.title}
        </h2>
        <Chip tone={card.visibility === 'PUBLIC' ? 'ok' : 'plain'}>{VISIBILITY_TEXTS[card.visibility].label}</Chip>
      </div>
      <CardListings card={card} usage={usage} />
    </li>
  );
}

function NoCards() {
  return (
    <EmptyState
      title={t('Your listings will be here.')}
      action={
        <Link to={paths.newCard} className={buttonClass('primary')}>
          {t('Create your first card')}
        </Link>
      }
    >
      {t('Make a card public, and it is listed under its category.')}
    </EmptyState>
  );
}

function ListingsSkeleton() {
  return (
    <div role="status" aria-label={t('Loading your listings')} className="grid max-w-160 gap-10">
      {['one', 'two'].map((place) => (
        <div key={place}>
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="mt-4 h-24" />
        </div>
      ))}
    </div>
  );
}
