import type { BillingStateFragment } from '@tessera/client';
import { type Currency, formatMinor, monthlyMinor, PLANS, type Plan, type PlanKey } from '@tessera/domain';
import { Button, buttonClass, Chip } from '@tessera/ui';
import { useState } from 'react';
import { ownRegion } from '../../locale/own-region.ts';
import { paths } from '../../paths.ts';
import { ClaimList } from '../../plans/claim-list.tsx';
import { CurrencyToggle } from '../../plans/currency-toggle.tsx';
import { currencyOf, planKeyOf } from './words.ts';

export interface PlanListProps {
  billing: BillingStateFragment;
  onChoose: (plan: PlanKey) => void;
}

/** All plans with their prices; what is paid for already decides the currency. */
export function PlanList({ billing, onChoose }: PlanListProps) {
  const [wanted, setWanted] = useState<Currency>(startCurrency);
  const currency = billing.currency ? currencyOf(billing.currency) : wanted;
  return (
    <section aria-labelledby="plans">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <h2 id="plans">Plans</h2>
        {!billing.currency && (
          <CurrencyToggle
            currency={currency}
            onChange={(next) => {
              setWanted(next);
              rememberCurrency(next);
            }}
          />
        )}
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {PLANS.map((plan) => (
          <PlanColumn key={plan.key} plan={plan} currency={currency} billing={billing} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

interface PlanColumnProps extends PlanListProps {
  plan: Plan;
  currency: Currency;
}

function PlanColumn({ plan, currency, billing, onChoose }: PlanColumnProps) {
  const { key, name, strap, limits, features } = plan;
  const price = monthlyMinor(key, currency);
  const isPresent = planKeyOf(billing.plan) === key;
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line p-5">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3>{name}</h3>
        {isPresent && <Chip tone="brass">Your plan</Chip>}
      </div>
      <p className="mt-1 text-sm text-ink-2">{strap}</p>
      <p className="my-4 num">
        <span className="text-xl">{price === null ? 'Custom' : formatMinor(price, currency)}</span>
        {price !== null && <span className="text-sm text-ink-2"> a month</span>}
      </p>
      <ClaimList claims={[...features, ...limits]} label={`${name} has`} className="mb-6 text-sm" />
      <div className="mt-auto">
        <PlanButton plan={plan} billing={billing} onChoose={onChoose} />
      </div>
    </li>
  );
}

function PlanButton({ plan: { key, name }, billing, onChoose }: PlanListProps & { plan: Plan }) {
  const present = planKeyOf(billing.plan);
  const order = PLANS.map((plan) => plan.key);
  // A trial is nothing that is paid for: its plan can be bought.
  const isPresent = present === key && billing.status !== 'TRIAL';
  if (key === 'enterprise') {
    return (
      <a href={paths.contact} className={buttonClass()} aria-label={`Contact Sales: ${name}`}>
        Contact Sales
      </a>
    );
  }
  if (isPresent || billing.nextPlan?.toLowerCase() === key || (key === 'starter' && billing.status === 'TRIAL')) {
    return null;
  }
  const isUp = order.indexOf(key) >= order.indexOf(present);
  return (
    <Button
      variant={isUp ? 'primary' : 'outline'}
      aria-label={`${isUp ? 'Upgrade' : 'Change'} to ${name}`}
      onClick={() => onChoose(key)}
    >
      {isUp ? 'Upgrade' : 'Change'}
    </Button>
  );
}

const CURRENCY_KEY = 'billing-currency';

/** What was chosen in this tab, else rupees in India and dollars elsewhere. */
export function startCurrency(): Currency {
  const kept = sessionStorage.getItem(CURRENCY_KEY);
  if (kept === 'usd' || kept === 'inr') return kept;
  return ownRegion() === 'IN' ? 'inr' : 'usd';
}

function rememberCurrency(currency: Currency): void {
  sessionStorage.setItem(CURRENCY_KEY, currency);
}
