import type { Text } from '@tessera/texts';
/** One line of an invoice; a refund is negative. */
export interface InvoiceLine {
  text: Text;
  /** In minor units. */
  amountMinor: number;
}

/** Sums in minor units. */
export interface InvoiceTotals {
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/** Who writes an invoice; each counts by itself, so that payments of the test provider leave no gaps in real numbers. */
export const INVOICE_ISSUERS = { test: 'TEST', stripe: 'TES' } as const;
export type BillingProviderName = keyof typeof INVOICE_ISSUERS;

/** How an installation takes payments; with `none` it takes none, and every feature is included. */
export const BILLING_MODES = ['stripe', 'test', 'none'] as const;
export type BillingMode = (typeof BILLING_MODES)[number];

/** Nothing is levied: the operator sells the product and adds the tax of their country at the provider. */
const TAX_MINOR = 0;

/**
 * For how many years after its own an invoice is kept once the account is gone: as long as India's law on bookkeeping
 * asks for (Companies Act 2013, section 128). The privacy policy says the same.
 */
export const INVOICE_YEARS = 8;

/** What the lines come to. */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const subtotalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { subtotalMinor, taxMinor: TAX_MINOR, totalMinor: subtotalMinor + TAX_MINOR };
}

/** 7 of Stripe's → 'TES-000007'. */
export function invoiceNumber(provider: BillingProviderName, count: number): string {
  return `${INVOICE_ISSUERS[provider]}-${String(count).padStart(6, '0')}`;
}
