import { type BillingQuery, type BillingStateFragment, useBillingQuery } from '@tessera/client';
import { type BillingInterval, MOST_SEATS, PLANS, type PlanKey } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass, Notice, Skeleton } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { useCardActions } from '../../data/card-store/use-cards.ts';
import { ownRegion } from '../../locale/own-region.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { ScreenHead } from '../screen/screen-head.tsx';
import { BillingDetailsDialog, BillingDetailsSection } from './billing-details.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { GetPaid } from './get-paid.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PlanList } from './plan-list.tsx';
import { readInterval as readChosenInterval } from './plans/interval.ts';
import { SeatList } from './seat-list.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { useAskedChange } from './use-asked-change.ts';
import { usePriceCurrency } from './use-price-currency.ts';
import { useTeamSeats } from './use-team-seats.ts';
import { toInterval, toPlanKey } from './words.ts';

/**
 * `/dashboard/billing`: the plan, its seats and what was paid. `?plan=` opens the change to it, also with `&seats=` and
 * `&interval=`, and with `&trial=1` its trial.
 */
export function Billing() {
  const { data, error, refetch } = useBillingQuery({ fetchPolicy: 'cache-and-network' });
  const billing = data?.billing;
  return (
    <>
      <ScreenHead title={t('Billing')} note={t('Your plan and your invoices')} />
      {error && !billing && (
        <ErrorNotice title={t('Couldn’t load billing')} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !billing && <BillingSkeleton />}
      {data && <Loaded data={data} />}
    </>
  );
}

function Loaded({ data: { billing, viewer } }: { data: BillingQuery }) {
  const [currency, chooseCurrency] = usePriceCurrency(viewer);
  const { query, back, ask, close, closeDetails, finish } = useAskedChange();
  const chosen = readPlan(query.get('plan'));
  const isDetails = query.has('details');
  const isTrial = query.get('trial') === '1' && chosen === 'pro';
  const team = useTeamSeats();
  const { retryPlanLimits } = useCardActions();
  const done = () => {
    void retryPlanLimits();
    finish();
  };
  const choose = (plan: PlanKey, interval: BillingInterval) => ask({ plan, interval });
  const upgrade = () => ask({ plan: dearerThan(billing) });
  // Only Professional has several; elsewhere the first one more is asked for.
  const changeSeats = () =>
    ask({ plan: 'pro', seats: String(toPlanKey(billing.plan) === 'pro' ? billing.seats : billing.seats + 1) });
  if (billing.provider === 'NONE') return <NothingToPay />;
  return (
    <div className="grid gap-12">
      <div className="grid gap-3">
        {billing.provider === 'TEST' && (
          <Notice>{t('Test provider: no money moves. Invoices are marked as tests.')}</Notice>
        )}
        {query.has('paid') && (
          <Notice
            tone="ok"
            action={
              back && (
                <Link to={back} className={buttonClass('outline')}>
                  {t('Go back')}
                </Link>
              )
            }
          >
            {t('Thank you. The plan changes as soon as the payment provider reports the payment.')}
          </Notice>
        )}
        <CurrentPlan billing={billing} onTry={() => ask({ plan: 'pro', trial: '1' })} onUpgrade={upgrade} />
      </div>
      <SeatList team={team} billing={billing} onChange={changeSeats} />
      <PlanList billing={billing} wanted={currency} onWant={chooseCurrency} onChoose={choose} />
      {billing.hasPaymentLinks && <GetPaid isTest={billing.provider === 'TEST'} />}
      <BillingDetailsSection details={billing.details} onEdit={() => ask({ details: '1' })} />
      <InvoiceList />
      {isDetails && <BillingDetailsDialog details={billing.details} country={ownRegion()} onClose={closeDetails} />}
      {chosen && !isDetails && isTrial && (
        <TrialDialog billing={billing} onClose={close} onDone={done} onBuy={() => ask({ plan: 'pro' })} />
      )}
      {chosen && !isDetails && !isTrial && (
        <ChangeDialog
          key={query.toString()}
          planId={chosen}
          start={{
            interval: readInterval(query.get('interval'), billing),
            seats: readSeats(query.get('seats'), billing),
          }}
          hasSeats={chosen === 'pro' && (team.isOwner || billing.seats > 1 || query.has('seats'))}
          billing={billing}
          currency={currency}
          back={back}
          onDetails={(terms) => ask({ plan: chosen, ...terms, details: '1' })}
          onClose={close}
          onDone={done}
        />
      )}
    </div>
  );
}

/** What was paid before stays on record. */
function NothingToPay() {
  return (
    <div className="grid gap-12">
      <Notice tone="ok">{t('This installation takes no payments. Every feature is included.')}</Notice>
      <InvoiceList />
    </div>
  );
}

/** Only what can be changed to here: Enterprise is a matter of sales. */
function readPlan(text: string | null): PlanKey | null {
  return PLANS.find(({ key }) => key === text && key !== 'enterprise')?.key ?? null;
}

/** What the address says, where a year is sold; otherwise the interval that is paid now. */
function readInterval(text: string | null, billing: BillingStateFragment): BillingInterval {
  if (text === 'month' || (text === 'year' && billing.yearlyDiscountPercent !== null)) return text;
  // Before anything is paid, what was chosen on the price list counts.
  if (billing.currency === null && billing.yearlyDiscountPercent !== null) return readChosenInterval();
  return toInterval(billing.interval);
}

function readSeats(text: string | null, { seats }: BillingStateFragment): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MOST_SEATS ? count : seats;
}

/** What “Upgrade” offers. */
function dearerThan({ plan, status }: BillingStateFragment): PlanKey {
  return toPlanKey(plan) === 'starter' ? 'growth' : status === 'TRIAL' ? toPlanKey(plan) : 'pro';
}

function BillingSkeleton() {
  return (
    <div role="status" aria-label={t('Loading billing')} className="grid gap-8">
      <Skeleton className="h-36" />
      <Skeleton className="h-72" />
      <Skeleton className="h-28" />
    </div>
  );
}
