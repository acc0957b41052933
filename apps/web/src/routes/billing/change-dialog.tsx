import {
  type BillingQuoteQuery,
  type BillingStateFragment,
  useBillingQuoteQuery,
  useChangePlanMutation,
} from '@tessera/client';
import { formatMinor, type PlanKey, planName } from '@tessera/domain';
import { Button, Dialog, Notice, Skeleton, useToast } from '@tessera/ui';
import { useState } from 'react';
import { formatDate } from '../../locale/format.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { startCurrency } from './plan-list.tsx';
import { currencyNameOf, currencyOf, planNameOf } from './words.ts';

type Quote = BillingQuoteQuery['billingQuote'];

export interface ChangeDialogProps {
  planId: PlanKey;
  billing: BillingStateFragment;
  onClose: () => void;
}

/** What a change of plan costs, before it happens; and the change. */
export function ChangeDialog({ planId, billing, onClose }: ChangeDialogProps) {
  const variables = { plan: planNameOf(planId), currency: billing.currency ?? currencyNameOf(startCurrency()) };
  const { data, error, refetch } = useBillingQuoteQuery({ variables, fetchPolicy: 'network-only' });
  const quote = data?.billingQuote;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={`Change to ${planName(planId)}`} size="sm">
      {error && <ErrorNotice title="Failed to load the amount" error={error} onRetry={() => void refetch()} />}
      {!error && !quote && (
        <div role="status" aria-label="Loading the amount" className="grid gap-3">
          <Skeleton className="h-6" />
          <Skeleton className="h-10" />
        </div>
      )}
      {quote?.kind === 'NONE' && <p className="text-ink-2">That is your plan already.</p>}
      {quote && quote.kind !== 'NONE' && (
        <Confirm
          quote={quote}
          variables={variables}
          isTest={billing.provider === 'TEST'}
          onAnotherAmount={() => void refetch()}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ConfirmProps {
  quote: Quote;
  variables: { plan: Uppercase<PlanKey>; currency: 'USD' | 'INR' };
  isTest: boolean;
  onAnotherAmount: () => void;
  onClose: () => void;
}

function Confirm({ quote, variables, isTest, onAnotherAmount, onClose }: ConfirmProps) {
  const [change, { loading }] = useChangePlanMutation({
    refetchQueries: ['Billing', 'Invoices'],
    awaitRefetchQueries: true,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const confirm = async () => {
    setFailure(null);
    try {
      const { data } = await change({ variables: { input: { ...variables, dueMinor: quote.dueMinor } } });
      const url = data?.changePlan.checkoutUrl;
      if (url) return location.assign(url);
      toast(quote.kind === 'DOWNGRADE' ? 'Change noted' : 'Plan changed');
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'That failed.');
      onAnotherAmount();
    }
  };
  const due = formatMinor(quote.dueMinor, currencyOf(quote.currency));
  return (
    <div className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      {quote.lines.length > 0 && <Amounts quote={quote} />}
      <p className="text-ink-2">{whatHappens(quote, variables.plan)}</p>
      {isTest && <Notice>Test provider: no money moves.</Notice>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
        <Button variant="primary" isBusy={loading} onClick={() => void confirm()}>
          {quote.dueMinor > 0 ? `Pay ${due}` : 'Change plan'}
        </Button>
      </div>
    </div>
  );
}

function Amounts({ quote: { lines, dueMinor, currency } }: { quote: Quote }) {
  const money = (amountMinor: number) => formatMinor(amountMinor, currencyOf(currency));
  return (
    <dl className="grid gap-2 num">
      {lines.map(({ text, amountMinor }) => (
        <div key={text} className="flex justify-between gap-4">
          <dt className="text-ink-2">{text}</dt>
          <dd className="shrink-0">{money(amountMinor)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 text-ink-2">
        <dt>Tax (0 %)</dt>
        <dd>{money(0)}</dd>
      </div>
      <div className="flex justify-between gap-4 border-t border-line pt-2 font-medium">
        <dt>Due now</dt>
        <dd>{money(dueMinor)}</dd>
      </div>
    </dl>
  );
}

function whatHappens({ kind, effectiveAt, renewsAt }: Quote, plan: Uppercase<PlanKey>): string {
  if (kind === 'DOWNGRADE') {
    const day = formatDate(effectiveAt, 'longDay');
    const kept = 'Nothing of yours is deleted.';
    return plan === 'STARTER'
      ? `Your plan runs until ${day}. ${kept}`
      : `It changes on ${day}, for its own price. ${kept}`;
  }
  return renewsAt ? `At once. The full month is next paid on ${formatDate(renewsAt, 'longDay')}.` : 'At once.';
}
