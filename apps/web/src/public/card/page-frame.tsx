import { t } from '@tessera/texts';
import { buttonClass, Wordmark } from '@tessera/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SkipLink } from '../../parts/frame/skip-link.tsx';
import { paths } from '../../paths.ts';
import { PRODUCT_NAME } from '../../product.ts';

interface PageFrameProps {
  action?: ReactNode;
  /** The page is a person's: it begins with them, and our name stands at its end. On a phone a bar lies over its foot. */
  isCard?: boolean;
  children: ReactNode;
}

/** Head and foot of a page that is no part of the app: every link is a page load. */
export function PageFrame({ action, isCard, children }: PageFrameProps) {
  return (
    <div
      className={clsx(
        'mx-auto flex min-h-dvh w-full max-w-265 flex-col px-5 sm:px-8',
        isCard && 'relative max-md:pb-20',
      )}
    >
      <SkipLink />
      <header
        className={clsx(
          'flex items-center justify-between gap-x-4',
          // On a phone they lie on the card's own head.
          isCard
            ? 'justify-end max-md:absolute max-md:inset-x-3 max-md:top-2 max-md:z-10 max-md:[&_button]:bg-ground/85 max-md:[&_button]:text-ink md:min-h-16'
            : 'min-h-18 flex-wrap',
        )}
      >
        {!isCard && <HomeLink />}
        {action}
      </header>
      <main id="main" tabIndex={-1} className="flex-1 pb-14">
        {children}
      </main>
      <footer className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-7">
        <div>
          <p className="font-serif text-lg">{t('A card like this, for you')}</p>
          <p className="mt-1 text-md text-ink-2">{t('Free, and ready to share in a minute.')}</p>
        </div>
        <a href={paths.getStarted} className={buttonClass()}>
          {t('Create your own card')}
        </a>
        {isCard && <HomeLink />}
      </footer>
    </div>
  );
}

function HomeLink() {
  return (
    <a
      href={paths.home}
      aria-label={t('{productName}, home', { productName: PRODUCT_NAME })}
      className="hit flex rounded-sm"
    >
      <Wordmark name={PRODUCT_NAME} />
    </a>
  );
}
