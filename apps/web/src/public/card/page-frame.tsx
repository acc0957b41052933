import { t } from '@tessera/texts';
import { buttonClass, Wordmark } from '@tessera/ui';
import type { ReactNode } from 'react';
import { SkipLink } from '../../parts/frame/skip-link.tsx';
import { paths } from '../../paths.ts';
import { PRODUCT_NAME } from '../../product.ts';

/** Head and foot of a page that is no part of the app: every link is a page load. */
export function PageFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-265 flex-col px-5 sm:px-8">
      <SkipLink />
      <header className="flex min-h-18 flex-wrap items-center justify-between gap-x-4">
        <a
          href={paths.home}
          aria-label={t('{productName}, home', { productName: PRODUCT_NAME })}
          className="hit flex rounded-sm"
        >
          <Wordmark name={PRODUCT_NAME} />
        </a>
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
      </footer>
    </div>
  );
}
