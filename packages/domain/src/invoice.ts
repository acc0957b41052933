import type { Text } from '@tessera/texts';
import { type TaxLine, type TaxRate, taxLines } from './invoice-tax.ts';

/** One line of an invoice; a refund is negative. */
export interface InvoiceLine {
  text: Text;
  /** In minor units. */
  amountMinor: number;
  /** Of a refund: the rates that were paid on it. Without, the line is taxed as the invoice. */
  rates?: readonly TaxRate[];
}

/** Sums in minor units. */
export interface InvoiceTotals {
  subtotalMinor: number;
  taxes: TaxLine[];
  taxMinor: number;
  totalMinor: number;
}

/** Who writes an invoice; each counts by itself, so that payments of the test provider leave no gaps in real numbers. */
export const INVOICE_ISSUERS = { test: 'TEST', stripe: 'TES' } as const;
export type BillingProviderName = keyof typeof INVOICE_ISSUERS;

/** How an installation takes payments; with `none` it takes none, and every feature is included. */
export const BILLING_MODES = ['stripe', 'test', 'none'] as const;
export type BillingMode = (typeof BILLING_MODES)[number];

/**
 * For how many years after its own an invoice is kept once the account is gone: as long as India's law on bookkeeping
 * asks for (Companies Act 2013, section 128). The privacy policy says the same.
 */
export const INVOICE_YEARS = 8;

/** What the lines come to, with the taxes on them. */
export function invoiceTotals(lines: readonly InvoiceLine[], rates: readonly TaxRate[]): InvoiceTotals {
  const subtotalMinor = sumMinor(lines);
  const taxes = taxLines(lines, rates);
  const taxMinor = sumMinor(taxes);
  return { subtotalMinor, taxes, taxMinor, totalMinor: subtotalMinor + taxMinor };
}

function sumMinor(lines: readonly { amountMinor: number }[]): number {
  return lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** 7 of Stripe's → 'TES-000007'. */
export function invoiceNumber(provider: BillingProviderName, count: number): string {
  return `${INVOICE_ISSUERS[provider]}-${String(count).padStart(6, '0')}`;
}
