import {
  AppError,
  isIncluded,
  MOST_SEATS,
  type PaidPeriod,
  type PlanQuote,
  planLimit,
  quotePlan,
  TAX_NOTE_TEXTS,
} from '@tessera/domain';
import { joinTexts, languageOf, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { User } from '../identity/index.ts';
import type { BillingQuoteArgs, ChangePlanInput } from './billing.inputs.ts';
import type { BillingQuote, PlanChange } from './billing.types.ts';
import { billingProvider } from './installed-provider.ts';
import { findPaidRates, issueInvoice, type Parties } from './invoice.service.ts';
import { assertOwnPlan, nextColumns, readPaidPeriod } from './plan-terms.service.ts';
import type { BilledQuote, BillingProvider } from './provider.ts';
import { SubscriptionRow } from './subscription.entity.ts';
import { findBilling, lockSubscription, setNext } from './subscription.service.ts';
import { findPricing, type Pricing } from './tax.service.ts';

/** What a change would cost now. BAD_USER_INPUT for what sales sells and for numbers of seats that can't be. */
export async function findQuote({ db, env }: Context, viewer: Viewer, wanted: BillingQuoteArgs): Promise<BillingQuote> {
  const row = await db.manager.findOneBy(SubscriptionRow, { userId: viewer.id });
  const quote = await quoteFor(db.manager, row, { wanted, pricing: await findPricing(db.manager, env, viewer.id) });
  const { note } = quote.taxRule;
  return { ...quote, taxNote: note && TAX_NOTE_TEXTS[note] };
}

/**
 * Changes plan, seats and interval for the amount that was shown; CONFLICT when it is another one by now. With hosted
 * payment a first period begins when the provider reports that it was paid.
 */
export async function changePlan(context: Context, viewer: Viewer, input: ChangePlanInput): Promise<PlanChange> {
  const provider = billingProvider(context.env);
  // The provider is asked while the row is locked, so that two taps on “Pay” can't pay twice.
  const { quote, checkoutUrl } = await inTransaction(context.db, async (tx) => {
    const row = await lockSubscription(tx, viewer.id);
    const pricing = await findPricing(tx, context.env, viewer.id);
    const quote = { ...(await quoteFor(tx, row, { wanted: input, pricing })), details: pricing.details };
    const parties = { seller: context.env.seller, details: pricing.details };
    assertAsShown(quote, input);
    if (quote.kind === 'start')
      return { quote, checkoutUrl: await start(tx, viewer, { row, quote, provider, parties }) };
    if (quote.kind === 'upgrade' && row) await upgrade(tx, provider, { row, quote, parties });
    return { quote, checkoutUrl: null };
  });
  const isLater = quote.kind === 'downgrade';
  const billing = isLater ? await setNext(context, viewer, quote) : await findBilling(context, viewer);
  return { billing, checkoutUrl };
}

async function quoteFor(
  manager: EntityManager,
  row: SubscriptionRow | null,
  { wanted: { plan: planId, interval, seats, currency }, pricing }: { wanted: BillingQuoteArgs; pricing: Pricing },
): Promise<PlanQuote> {
  if (seats < 1 || seats > MOST_SEATS) {
    const text = msg('There can be 1 to {most} seats.', { most: MOST_SEATS });
    throw new AppError('BAD_USER_INPUT', text, 'seats');
  }
  assertOwnPlan(row);
  const period = readPaidPeriod(row);
  const paid = row && period && { ...period, ...(await findPaidRates(manager, row)) };
  assertSeats({ planId, seats }, paid);
  const wanted = { planId, interval, seats, currency };
  const quote = quotePlan({ paid, wanted, ...pricing, now: new Date() });
  if (quote) return quote;
  const field = planId === 'enterprise' ? 'plan' : 'interval';
  throw new AppError('BAD_USER_INPUT', msg('Contact sales to set this up.'), field);
}

/** PLAN_LIMIT for more seats than the plan has; those that are paid for already can go on. */
function assertSeats({ planId, seats }: Pick<PaidPeriod, 'planId' | 'seats'>, paid: PaidPeriod | null): void {
  // What is free is free for one person, whatever is asked for.
  if (planId === 'starter') return;
  const paidSeats = paid?.planId === planId ? paid.seats : 0;
  if (seats > paidSeats && !isIncluded(planId, 'seats', seats - 1)) throw planLimit('seats', planId);
}

function assertAsShown(quote: PlanQuote, { dueMinor }: ChangePlanInput): void {
  if (quote.kind === 'none') throw new AppError('CONFLICT', msg('You’re already on this plan.'));
  if (quote.dueMinor === dueMinor) return;
  throw new AppError('CONFLICT', msg('The amount has changed. Check it and try again.'), {
    dueMinor: joinTexts([String(quote.dueMinor)]),
  });
}

interface Start {
  row: SubscriptionRow | null;
  quote: BilledQuote;
  provider: BillingProvider;
  parties: Parties;
}

async function start(
  tx: EntityManager,
  { id }: Viewer,
  { row, quote, provider, parties }: Start,
): Promise<string | null> {
  const { email, language } = await tx.findOneByOrFail(User, { id });
  const customerRef = row?.provider === provider.name ? row.customerRef : null;
  const payer = { userId: id, email, language: languageOf(language), customerRef };
  const url = await provider.checkout(payer, quote);
  if (url) return url;
  const made = Object.assign(row ?? new SubscriptionRow(), { userId: id, status: 'active', provider: provider.name });
  await write(tx, made, quote);
  await charge(tx, made, { quote, parties, providerRef: null });
  return null;
}

async function upgrade(
  tx: EntityManager,
  provider: BillingProvider,
  { row, quote, parties }: { row: SubscriptionRow; quote: BilledQuote; parties: Parties },
) {
  const providerRef = await provider.upgrade(row, quote);
  await write(tx, row, quote);
  await charge(tx, row, { quote, parties, providerRef });
}

/** What is paid for from now on. */
async function write(tx: EntityManager, row: SubscriptionRow, quote: PlanQuote): Promise<void> {
  const { planId, interval, seats, currency, unitMinor, effectiveAt: startsAt, renewsAt, isNewPeriod } = quote;
  const period = isNewPeriod && { anchorAt: startsAt, startsAt, endsAt: renewsAt ?? startsAt };
  await tx.save(Object.assign(row, { planId, interval, seats, currency, unitMinor }, period, nextColumns(null)));
}

async function charge(
  tx: EntityManager,
  { userId, provider, endsAt }: SubscriptionRow,
  { quote, parties, providerRef }: { quote: PlanQuote; parties: Parties; providerRef: string | null },
): Promise<void> {
  const { planId, currency, lines, taxRule, effectiveAt: startsAt } = quote;
  const paid = { userId, provider, planId, currency, lines, taxRule, startsAt, endsAt };
  await issueInvoice(tx, parties, { ...paid, providerRef, paidAt: startsAt });
}
