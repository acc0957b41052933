import { say } from '@tessera/texts';
import { csvLine } from './csv.ts';
import { DEAL_STAGE_NAMES, type DealFields, decimalValue } from './deal.ts';
import { DEAL_PAYMENT_NAMES, type DealPaymentStatus } from './deal-payment.ts';

const COLUMNS = [
  'Name',
  'Contact',
  'Stage',
  'Value',
  'Currency',
  'Expected on',
  'Opened at',
  'Note',
  'Payment',
] as const;

/** A deal with what is not said of it but known. */
interface DealLine extends DealFields {
  contactName: string;
  createdAt: Date;
  paymentStatus: DealPaymentStatus | null;
}

/** The first line of an export of deals. */
export function dealCsvHead(): string {
  return csvLine(COLUMNS);
}

/** One deal as a line of CSV that no spreadsheet runs; the value is a decimal with a point, such as `2500.50`. */
export function dealCsvLine(deal: DealLine): string {
  const { name, contactName, stage, valueMinor, currency, expectedOn, createdAt, note, paymentStatus } = deal;
  const value = decimalValue(valueMinor, currency);
  const payment = paymentStatus ? say(DEAL_PAYMENT_NAMES[paymentStatus]) : '';
  const stageName = say(DEAL_STAGE_NAMES[stage]);
  return csvLine([name, contactName, stageName, value, currency, expectedOn ?? '', createdAt, note, payment]);
}
