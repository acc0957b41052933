import { dealPath, formatValue } from '@tessera/domain';
import { languageOf } from '@tessera/texts';
import type Stripe from 'stripe';
import type { EntityManager } from 'typeorm';
import { addJob } from '../../../infra/jobs.ts';
import { queueMail } from '../../../infra/mail/mail.ts';
import { readStripeEvent, type SignedReport } from '../../../infra/stripe.ts';
import { claimEvent } from '../../../infra/stripe-event.ts';
import type { Services } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { User } from '../../identity/index.ts';
import type { Deal } from '../deal.entity.ts';
import { lockDealById, recordPayment } from '../deal.service.ts';
import { DealPayment } from './deal-payment.entity.ts';
import { paymentEmail } from './payment-email.ts';
import { markRefunded } from './payment-link.service.ts';
import { PayoutAccountRow } from './payout-account.entity.ts';
import { fromStripeAmount } from './stripe-amount.ts';
import { toProgress } from './stripe-payments.ts';

/**
 * Works in what the provider reports of the owners' accounts. BAD_USER_INPUT for what it did not sign. A report that comes
 * twice changes nothing the second time, and the order in which reports come does not matter.
 */
export async function takeConnectEvent(
  services: Pick<Services, 'db' | 'env' | 'pubSub'>,
  secret: string,
  report: SignedReport,
): Promise<void> {
  const event = readStripeEvent(secret, report);
  const { db, pubSub } = services;
  const change = await inTransaction(db, async (tx) =>
    (await claimEvent(tx, event.id)) ? apply(tx, services, event) : null,
  );
  if (!change) return;
  await pubSub.publish(`payment:${change.ownerId}`, { dealId: change.id });
}

/** The deal that has changed; null where none has. */
async function apply(tx: EntityManager, services: Pick<Services, 'env'>, event: Stripe.Event): Promise<Deal | null> {
  const accountRef = event.account ?? '';
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return takePayment(tx, services, { session: event.data.object, accountRef });
    case 'charge.refunded':
      return takeRefund(tx, event.data.object, accountRef);
    case 'account.updated':
      await tx.update(PayoutAccountRow, { accountRef }, toProgress(event.data.object));
      return null;
    case 'account.application.deauthorized':
      await tx.delete(PayoutAccountRow, { accountRef });
      return null;
    default:
      return null;
  }
}

/** A page was paid. Money that is still on its way is reported by itself. */
async function takePayment(
  tx: EntityManager,
  services: Pick<Services, 'env'>,
  { session, accountRef }: { session: Stripe.Checkout.Session; accountRef: string },
): Promise<Deal | null> {
  const found = await lockPayment(tx, session.metadata?.paymentId, accountRef);
  if (session.payment_status !== 'paid' || found?.payment.status !== 'OPEN') return null;
  const { deal, payment } = found;
  const currency = session.currency?.toUpperCase() ?? payment.currency;
  const amountMinor = fromStripeAmount(session.amount_total ?? 0, currency);
  const paymentRef = readId(session.payment_intent);
  await tx.save(Object.assign(payment, { status: 'PAID', paidAt: new Date(), amountMinor, currency, paymentRef }));
  await recordPayment(tx, deal, { status: 'PAID', paid: payment });
  await notifyPayment(tx, services, { deal, payment });
  return deal;
}

/** All or a part was refunded, from here or at the provider. Nobody pays commission on what they refunded. */
async function takeRefund(tx: EntityManager, charge: Stripe.Charge, accountRef: string): Promise<Deal | null> {
  const { amount, amount_refunded: amountRefunded, application_fee_amount: fee } = charge;
  const feeRef = readId(charge.application_fee);
  const found = await lockPayment(tx, charge.metadata.paymentId, accountRef);
  if (!found) return null;
  if (feeRef && fee) await addJob(tx, 'returnFee', { feeRef, dueMinor: Math.round((fee * amountRefunded) / amount) });
  if (!charge.refunded || found.payment.status === 'REFUNDED') return null;
  const { deal, payment } = found;
  const paymentRef = readId(charge.payment_intent);
  return markRefunded(tx, { deal, payment: Object.assign(payment, { paymentRef }) });
}

/** The payment that a report names, with its deal locked. Null for one of another account: only its own may speak of it. */
async function lockPayment(tx: EntityManager, id: string | undefined, accountRef: string) {
  const named = id && isUuid(id) ? await tx.findOneBy(DealPayment, { id, accountRef }) : null;
  const deal = named && (await lockDealById(tx, named.dealId));
  const payment = deal && (await tx.findOneBy(DealPayment, { id: named.id }));
  return payment ? { deal, payment } : null;
}

function readId(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

/** Tells the deal's owner that it was paid: in the app, by push and by mail, as they chose. */
async function notifyPayment(
  tx: EntityManager,
  { env }: Pick<Services, 'env'>,
  { deal, payment }: { deal: Deal; payment: DealPayment },
): Promise<void> {
  const owner = await tx.findOneByOrFail(User, { id: deal.ownerId });
  if (owner.notifyPayments && owner.emailConfirmedAt) {
    const paid = { dealName: deal.name, amount: formatValue(payment.amountMinor, payment.currency) };
    const email = paymentEmail(env, { ...paid, url: env.publicOrigin + dealPath(deal.id) });
    await queueMail(tx, { to: owner.email, isProved: true, language: languageOf(owner.language), email });
  }
  await emit(tx, 'deal.paid', { deal, payment });
}
