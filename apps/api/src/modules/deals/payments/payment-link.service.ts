import { randomBytes } from 'node:crypto';
import { AppError, commissionMinor } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { findPlan } from '../../plans/index.ts';
import type { Deal } from '../deal.entity.ts';
import { lockDeal, recordPayment } from '../deal.service.ts';
import { ensureCheckout } from './checkout.service.ts';
import { DealPayment } from './deal-payment.entity.ts';
import { paymentProvider } from './installed-payments.ts';
import type { CreatePaymentLinkInput, RefundPaymentInput } from './payment.inputs.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { findReadyAccount } from './payout-account.service.ts';

const TOKEN_BYTES = 16;

/**
 * Makes the link on which the deal's value is paid, or gives the one that there is. BAD_USER_INPUT on `valueMinor` without
 * a value, or with one that the provider can't take; CONFLICT before payouts are set up and for a deal that is paid;
 * FORBIDDEN where nobody takes payments for deals; NOT_FOUND for others' deals.
 */
export async function createPaymentLink(
  context: Context,
  viewer: Viewer,
  { id }: CreatePaymentLinkInput,
): Promise<Deal> {
  await context.rateLimits.consume('dealByViewer', viewer.id);
  // The provider is asked while the deal is locked, so that two taps make one link.
  return inTransaction(context.db, async (tx) => {
    const deal = await lockDeal(tx, viewer, id);
    const provider = paymentProvider(context);
    if (deal.valueMinor === 0) {
      throw new AppError('BAD_USER_INPUT', msg('Enter a value for the deal first.'), {
        valueMinor: msg('Enter a value for the deal.'),
      });
    }
    const account = await findReadyAccount(tx, provider, viewer.id);
    if (!account) throw new AppError('CONFLICT', msg('Set up payments on the Billing page first.'));
    const known = await tx.findOneBy(DealPayment, { dealId: deal.id, status: Not('REFUNDED') });
    if (known?.status === 'PAID') throw new AppError('CONFLICT', msg('This deal has already been paid.'));
    const isOfAccount = known?.accountRef === account.accountRef;
    if (known && !isOfAccount) await tx.delete(DealPayment, { id: known.id });
    const payment = known && isOfAccount ? known : makePayment(deal, provider, account.accountRef);
    await ensureCheckout(tx, context, { deal, payment });
    return recordPayment(tx, deal, { status: 'OPEN' });
  });
}

function makePayment(deal: Deal, { name: provider }: PaymentProvider, accountRef: string): DealPayment {
  const { id: dealId, valueMinor: amountMinor, currency } = deal;
  return Object.assign(new DealPayment(), {
    ...{ id: uuid(), dealId, token: randomBytes(TOKEN_BYTES).toString('base64url'), provider, accountRef },
    ...{ status: 'OPEN', amountMinor, currency, feeMinor: 0, createdAt: new Date() },
    ...{ checkoutRef: null, checkoutUrl: null, checkoutEndsAt: null, paymentRef: null, paidAt: null, refundedAt: null },
  });
}

/** Refunds everything to the payer, the commission included. CONFLICT unless the deal is paid; NOT_FOUND for others'. */
export async function refundPayment(context: Context, viewer: Viewer, { id }: RefundPaymentInput): Promise<Deal> {
  await context.rateLimits.consume('dealByViewer', viewer.id);
  return inTransaction(context.db, async (tx) => {
    const deal = await lockDeal(tx, viewer, id);
    const payment = await tx.findOneBy(DealPayment, { dealId: deal.id, status: 'PAID' });
    if (!payment) throw new AppError('CONFLICT', msg('There is no payment to refund.'));
    const provider = paymentProvider(context);
    const account = await findReadyAccount(tx, provider, viewer.id);
    // With a team's contact its deals may have come to another person, who has not got the money.
    if (payment.accountRef !== account?.accountRef) {
      throw new AppError('CONFLICT', msg('This was paid to another account. Only its owner can refund it.'));
    }
    await provider.refund(tx, payment);
    return markRefunded(tx, { deal, payment, userId: viewer.id });
  });
}

/** Marks the payment as refunded, by somebody here or by its owner at the provider. */
export async function markRefunded(
  tx: EntityManager,
  { deal, payment, userId = null }: { deal: Deal; payment: DealPayment; userId?: string | null },
): Promise<Deal> {
  await tx.save(Object.assign(payment, { status: 'REFUNDED', refundedAt: new Date() }));
  return recordPayment(tx, deal, { status: 'REFUNDED', userId });
}

/** The latest payment of each deal. */
export async function loadPayments(db: DataSource, dealIds: readonly string[]): Promise<(DealPayment | null)[]> {
  const payments = await db.manager.find(DealPayment, { where: { dealId: In(dealIds) }, order: { createdAt: 'ASC' } });
  const latest = new Map(payments.map((payment) => [payment.dealId, payment]));
  return dealIds.map((id) => latest.get(id) ?? null);
}

/** The deal's latest payment; an open one asks for the deal's value of today. */
export async function findPayment(context: Context, deal: Deal): Promise<DealPayment | null> {
  // Most deals have none, which the deal itself says.
  const payment = deal.paymentStatus && (await context.loaders.dealPayment.load(deal.id));
  if (payment?.status !== 'OPEN') return payment;
  const { valueMinor: amountMinor, currency, ownerId } = deal;
  const feeMinor = commissionMinor(await findPlan(context, context.db, ownerId), amountMinor);
  return Object.assign(payment, { amountMinor, currency, feeMinor });
}
