import { t } from '@tessera/texts';
import { buttonClass, Dialog } from '@tessera/ui';
import { type Origin, paths } from '../../paths.ts';

export interface TrialDialogProps {
  /** Of the page that is shown. */
  path: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks a signed-out visitor to sign in before the trial; where they are and what they want goes along. */
export function TrialDialog({ path, isOpen, onOpenChange }: TrialDialogProps) {
  const origin: Origin = { intent: 'view-pricing', from: path };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('Start your free trial')}
      description={t('Sign in or create an account to continue.')}
    >
      <div className="flex flex-wrap gap-2.5">
        <a href={paths.signUp(origin)} className={buttonClass('primary')}>
          {t('Create Account')}
        </a>
        <a href={paths.signIn(origin)} className={buttonClass('outline')}>
          {t('Sign In')}
        </a>
      </div>
    </Dialog>
  );
}
