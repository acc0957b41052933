import type { Currency } from '@tessera/domain';
import { PRICING_BLOCK } from '../content/plans.ts';
import { ChoiceToggle } from './choice-toggle.tsx';

/** 'Global' (dollars) or 'India' (rupees). */
export function CurrencyToggle({ currency, onChange }: { currency: Currency; onChange: (currency: Currency) => void }) {
  const { currency: legend, currencies } = PRICING_BLOCK;
  return <ChoiceToggle legend={legend} name="currency" choices={currencies} value={currency} onChange={onChange} />;
}
