import {
  type BillingQuoteQuery,
  type BillingStateFragment,
  useBillingQuoteQuery,
  useChangePlanMutation,
} from '@tessera/client';
import { type BillingInterval, type Currency, formatMinor, type PlanKey, planName } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, Notice, Skeleton, useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { formatDate, formatPercent } from '../../locale/format.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { TEXT_LINK } from '../screen/text-link.ts';
import { keepBack } from './back.ts';
import { openCheckout } from './checkout-history.ts';
import { type ChosenTerms, readSeats, TermsForm } from './terms-form.tsx';
import { toCurrency, toCurrencyName, toIntervalName, toPlanKey, toPlanName } from './words.ts';

type Quote = BillingQuoteQuery['billingQuote'];

export interface ChangeDialogProps {
  planId: PlanKey;
  /** The choice that the dialog opens with. */
  start: { interval: BillingInterval; seats: number };
  /** Whether there may be several seats. */
  hasSeats: boolean;
  billing: BillingStateFragment;
  /** Before anything is paid. */
  currency: Currency;
  /** Where the person goes afterwards; '' for nowhere else. */
  back: string;
  /** Opens the form for invoice details, which leads back to this choice. */
  onDetails: (terms: { interval: BillingInterval; seats?: string }) => void;
  onClose: () => void;
  /** The plan has changed, or will. */
  onDone: () => void;
}

/** What a change of plan, seats or interval costs, before it happens; and the change. */
export function ChangeDialog({ planId, start, hasSeats, billing, onDetails, ...ends }: ChangeDialogProps) {
  const [terms, setTerms] = useState<ChosenTerms>({ interval: start.interval, seats: String(start.seats) });
  const isSame = toPlanKey(billing.plan) === planId && billing.currency !== null;
  const title = isSame
    ? t('Change {planName}', { planName: planName(planId) })
    : t('Change to {planName}', { planName: planName(planId) });
  const seats = readSeats(terms);
  return (
    <Dialog isOpen isOfAddress onOpenChange={(isOpen) => !isOpen && ends.onClose()} title={title} size="sm">
      {planId !== 'starter' && (
        <TermsForm
          terms={terms}
          discountPercent={billing.yearlyDiscountPercent}
          hasSeats={hasSeats}
          onChange={setTerms}
        />
      )}
      {seats !== null && (
        <Quoted
          planId={planId}
          interval={terms.interval}
          seats={seats}
          billing={billing}
          onDetails={() => onDetails({ interval: terms.interval, ...(hasSeats && { seats: terms.seats }) })}
          {...ends}
        />
      )}
    </Dialog>
  );
}

interface QuotedProps
  extends Pick<ChangeDialogProps, 'planId' | 'billing' | 'currency' | 'back' | 'onClose' | 'onDone'> {
  onDetails: () => void;
  interval: BillingInterval;
  seats: number;
}

function Quoted({ planId, interval, seats, billing, currency: wanted, ...ends }: QuotedProps) {
  const currency = billing.currency ?? toCurrencyName(wanted);
  const variables = { plan: toPlanName(planId), currency, interval: toIntervalName(interval), seats };
  const { data, error, refetch } = useBillingQuoteQuery({ variables, fetchPolicy: 'network-only' });
  const quote = data?.billingQuote;
  return (
    <>
      {error && <ErrorNotice title={t('Couldn’t load the amount')} error={error} onRetry={() => void refetch()} />}
      {!error && !quote && (
        <div role="status" aria-label={t('Loading the amount')} className="grid gap-3">
          <Skeleton className="h-6" />
          <Skeleton className="h-10" />
        </div>
      )}
      {quote?.kind === 'NONE' && <p className="text-ink-2">{t('You already have this.')}</p>}
      {quote && quote.kind !== 'NONE' && (
        <Confirm
          quote={quote}
          variables={variables}
          isTest={billing.provider === 'TEST'}
          onAnotherAmount={() => void refetch()}
          {...ends}
        />
      )}
    </>
  );
}

interface ConfirmProps extends Pick<ChangeDialogProps, 'back' | 'onClose' | 'onDone'> {
  onDetails: () => void;
  quote: Quote;
  variables: {
    plan: Uppercase<PlanKey>;
    currency: 'USD' | 'INR';
    interval: Uppercase<BillingInterval>;
    seats: number;
  };
  isTest: boolean;
  onAnotherAmount: () => void;
}

function Confirm({ quote, variables, isTest, onAnotherAmount, back, onDetails, onClose, onDone }: ConfirmProps) {
  const [change, { loading }] = useChangePlanMutation({
    refetchQueries: ['Billing', 'BillingSeats', 'Invoices'],
    awaitRefetchQueries: true,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const toast = useToast();
  const confirm = async () => {
    setFailure(null);
    try {
      const { data } = await change({ variables: { input: { ...variables, dueMinor: quote.dueMinor } } });
      const url = data?.changePlan.checkoutUrl;
      if (url) {
        keepBack(back);
        return openCheckout(url);
      }
      toast(quote.kind === 'DOWNGRADE' ? t('Your plan will change at the end of the period') : t('Plan changed'));
      onDone();
    } catch (error) {
      setFailure(errorText(error, t('Something went wrong. Try again.')));
      onAnotherAmount();
    }
  };
  const due = formatMinor(quote.dueMinor, toCurrency(quote.currency));
  return (
    <div className="grid gap-5">
      {failure && <Notice tone="bad">{failure}</Notice>}
      {quote.lines.length > 0 && <Amounts quote={quote} onDetails={onDetails} />}
      <p className="text-ink-2">{whatHappens(quote, variables)}</p>
      {isTest && <Notice>{t('Test provider: no money moves.')}</Notice>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {t('Not now')}
        </Button>
        <Button variant="primary" isBusy={loading} onClick={() => void confirm()}>
          {quote.dueMinor > 0 ? t('Pay {due}', { due }) : t('Change plan')}
        </Button>
      </div>
    </div>
  );
}

function Amounts({
  quote: { lines, taxes, taxNote, dueMinor, currency },
  onDetails,
}: Pick<ConfirmProps, 'quote' | 'onDetails'>) {
  const money = (amountMinor: number) => formatMinor(amountMinor, toCurrency(currency));
  return (
    <>
      <dl className="grid gap-2 num">
        {lines.map(({ text, amountMinor }) => (
          <div key={text} className="flex justify-between gap-4">
            <dt className="text-ink-2">{text}</dt>
            <dd className="shrink-0">{money(amountMinor)}</dd>
          </div>
        ))}
        {taxes.length === 0 && (
          <div className="flex justify-between gap-4 text-ink-2">
            <dt>{t('Tax ({percent})', { percent: formatPercent(0) })}</dt>
            <dd>{money(0)}</dd>
          </div>
        )}
        {taxes.map(({ kind, rateBp, amountMinor }) => (
          <div key={`${kind} ${rateBp}`} className="flex justify-between gap-4 text-ink-2">
            <dt>{`${kind} (${formatPercent(rateBp / 100)})`}</dt>
            <dd>{money(amountMinor)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-medium">
          <dt>{t('Due now')}</dt>
          <dd>{money(dueMinor)}</dd>
        </div>
      </dl>
      <div className="mt-3 text-sm text-ink-2">
        {taxNote && <p>{taxNote}</p>}
        <button type="button" className={TEXT_LINK} onClick={onDetails}>
          {t('Company or tax ID on the invoice')}
        </button>
      </div>
    </>
  );
}

function whatHappens({ kind, effectiveAt, renewsAt }: Quote, { plan, interval }: ConfirmProps['variables']): string {
  if (kind === 'DOWNGRADE') {
    const day = formatDate(effectiveAt, 'longDay');
    const kept = t('Nothing of yours is deleted.');
    return plan === 'STARTER'
      ? t('Your plan runs until {day}. {kept}', { day, kept })
      : t(
          'The plan changes on {day}, at the new plan’s price. Until then it stays as it is, and nothing is refunded. {kept}',
          {
            day,
            kept,
          },
        );
  }
  if (!renewsAt) return t('Starts now.');
  return t(
    '{interval, select, YEAR {Starts now. The next full year is due on {renewsAt}.} other {Starts now. The next full month is due on {renewsAt}.}}',
    {
      interval,
      renewsAt: formatDate(renewsAt, 'longDay'),
    },
  );
}
