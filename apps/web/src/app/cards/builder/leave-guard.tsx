import { t } from '@tessera/texts';
import { Question } from '@tessera/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../../paths.ts';

export interface LeaveGuardProps {
  /** Asked at the moment of leaving, because a save and the leaving that follows it happen at once. */
  hasUnsavedChanges: () => boolean;
  onLeave: () => void;
}

/** Asks before unsaved changes are left behind; the browser asks itself when the whole page is left. */
export function LeaveGuard({ hasUnsavedChanges, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() &&
      !leadsBack(nextLocation) &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [hasUnsavedChanges]);
  return (
    <Question
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.state === 'blocked' && blocker.reset()}
      question={t('Leave without saving?')}
      detail={t('Your changes to this card are not saved yet.')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay')}
      tone="danger"
      onConfirm={() => {
        onLeave();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    />
  );
}

/** From the checkout one comes back to the draft. */
function leadsBack({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === paths.billing && new URLSearchParams(search).has('back');
}
