import { AppError, commissionMinor, isPayable, isPaymentToken } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Services } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { User } from '../../identity/index.ts';
import { findPlan } from '../../plans/index.ts';
import { Deal } from '../deal.entity.ts';
import { lockDealById } from '../deal.service.ts';
import { DealPayment } from './deal-payment.entity.ts';
import { paymentProvider } from './installed-payments.ts';
import type { CheckoutTerms } from './payment-provider.ts';
import { findReadyAccount } from './payout-account.service.ts';

/** A page that ends sooner is not handed out: the payer needs time to type. */
const LEAST_MS = 600_000;

/** What the person sees who opens a payment link. */
export interface PaymentPage {
  token: string;
  dealName: string;
  ownerName: string;
  amountMinor: number;
  currency: string;
  /** CLOSED: neither paid nor to be paid now. */
  status: DealPayment['status'] | 'CLOSED';
}

/** What a payment link shows; null for one that there is not. */
export async function findPaymentPage(services: Services, token: string): Promise<PaymentPage | null> {
  const { manager } = services.db;
  const payment = isPaymentToken(token) ? await manager.findOneBy(DealPayment, { token }) : null;
  const deal = payment && (await manager.findOneBy(Deal, { id: payment.dealId }));
  const owner = deal && (await manager.findOneBy(User, { id: deal.ownerId }));
  if (!owner) return null;
  const isOpen = payment.status === 'OPEN';
  const { amountMinor, currency } = isOpen ? { ...deal, amountMinor: deal.valueMinor } : payment;
  const status = isOpen && !isPayable(deal) ? 'CLOSED' : payment.status;
  return { token, dealName: deal.name, ownerName: owner.fullName, amountMinor, currency, status };
}

/** The provider's page of a payment link. NOT_FOUND for a link that there is not; CONFLICT where it can't be paid now. */
export async function openCheckout(context: Context, token: string): Promise<string> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  const found = isPaymentToken(token) ? await context.db.manager.findOneBy(DealPayment, { token }) : null;
  if (!found) throw new AppError('NOT_FOUND', msg('This payment link doesn’t exist.'));
  return inTransaction(context.db, async (tx) => {
    const deal = await lockDealById(tx, found.dealId);
    const payment = await tx.findOneBy(DealPayment, { id: found.id });
    const account = deal && (await findReadyAccount(tx, paymentProvider(context), deal.ownerId));
    const isOpen = payment?.status === 'OPEN' && payment.accountRef === account?.accountRef;
    if (!deal || !isOpen || !isPayable(deal)) throw new AppError('CONFLICT', msg('This can’t be paid right now.'));
    return ensureCheckout(tx, context, { deal, payment });
  });
}

/** The page of the provider that asks for the deal's value; the one that there is, while it does. */
export async function ensureCheckout(
  tx: EntityManager,
  services: Pick<Services, 'env'>,
  { deal, payment }: { deal: Deal; payment: DealPayment },
): Promise<string> {
  const { name, valueMinor: amountMinor, currency, ownerId } = deal;
  const feeMinor = commissionMinor(await findPlan(services, tx, ownerId), amountMinor);
  const terms = { name, amountMinor, currency, feeMinor };
  const { checkoutUrl, checkoutEndsAt } = payment;
  const leftMs = (checkoutEndsAt?.getTime() ?? 0) - Date.now();
  if (checkoutUrl && leftMs > LEAST_MS && isFor(payment, terms)) return checkoutUrl;
  const provider = paymentProvider(services);
  if (leftMs > 0) await provider.endCheckout(payment);
  const { ref, url, endsAt } = await provider.checkout(payment, terms);
  const checkout = { checkoutRef: ref, checkoutUrl: url, checkoutEndsAt: endsAt };
  await tx.save(DealPayment, Object.assign(payment, { amountMinor, currency, feeMinor, ...checkout }));
  return url;
}

function isFor(payment: DealPayment, { amountMinor, currency, feeMinor }: CheckoutTerms): boolean {
  return payment.amountMinor === amountMinor && payment.currency === currency && payment.feeMinor === feeMinor;
}
