import {
  AppError,
  isIncluded,
  MOST_SEATS,
  type PaidPeriod,
  type PlanQuote,
  planLimit,
  quotePlan,
} from '@tessera/domain';
import { joinTexts, languageOf, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Env } from '../../infra/settings/env.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { User } from '../identity/index.ts';
import type { BillingQuoteArgs, ChangePlanInput } from './billing.inputs.ts';
import type { PlanChange } from './billing.types.ts';
import { billingProvider } from './installed-provider.ts';
import { issueInvoice } from './invoice.service.ts';
import { assertOwnPlan, nextColumns, readPaidPeriod } from './plan-terms.service.ts';
import type { BillingProvider } from './provider.ts';
import { SubscriptionRow } from './subscription.entity.ts';
import { findBilling, lockSubscription, setNext } from './subscription.service.ts';

/** What a change would cost now. BAD_USER_INPUT for what sales sells and for numbers of seats that can't be. */
export async function findQuote({ db, env }: Context, viewer: Viewer, wanted: BillingQuoteArgs): Promise<PlanQuote> {
  const row = await db.manager.findOneBy(SubscriptionRow, { userId: viewer.id });
  return quoteFor(env, row, wanted);
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
    const quote = quoteFor(context.env, row, input);
    assertAsShown(quote, input);
    if (quote.kind === 'start') return { quote, checkoutUrl: await start(tx, viewer, { row, quote, provider }) };
    if (quote.kind === 'upgrade' && row) await upgrade(tx, provider, { row, quote });
    return { quote, checkoutUrl: null };
  });
  const isLater = quote.kind === 'downgrade';
  const billing = isLater ? await setNext(context, viewer, quote) : await findBilling(context, viewer);
  return { billing, checkoutUrl };
}

function quoteFor(
  { yearlyDiscountPercent }: Pick<Env, 'yearlyDiscountPercent'>,
  row: SubscriptionRow | null,
  { plan: planId, interval, seats, currency }: BillingQuoteArgs,
): PlanQuote {
  if (seats < 1 || seats > MOST_SEATS) {
    const text = msg('There can be 1 to {most} seats.', { most: MOST_SEATS });
    throw new AppError('BAD_USER_INPUT', text, 'seats');
  }
  assertOwnPlan(row);
  const paid = readPaidPeriod(row);
  assertSeats({ planId, seats }, paid);
  const wanted = { planId, interval, seats, currency };
  const quote = quotePlan({ paid, wanted, yearlyDiscountPercent, now: new Date() });
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
  quote: PlanQuote;
  provider: BillingProvider;
}

async function start(tx: EntityManager, { id }: Viewer, { row, quote, provider }: Start): Promise<string | null> {
  const { email, language } = await tx.findOneByOrFail(User, { id });
  const customerRef = row?.provider === provider.name ? row.customerRef : null;
  const payer = { userId: id, email, language: languageOf(language), customerRef };
  const url = await provider.checkout(payer, quote);
  if (url) return url;
  const made = Object.assign(row ?? new SubscriptionRow(), { userId: id, status: 'active', provider: provider.name });
  await write(tx, made, quote);
  await charge(tx, made, { quote, providerRef: null });
  return null;
}

async function upgrade(
  tx: EntityManager,
  provider: BillingProvider,
  { row, quote }: { row: SubscriptionRow; quote: PlanQuote },
) {
  const providerRef = await provider.upgrade(row, quote);
  await write(tx, row, quote);
  await charge(tx, row, { quote, providerRef });
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
  { quote, providerRef }: { quote: PlanQuote; providerRef: string | null },
): Promise<void> {
  const { planId, currency, lines, effectiveAt: startsAt } = quote;
  const paid = { userId, provider, planId, currency, lines, startsAt, endsAt };
  await issueInvoice(tx, { ...paid, providerRef, paidAt: startsAt });
}
