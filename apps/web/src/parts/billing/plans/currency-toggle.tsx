import type { Currency } from '@tessera/domain';
import { ChoiceToggle } from '../../forms/choice-toggle.tsx';
import { PRICING_BLOCK } from './plan-texts.ts';

/** 'Global' (dollars) or 'India' (rupees). */
export function CurrencyToggle({ currency, onChange }: { currency: Currency; onChange: (currency: Currency) => void }) {
  const { currency: legend, currencies } = PRICING_BLOCK;
  return <ChoiceToggle legend={legend} name="currency" choices={currencies} value={currency} onChange={onChange} />;
}
