import { AppError, invoiceTotals, TRIAL_DAYS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { addJob } from '../../infra/jobs.ts';
import { hasPaymentLinks } from '../../infra/stripe.ts';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Card } from '../cards/index.ts';
import { Users } from '../identity/index.ts';
import type { Billing } from './billing.types.ts';
import { billingProvider } from './installed-provider.ts';
import {
  assertOwnPlan,
  type NextTerms,
  nextColumns,
  priced,
  readNextTerms,
  readPaidPeriod,
} from './plan-terms.service.ts';
import { findGivenSeat } from './seat.service.ts';
import { SubscriptionRow } from './subscription.entity.ts';
import { findPricing } from './tax.service.ts';

const DAY_MS = 86_400_000;

/** What the viewer pays for. */
export async function findBilling({ db, env }: Context, viewer: Viewer): Promise<Billing> {
  const row = await db.manager.findOneBy(SubscriptionRow, { userId: viewer.id });
  const cardCount = await db.manager.countBy(Card, { ownerId: viewer.id });
  const isOn = row !== null && isRunning(row, new Date());
  return {
    ...(isOn ? buildFacts(row) : NOTHING),
    canTry: env.billing !== 'none' && !isOn && !row?.triedAt,
    provider: env.billing,
    yearlyDiscountPercent: env.yearlyDiscountPercent,
    cardCount,
    hasPaymentLinks: hasPaymentLinks(env),
    teamSeat: await findGivenSeat(db, viewer.id),
  };
}

type Facts = Omit<
  Billing,
  'hasPaymentLinks' | 'canTry' | 'provider' | 'yearlyDiscountPercent' | 'cardCount' | 'teamSeat'
>;

/** Of who tries and pays for nothing. */
const NOTHING: Facts = {
  plan: 'starter',
  status: 'free',
  currency: null,
  interval: 'month',
  seats: 1,
  unitMinor: null,
  endsAt: null,
  nextPlan: null,
  nextInterval: null,
  nextSeats: null,
};

function buildFacts(row: SubscriptionRow): Facts {
  const { planId: plan, status, interval, seats, endsAt, nextPlanId: nextPlan, nextInterval, nextSeats } = row;
  const paid = readPaidPeriod(row);
  const [currency, unitMinor] = [paid?.currency ?? null, paid?.unitMinor ?? null];
  return { plan, status, currency, interval, seats, unitMinor, endsAt, nextPlan, nextInterval, nextSeats };
}

/** What is taken at the end of the paid period, tax included; null for nothing. */
export async function findNextPayment({ db, env }: Context, viewer: Viewer): Promise<number | null> {
  const row = await db.manager.findOneBy(SubscriptionRow, { userId: viewer.id });
  if (!row || !readPaidPeriod(row) || row.nextPlanId === 'starter') return null;
  const { unitMinor, seats, taxRule } = readNextTerms(row, await findPricing(db.manager, env, viewer.id));
  return invoiceTotals([{ text: '', amountMinor: unitMinor * seats }], taxRule.rates).totalMinor;
}

/** Whether something is tried or paid for. A trial is over on time, also before the sweep has seen it. */
function isRunning({ status, endsAt }: SubscriptionRow, now: Date): boolean {
  return status !== 'free' && (status !== 'trial' || endsAt > now);
}

/** Everything that changes what somebody pays for waits for its turn here, also the first time. */
export async function lockSubscription(tx: EntityManager, userId: string): Promise<SubscriptionRow | null> {
  await Users.lockUser(tx, userId);
  return tx.findOneBy(SubscriptionRow, { userId });
}

/** Professional for 14 days, without a card. CONFLICT when it was tried before or something is paid for. */
export async function startTrial(context: Context, viewer: Viewer): Promise<Billing> {
  await inTransaction(context.db, async (tx) => {
    const row = await lockSubscription(tx, viewer.id);
    const now = new Date();
    if (row?.triedAt) throw new AppError('CONFLICT', msg('You’ve already used your trial of Professional.'));
    if (row && isRunning(row, now)) throw new AppError('CONFLICT', msg('You already have a plan.'));
    await tx.save(
      Object.assign(row ?? new SubscriptionRow(), {
        userId: viewer.id,
        status: 'trial',
        planId: 'pro',
        interval: 'month',
        seats: 1,
        unitMinor: null,
        currency: row?.currency ?? 'usd',
        provider: billingProvider(context.env).name,
        anchorAt: now,
        startsAt: now,
        endsAt: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
        ...nextColumns(null),
        triedAt: now,
      }),
    );
  });
  return findBilling(context, viewer);
}

/** The subscription ends with its paid period, a trial at once. CONFLICT when nothing runs. */
export function cancelSubscription(context: Context, viewer: Viewer): Promise<Billing> {
  return setNext(context, viewer, { planId: 'starter', interval: 'month', seats: 1 });
}

/** It goes on as it was. CONFLICT when nothing was cancelled. */
export function resumeSubscription(context: Context, viewer: Viewer): Promise<Billing> {
  return setNext(context, viewer, null);
}

/** What follows the paid period; null goes on with what there is. The provider is told while the row is locked. */
export async function setNext(context: Context, viewer: Viewer, next: NextTerms | null): Promise<Billing> {
  const provider = billingProvider(context.env);
  // Not begun anew on its own: what the provider was told stays told.
  await inTransaction(context.db, async (tx) => {
    const row = await lockSubscription(tx, viewer.id);
    const now = new Date();
    if (!row || !isRunning(row, now)) throw new AppError('CONFLICT', msg('You have no paid plan.'));
    assertOwnPlan(row);
    if (row.status === 'trial') {
      if (next?.planId !== 'starter') throw new AppError('CONFLICT', msg('A trial ends automatically.'));
      await tx.save(Object.assign(row, { status: 'free', endsAt: now }));
      return;
    }
    if (next === null && row.nextPlanId === null) throw new AppError('CONFLICT', msg('Your plan already renews.'));
    const columns = nextColumns(next);
    const isNew = Object.entries(columns).some(([name, value]) => row[name as keyof typeof columns] !== value);
    const isOver = next?.planId === 'starter';
    if (isNew) {
      const pricing = await findPricing(tx, context.env, viewer.id);
      await provider.setNext(row, isOver ? null : priced(row, next ?? row, pricing));
    }
    await tx.save(Object.assign(row, columns));
  });
  return findBilling(context, viewer);
}

/** With the account its payments end: the provider is told once the deletion is certain. */
export async function queueSubscriptionEnd(tx: EntityManager, userId: string): Promise<void> {
  const row = await tx.findOneBy(SubscriptionRow, { userId });
  if (row?.providerRef && row.status !== 'free') await addJob(tx, 'endSubscription', { providerRef: row.providerRef });
}

/** The job. */
export async function endSubscription({ env }: Pick<Services, 'env'>, { providerRef }: { providerRef: string }) {
  if (env.billing !== 'none') await billingProvider(env).end(providerRef);
}
