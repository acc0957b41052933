import { AppError, type TaxRate } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type Stripe from 'stripe';
import { mapStripeErrors } from '../../infra/stripe.ts';
import type { PricedTerms } from './provider.ts';
import type { SubscriptionRow } from './subscription.entity.ts';

/** What all plans are a price of: a price may follow another one only on the same product. */
export const PRODUCT = 'Tessera';

/** What goes along with everything that Stripe is told, and comes back with its reports. */
export function buildMetadata(userId: string, terms: PricedTerms): Record<string, string> {
  const { planId, interval, seats, currency, unitMinor, taxRule, details } = terms;
  const metadata = { userId, planId, interval, seats: String(seats), currency, unitMinor: String(unitMinor) };
  const { address, ...billed } = details ?? {};
  // Stripe takes 500 characters a value.
  const payer = details && { billed: JSON.stringify(billed), billedAddress: details.address };
  return { ...metadata, tax: JSON.stringify(taxRule), ...(payer ?? { billed: 'null' }) };
}

/** The subscription's name at Stripe. CONFLICT before Stripe has reported the first payment. */
export function requireRef({ providerRef }: SubscriptionRow): string {
  if (!providerRef) throw new AppError('CONFLICT', msg('The payment provider has not confirmed the subscription yet.'));
  return providerRef;
}

/** Stripe's names for the rates, made where it doesn't have them yet. They are added to the price. */
export async function findTaxRates(stripe: Stripe, rates: readonly TaxRate[]): Promise<string[]> {
  if (rates.length === 0) return [];
  const { data } = await mapStripeErrors(stripe.taxRates.list({ active: true, inclusive: false, limit: 100 }));
  const names: string[] = [];
  for (const { kind, rateBp } of rates) {
    const asked = { display_name: kind, percentage: rateBp / 100, inclusive: false } as const;
    const known = data.find((one) => one.display_name === kind && one.percentage === asked.percentage);
    names.push((known ?? (await mapStripeErrors(stripe.taxRates.create(asked)))).id);
  }
  return names;
}
