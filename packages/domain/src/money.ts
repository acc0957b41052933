import { type Currency, formatMoney } from './plans.ts';

/** How many of the smallest units make one: cents of a dollar, paise of a rupee. */
export const MINOR_UNITS = 100;

/** An amount in minor units: 249900 in rupees → '₹2,499.00', -800 in dollars → '−$8.00'. */
export function formatMinor(amountMinor: number, currency: Currency): string {
  const size = Math.abs(amountMinor);
  const minor = String(size % MINOR_UNITS).padStart(2, '0');
  const text = `${formatMoney(Math.trunc(size / MINOR_UNITS), currency)}.${minor}`;
  return amountMinor < 0 ? `−${text}` : text;
}

/** The share `part / whole` of an amount in whole minor units, half a unit rounded up. */
export function shareOfAmount(amountMinor: number, part: number, whole: number): number {
  return Math.floor((amountMinor * part * 2 + whole) / (whole * 2));
}
