import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import Stripe from 'stripe';
import type { Env, StripeEnv } from './settings/env.ts';

const TIMEOUT_MS = 15_000;

/** The official client, which asks the address of the settings. */
export function stripeClient({ secretKey, apiBase }: Pick<StripeEnv, 'secretKey' | 'apiBase'>): Stripe {
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

/** A refusal with Stripe's reason, which is in English. */
export function fromStripe(code: 'CONFLICT' | 'BAD_USER_INPUT', { message }: Error, field?: string): AppError {
  return new AppError(code, msg('The payment provider refused this: {reason}', { reason: message }), field);
}

/** A declined card is the person's to know; that the provider is away is no mistake of theirs. */
export async function mapStripeErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      if (error.code === 'card_declined') throw new AppError('CONFLICT', msg('Your card was declined.'));
      throw fromStripe('CONFLICT', error);
    }
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError) {
      throw new AppError('UNAVAILABLE', msg('The payment provider can’t be reached. Nothing was changed.'));
    }
    throw error;
  }
}

/** What was sent to an address for reports, as it came. */
export interface SignedReport {
  body: Buffer | string;
  signature: string;
}

/** Checking and making signatures needs no key of an account. */
const { webhooks } = new Stripe('sk_none');

/** The event in a report. BAD_USER_INPUT unless it is signed with the secret, and not older than five minutes. */
export function readStripeEvent(secret: string, { body, signature }: SignedReport): Stripe.Event {
  try {
    return webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new AppError('BAD_USER_INPUT', msg('The signature doesn’t match.'));
  }
}

/** The value of `Stripe-Signature` for a body, as Stripe makes it. */
export function signStripeBody(secret: string, body: string): string {
  return webhooks.generateTestHeaderString({ payload: body, secret });
}

/** Whether deals can be paid by a link on this installation. */
export function hasPaymentLinks({ billing, stripe }: Pick<Env, 'billing' | 'stripe'>): boolean {
  return billing === 'test' || (billing === 'stripe' && stripe?.connectWebhookSecret !== undefined);
}
