import type { DeletionStateFragment } from '@tessera/client';
import { DELETION } from '@tessera/domain';
import { buttonClass, Notice } from '@tessera/ui';
import { paths } from '../../paths.ts';
import { deletionText, KeepAccountButton } from '../../shell/keep-account.tsx';

/** The way out, or, once it is taken, the way back. */
export function DeleteAccountSection({ viewer: { deletionDueAt } }: { viewer: DeletionStateFragment }) {
  if (deletionDueAt) {
    return (
      <Notice action={<KeepAccountButton />}>
        {deletionText(deletionDueAt)} Until then everything works as before.
      </Notice>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        Your cards, shares, messages and pictures go within {DELETION.withinBusinessDays} business days. We ask by mail
        first, and until then you can change your mind.
      </p>
      <a href={paths.deleteAccount} className={`${buttonClass('danger')} justify-self-start`}>
        Delete account
      </a>
    </div>
  );
}
