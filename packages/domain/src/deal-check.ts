import { msg } from '@tessera/texts';
import { DEAL_LIMITS, DEAL_STAGES, type DealFields, formatValue, listCurrencies } from './deal.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** As it comes from a form or a call: what is left out is not checked and not returned. */
export type RawDeal = { [Name in keyof DealFields]?: DealFields[Name] | null | undefined };

const CURRENCIES: ReadonlySet<string> = new Set(listCurrencies());

/** The given fields in their stored form, or what is wrong with each. Null empties `expectedOn` and `note`. */
export function checkDeal(raw: RawDeal): { fields: Partial<DealFields>; errors: FieldErrors } {
  const { errors, fail, line, lines, date } = createFieldChecker();
  const fields: Partial<DealFields> = {};
  if (typeof raw.name === 'string') {
    fields.name = line('name', raw.name, DEAL_LIMITS.name);
    if (!fields.name) fail('name', msg('Enter a name for the deal.'));
  }
  if (typeof raw.currency === 'string') {
    fields.currency = raw.currency.trim().toUpperCase();
    if (!CURRENCIES.has(fields.currency))
      fail('currency', msg('Enter a currency’s three letters (ISO 4217), such as EUR.'));
  }
  if (typeof raw.valueMinor === 'number') {
    fields.valueMinor = raw.valueMinor;
    if (!isValue(raw.valueMinor)) fail('valueMinor', VALUE);
  }
  if (raw.stage) fields.stage = raw.stage;
  if (raw.stage && !DEAL_STAGES.includes(raw.stage))
    fail('stage', msg('Choose one of {choices}.', { choices: DEAL_STAGES.join(', ') }));
  if (raw.expectedOn !== undefined) fields.expectedOn = date('expectedOn', raw.expectedOn ?? '') || null;
  if (fields.expectedOn && !isNear(fields.expectedOn)) fail('expectedOn', msg('Choose a day between 2000 and 2199.'));
  if (raw.note !== undefined) fields.note = lines('note', raw.note ?? '', DEAL_LIMITS.note);
  return { fields, errors };
}

const VALUE = msg('Enter a whole number of the currency’s smallest unit, from 0 to {most} ({example}).', {
  most: DEAL_LIMITS.valueMinor,
  example: formatValue(DEAL_LIMITS.valueMinor, 'USD'),
});

function isValue(valueMinor: number): boolean {
  return Number.isInteger(valueMinor) && valueMinor >= 0 && valueMinor <= DEAL_LIMITS.valueMinor;
}

function isNear(day: string): boolean {
  return day >= '2000-01-01' && day < '2200-01-01';
}

/** A whole deal in its stored form, or what is wrong with it. Only the name has to be given. */
export function checkNewDeal(raw: RawDeal): { deal: DealFields; errors: FieldErrors } {
  const { fields, errors } = checkDeal({ ...raw, name: raw.name ?? '' });
  const unsaid = { name: '', valueMinor: 0, currency: 'USD', stage: 'NEW', expectedOn: null, note: '' } as const;
  return { deal: { ...unsaid, ...fields }, errors };
}
