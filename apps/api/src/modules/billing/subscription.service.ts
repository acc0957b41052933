import { AppError, type PaidPeriod, type PlanKey, TRIAL_DAYS } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Context, Services, Viewer } from '../../platform/context.ts';
import { addJob } from '../../platform/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { Card } from '../cards/card.entity.ts';
import type { Billing } from './billing.types.ts';
import { billingProvider } from './provider.ts';
import { SubscriptionRow } from './subscription.entity.ts';

const DAY_MS = 86_400_000;

/** What the viewer pays for. */
export async function findBilling({ db, env }: Context, viewer: Viewer): Promise<Billing> {
  const row = await db.manager.findOneBy(SubscriptionRow, { userId: viewer.id });
  const cardCount = await db.manager.countBy(Card, { ownerId: viewer.id });
  const now = new Date();
  const isOn = row !== null && isRunning(row, now);
  return {
    plan: isOn ? row.planId : 'starter',
    status: isOn ? row.status : 'free',
    currency: isOn && row.status !== 'trial' ? row.currency : null,
    endsAt: isOn ? row.endsAt : null,
    nextPlan: isOn ? row.nextPlanId : null,
    canTry: !isOn && !row?.triedAt,
    provider: billingProvider(env).name,
    cardCount,
  };
}

/** Whether something is tried or paid for. A trial is over on time, also before the sweep has seen it. */
function isRunning({ status, endsAt }: SubscriptionRow, now: Date): boolean {
  return status !== 'free' && (status !== 'trial' || endsAt > now);
}

/** The month that is paid for; null on the free plan and in a trial. */
export function paidPeriodOf(row: SubscriptionRow | null): PaidPeriod | null {
  if (!row || row.status === 'free' || row.status === 'trial') return null;
  const { planId, currency, startsAt, endsAt } = row;
  return { planId, currency, startsAt, endsAt };
}

/** Everything that changes what somebody pays for waits for its turn here, also the first time. */
export async function lockSubscription(tx: EntityManager, userId: string): Promise<SubscriptionRow | null> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  return tx.findOneBy(SubscriptionRow, { userId });
}

/** Professional for 14 days, without a card. CONFLICT when it was tried before or something is paid for. */
export async function startTrial(context: Context, viewer: Viewer): Promise<Billing> {
  await inTransaction(context.db, async (tx) => {
    const row = await lockSubscription(tx, viewer.id);
    const now = new Date();
    if (row?.triedAt) throw new AppError('CONFLICT', 'Professional can be tried once, and you have.');
    if (row && isRunning(row, now)) throw new AppError('CONFLICT', 'You have a plan already.');
    await tx.save(
      Object.assign(row ?? new SubscriptionRow(), {
        userId: viewer.id,
        status: 'trial',
        planId: 'pro',
        currency: row?.currency ?? 'usd',
        provider: billingProvider(context.env).name,
        anchorAt: now,
        startsAt: now,
        endsAt: new Date(now.getTime() + TRIAL_DAYS * DAY_MS),
        nextPlanId: null,
        triedAt: now,
      }),
    );
  });
  return findBilling(context, viewer);
}

/** The subscription ends with its paid month, a trial at once. CONFLICT when nothing runs. */
export function cancelSubscription(context: Context, viewer: Viewer): Promise<Billing> {
  return setNextPlan(context, viewer, 'starter');
}

/** It goes on as it was. CONFLICT when nothing was cancelled. */
export function resumeSubscription(context: Context, viewer: Viewer): Promise<Billing> {
  return setNextPlan(context, viewer, null);
}

/** What follows the paid month; null goes on with the present plan. The provider is told while the row is locked. */
export async function setNextPlan(context: Context, viewer: Viewer, next: PlanKey | null): Promise<Billing> {
  const provider = billingProvider(context.env);
  // Not begun anew on its own: what the provider was told stays told.
  await context.db.transaction(async (tx) => {
    const row = await lockSubscription(tx, viewer.id);
    const now = new Date();
    if (!row || !isRunning(row, now)) throw new AppError('CONFLICT', 'Nothing is paid for now.');
    if (row.status === 'trial') {
      if (next !== 'starter') throw new AppError('CONFLICT', 'A trial ends by itself.');
      await tx.save(Object.assign(row, { status: 'free', endsAt: now }));
      return;
    }
    if (next === null && row.nextPlanId === null) throw new AppError('CONFLICT', 'It goes on already.');
    if (next !== row.nextPlanId) await provider.setNext(row, next === 'starter' ? null : (next ?? row.planId));
    await tx.save(Object.assign(row, { nextPlanId: next }));
  });
  return findBilling(context, viewer);
}

/** With the account its payments end: the provider is told once the deletion is certain. */
export async function endSubscriptionOf(tx: EntityManager, userId: string): Promise<void> {
  const row = await tx.findOneBy(SubscriptionRow, { userId });
  if (row?.providerRef && row.status !== 'free') await addJob(tx, 'endSubscription', { providerRef: row.providerRef });
}

/** The job. */
export async function endSubscription({ env }: Pick<Services, 'env'>, { providerRef }: { providerRef: string }) {
  await billingProvider(env).end(providerRef);
}
