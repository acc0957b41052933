import { useCardListingsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { paths } from '../../../paths.ts';
import { CardListings } from './card-listings.tsx';
import { activeText, useListingUsage } from './use-listings.ts';

/** Under which categories the card is listed, in the builder. Takes effect at once. */
export function ListingsSection({ dbId }: { dbId: string | undefined }) {
  return (
    <section aria-labelledby="listings" className="mt-9 border-t border-line pt-4">
      <h3 id="listings" className="mb-2">
        {t('Listings')}
      </h3>
      <p className="mb-4.5 text-sm text-ink-2">
        {t('A public card is listed in Explore under its own category and under those you add here.')}
      </p>
      {dbId ? (
        <SavedCard id={dbId} />
      ) : (
        <p className="text-sm text-ink">{t('Save the card first. Then you can list it.')}</p>
      )}
    </section>
  );
}

function SavedCard({ id }: { id: string }) {
  const { data, error, refetch } = useCardListingsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const usage = useListingUsage();
  if (data?.card) {
    return (
      <>
        <CardListings card={data.card} usage={usage} />
        <p className="mt-4 text-sm text-ink-2">
          {usage && `${activeText(usage)}. `}
          <Link to={paths.listings} className="underline underline-offset-4 hover:text-ink">
            {t('See all listings')}
          </Link>
        </p>
      </>
    );
  }
  if (!error && !data) return <Skeleton className="h-24" />;
  return (
    <ErrorNotice
      title={t('Couldn’t load the card’s listings')}
      error={error ?? { message: t('The server does not know this card.') }}
      onRetry={() => void refetch().catch(() => {})}
    />
  );
}
