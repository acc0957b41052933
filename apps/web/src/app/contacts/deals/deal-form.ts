import type { DealLineFragment } from '@tessera/client';
import { checkNewDeal, type DealStage, decimalValue, readValue } from '@tessera/domain';
import { msg, type Text } from '@tessera/texts';
import type { ChosenContact } from './contact-choice.tsx';

/** What the form holds: the value as it is typed, the day as YYYY-MM-DD or ''. */
export interface DealForm {
  name: string;
  value: string;
  currency: string;
  stage: DealStage;
  expectedOn: string;
  note: string;
  /** The contact of a new deal, if the dialog wasn't opened from one. */
  contact: ChosenContact | null;
}

/** A new deal, in the currency of the person's region. */
export function emptyForm(currency: string, stage: DealStage = 'NEW'): DealForm {
  return { name: '', value: '', currency, stage, expectedOn: '', note: '', contact: null };
}

/** A deal as the form shows it. */
export function toForm({ name, valueMinor, currency, stage, expectedOn, note }: DealLineFragment): DealForm {
  const value = valueMinor === 0 ? '' : decimalValue(valueMinor, currency).replace(/\.0+$/, '');
  return { name, value, currency, stage, expectedOn: expectedOn ?? '', note, contact: null };
}

/** What the form says, as the API takes it, or what is wrong with its fields. No value is 0. */
export function readForm({ value, expectedOn, contact: _chosen, ...said }: DealForm) {
  const valueMinor = value.trim() === '' ? 0 : readValue(value, said.currency);
  const input = { ...said, valueMinor: valueMinor ?? 0, expectedOn: expectedOn || null };
  const { errors } = checkNewDeal(input);
  if (valueMinor === null) errors.valueMinor = msg('Enter an amount, such as 2500 or 2500.50.');
  return { input, errors: toFormErrors(errors) };
}

/** The form's field of each of the API's. */
export function toFormErrors({ valueMinor, contactId, ...errors }: Record<string, Text>): Record<string, Text> {
  return {
    ...errors,
    ...(valueMinor !== undefined && { value: valueMinor }),
    ...(contactId && { contact: contactId }),
  };
}
