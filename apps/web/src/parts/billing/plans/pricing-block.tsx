import { type Currency, PLANS, type Plan, type PlanKey, planPrice, planTarget } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { buttonClass, Chip } from '@tessera/ui';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { ClaimList } from './claim-list.tsx';
import { useCurrency } from './currency.ts';
import { CurrencyToggle } from './currency-toggle.tsx';
import { useInterval, useYearlyDiscount } from './interval.ts';
import { PRICING_BLOCK } from './plan-texts.ts';
import { usePlanLink } from './use-plan-link.ts';

/** The four plans in dollars or rupees, for a section that names them. */
export function PricingBlock({ initialCurrency }: { initialCurrency: Currency }) {
  const [currency, setCurrency] = useCurrency(initialCurrency);
  const discountPercent = useYearlyDiscount();
  const [interval, setInterval] = useInterval();
  const yearly = useYearly(discountPercent !== null);
  const readYear = (planId: PlanKey) =>
    yearly && discountPercent !== null ? yearly.yearlyPrice({ planId, currency, discountPercent }) : null;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <p className="max-w-130 text-ink-2">{PRICING_BLOCK.lead}</p>
        <div className="flex flex-wrap gap-3">
          {yearly && discountPercent !== null && (
            <yearly.IntervalToggle discountPercent={discountPercent} interval={interval} onChange={setInterval} />
          )}
          <CurrencyToggle currency={currency} onChange={setCurrency} />
        </div>
      </div>
      {/* The ground of the grid shows through its gaps: hairlines at any number of columns. */}
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-px border-y border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {PLANS.map((plan) => (
          <PlanColumn
            key={plan.key}
            plan={plan}
            currency={currency}
            priceOfYear={interval === 'year' ? readYear(plan.key) : null}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-3">{PRICING_BLOCK.note}</p>
    </>
  );
}

interface PlanColumnProps {
  plan: Plan;
  currency: Currency;
  /** Takes the place of the month's; null: the month's is shown. */
  priceOfYear: string | null;
}

function PlanColumn({ plan, currency, priceOfYear }: PlanColumnProps) {
  const link = usePlanLink();
  const { amount, suffix } = priceOfYear ? { amount: priceOfYear, suffix: t('/year') } : planPrice(plan, currency);
  return (
    <li
      className={clsx(
        'relative flex flex-col px-5 pt-7 pb-8 sm:px-6',
        plan.isFeatured
          ? 'bg-surface before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-brass-fill'
          : 'bg-ground',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3>{say(plan.name)}</h3>
        {plan.isFeatured && <Chip tone="brass">{PRICING_BLOCK.featured}</Chip>}
      </div>
      <p className="mt-1.5 text-md text-ink-2 lg:min-h-10.5">{say(plan.strap)}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-1.5">
        <span className="num font-serif text-2xl leading-none tracking-[-0.02em]">{say(amount)}</span>
        <span className="text-md text-ink-2">{say(suffix)}</span>
      </p>
      {/* Keeps its place in dollars, so that nothing moves when the currency changes. */}
      <p className="mt-1.5 min-h-5 text-sm text-ink-2">{currency === 'inr' && plan.commission}</p>
      <a
        href={link((isSignedIn) => planTarget(plan.key, isSignedIn))}
        aria-label={`${say(plan.cta)}: ${say(plan.name)}`}
        className={clsx(buttonClass(plan.isFeatured ? 'primary' : 'outline'), 'mt-5')}
      >
        {say(plan.cta)}
      </a>
      <ClaimList claims={[...plan.features, ...plan.limits]} className="mt-6 text-md" />
    </li>
  );
}

/** The code of yearly prices, where years are sold; null until it has come. */
function useYearly(isSold: boolean) {
  const [yearly, setYearly] = useState<typeof import('./yearly.tsx') | null>(null);
  useEffect(() => {
    // Without it the prices stay those of a month.
    if (isSold) import('./yearly.tsx').then(setYearly, () => undefined);
  }, [isSold]);
  return yearly;
}
