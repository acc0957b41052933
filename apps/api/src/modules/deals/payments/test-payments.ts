import { randomBytes } from 'node:crypto';
import { addJob } from '../../../infra/jobs.ts';
import type { DealPayment } from './deal-payment.entity.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { toStripeAmount } from './stripe-amount.ts';

const CHECKOUT_MS = 3_600_000;

/** Where the test provider's own pages are. */
export const TEST_PAGES = { account: '/test-payments/accounts', checkout: '/test-payments/checkout' } as const;

/** Plays Stripe Connect with pages and signed reports of its own. No money moves. */
export function createTestPayments(origin: string): PaymentProvider {
  return {
    name: 'test',
    openAccount: async () => makeRef('acct'),
    // Its report says so.
    readProgress: async () => ({ isReady: false, isComplete: false }),
    accountUrl: async ({ accountRef }) => `${origin}${TEST_PAGES.account}/${accountRef}`,
    async checkout() {
      const ref = makeRef('cs');
      return { ref, url: `${origin}${TEST_PAGES.checkout}/${ref}`, endsAt: new Date(Date.now() + CHECKOUT_MS) };
    },
    endCheckout: async () => undefined,
    async refund(tx, payment) {
      await addJob(tx, 'sendTestEvent', { event: refundEvent(payment) });
    },
    returnFee: async () => undefined,
  };
}

function makeRef(kind: string): string {
  return `${kind}_test_${randomBytes(12).toString('hex')}`;
}

function makeEvent(type: string, account: string, object: object): object {
  return { id: makeRef('evt'), object: 'event', type, account, data: { object } };
}

/** That the account can be paid to, as Stripe reports it. */
export function accountEvent(accountRef: string): object {
  const told = { id: accountRef, object: 'account', charges_enabled: true, details_submitted: true };
  return makeEvent('account.updated', accountRef, told);
}

/** That somebody has paid, as Stripe reports it. */
export function paidEvent({ id, accountRef, checkoutRef, amountMinor, currency }: DealPayment): object {
  return makeEvent('checkout.session.completed', accountRef, {
    id: checkoutRef,
    object: 'checkout.session',
    payment_status: 'paid',
    amount_total: toStripeAmount(amountMinor, currency),
    currency: currency.toLowerCase(),
    payment_intent: `pi_test_${id}`,
    metadata: { paymentId: id },
  });
}

function refundEvent({ id, accountRef, paymentRef, amountMinor, currency }: DealPayment): object {
  const amount = toStripeAmount(amountMinor, currency);
  return makeEvent('charge.refunded', accountRef, {
    id: `ch_test_${id}`,
    object: 'charge',
    payment_intent: paymentRef,
    ...{ amount, amount_refunded: amount, refunded: true, application_fee: null, application_fee_amount: null },
    metadata: { paymentId: id },
  });
}
