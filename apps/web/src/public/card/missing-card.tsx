import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { paths } from '../../paths.ts';
import { PageFrame } from './page-frame.tsx';

/** What stands at an address that has no card, or none for strangers: the two are not told apart. */
export function MissingCard() {
  return (
    <PageFrame>
      <div className="grid max-w-130 justify-items-start gap-4 pt-10 md:pt-20">
        <h1>{t('No card found at this address.')}</h1>
        <p className="text-ink-2">
          {t(
            'Its owner may have removed it or made it private, or the link is incomplete. The person who gave it to you can send you a new one.',
          )}
        </p>
        <a href={paths.home} className={`${buttonClass('primary')} mt-2`}>
          {t('Go to home page')}
        </a>
      </div>
    </PageFrame>
  );
}
