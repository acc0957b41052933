import {
  BILLING_INTERVALS,
  type BillingDetails,
  isSameTaxRule,
  MOST_SEATS,
  monthlyMinor,
  NO_TAX,
  PAID_PLANS,
  type TaxRule,
} from '@tessera/domain';
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import type { StripeEnv } from '../../infra/settings/env.ts';
import { readStripeEvent, type SignedReport } from '../../infra/stripe.ts';
import { claimEvent } from '../../infra/stripe-event.ts';
import type { Services } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { User } from '../identity/index.ts';
import { billingProvider } from './installed-provider.ts';
import { InvoiceRow } from './invoice.entity.ts';
import { issueInvoice } from './invoice.service.ts';
import { nextColumns, readNextTerms } from './plan-terms.service.ts';
import type { PricedTerms } from './provider.ts';
import { SubscriptionRow } from './subscription.entity.ts';
import { lockSubscription } from './subscription.service.ts';
import { findPricing, type Pricing } from './tax.service.ts';

type Parts = Pick<Services, 'db' | 'env' | 'log'>;

/**
 * Works in what Stripe reports. BAD_USER_INPUT for what it did not sign. A report that comes twice changes nothing the
 * second time, and the order in which reports come does not matter.
 */
export async function takeStripeEvent(
  services: Parts,
  { webhookSecret }: StripeEnv,
  report: SignedReport,
): Promise<void> {
  const event = readStripeEvent(webhookSecret, report);
  await inTransaction(services.db, async (tx) => {
    if (await claimEvent(tx, event.id)) await apply(tx, event, services);
  });
}

async function apply(tx: EntityManager, event: Stripe.Event, services: Parts): Promise<void> {
  switch (event.type) {
    case 'invoice.paid':
      return takePayment(tx, event.data.object, services);
    case 'invoice.payment_failed':
      return setStatus(tx, readSubscriptionRef(event.data.object), 'past_due');
    case 'customer.subscription.deleted':
      return setStatus(tx, event.data.object.id, 'free');
  }
}

/** A paid invoice of Stripe's: the first month or year, the next one, or an upgrade. */
async function takePayment(tx: EntityManager, invoice: Stripe.Invoice, services: Parts): Promise<void> {
  const { env, log } = services;
  const paid = readMetadata(invoice);
  if (!paid || !(await tx.existsBy(User, { id: paid.userId }))) return;
  const row = await lockSubscription(tx, paid.userId);
  const isUpgrade = invoice.metadata?.change === 'upgrade';
  const { start, end } = readPeriod(invoice);
  const startsAt = new Date((isUpgrade ? invoice.created : start) * 1000);
  const endsAt = isUpgrade && row ? row.endsAt : new Date(end * 1000);
  const { userId, taxRule, details, ...terms } = paid;
  const pricing = await findPricing(tx, env, userId);
  const isTaxOfNow = isSameTaxRule(taxRule, pricing.taxRule);
  const lines = invoice.lines.data.map(({ description, amount }) => ({ text: description ?? '', amountMinor: amount }));
  const payment = {
    ...terms,
    taxRule,
    startsAt,
    endsAt,
    userId,
    provider: 'stripe' as const,
    lines,
    providerRef: invoice.id,
  };
  // The tax that was taken belongs to the details of then.
  const parties = { seller: env.seller, details: isTaxOfNow ? pricing.details : details };
  const written = await issueInvoice(tx, parties, { ...payment, paidAt: readPaidAt(invoice) });
  const { totalMinor } = written ?? (await tx.findOneByOrFail(InvoiceRow, { providerRef: invoice.id }));
  if (invoice.total !== undefined && invoice.total !== totalMinor) {
    log.error(
      { invoice: invoice.id, taken: invoice.total, totalMinor },
      'an invoice says another amount than was taken',
    );
  }
  // A late report of an earlier period must not take the present one back.
  if (!written || (row?.provider === 'stripe' && row.status === 'active' && endsAt < row.endsAt)) return;
  const isAsPlanned =
    !row?.nextPlanId ||
    (row.nextPlanId === terms.planId && row.nextInterval === terms.interval && row.nextSeats === terms.seats);
  const saved = await tx.save(
    Object.assign(row ?? new SubscriptionRow(), {
      userId,
      status: 'active' as const,
      provider: 'stripe' as const,
      ...terms,
      ...(isUpgrade ? {} : { startsAt, endsAt }),
      ...(row?.provider === 'stripe' && row.status !== 'trial' ? {} : { anchorAt: startsAt }),
      // A change or cancellation that was planned after this payment stays planned.
      ...(isAsPlanned ? nextColumns(null) : {}),
      providerRef: readSubscriptionRef(invoice) ?? row?.providerRef ?? null,
      customerRef: readId(invoice.customer) ?? row?.customerRef ?? null,
    }),
  );
  // A change or cancellation since then has already told Stripe the present rule. This must not undo it.
  if (!isTaxOfNow && isAsPlanned && saved.providerRef) await tellTax(saved, pricing, services);
}

/**
 * The rule may have changed since it was told to Stripe: by the operator, or by the payer while they paid. It counts from the
 * next period on. The payment stays reported where Stripe can't be told: the next one tries again.
 */
async function tellTax(row: SubscriptionRow, pricing: Pricing, { env, log }: Parts): Promise<void> {
  try {
    await billingProvider(env).setNext(row, readNextTerms(row, pricing));
  } catch (error) {
    log.error({ err: error, subscription: row.providerRef }, 'the payment provider could not be told another tax');
  }
}

async function setStatus(tx: EntityManager, ref: string | null, status: 'past_due' | 'free'): Promise<void> {
  const found = ref ? await tx.findOneBy(SubscriptionRow, { providerRef: ref }) : null;
  if (!found) return;
  const row = await lockSubscription(tx, found.userId);
  if (row?.providerRef === ref)
    await tx.save(Object.assign(row, { status, ...(status === 'free' && nextColumns(null)) }));
}

/** Whose it is and what for, as it was told to Stripe; null for what was not sold here. */
function readMetadata(invoice: Stripe.Invoice): (PricedTerms & { userId: string }) | null {
  const own = invoice.metadata?.userId ? invoice.metadata : invoice.parent?.subscription_details?.metadata;
  const planId = PAID_PLANS.find((known) => known === own?.planId);
  const currency = (['usd', 'inr'] as const).find((known) => known === invoice.currency);
  if (!own?.userId || !isUuid(own.userId) || !planId || !currency) return null;
  // What was sold before there were seats and years says nothing of them.
  const interval = BILLING_INTERVALS.find((known) => known === own.interval) ?? 'month';
  const seats = Math.min(MOST_SEATS, Math.max(1, Math.trunc(Number(own.seats)) || 1));
  const unitMinor = Math.trunc(Number(own.unitMinor)) || (monthlyMinor(planId, currency) ?? 0);
  return {
    userId: own.userId,
    planId,
    interval,
    seats,
    currency,
    unitMinor,
    taxRule: readTaxRule(own.tax),
    details: readDetails(own),
  };
}

/** No tax was added where the metadata has none. */
function readTaxRule(text: string | undefined): TaxRule {
  return text ? (JSON.parse(text) as TaxRule) : NO_TAX;
}

function readDetails({ billed, billedAddress = '' }: Stripe.Metadata): BillingDetails | null {
  const details = billed ? (JSON.parse(billed) as Omit<BillingDetails, 'address'> | null) : null;
  return details && { ...details, address: billedAddress };
}

/** What the invoice is for. A refund on it has no length. */
function readPeriod({ lines, created }: Stripe.Invoice): { start: number; end: number } {
  const periods = lines.data.map(({ period }) => period);
  const isLonger = (one: { start: number; end: number }, other: { start: number; end: number }) =>
    one.end - one.start > other.end - other.start;
  return periods.reduce((longest, one) => (isLonger(one, longest) ? one : longest), { start: created, end: created });
}

function readSubscriptionRef(invoice: Stripe.Invoice): string | null {
  return readId(invoice.parent?.subscription_details?.subscription ?? null);
}

function readId(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

function readPaidAt(invoice: Stripe.Invoice): Date {
  return new Date((invoice.status_transitions?.paid_at ?? invoice.created) * 1000);
}
