import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { CARD_GRID } from './grid.ts';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Six cards that are still on their way. */
export function GridSkeleton() {
  return (
    <div role="status" aria-label={t('Loading cards')} className={CARD_GRID}>
      {PLACES.map((place) => (
        <div key={place} data-testid="card-skeleton">
          <Skeleton className="aspect-[1.75] rounded-xl" />
          <Skeleton className="mt-4 h-4 w-2/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
