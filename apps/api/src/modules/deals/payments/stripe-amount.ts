import { minorDigits } from '@tessera/domain';

/** Currencies that Stripe counts without decimals, or with three (docs.stripe.com/currencies). All others have two. */
const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const WITH_THREE = new Set('BHD JOD KWD OMR TND'.split(' '));

/** An amount in our minor units as Stripe counts it: 500 ISK is 50000 there. */
export function toStripeAmount(amountMinor: number, currency: string): number {
  return Math.round(amountMinor * stripeUnits(currency));
}

/** The other way round. */
export function fromStripeAmount(amount: number, currency: string): number {
  return Math.round(amount / stripeUnits(currency));
}

function stripeUnits(currency: string): number {
  const digits = WITHOUT_DECIMALS.has(currency) ? 0 : WITH_THREE.has(currency) ? 3 : 2;
  return 10 ** (digits - minorDigits(currency));
}
