import { AppError, type Currency, type PlanKey, type PlanQuote, quotePlan } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../platform/context.ts';
import { User } from '../users/user.entity.ts';
import type { ChangePlanInput, PlanChange } from './billing.types.ts';
import { issueInvoice } from './invoice.service.ts';
import { type BillingProvider, billingProvider } from './provider.ts';
import { SubscriptionRow } from './subscription.entity.ts';
import { findBilling, lockSubscription, paidPeriodOf, setNextPlan } from './subscription.service.ts';

/** What a change of plan would cost now. BAD_USER_INPUT for plans that sales sells. */
export async function findQuote(
  { db }: Context,
  viewer: Viewer,
  { plan, currency }: { plan: PlanKey; currency: Currency },
): Promise<PlanQuote> {
  const row = await db.manager.findOneBy(SubscriptionRow, { userId: viewer.id });
  return quoteFor(row, { plan, currency });
}

/**
 * Changes the plan for the amount that was shown; CONFLICT when it is another one by now. With hosted payment a first
 * month begins when the provider reports that it was paid.
 */
export async function changePlan(context: Context, viewer: Viewer, input: ChangePlanInput): Promise<PlanChange> {
  const provider = billingProvider(context.env);
  // The provider is asked while the row is locked, so that two taps on “Pay” can't pay twice.
  const { kind, checkoutUrl } = await context.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, viewer.id);
    const quote = quoteFor(row, input);
    assertAsShown(quote, input);
    if (quote.kind === 'start')
      return { kind: quote.kind, checkoutUrl: await start(tx, viewer, { row, quote, provider }) };
    if (quote.kind === 'upgrade' && row) await upgrade(tx, row, quote, provider);
    return { kind: quote.kind, checkoutUrl: null };
  });
  const isLater = kind === 'downgrade';
  const billing = isLater ? await setNextPlan(context, viewer, input.plan) : await findBilling(context, viewer);
  return { billing, checkoutUrl };
}

function quoteFor(row: SubscriptionRow | null, { plan, currency }: { plan: PlanKey; currency: Currency }): PlanQuote {
  const quote = quotePlan({ paid: paidPeriodOf(row), planId: plan, currency, now: new Date() });
  if (!quote) throw new AppError('BAD_USER_INPUT', 'Sales arranges this plan with you.', { plan: 'not sold here' });
  return quote;
}

function assertAsShown(quote: PlanQuote, { dueMinor }: ChangePlanInput): void {
  if (quote.kind === 'none') throw new AppError('CONFLICT', 'That is your plan already.');
  if (quote.dueMinor === dueMinor) return;
  throw new AppError('CONFLICT', 'The amount is another one by now. Please look at it again.', {
    dueMinor: String(quote.dueMinor),
  });
}

interface Start {
  row: SubscriptionRow | null;
  quote: PlanQuote;
  provider: BillingProvider;
}

async function start(tx: EntityManager, { id }: Viewer, { row, quote, provider }: Start): Promise<string | null> {
  const { email } = await tx.findOneByOrFail(User, { id });
  const payer = { userId: id, email, customerRef: row?.provider === provider.name ? row.customerRef : null };
  const url = await provider.checkout(payer, quote);
  if (url) return url;
  const { planId, currency, lines, effectiveAt: startsAt, renewsAt } = quote;
  const endsAt = renewsAt ?? startsAt;
  const month = { planId, currency, startsAt, endsAt };
  await tx.save(
    Object.assign(row ?? new SubscriptionRow(), {
      ...month,
      userId: id,
      status: 'active',
      provider: provider.name,
      anchorAt: startsAt,
      nextPlanId: null,
    }),
  );
  await issueInvoice(tx, { ...month, userId: id, provider: provider.name, lines, providerRef: null, paidAt: startsAt });
  return null;
}

async function upgrade(tx: EntityManager, row: SubscriptionRow, quote: PlanQuote, provider: BillingProvider) {
  const { planId, currency, lines, effectiveAt: startsAt } = quote;
  const providerRef = await provider.upgrade(row, quote);
  const { userId, endsAt } = row;
  await tx.save(Object.assign(row, { planId, nextPlanId: null }));
  const paid = { userId, provider: provider.name, planId, currency, lines, startsAt, endsAt };
  await issueInvoice(tx, { ...paid, providerRef, paidAt: startsAt });
}
