import { type BillingInterval, type Currency, formatMinor, type PlanKey, seatMinor } from '@tessera/domain';
import { t } from '@tessera/texts';
import { formatPercent } from '../../../locale/format.ts';
import { ChoiceToggle } from '../../forms/choice-toggle.tsx';

// What only installations that sell years need; the price list fetches it by itself.

export interface IntervalToggleProps {
  /** How much less a year costs. */
  discountPercent: number;
  interval: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}

/** Paying by the month or by the year. */
export function IntervalToggle({ discountPercent, interval, onChange }: IntervalToggleProps) {
  const choices = [
    { value: 'month', label: t('Monthly') },
    { value: 'year', label: t('Yearly, {percent} less', { percent: formatPercent(discountPercent) }) },
  ] as const;
  return (
    <ChoiceToggle
      legend={t('How often it is paid')}
      name="interval"
      choices={choices}
      value={interval}
      onChange={onChange}
    />
  );
}

export interface YearlyTerms {
  planId: PlanKey;
  currency: Currency;
  discountPercent: number;
}

/** '$76.80' a year, paid at once; null for what costs nothing or is talked about. */
export function yearlyPrice({ planId, currency, discountPercent }: YearlyTerms): string | null {
  const price = seatMinor({ planId, currency, interval: 'year' }, discountPercent);
  return price ? formatMinor(price, currency) : null;
}
