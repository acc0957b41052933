import {
  EXCHANGE_LABELS,
  EXCHANGE_LIMITS,
  type ExchangeDetails,
  type ExchangeField,
  type ExchangeRules,
  splitName,
} from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Checkbox, TextAreaField, TextField } from '@tessera/ui';
import type { InputHTMLAttributes } from 'react';
import { PhoneField } from '../../parts/forms/phone-field.tsx';

export interface ExchangeFieldsProps {
  /** A script runs, so the number can have a choice of countries. */
  withCountries?: boolean;
  rules: ExchangeRules;
  values: Partial<ExchangeDetails>;
  errors: Readonly<Record<string, string>>;
}

type Input = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>;

const INPUTS: Record<Exclude<ExchangeField, 'note'>, Input> = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  role: { autoComplete: 'organization-title' },
};

/** What a visitor is asked for; named as the server takes it, so that a browser can send it by itself. */
export function ExchangeFields({ withCountries = false, rules, values, errors }: ExchangeFieldsProps) {
  const isEither = rules.email === 'OPTIONAL' && rules.phone === 'OPTIONAL';
  const field = (name: keyof ExchangeDetails) => ({
    name,
    label: say(EXCHANGE_LABELS[name]),
    defaultValue: values[name],
    maxLength: EXCHANGE_LIMITS[name],
    error: errors[name],
    required: name === 'name' || rules[name] === 'REQUIRED',
    isOptional: name !== 'name' && rules[name] === 'OPTIONAL' && !(isEither && (name === 'email' || name === 'phone')),
  });
  const asked = (['email', 'phone', 'company', 'role'] as const).filter((name) => rules[name] !== 'HIDDEN');
  return (
    <>
      <TextField {...field('name')} autoComplete="name" />
      {asked.map((name) => {
        const hint =
          name === 'phone' && isEither ? t('An email address or a number: one of them is enough.') : undefined;
        return name === 'phone' && withCountries ? (
          <PhoneField key={name} {...field(name)} hint={hint} />
        ) : (
          <TextField key={name} {...field(name)} {...INPUTS[name]} hint={hint} />
        );
      })}
      {rules.note !== 'HIDDEN' && <TextAreaField {...field('note')} rows={3} />}
    </>
  );
}

/** To be ticked by the visitor; never ticked before. */
export function ExchangeConsent({ text, version, error }: { text: string; version: number; error?: string }) {
  return (
    <Checkbox
      name="agreed"
      value={version}
      required
      label={<span className="text-md">{text}</span>}
      aria-invalid={error ? true : undefined}
      hint={error && <span className="text-bad">{error}</span>}
    />
  );
}

/** A field that no person sees and every program fills in. */
export function Decoy() {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw]">
      <label>
        {t('Website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** So many letters fit on a button of a phone. */
const NAME_ON_BUTTON = 18;

/** Of a very long name the last word would be cut, which says what the button does. */
export function saveText(ownerName: string): string {
  const { given, family } = splitName(ownerName);
  const name = given || family;
  return name.length > NAME_ON_BUTTON ? t('Save contact') : t('Save {name}’s contact', { name });
}
