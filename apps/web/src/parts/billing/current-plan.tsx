import {
  type BillingStateFragment,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
} from '@tessera/client';
import { formatMinor, planName, TRIAL_DAYS } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { AskingButton, Button, buttonClass, Chip, type ChipTone, useToast } from '@tessera/ui';
import { formatDate } from '../../locale/format.ts';
import { paths } from '../../paths.ts';
import { useAttempt } from '../feedback/use-attempt.ts';
import { cardsText, nextText, toCurrency, toInterval, toPlanKey } from './words.ts';

export interface CurrentPlanProps {
  billing: BillingStateFragment;
  onTry: () => void;
  onUpgrade: () => void;
}

const STATUS: Record<Exclude<BillingStateFragment['status'], 'FREE'>, { label: string; tone: ChipTone }> = {
  TRIAL: { label: t('Trial'), tone: 'brass' },
  ACTIVE: { label: t('Active'), tone: 'ok' },
  PAST_DUE: { label: t('Payment failed'), tone: 'bad' },
};

/** The plan that runs, what follows, and how to change that. */
export function CurrentPlan({ billing, onTry, onUpgrade }: CurrentPlanProps) {
  const { status, canTry } = billing;
  const plan = toPlanKey(billing.plan);
  const next = nextText(billing);
  const price = priceText(billing);
  // Sales arranges it, and changes it.
  const isArranged = plan === 'enterprise';
  const isTop = isArranged || (plan === 'pro' && status !== 'TRIAL');
  return (
    <section aria-labelledby="current-plan" className="rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 id="current-plan" className="sr-only">
        {t('Current plan')}
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-5">
        <div className="min-w-0">
          {/* One row also in the typeface of the first moment, which is wider: what is below must not jump. */}
          <p className="flex items-center gap-3">
            <span className="min-w-0 truncate font-serif text-2xl">{say(planName(plan))}</span>
            {status !== 'FREE' && <Chip tone={STATUS[status].tone}>{STATUS[status].label}</Chip>}
          </p>
          {price && <p className="mt-2 text-lg num">{price}</p>}
          {billing.teamSeat && (
            <p className="mt-2 max-w-prose [overflow-wrap:anywhere]">
              <Trans
                message="You have a seat on {planName} by <0>{organizationName}</0>, whose owner pays for it."
                parts={{ 0: (text) => <bdi>{text}</bdi> }}
                values={{
                  planName: say(planName(toPlanKey(billing.teamSeat.plan))),
                  organizationName: billing.teamSeat.organizationName,
                }}
              />
            </p>
          )}
          {next && <p className="mt-2 max-w-prose text-ink-2">{next}</p>}
          <p className="mt-1 max-w-prose text-ink-2">{cardsText(billing)}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {status !== 'FREE' && !isArranged && <EndOrResume billing={billing} />}
          {isArranged && (
            <a href={paths.contactSales} className={buttonClass()}>
              {t('Contact Sales')}
            </a>
          )}
          {canTry && (
            <Button onClick={onTry}>{t('Try Professional for {trialDays} days', { trialDays: TRIAL_DAYS })}</Button>
          )}
          {!isTop && (
            <Button variant="primary" onClick={onUpgrade}>
              {t('Upgrade')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** '$8.00 a month', '$24.00 a month: 3 seats of $8.00'; null while nothing is paid. */
function priceText({ currency, unitMinor, seats, interval }: BillingStateFragment): string | null {
  if (!currency || unitMinor === null) return null;
  const money = (amountMinor: number) => formatMinor(amountMinor, toCurrency(currency));
  const total = t('{interval, select, year {{price} a year} other {{price} a month}}', {
    interval: toInterval(interval),
    price: money(unitMinor * seats),
  });
  if (seats === 1) return total;
  return t('{total}: {seats, plural, one {# seat} other {# seats}} of {price}', {
    ...{ total, seats, price: money(unitMinor) },
  });
}

const REFRESH = { refetchQueries: ['Billing'], awaitRefetchQueries: true };

function EndOrResume({ billing: { status, nextPlan, endsAt } }: { billing: BillingStateFragment }) {
  const [cancel, cancelling] = useCancelSubscriptionMutation(REFRESH);
  const [resume, resuming] = useResumeSubscriptionMutation(REFRESH);
  const toast = useToast();
  const attempt = useAttempt();
  const run = (work: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      await work();
      toast(done);
    });
  if (nextPlan) {
    return (
      <Button isBusy={resuming.loading} onClick={() => void run(resume, t('Plan resumed'))}>
        {t('Resume')}
      </Button>
    );
  }
  const isTrial = status === 'TRIAL';
  const day = endsAt ? formatDate(endsAt, 'longDay') : '';
  return (
    <AskingButton
      variant="quiet"
      className="max-sm:-ms-2.5"
      isBusy={cancelling.loading}
      question={isTrial ? t('End the trial now?') : t('Cancel the plan?')}
      detail={
        isTrial
          ? t('It can’t be started again. Nothing of yours is deleted.')
          : t('The plan runs until {day}, and nothing more is charged. Nothing of yours is deleted.', { day })
      }
      confirmLabel={isTrial ? t('End trial') : t('Cancel plan')}
      cancelLabel={t('Keep it')}
      tone="danger"
      onConfirm={() => run(cancel, isTrial ? t('Trial ended') : t('Ends on {day}', { day }))}
    >
      {isTrial ? t('End trial') : t('Cancel plan')}
    </AskingButton>
  );
}
