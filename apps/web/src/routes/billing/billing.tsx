import { type BillingStateFragment, useBillingQuery } from '@tessera/client';
import { PLANS, type PlanKey } from '@tessera/domain';
import { Notice, Skeleton } from '@tessera/ui';
import { useSearchParams } from 'react-router-dom';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PlanList } from './plan-list.tsx';
import { TrialDialog } from './trial-dialog.tsx';
import { planKeyOf } from './words.ts';

/** `/dashboard/billing`: the plan and what was paid. `?plan=` opens the change to it, with `&trial=1` its trial. */
export function Billing() {
  const { data, error, refetch } = useBillingQuery({ fetchPolicy: 'cache-and-network' });
  const billing = data?.billing;
  return (
    <>
      <ScreenHead title="Billing" note="Your plan, and every invoice that you paid." />
      {error && !billing && <ErrorNotice title="Failed to load billing" error={error} onRetry={() => void refetch()} />}
      {!error && !billing && <BillingSkeleton />}
      {billing && <Loaded billing={billing} />}
    </>
  );
}

function Loaded({ billing }: { billing: BillingStateFragment }) {
  const [query, setQuery] = useSearchParams();
  const chosen = readPlan(query.get('plan'));
  const isTrial = query.get('trial') === '1' && chosen === 'pro';
  const choose = (plan: PlanKey | null, trial = false) =>
    setQuery(plan ? { plan, ...(trial && { trial: '1' }) } : {}, { preventScrollReset: true });
  const close = () => choose(null);
  return (
    <div className="grid gap-12">
      <div className="grid gap-3">
        {billing.provider === 'TEST' && <Notice>Test provider: no money moves. Invoices are marked as tests.</Notice>}
        {query.has('paid') && (
          <Notice tone="ok">Thank you. The plan changes as soon as the payment provider reports the payment.</Notice>
        )}
        <CurrentPlan
          billing={billing}
          onTry={() => choose('pro', true)}
          onUpgrade={() => choose(dearerThan(billing))}
        />
      </div>
      <PlanList billing={billing} onChoose={choose} />
      <InvoiceList />
      {chosen && isTrial && <TrialDialog billing={billing} onClose={close} onBuy={() => choose('pro')} />}
      {chosen && !isTrial && <ChangeDialog key={chosen} planId={chosen} billing={billing} onClose={close} />}
    </div>
  );
}

/** Only what can be changed to here: Enterprise is a matter of sales. */
function readPlan(text: string | null): PlanKey | null {
  return PLANS.find(({ key }) => key === text && key !== 'enterprise')?.key ?? null;
}

/** What “Upgrade” offers. */
function dearerThan({ plan, status }: BillingStateFragment): PlanKey {
  return planKeyOf(plan) === 'starter' ? 'growth' : status === 'TRIAL' ? planKeyOf(plan) : 'pro';
}

function BillingSkeleton() {
  return (
    <div role="status" aria-label="Loading billing" className="grid gap-8">
      <Skeleton className="h-36" />
      <Skeleton className="h-72" />
      <Skeleton className="h-28" />
    </div>
  );
}
