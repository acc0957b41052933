import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { NotShared } from './not-shared.tsx';
import type { OpenTarget, SharedCard, ShareTarget } from './use-share-target.ts';

/** What stands in place of a card's ways while there are none, and why. */
export function NoWay({ card, target }: { card: SharedCard; target: Exclude<ShareTarget, OpenTarget> }) {
  switch (target.status) {
    case 'foreign':
    case 'gone':
      return <NotShared card={card} reason={target.status} />;
    case 'failed':
      return <ErrorNotice title={t('Couldn’t load the card’s address')} error={target.error} onRetry={target.retry} />;
    case 'loading':
      return <PanelSkeleton />;
  }
}

function PanelSkeleton() {
  return (
    <div
      role="status"
      aria-label={t('Loading the card’s address')}
      className="grid gap-x-6 gap-y-7 sm:grid-cols-[216px_minmax(0,1fr)]"
    >
      <Skeleton className="aspect-square w-full max-w-54 max-sm:mx-auto" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </div>
  );
}
