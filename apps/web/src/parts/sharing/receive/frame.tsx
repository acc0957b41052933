import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { LONE_LINK } from '../../screen/text-link.ts';

/** The column of a shared card, or of the message in its place. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-265 flex-1 px-5 py-10 sm:px-8 md:py-16">{children}</div>;
}

/** The message in place of a card, with the way home. */
export function InsteadOfCard({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div className="grid max-w-130 justify-items-start gap-5">
        {children}
        <BackHome />
      </div>
    </Frame>
  );
}

/** A card and its texts, as `CardView` places them. */
export function LoadingCard() {
  return (
    <Frame>
      <div
        role="status"
        aria-label={t('Loading the card')}
        className="grid gap-x-12 gap-y-7 md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]"
      >
        <Skeleton className="aspect-[1.75] w-full rounded-xl" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-4 h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      </div>
    </Frame>
  );
}

/** The front page is a document of its own. */
export function BackHome() {
  return (
    <a href={paths.home} className={LONE_LINK}>
      {t('Back to Home')}
    </a>
  );
}
