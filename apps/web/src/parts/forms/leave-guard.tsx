import { t } from '@tessera/texts';
import { Question } from '@tessera/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { guardUnsaved } from '../../data/session/unsaved.ts';
import { paths } from '../../paths.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

export interface LeaveGuardProps {
  /** Asked at the moment of leaving, because a save and the leaving that follows it happen at once. */
  hasUnsavedChanges: () => boolean;
  /** What would be lost, such as “Your changes to this card are not saved yet.” */
  detail?: string;
  onLeave?: () => void;
}

/** Asks before unsaved changes are left behind or signed out from; the browser asks itself when the whole page is left. */
export function LeaveGuard({ hasUnsavedChanges, detail, onLeave }: LeaveGuardProps) {
  const hasLeft = useRef(false);
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  const isHeldNow = () => !hasLeft.current && hasUnsavedChanges();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHeldNow() &&
      !leadsBack(nextLocation) &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  const isHeld = useEffectEvent(isHeldNow);
  useEffect(() => guardUnsaved(() => !isHeld() || new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  useAskBeforeUnload(isHeldNow);
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset();
    answer?.(false);
    setAnswer(null);
  };
  const leave = () => {
    onLeave?.();
    if (blocker.state === 'blocked') return blocker.proceed();
    // Nothing of this page may ask once more on the way out.
    hasLeft.current = true;
    answer?.(true);
    setAnswer(null);
  };
  return (
    <Question
      isOpen={blocker.state === 'blocked' || answer !== null}
      onOpenChange={(isOpen) => !isOpen && stay()}
      question={t('Leave without saving?')}
      detail={detail ?? t('Your changes are not saved yet.')}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay')}
      tone="danger"
      isAboutLeaving
      onConfirm={leave}
    />
  );
}

/** From the checkout one comes back to the draft. */
function leadsBack({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === paths.billing && new URLSearchParams(search).has('back');
}
