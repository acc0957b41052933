import { AppError, monthlyMinor, type PlanKey, planName } from '@tessera/domain';
import Stripe from 'stripe';
import type { StripeEnv } from '../../env.ts';
import type { BillingMetadata, BillingProvider } from './provider.ts';
import type { SubscriptionRow } from './subscription.entity.ts';

const TIMEOUT_MS = 15_000;
/** What all plans are a price of: a price may follow another one only on the same product. */
const PRODUCT = 'Tessera';

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

/** Payments by Stripe: hosted checkout for the first month, its subscriptions for the others. */
export function createStripeProvider(env: StripeEnv, origin: string): BillingProvider {
  const stripe = stripeClient(env);
  return {
    name: 'stripe',
    async checkout({ userId, email, customerRef }, { planId, currency, dueMinor }) {
      const metadata = metadataOf({ userId, planId, currency });
      const price = { currency, unit_amount: dueMinor, recurring: { interval: 'month' as const } };
      const session = await saying(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          client_reference_id: userId,
          ...(customerRef ? { customer: customerRef } : { customer_email: email }),
          line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: PRODUCT } } }],
          custom_text: { submit: { message: `${planName(planId)}, each month until you cancel.` } },
          metadata,
          subscription_data: { metadata },
          success_url: `${origin}/dashboard/billing?paid=1`,
          cancel_url: `${origin}/dashboard/billing?plan=${planId}`,
        }),
      );
      return session.url;
    },
    async upgrade(row, quote) {
      const invoiceId = await payNow(stripe, row, { planId: quote.planId, lines: quote.lines });
      await setPrice(stripe, row, quote.planId);
      return invoiceId;
    },
    async setNext(row, planId) {
      if (planId) await setPrice(stripe, row, planId);
      else await saying(stripe.subscriptions.update(refOf(row), { cancel_at_period_end: true }));
    },
    async end(providerRef) {
      await saying(stripe.subscriptions.cancel(providerRef));
    },
  };
}

/**
 * An invoice with exactly the lines that were shown. The keys say what was bought for which month, so that a second try
 * takes nothing twice.
 */
async function payNow(
  stripe: Stripe,
  row: SubscriptionRow,
  { planId, lines }: { planId: PlanKey; lines: { text: string; amountMinor: number }[] },
): Promise<string> {
  const customer = row.customerRef ?? '';
  const key = `${row.userId}-${row.endsAt.getTime()}-${planId}-${lines.map((line) => line.amountMinor).join('-')}`;
  const metadata = { ...metadataOf({ userId: row.userId, planId, currency: row.currency }), change: 'upgrade' };
  const invoice = await saying(
    stripe.invoices.create(
      { customer, currency: row.currency, metadata, auto_advance: false, pending_invoice_items_behavior: 'exclude' },
      { idempotencyKey: `invoice-${key}` },
    ),
  );
  for (const [index, { text, amountMinor }] of lines.entries()) {
    await saying(
      stripe.invoiceItems.create(
        { customer, invoice: invoice.id, currency: row.currency, amount: amountMinor, description: text },
        { idempotencyKey: `line-${index}-${key}` },
      ),
    );
  }
  await saying(stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `pay-${key}` }));
  return invoice.id;
}

/** The price from the next month on. Nothing is taken for the present one: that was done, or needs no money. */
async function setPrice(stripe: Stripe, row: SubscriptionRow, planId: PlanKey): Promise<void> {
  const subscription = await saying(stripe.subscriptions.retrieve(refOf(row)));
  const [item] = subscription.items.data;
  const product = typeof item?.price.product === 'string' ? item.price.product : (item?.price.product.id ?? '');
  const unit_amount = monthlyMinor(planId, row.currency) ?? 0;
  const price_data = { currency: row.currency, product, unit_amount, recurring: { interval: 'month' as const } };
  await saying(
    stripe.subscriptions.update(refOf(row), {
      cancel_at_period_end: false,
      items: [{ id: item?.id ?? '', price_data }],
      proration_behavior: 'none',
      metadata: metadataOf({ userId: row.userId, planId, currency: row.currency }),
    }),
  );
}

function metadataOf({ userId, planId, currency }: BillingMetadata): Record<string, string> {
  return { userId, planId, currency };
}

function refOf({ providerRef }: SubscriptionRow): string {
  if (!providerRef) throw new AppError('CONFLICT', 'The payment provider has not confirmed the subscription yet.');
  return providerRef;
}

/** A declined card is the person's to know; that the provider is away is no mistake of theirs. */
async function saying<T>(call: Promise<T>): Promise<T> {
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
