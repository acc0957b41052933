import { type BillingInterval, YEARLY_DISCOUNT_META } from '@tessera/domain';
import { createStoredChoice, useStoredChoice } from './stored-choice.ts';

const chosen = createStoredChoice<BillingInterval>('billing-interval', ['month', 'year']);

/** How often the person wants to pay, as they chose it in this browser; by the month otherwise. */
export function useInterval(): [BillingInterval, (interval: BillingInterval) => void] {
  return [useStoredChoice(chosen, readInterval, 'month'), chosen.choose];
}

/** The same outside of a component. */
export function readInterval(): BillingInterval {
  return chosen.read() ?? 'month';
}

/** Per cent that a year costs less, as the document says it; null where years are not sold, and while the server renders. */
export function useYearlyDiscount(): number | null {
  return useStoredChoice(chosen, readDiscount, null);
}

function readDiscount(): number | null {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${YEARLY_DISCOUNT_META}"]`)?.content;
  return text ? Number(text) : null;
}
