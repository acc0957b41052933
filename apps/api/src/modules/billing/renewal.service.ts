import { periodEnd, periodLine, type TaxRule } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { issueInvoice, type Parties } from './invoice.service.ts';
import { nextColumns, readNextTerms } from './plan-terms.service.ts';
import type { SubscriptionRow } from './subscription.entity.ts';
import { lockSubscription } from './subscription.service.ts';
import { findPricing } from './tax.service.ts';

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
  const pricing = await findPricing(tx, env, row.userId);
  const parties = { seller: env.seller, details: pricing.details };
  while (row.endsAt <= now && row.status !== 'free') {
    const { taxRule, details: _details, ...next } = readNextTerms(row, pricing);
    const isOver = row.status === 'trial' || next.planId === 'starter';
    if (isOver) Object.assign(row, { status: 'free', ...nextColumns(null) });
    else await renew(tx, Object.assign(row, next, nextColumns(null)), { taxRule, parties });
  }
  await tx.save(row);
}

async function renew(
  tx: EntityManager,
  row: SubscriptionRow,
  { taxRule, parties }: { taxRule: TaxRule; parties: Parties },
): Promise<void> {
  const { userId, provider, planId, currency, anchorAt, endsAt: startsAt } = row;
  const endsAt = periodEnd(anchorAt, startsAt, row.interval);
  const lines = [periodLine(row, row.unitMinor ?? 0)];
  const payment = { userId, provider, planId, currency, lines, taxRule, startsAt, endsAt };
  await issueInvoice(tx, parties, { ...payment, providerRef: null, paidAt: startsAt });
  Object.assign(row, { startsAt, endsAt });
}
