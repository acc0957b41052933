import { Wordmark } from '@tessera/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { PRODUCT_NAME } from '../product.ts';
import { SkipLink } from '../shell/skip-link.tsx';

/** Head and foot of a page that is no part of the app: every link is a page load. */
export function PageFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-265 flex-col px-5 sm:px-8">
      <SkipLink />
      <header className="flex h-18 shrink-0 items-center justify-between gap-4">
        <a href={paths.home} aria-label={`${PRODUCT_NAME}, home`} className="flex rounded-sm">
          <Wordmark name={PRODUCT_NAME} />
        </a>
        {action}
      </header>
      <main id="main" tabIndex={-1} className="flex-1 pb-14">
        {children}
      </main>
      <footer className="border-t border-line py-5 text-sm text-ink-2">
        <a href={paths.home} className="inline-block py-1 hover:text-ink">
          Make your own card
        </a>
      </footer>
    </div>
  );
}
