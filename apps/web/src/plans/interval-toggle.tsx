import type { BillingInterval } from '@tessera/domain';
import { ChoiceToggle } from './choice-toggle.tsx';

export interface IntervalToggleProps {
  /** How much less a year costs. */
  discountPercent: number;
  interval: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}

/** Paying by the month or by the year. */
export function IntervalToggle({ discountPercent, interval, onChange }: IntervalToggleProps) {
  const choices = [
    { value: 'month', label: 'Monthly' },
    { value: 'year', label: `Yearly, ${discountPercent} % less` },
  ] as const;
  return (
    <ChoiceToggle
      legend="How often it is paid"
      name="interval"
      choices={choices}
      value={interval}
      onChange={onChange}
    />
  );
}
