import type { DealPaymentStatus } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { Deal } from './deal.entity.ts';
import { saveDeal } from './deal.service.ts';

/** The deal without a check of rights, for a payment provider's reports and for the payer. Null once it is deleted. */
export function lockDealById(tx: EntityManager, id: string): Promise<Deal | null> {
  return tx.findOne(Deal, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

interface Price {
  amountMinor: number;
  currency: string;
}

/**
 * Records the state of a payment on a locked deal. Paying the deal's value wins it. Paying an earlier price, or a refund, leaves
 * the deal as it is. Every change is added to the history and sent to webhooks.
 */
export async function recordPayment(
  tx: EntityManager,
  deal: Deal,
  { status, paid, userId = null }: { status: DealPaymentStatus; paid?: Price; userId?: string | null },
): Promise<Deal> {
  if (deal.paymentStatus === status) return deal;
  if (status === 'OPEN') {
    // A link doesn't change the deal, so nobody who is editing it gets a conflict.
    await tx.update(Deal, { id: deal.id }, { paymentStatus: status });
    return Object.assign(deal, { paymentStatus: status });
  }
  const isWon = status === 'PAID' && paid?.amountMinor === deal.valueMinor && paid.currency === deal.currency;
  return saveDeal(tx, userId, { deal, fields: isWon ? { stage: 'WON' } : {}, payment: status });
}
