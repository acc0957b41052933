import type { NavigationIntent } from '@tessera/domain';
import { buttonClass, Dialog } from '@tessera/ui';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** Asks a signed-out visitor to sign in before the trial; where they come from and what they want goes along. */
export function TrialDialog(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { pathname } = useLocation();
  const intent: NavigationIntent = { type: 'view-pricing', from: pathname };
  const state = { intent, from: pathname };
  return (
    <Dialog {...props} size="sm" title="Start your free trial" description="Sign in or create an account to continue.">
      <div className="flex flex-wrap gap-2.5">
        <Link to={paths.signUp} state={state} className={buttonClass('primary')}>
          Create Account
        </Link>
        <Link to={paths.signIn} state={state} className={buttonClass('outline')}>
          Sign In
        </Link>
      </div>
    </Dialog>
  );
}
