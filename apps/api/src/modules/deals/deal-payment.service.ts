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
 * Notes on a locked deal how far its payment is. A deal whose value was paid is won; one that was paid on a page of an earlier
 * price, or whose payment was refunded, stays where it is. All are lines of its history, and webhooks hear of them.
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
