import { periodEnd, periodLine } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { issueInvoice } from './invoice.service.ts';
import { nextColumns, readNextTerms } from './plan-terms.service.ts';
import type { SubscriptionRow } from './subscription.entity.ts';
import { lockSubscription } from './subscription.service.ts';

/**
 * Ends trials, cancelled subscriptions and what sales arranged once they are over, and renews what the test provider sold.
 * Others report theirs.
 */
export async function sweepSubscriptions({ db, env }: Pick<Services, 'db' | 'env'>, now: Date): Promise<void> {
  const over = await db.query<{ userId: string }[]>(
    `SELECT user_id AS "userId" FROM subscriptions
      WHERE ends_at <= $1 AND (status = 'trial' OR (status = 'active' AND (provider = 'test' OR plan_id = 'enterprise')))`,
    [now],
  );
  for (const { userId } of over) {
    await inTransaction(db, async (tx) => {
      const row = await lockSubscription(tx, userId);
      if (row) await settle(tx, row, { env, now });
    });
  }
}

/** As many months or years as have passed: a server that slept for two writes two invoices. */
async function settle(tx: EntityManager, row: SubscriptionRow, { env, now }: Pick<Services, 'env'> & { now: Date }) {
  while (row.endsAt <= now && row.status !== 'free') {
    const next = readNextTerms(row, env);
    const isOver = row.status === 'trial' || next.planId === 'starter';
    if (isOver) Object.assign(row, { status: 'free', ...nextColumns(null) });
    else await renew(tx, Object.assign(row, next, nextColumns(null)), next.unitMinor);
  }
  await tx.save(row);
}

async function renew(tx: EntityManager, row: SubscriptionRow, unitMinor: number): Promise<void> {
  const { userId, provider, planId, currency, anchorAt, endsAt: startsAt } = row;
  const endsAt = periodEnd(anchorAt, startsAt, row.interval);
  const lines = [periodLine(row, unitMinor)];
  const payment = { userId, provider, planId, currency, lines, startsAt, endsAt };
  await issueInvoice(tx, { ...payment, providerRef: null, paidAt: startsAt });
  Object.assign(row, { startsAt, endsAt });
}
