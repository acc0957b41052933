import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { PricedTerms } from './provider.ts';
import type { SubscriptionRow } from './subscription.entity.ts';

/** What all plans are a price of: a price may follow another one only on the same product. */
export const PRODUCT = 'Tessera';

/** What goes along with everything that Stripe is told, and comes back with its reports. */
export function buildMetadata(userId: string, terms: PricedTerms): Record<string, string> {
  const { planId, interval, seats, currency, unitMinor } = terms;
  return { userId, planId, interval, seats: String(seats), currency, unitMinor: String(unitMinor) };
}

/** The subscription's name at Stripe. CONFLICT before Stripe has reported the first payment. */
export function requireRef({ providerRef }: SubscriptionRow): string {
  if (!providerRef) throw new AppError('CONFLICT', msg('The payment provider has not confirmed the subscription yet.'));
  return providerRef;
}
