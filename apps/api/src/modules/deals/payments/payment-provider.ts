import type { BillingProviderName } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { DealPayment } from './deal-payment.entity.ts';
import type { PayoutAccountRow } from './payout-account.entity.ts';

/** What a page of the provider asks for. */
export interface CheckoutTerms {
  /** What the payer reads beside the amount. */
  name: string;
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** Of the amount, for the operator of this installation. */
  feeMinor: number;
}

/** How far somebody's account is. */
export type AccountProgress = Pick<PayoutAccountRow, 'isReady' | 'isComplete'>;

/** A page of the provider on which to pay. */
export interface Checkout {
  ref: string;
  url: string;
  endsAt: Date;
}

/**
 * Takes payments for deals straight to their owners’ own accounts. It reports to `/api/billing/connect` what was paid and
 * refunded, and how far the accounts are.
 */
export interface PaymentProvider {
  name: BillingProviderName;
  /** An account of the person's own; gives the provider's name for it. */
  openAccount(person: { userId: string; email: string }): Promise<string>;
  /** How far it is. */
  readProgress(accountRef: string): Promise<AccountProgress>;
  /** The page on which to give the details that are missing, or of what was paid out. */
  accountUrl(account: Pick<PayoutAccountRow, 'accountRef' | 'isReady'>): Promise<string>;
  /** BAD_USER_INPUT for an amount or a currency that it can't take. */
  checkout(payment: Pick<DealPayment, 'id' | 'token' | 'accountRef'>, terms: CheckoutTerms): Promise<Checkout>;
  /** Ends a page, so that nobody pays on it. CONFLICT when somebody has. */
  endCheckout(payment: Pick<DealPayment, 'accountRef' | 'checkoutRef'>): Promise<void>;
  /** Refunds everything to the payer, the commission included. `tx` is for work that has to follow. */
  refund(tx: EntityManager, payment: DealPayment): Promise<void>;
  /** Returns as much of the commission as belongs to what the owner refunded at the provider. */
  returnFee(fee: { feeRef: string; dueMinor: number }): Promise<void>;
}
