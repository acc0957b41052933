import { AppError } from '@tessera/domain';
import Stripe from 'stripe';
import type { StripeEnv } from '../../env.ts';
import type { PricedTerms } from './provider.ts';
import type { SubscriptionRow } from './subscription.entity.ts';

const TIMEOUT_MS = 15_000;
/** What all plans are a price of: a price may follow another one only on the same product. */
export const PRODUCT = 'Tessera';

/** The official client, which asks the address of the settings. */
export function stripeClient({ secretKey, apiBase }: StripeEnv): Stripe {
  const { protocol, hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** What goes along with everything that Stripe is told, and comes back with its reports. */
export function buildMetadata(userId: string, terms: PricedTerms): Record<string, string> {
  const { planId, interval, seats, currency, unitMinor } = terms;
  return { userId, planId, interval, seats: String(seats), currency, unitMinor: String(unitMinor) };
}

/** The subscription's name at Stripe. CONFLICT before Stripe has reported the first payment. */
export function requireRef({ providerRef }: SubscriptionRow): string {
  if (!providerRef) throw new AppError('CONFLICT', 'The payment provider has not confirmed the subscription yet.');
  return providerRef;
}

/** A declined card is the person's to know; that the provider is away is no mistake of theirs. */
export async function mapStripeErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError('CONFLICT', error.message);
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError) {
      throw new AppError('UNAVAILABLE', 'The payment provider can’t be reached. Nothing was changed.');
    }
    throw error;
  }
}
