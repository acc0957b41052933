import type { Currency } from '@tessera/domain';
import { PRICING_BLOCK } from '../content/plans.ts';

/** 'Global' (dollars) or 'India' (rupees). */
export function CurrencyToggle({ currency, onChange }: { currency: Currency; onChange: (currency: Currency) => void }) {
  return (
    <fieldset className="inline-flex rounded-full border border-line-2 p-[3px]">
      <legend className="sr-only">{PRICING_BLOCK.currency}</legend>
      {PRICING_BLOCK.currencies.map(({ value, label }) => (
        <label
          key={value}
          className="cursor-pointer rounded-full px-4 py-1.5 text-md font-medium text-ink-2 transition-colors duration-150 select-none hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-fill"
        >
          <input
            type="radio"
            name="currency"
            value={value}
            checked={currency === value}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
