import { monthEnd, monthLine, monthlyMinor } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../platform/context.ts';
import { issueInvoice } from './invoice.service.ts';
import type { SubscriptionRow } from './subscription.entity.ts';
import { lockSubscription } from './subscription.service.ts';

/** Ends trials and cancelled subscriptions that are over, and renews months of the test provider. Others report theirs. */
export async function sweepSubscriptions({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const over = await db.query<{ userId: string }[]>(
    `SELECT user_id AS "userId" FROM subscriptions
      WHERE ends_at <= $1 AND (status = 'trial' OR (status = 'active' AND provider = 'test'))`,
    [now],
  );
  for (const { userId } of over) {
    await db.transaction(async (tx) => {
      const row = await lockSubscription(tx, userId);
      if (row) await settle(tx, row, now);
    });
  }
}

/** As many months as have passed: a server that slept for two writes two invoices. */
async function settle(tx: EntityManager, row: SubscriptionRow, now: Date): Promise<void> {
  while (row.endsAt <= now && row.status !== 'free') {
    const planId = row.nextPlanId ?? row.planId;
    if (row.status === 'trial' || planId === 'starter') Object.assign(row, { status: 'free', nextPlanId: null });
    else await renew(tx, Object.assign(row, { planId, nextPlanId: null }));
  }
  await tx.save(row);
}

async function renew(tx: EntityManager, row: SubscriptionRow): Promise<void> {
  const { userId, provider, planId, currency, anchorAt, endsAt: startsAt } = row;
  const endsAt = monthEnd(anchorAt, startsAt);
  const lines = [monthLine(planId, monthlyMinor(planId, currency) ?? 0)];
  const payment = { userId, provider, planId, currency, lines, startsAt, endsAt };
  await issueInvoice(tx, { ...payment, providerRef: null, paidAt: startsAt });
  Object.assign(row, { startsAt, endsAt });
}
