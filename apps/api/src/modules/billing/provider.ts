import type { BillingDetails, BillingProviderName, BillingTerms, PlanQuote, TaxRule } from '@tessera/domain';
import type { LanguageTag } from '@tessera/texts';
import type { SubscriptionRow } from './subscription.entity.ts';

/** Who pays, as the provider is told. */
export interface Payer {
  userId: string;
  email: string;
  /** In which the provider's page tells them what they pay. */
  language: LanguageTag;
  /** The provider's name for them, where they paid before. */
  customerRef: string | null;
}

/** Takes the money. What was paid becomes an invoice here in any case. */
export interface BillingProvider {
  name: BillingProviderName;
  /** The first period. Gives the page to pay on; null when it is paid already. */
  checkout(payer: Payer, quote: BilledQuote): Promise<string | null>;
  /** Takes the amount of an upgrade now, and the new price from the next period on. Gives its name for the payment. */
  upgrade(row: SubscriptionRow, quote: BilledQuote): Promise<string | null>;
  /** What is taken from the next period on; null for nothing, which ends it. */
  setNext(row: SubscriptionRow, next: PricedTerms | null): Promise<void>;
  /** Ends it at once: the account is gone. */
  end(providerRef: string): Promise<void>;
}

/** What is paid for, with the price of one seat for one interval in minor units, and the tax that is added to it. */
export interface PricedTerms extends BillingTerms {
  unitMinor: number;
  taxRule: TaxRule;
  /** What the payer had entered when the tax was decided. */
  details: BillingDetails | null;
}

export type BilledQuote = PlanQuote & Pick<PricedTerms, 'details'>;
