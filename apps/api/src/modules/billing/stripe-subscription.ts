import { AppError } from '@tessera/domain';
import { msg, say } from '@tessera/texts';
import type Stripe from 'stripe';
import { mapStripeErrors } from '../../infra/stripe.ts';
import type { BilledQuote, PricedTerms } from './provider.ts';
import { buildMetadata, findTaxRates, requireRef } from './stripe-client.ts';
import type { SubscriptionRow } from './subscription.entity.ts';

/** The price from the next period on. Nothing is taken for the present one: that was done, or needs no money. */
export async function setPrice(stripe: Stripe, row: SubscriptionRow, terms: PricedTerms): Promise<void> {
  const subscription = await readSubscription(stripe, row);
  const tax_rates = await findTaxRates(stripe, terms.taxRule.rates);
  await mapStripeErrors(
    stripe.subscriptions.update(requireRef(row), {
      cancel_at_period_end: false,
      items: [
        { id: requireItem(subscription).id, ...pricedItem(subscription, terms), tax_rates: replacing(tax_rates) },
      ],
      proration_behavior: 'none',
      metadata: buildMetadata(row.userId, terms),
    }),
  );
}

/** Lets it end with the period that is paid. */
export async function endWithPeriod(stripe: Stripe, row: SubscriptionRow): Promise<void> {
  await readSubscription(stripe, row);
  await mapStripeErrors(stripe.subscriptions.update(requireRef(row), { cancel_at_period_end: true }));
}

/**
 * Begins a year at once. Stripe begins a new period by itself when the interval of a price changes, and takes along what
 * is refunded for the old one. It is asked for the amount first: CONFLICT when that is not the one that was shown.
 */
export async function beginPeriod(stripe: Stripe, row: SubscriptionRow, quote: BilledQuote): Promise<string | null> {
  const subscription = await readSubscription(stripe, row);
  const [customer, ref] = [row.customerRef ?? '', requireRef(row)];
  const tax_rates = await findTaxRates(stripe, quote.taxRule.rates);
  const items = [
    { id: requireItem(subscription).id, ...pricedItem(subscription, quote), tax_rates: replacing(tax_rates) },
  ];
  const given = await Promise.all(
    quote.lines
      .filter(({ amountMinor }) => amountMinor < 0)
      .map(async ({ text, amountMinor, rates = quote.taxRule.rates }) => ({
        amount: amountMinor,
        currency: quote.currency,
        description: say(text),
        tax_rates: await findTaxRates(stripe, rates),
      })),
  );
  const subscription_details = { items, proration_behavior: 'none', cancel_at_period_end: false } as const;
  const asked = { customer, subscription: ref, subscription_details, invoice_items: given };
  const preview = await mapStripeErrors(stripe.invoices.createPreview(asked));
  if (preview.amount_due !== quote.dueMinor) {
    throw new AppError(
      'CONFLICT',
      msg('The payment provider would charge a different amount, so nothing was changed. Contact us.'),
    );
  }
  const made: string[] = [];
  for (const item of given) {
    made.push((await mapStripeErrors(stripe.invoiceItems.create({ customer, subscription: ref, ...item }))).id);
  }
  try {
    const changed = await mapStripeErrors(
      stripe.subscriptions.update(ref, {
        cancel_at_period_end: false,
        items,
        proration_behavior: 'none',
        payment_behavior: 'error_if_incomplete',
        metadata: buildMetadata(row.userId, quote),
      }),
    );
    return typeof changed.latest_invoice === 'string' ? changed.latest_invoice : (changed.latest_invoice?.id ?? null);
  } catch (error) {
    // Else the next invoice would give back what was never taken. What Stripe did take along can't be deleted any more.
    for (const id of made) await stripe.invoiceItems.del(id).catch(() => undefined);
    throw error;
  }
}

/** Months after a year: a price of another interval begins at once, so that Stripe has to be told when. */
export async function scheduleNext(stripe: Stripe, row: SubscriptionRow, terms: PricedTerms): Promise<void> {
  const subscription = await readSubscription(stripe, row);
  if (subscription.cancel_at_period_end) {
    await mapStripeErrors(stripe.subscriptions.update(requireRef(row), { cancel_at_period_end: false }));
  }
  const schedule = await mapStripeErrors(stripe.subscriptionSchedules.create({ from_subscription: requireRef(row) }));
  const [present] = schedule.phases;
  if (!present) throw new Error(`Stripe gave a schedule without a phase for ${requireRef(row)}`);
  const { start_date, end_date, metadata } = present;
  const { price, tax_rates } = requireItem(subscription);
  const presentRates = (tax_rates ?? []).map(({ id }) => id);
  const nextRates = await findTaxRates(stripe, terms.taxRule.rates);
  await mapStripeErrors(
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      proration_behavior: 'none',
      phases: [
        {
          start_date,
          end_date,
          items: [{ price: price.id, quantity: row.seats, tax_rates: presentRates }],
          metadata: metadata ?? {},
        },
        {
          start_date: end_date,
          duration: { interval: terms.interval, interval_count: 1 },
          items: [{ ...pricedItem(subscription, terms), tax_rates: nextRates }],
          proration_behavior: 'none',
          metadata: buildMetadata(row.userId, terms),
        },
      ],
    }),
  );
}

/** The subscription, free of what was scheduled for it: that can't be changed beside a schedule. */
async function readSubscription(stripe: Stripe, row: SubscriptionRow): Promise<Stripe.Subscription> {
  const subscription = await mapStripeErrors(stripe.subscriptions.retrieve(requireRef(row)));
  const { schedule } = subscription;
  if (schedule)
    await mapStripeErrors(stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id));
  return subscription;
}

function requireItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Stripe's subscription ${subscription.id} has no item`);
  return item;
}

/** Stripe keeps the present rates where it is given none; an empty text takes them away. */
function replacing(taxRates: string[]): string[] | '' {
  return taxRates.length > 0 ? taxRates : '';
}

/** On the product of the present price. */
function pricedItem(subscription: Stripe.Subscription, { currency, unitMinor, interval, seats }: PricedTerms) {
  const { product: known } = requireItem(subscription).price;
  const product = typeof known === 'string' ? known : known.id;
  return { price_data: { currency, product, unit_amount: unitMinor, recurring: { interval } }, quantity: seats };
}
