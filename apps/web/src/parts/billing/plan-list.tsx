import type { BillingStateFragment } from '@tessera/client';
import {
  type BillingInterval,
  type Currency,
  formatMinor,
  PLANS,
  type Plan,
  type PlanKey,
  seatMinor,
} from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, buttonClass, Chip } from '@tessera/ui';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { TEXT_LINK } from '../screen/text-link.ts';
import { ClaimList } from './plans/claim-list.tsx';
import { CurrencyToggle } from './plans/currency-toggle.tsx';
import { IntervalToggle } from './plans/yearly.tsx';
import { toCurrency, toInterval, toPlanKey } from './words.ts';

export interface PlanListProps {
  billing: BillingStateFragment;
  /** The currency of prices before anything is paid. */
  wanted: Currency;
  onWant: (currency: Currency) => void;
  onChoose: (plan: PlanKey, interval: BillingInterval) => void;
}

/** All plans with their prices; what is paid for already decides the currency. */
export function PlanList({ billing, wanted, onWant, onChoose }: PlanListProps) {
  const [interval, setInterval] = useState<BillingInterval>(toInterval(billing.interval));
  const currency = billing.currency ? toCurrency(billing.currency) : wanted;
  const discountPercent = billing.yearlyDiscountPercent;
  return (
    <section aria-labelledby="plans">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="plans">{t('Plans')}</h2>
        <div className="flex flex-wrap gap-3">
          {discountPercent !== null && (
            <IntervalToggle discountPercent={discountPercent} interval={interval} onChange={setInterval} />
          )}
          {!billing.currency && <CurrencyToggle currency={currency} onChange={onWant} />}
        </div>
      </div>
      {/* Four in a row or two by two, so that none stands alone; fewer where letters are large. */}
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(max(18rem,34%),1fr))] xl:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))]">
        {PLANS.map((plan) => (
          <PlanColumn
            key={plan.key}
            plan={plan}
            interval={interval}
            currency={currency}
            billing={billing}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <p className="mt-5 max-w-prose text-ink-2">
        {t(
          'Prices are for one person. With Professional, a team’s owner pays for as many seats as they choose. Members without a seat stay on Starter.',
        )}{' '}
        {discountPercent === null && <YearsElsewhere />}
      </p>
    </section>
  );
}

/** Where years have no price here. */
function YearsElsewhere() {
  return (
    <Trans
      message="<0>Contact sales</0> to pay by the year at a discount."
      parts={{
        0: (text) => (
          <a href={paths.contact} className={TEXT_LINK}>
            {text}
          </a>
        ),
      }}
    />
  );
}

interface PlanColumnProps extends Pick<PlanListProps, 'billing' | 'onChoose'> {
  plan: Plan;
  interval: BillingInterval;
  currency: Currency;
}

function PlanColumn({ plan, interval, currency, billing, onChoose }: PlanColumnProps) {
  const { key, name, strap, limits, features } = plan;
  const price = seatMinor({ planId: key, interval, currency }, billing.yearlyDiscountPercent);
  const isPresent = toPlanKey(billing.plan) === key;
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line p-5">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3>{say(name)}</h3>
        {isPresent && <Chip tone="brass">{t('Your plan')}</Chip>}
      </div>
      <p className="mt-1 text-sm text-ink-2 xl:min-h-[2lh]">{say(strap)}</p>
      <p className="my-4 num">
        <span className="text-xl">{price === null ? t('Custom') : formatMinor(price, currency)}</span>
        {price !== null && (
          <span className="text-sm text-ink-2">
            {' '}
            {t('{interval, select, year {a year} other {a month}}', { interval })}
          </span>
        )}
      </p>
      <ClaimList claims={[...features, ...limits]} label={t('{name} has', { name })} className="text-sm" />
      <div className="mt-auto pt-6 empty:hidden">
        <PlanButton plan={plan} interval={interval} billing={billing} onChoose={onChoose} />
      </div>
    </li>
  );
}

function PlanButton({ plan: { key, name }, interval, billing, onChoose }: Omit<PlanColumnProps, 'currency'>) {
  const present = toPlanKey(billing.plan);
  const order = PLANS.map((plan) => plan.key);
  // A trial is nothing that is paid for: its plan can be bought.
  const isSameInterval = key === 'starter' || toInterval(billing.interval) === interval;
  const isPresent = present === key && billing.status !== 'TRIAL' && isSameInterval;
  if (key === 'enterprise') {
    return (
      <a href={paths.contactSales} className={buttonClass()} aria-label={t('Contact Sales: {name}', { name })}>
        {t('Contact Sales')}
      </a>
    );
  }
  // Sales arranged the plan that runs, and changes it.
  if (present === 'enterprise') return null;
  const isNext = billing.nextPlan?.toLowerCase() === key && (key === 'starter' || present !== key);
  if (isPresent || isNext || (key === 'starter' && billing.status === 'TRIAL')) return null;
  const isOther = present === key && billing.status !== 'TRIAL';
  const isUp = order.indexOf(key) >= order.indexOf(present) && !isOther;
  const label = isOther
    ? t('{interval, select, year {Pay by the year} other {Pay by the month}}', { interval })
    : isUp
      ? t('Upgrade')
      : t('Change');
  return (
    <Button
      variant={isUp ? 'primary' : 'outline'}
      aria-label={isOther ? `${label}: ${say(name)}` : t('{label} to {name}', { label, name })}
      onClick={() => onChoose(key, interval)}
    >
      {label}
    </Button>
  );
}
