import { csvLine } from './csv.ts';
import { DEAL_STAGE_NAMES, type DealFields, decimalValue } from './deal.ts';

const COLUMNS = ['Name', 'Contact', 'Stage', 'Value', 'Currency', 'Expected on', 'Opened at', 'Note'] as const;

/** The first line of an export of deals. */
export function dealCsvHead(): string {
  return csvLine(COLUMNS);
}

/** One deal as a line of CSV that no spreadsheet runs; the value is a decimal with a point, such as `2500.50`. */
export function dealCsvLine(deal: DealFields & { contactName: string; createdAt: Date }): string {
  const { name, contactName, stage, valueMinor, currency, expectedOn, createdAt, note } = deal;
  const value = decimalValue(valueMinor, currency);
  return csvLine([name, contactName, DEAL_STAGE_NAMES[stage], value, currency, expectedOn ?? '', createdAt, note]);
}
