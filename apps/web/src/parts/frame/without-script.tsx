import { t } from '@tessera/texts';
import { Wordmark } from '@tessera/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { PRODUCT_NAME } from '../../product.ts';
import { LONE_LINK } from '../screen/text-link.ts';

/** What the server sends inside `<noscript>` with a screen of the app. */
export function NeedsScript() {
  return (
    <WithoutScript title={t('This page needs JavaScript')}>
      <p className="mt-4">
        {t(
          'Turn on JavaScript in your browser, then reload this page. Public cards, the directory and the pages about {productName} work without it.',
          { productName: PRODUCT_NAME },
        )}
      </p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <a href={paths.home} className={LONE_LINK}>
          {t('Front page')}
        </a>
        <a href={paths.explore} className={LONE_LINK}>
          {t('Explore')}
        </a>
      </p>
    </WithoutScript>
  );
}

/** A page that is there only without JavaScript. */
function WithoutScript({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <main className="mx-auto max-w-3xl px-5 py-10 sm:px-8">
        <a href={paths.home} className="inline-flex">
          <Wordmark name={PRODUCT_NAME} />
        </a>
        <h1 className="mt-10">{title}</h1>
        {children}
      </main>
    </noscript>
  );
}
