import { ADDRESSES, AppError, paymentPath } from '@tessera/domain';
import { msg } from '@tessera/texts';
import Stripe from 'stripe';
import type { StripeEnv } from '../../../infra/settings/env.ts';
import { fromStripe, mapStripeErrors, stripeClient } from '../../../infra/stripe.ts';
import type { AccountProgress, PaymentProvider } from './payment-provider.ts';
import { toStripeAmount } from './stripe-amount.ts';

/** How long a page of Stripe's lasts. The link of the deal opens another one afterwards. */
const CHECKOUT_S = 3600;

/** Payments by Stripe Connect: direct charges on the Express accounts of the deals' owners. */
export function createStripePayments(env: StripeEnv, origin: string): PaymentProvider {
  const stripe = stripeClient(env);
  const billingUrl = `${origin}${ADDRESSES.billing.path}`;
  return {
    name: 'stripe',
    async openAccount({ userId, email }) {
      const capabilities = { card_payments: { requested: true }, transfers: { requested: true } };
      const asked = { type: 'express', email, capabilities, metadata: { userId } } as const;
      // Two taps on the button open one account.
      const call = stripe.accounts.create(asked, { idempotencyKey: `account-${userId}` });
      return (await mapStripeErrors(call)).id;
    },
    async readProgress(accountRef) {
      return toProgress(await mapStripeErrors(stripe.accounts.retrieve(accountRef)));
    },
    async accountUrl({ accountRef, isReady }) {
      if (isReady) return (await mapStripeErrors(stripe.accounts.createLoginLink(accountRef))).url;
      const link = stripe.accountLinks.create({
        account: accountRef,
        type: 'account_onboarding',
        refresh_url: `${billingUrl}?payouts=again`,
        return_url: `${billingUrl}?payouts=done`,
      });
      return (await mapStripeErrors(link)).url;
    },
    async checkout({ id, token, accountRef }, { name, amountMinor, currency, feeMinor }) {
      const metadata = { paymentId: id };
      const endsAtS = Math.floor(Date.now() / 1000) + CHECKOUT_S;
      const url = origin + paymentPath(token);
      const price = { currency: currency.toLowerCase(), unit_amount: toStripeAmount(amountMinor, currency) };
      const fee = feeMinor > 0 && { application_fee_amount: toStripeAmount(feeMinor, currency) };
      const session = await refuseAmount(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: id,
            line_items: [{ quantity: 1, price_data: { ...price, product_data: { name } } }],
            metadata,
            payment_intent_data: { ...fee, metadata },
            expires_at: endsAtS,
            success_url: `${url}?done=paid`,
            cancel_url: url,
          },
          { stripeAccount: accountRef },
        ),
      );
      return { ref: session.id, url: session.url ?? url, endsAt: new Date(endsAtS * 1000) };
    },
    async endCheckout({ accountRef, checkoutRef }) {
      const session = stripe.checkout.sessions.expire(checkoutRef ?? '', {}, { stripeAccount: accountRef });
      await session.catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        throw new AppError('CONFLICT', msg('Someone is paying right now. Reload the page in a minute.'));
      });
    },
    async refund(_tx, { id, accountRef, paymentRef }) {
      const asked = { payment_intent: paymentRef ?? '', refund_application_fee: true };
      const options = { stripeAccount: accountRef, idempotencyKey: `refund-${id}` };
      await refuseRefund(stripe.refunds.create(asked, options));
    },
    async returnFee({ feeRef, dueMinor }) {
      const fee = await mapStripeErrors(stripe.applicationFees.retrieve(feeRef));
      const amount = dueMinor - fee.amount_refunded;
      if (amount > 0) await mapStripeErrors(stripe.applicationFees.createRefund(feeRef, { amount }));
    },
  };
}

/** How far an account is, as Stripe tells it. */
export function toProgress(account: Stripe.Account): AccountProgress {
  const isAsked = (account.requirements?.currently_due ?? []).length > 0;
  return { isReady: account.charges_enabled, isComplete: account.details_submitted && !isAsked };
}

/** What Stripe says of an amount that is too small or too large for it, or of a currency that it does not take. */
async function refuseAmount<T>(call: Promise<T>): Promise<T> {
  try {
    return await mapStripeErrors(call);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const field = /currenc/i.test(`${error.param} ${error.message}`) ? 'currency' : 'valueMinor';
    throw fromStripe('BAD_USER_INPUT', error, field);
  }
}

async function refuseRefund<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await mapStripeErrors(call);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Its owner was quicker at Stripe itself, whose report is on its way.
    if (error.code === 'charge_already_refunded') return null;
    throw fromStripe('CONFLICT', error);
  }
}
