import { type BillingStateFragment, useStartTrialMutation } from '@tessera/client';
import { TRIAL_DAYS } from '@tessera/domain';
import { Button, Dialog, Notice, useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../errors/error-text.ts';

export interface TrialDialogProps {
  billing: BillingStateFragment;
  onClose: () => void;
  /** The trial has begun. */
  onDone: () => void;
  onBuy: () => void;
}

/** Starts the trial, once an account; afterwards the plan can only be bought. */
export function TrialDialog({ billing: { canTry, status }, onClose, onDone, onBuy }: TrialDialogProps) {
  const [start, { loading }] = useStartTrialMutation({ refetchQueries: ['Billing'], awaitRefetchQueries: true });
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const begin = async () => {
    try {
      await start();
      toast('Your trial has begun');
      onDone();
    } catch (error) {
      setFailure(errorText(error, 'That failed.'));
    }
  };
  const title = canTry ? `Try Professional for ${TRIAL_DAYS} days` : 'The trial of Professional';
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="sm">
      <div className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p className="text-ink-2">
          {canTry
            ? 'No credit card. When the days are over you are back on Starter, and nothing is charged or deleted.'
            : status === 'TRIAL'
              ? 'Your trial is running.'
              : 'It can be used once, and only while no plan is paid for.'}
        </p>
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {canTry ? 'Not now' : 'Close'}
          </Button>
          {canTry ? (
            <Button variant="primary" isBusy={loading} onClick={() => void begin()}>
              Start trial
            </Button>
          ) : (
            <Button variant="primary" onClick={onBuy}>
              See the price
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
