import { msg, type Text } from '@tessera/texts';
import { ADDRESSES } from './addresses.ts';

/** How far a deal is, in the order of the board. WON and LOST are its ends. */
export const DEAL_STAGES = ['NEW', 'IN_CONVERSATION', 'PROPOSAL', 'WON', 'LOST'] as const;
export type DealStage = (typeof DEAL_STAGES)[number];

/** What each stage is called for people. */
export const DEAL_STAGE_NAMES: Readonly<Record<DealStage, Text>> = {
  NEW: msg('New'),
  IN_CONVERSATION: msg('In conversation'),
  PROPOSAL: msg('Proposal'),
  WON: msg('Won'),
  LOST: msg('Lost'),
};

/** Texts in UTF-16 units; the value in minor units, so low that the sum of all deals is exact as a JavaScript number. */
export const DEAL_LIMITS = { name: 120, note: 4000, valueMinor: 100_000_000_000 } as const;

/** What somebody says about a deal. */
export interface DealFields {
  name: string;
  /** In minor units of the currency, such as cents; whole, 0 where it is not known yet. */
  valueMinor: number;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  stage: DealStage;
  /** The day on which it is expected to be won, `YYYY-MM-DD`; null when there is none. */
  expectedOn: string | null;
  /** With line breaks; '' when there is none. */
  note: string;
}

/** Where the deal opens, for its owner. */
export function dealPath(id: string): string {
  return `${ADDRESSES.deals.path}?${new URLSearchParams({ deal: id })}`;
}

/** Every currency that amounts can be written in (ISO 4217), by the alphabet. */
export function listCurrencies(): string[] {
  return Intl.supportedValuesOf('currency');
}

/** How many digits a currency has behind the point (ISO 4217): 2 for USD, 0 for JPY. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount in minor units as people write it: 250000 in USD → '$2,500', 250050 → '$2,500.50', 250000 in INR → '₹2,500'. */
export function formatValue(valueMinor: number, currency: string): string {
  const digits = minorDigits(currency);
  const isWhole = valueMinor % 10 ** digits === 0;
  return new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
    style: 'currency',
    currency,
    minimumFractionDigits: isWhole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(valueMinor / 10 ** digits);
}

/** A deal's value as a decimal with a point and no sign: 250050 in USD → '2500.50'. */
export function decimalValue(valueMinor: number, currency: string): string {
  return (valueMinor / 10 ** minorDigits(currency)).toFixed(minorDigits(currency));
}

/** What was typed as an amount, in minor units: '2,500.50' in USD → 250050; null for what is no amount of the currency. */
export function readValue(text: string, currency: string): number | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(text.replace(/[\s,’']/g, '')) ?? [];
  const digits = minorDigits(currency);
  if (whole === undefined || fraction.length > digits) return null;
  const valueMinor = Number(whole + fraction.padEnd(digits, '0'));
  return valueMinor <= DEAL_LIMITS.valueMinor ? valueMinor : null;
}
