import type { DeletionStateFragment } from '@tessera/client';
import { DELETION } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass, Notice } from '@tessera/ui';
import { deletionText, KeepAccountButton } from '../../parts/account/keep-account.tsx';
import { paths } from '../../paths.ts';

/** The way out, or, once it is taken, the way back. */
export function DeleteAccountSection({ viewer: { deletionDueAt } }: { viewer: DeletionStateFragment }) {
  if (deletionDueAt) {
    return (
      <Notice action={<KeepAccountButton />}>
        {t('{deletionText} Until then everything works as before.', { deletionText: deletionText(deletionDueAt) })}
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {t(
          'We delete your cards, shares, messages and pictures within {withinBusinessDays} business days. We ask by email first, and you can change your mind until then.',
          { withinBusinessDays: DELETION.withinBusinessDays },
        )}
      </p>
      <a href={paths.deleteAccount} className={`${buttonClass('danger')} justify-self-start`}>
        {t('Delete account')}
      </a>
    </div>
  );
}
