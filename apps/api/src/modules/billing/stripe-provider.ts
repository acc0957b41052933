import { ADDRESSES, type PlanQuote, termsText } from '@tessera/domain';
import { type LanguageTag, msg, say } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type Stripe from 'stripe';
import type { StripeEnv } from '../../infra/settings/env.ts';
import { mapStripeErrors, stripeClient } from '../../infra/stripe.ts';
import type { BilledQuote, BillingProvider } from './provider.ts';
import { buildMetadata, findTaxRates, PRODUCT } from './stripe-client.ts';
import { beginPeriod, endWithPeriod, scheduleNext, setPrice } from './stripe-subscription.ts';
import type { SubscriptionRow } from './subscription.entity.ts';

/** What stands below the button that pays. */
function renewalText(quote: PlanQuote, language: LanguageTag): string {
  const text = msg(
    '{interval, select, year {{termsText}, each year until you cancel.} other {{termsText}, each month until you cancel.}}',
    { interval: quote.interval, termsText: termsText(quote) },
  );
  return render(text, language);
}

/** Payments by Stripe: hosted checkout for the first period, its subscriptions for the others. */
export function createStripeProvider(env: StripeEnv, origin: string): BillingProvider {
  const stripe = stripeClient(env);
  return {
    name: 'stripe',
    async checkout({ userId, email, language, customerRef }, quote) {
      const { planId, interval, seats, currency, unitMinor } = quote;
      const metadata = buildMetadata(userId, quote);
      const price = { currency, unit_amount: unitMinor, recurring: { interval } };
      const tax_rates = await findTaxRates(stripe, quote.taxRule.rates);
      const session = await mapStripeErrors(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          client_reference_id: userId,
          ...(customerRef ? { customer: customerRef } : { customer_email: email }),
          line_items: [{ quantity: seats, tax_rates, price_data: { ...price, product_data: { name: PRODUCT } } }],
          custom_text: { submit: { message: renewalText(quote, language) } },
          metadata,
          subscription_data: { metadata },
          success_url: `${origin}${ADDRESSES.billing.path}?paid=1`,
          cancel_url: `${origin}${ADDRESSES.billing.path}?plan=${planId}`,
        }),
      );
      return session.url;
    },
    async upgrade(row, quote) {
      if (quote.isNewPeriod) return beginPeriod(stripe, row, quote);
      const invoiceId = await payNow(stripe, row, quote);
      await setPrice(stripe, row, quote);
      return invoiceId;
    },
    async setNext(row, next) {
      if (!next) await endWithPeriod(stripe, row);
      else if (next.interval === row.interval) await setPrice(stripe, row, next);
      else await scheduleNext(stripe, row, next);
    },
    async end(providerRef) {
      await mapStripeErrors(stripe.subscriptions.cancel(providerRef));
    },
  };
}

/**
 * An invoice with exactly the lines that were shown. The keys say what was bought for which period, so that a second try
 * takes nothing twice.
 */
async function payNow(stripe: Stripe, row: SubscriptionRow, quote: BilledQuote): Promise<string> {
  const { planId, seats, lines, taxRule } = quote;
  const customer = row.customerRef ?? '';
  const taxed = lines.map((line) => ({ ...line, rates: line.rates ?? taxRule.rates }));
  const amounts = taxed.map(({ amountMinor, rates }) =>
    [amountMinor, ...rates.map(({ kind, rateBp }) => `${kind}${rateBp}`)].join(),
  );
  const key = `${row.userId}-${row.endsAt.getTime()}-${planId}-${row.seats}-${seats}-${amounts.join('-')}-${taxRule.note}`;
  const metadata = { ...buildMetadata(row.userId, quote), change: 'upgrade' };
  const made = { customer, currency: row.currency, metadata };
  const invoice = await mapStripeErrors(
    stripe.invoices.create(
      { ...made, auto_advance: false, pending_invoice_items_behavior: 'exclude' },
      { idempotencyKey: `invoice-${key}` },
    ),
  );
  for (const [index, { text, amountMinor, rates }] of taxed.entries()) {
    const tax_rates = await findTaxRates(stripe, rates);
    await mapStripeErrors(
      stripe.invoiceItems.create(
        {
          customer,
          invoice: invoice.id,
          currency: row.currency,
          amount: amountMinor,
          description: say(text),
          tax_rates,
        },
        { idempotencyKey: `line-${index}-${key}` },
      ),
    );
  }
  await mapStripeErrors(stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `pay-${key}` }));
  return invoice.id;
}
