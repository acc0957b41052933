import { type BillingStateFragment, useStartTrialMutation } from '@tessera/client';
import { TRIAL_DAYS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';

export interface TrialDialogProps {
  billing: BillingStateFragment;
  onClose: () => void;
  /** The trial has begun. */
  onDone: () => void;
  onBuy: () => void;
}

const TERMS = t('No credit card. After the trial you’re back on Starter. Nothing is charged or deleted.');

/** Starts the trial, once an account; afterwards the plan can only be bought. */
export function TrialDialog({ billing: { canTry, status }, onClose, onDone, onBuy }: TrialDialogProps) {
  const toast = useToast();
  const { start, isStarting, failure } = useStart();
  const begin = async () => {
    if (!(await start())) return;
    toast(t('Your trial has begun'));
    onDone();
  };
  const title = canTry
    ? t('Try Professional for {trialDays} days', { trialDays: TRIAL_DAYS })
    : t('The trial of Professional');
  return (
    <Dialog isOpen isOfAddress onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="sm">
      <div className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p className="text-ink-2">
          {canTry
            ? TERMS
            : status === 'TRIAL'
              ? t('Your trial is running.')
              : t('You can try Professional once, and only without a paid plan.')}
        </p>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {canTry ? t('Not now') : t('Close')}
          </Button>
          {canTry ? (
            <Button variant="primary" isBusy={isStarting} onClick={() => void begin()}>
              {t('Start trial')}
            </Button>
          ) : (
            <Button variant="primary" onClick={onBuy}>
              {t('See the price')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Gives whether the trial has begun. */
function useStart() {
  const [startTrial, { loading }] = useStartTrialMutation({ refetchQueries: ['Billing'], awaitRefetchQueries: true });
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    try {
      await startTrial();
      return true;
    } catch (error) {
      setFailure(errorText(error, t('Something went wrong. Try again.')));
      return false;
    }
  };
  return { start, isStarting: loading, failure };
}
