import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { LIST_FRAME } from '../../parts/lists/grid.ts';
import { paths } from '../../paths.ts';

/** What stands at the address of a profile that nobody has. */
export function MissingProfile() {
  return (
    <div className={LIST_FRAME}>
      <h1>{t('No profile found at this address.')}</h1>
      <p className="mt-4 max-w-prose text-ink-2">
        {t(
          'The link may be incomplete, or the person has left. You can find everyone with a public card in the directory.',
        )}
      </p>
      <a href={paths.explore} className={`${buttonClass('primary')} mt-6`}>
        {t('Explore the directory')}
      </a>
    </div>
  );
}
