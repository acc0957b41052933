import { AppError } from '@tessera/domain';
import { type EntityManager, MoreThan } from 'typeorm';
import { addJob } from '../../../infra/jobs.ts';
import type { Services } from '../../../kernel/context.ts';
import { DealPayment } from './deal-payment.entity.ts';
import { paymentProvider } from './installed-payments.ts';

/** Ends the provider's page for a deal that can't be paid any more, or not at that price. Another page can be created. */
export async function queueCheckoutEnd(tx: EntityManager, dealId: string): Promise<void> {
  const where = { dealId, status: 'OPEN' as const, checkoutEndsAt: MoreThan(new Date()) };
  const payment = await tx.findOneBy(DealPayment, where);
  if (!payment?.checkoutRef) return;
  await tx.update(DealPayment, { id: payment.id }, { checkoutEndsAt: new Date() });
  await addJob(tx, 'endCheckout', { accountRef: payment.accountRef, checkoutRef: payment.checkoutRef });
}

/** The job. A page that somebody has paid on in between stays paid. */
export async function endCheckout(services: Pick<Services, 'env'>, page: { accountRef: string; checkoutRef: string }) {
  try {
    await paymentProvider(services).endCheckout(page);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'CONFLICT') throw error;
  }
}

/** The job: returns the commission of what an owner refunded at the provider itself. */
export async function returnFee(services: Pick<Services, 'env'>, fee: { feeRef: string; dueMinor: number }) {
  await paymentProvider(services).returnFee(fee);
}
