import { msg, type Text } from '@tessera/texts';
import type { DealFields } from './deal.ts';

/** How far the payment of a deal by its link is. */
export const DEAL_PAYMENT_STATUSES = ['OPEN', 'PAID', 'REFUNDED'] as const;
export type DealPaymentStatus = (typeof DEAL_PAYMENT_STATUSES)[number];

/** What each is called for people. */
export const DEAL_PAYMENT_NAMES: Readonly<Record<DealPaymentStatus, Text>> = {
  OPEN: msg('Not paid yet'),
  PAID: msg('Paid'),
  REFUNDED: msg('Refunded'),
};

/** Whether a deal can be paid by its link now. Its owner moves a lost one back first. */
export function isPayable({ valueMinor, stage }: Pick<DealFields, 'valueMinor' | 'stage'>): boolean {
  return valueMinor > 0 && stage !== 'LOST';
}

/** What an address of a payment link looks like behind `/pay/`: 128 random bits. */
const TOKEN = /^[\w-]{22}$/;

export function isPaymentToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The path of a deal's payment link. */
export function paymentPath(token: string): string {
  return `/pay/${token}`;
}
