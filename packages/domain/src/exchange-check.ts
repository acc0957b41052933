import { type Message, msg } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';
import {
  EXCHANGE_DETAILS,
  EXCHANGE_FIELDS,
  EXCHANGE_LIMITS,
  type ExchangeDetails,
  type ExchangeField,
  type ExchangeRules,
} from './exchange.ts';
import { createFieldChecker, type FieldChecker } from './field-checker.ts';
import type { Region } from './locale.ts';

/** As it comes from a form or a call: everything may be missing. */
export type RawExchange = { [Name in keyof ExchangeDetails]?: string | null | undefined };

const REQUIRED: Record<keyof ExchangeDetails, Message> = {
  name: msg('Enter your name.'),
  email: msg('Enter your email address.'),
  phone: msg('Enter your phone number.'),
  company: msg('Enter your company.'),
  role: msg('Enter your role.'),
  note: msg('Enter a note.'),
};
const REACH = msg('Enter an email address or a phone number.');
/** A name with a link in it is written by somebody who wants the mail about it to be sent. */
const LINK = /:\/\/|\bwww\./i;

/**
 * What a visitor left in its stored form, or what is wrong with each field. What is not asked for is left out. A number
 * without country code is read as of the region, which is that of the card's owner: people meet somewhere.
 */
export function checkExchange(
  raw: RawExchange,
  rules: ExchangeRules,
  region?: Region,
): { details: ExchangeDetails; errors: FieldErrors } {
  const checker = createFieldChecker(region);
  const asked = EXCHANGE_FIELDS.filter((name) => rules[name] !== 'HIDDEN');
  const isAsked = (name: keyof ExchangeDetails) => name === 'name' || asked.includes(name);
  const details = Object.fromEntries(
    EXCHANGE_DETAILS.map((name) => [name, isAsked(name) ? checkDetail(checker, name, raw[name] ?? '') : '']),
  ) as ExchangeDetails;
  const required = asked.filter((name) => rules[name] === 'REQUIRED');
  for (const name of ['name' as const, ...required]) if (!details[name]) checker.fail(name, REQUIRED[name]);
  if (!details.email && !details.phone) checker.fail(firstWay(asked), REACH);
  return { details, errors: checker.errors };
}

function checkDetail({ email, phone, line, lines, fail }: FieldChecker, name: keyof ExchangeDetails, raw: string) {
  if (name === 'email') return email(name, raw);
  if (name === 'phone') return phone(name, raw);
  if (name === 'note') return lines(name, raw, EXCHANGE_LIMITS.note);
  const text = line(name, raw, EXCHANGE_LIMITS[name]);
  if (LINK.test(text)) fail(name, msg('Remove web addresses from this text.'));
  return text;
}

function firstWay(asked: readonly ExchangeField[]): ExchangeField {
  return asked.includes('email') ? 'email' : 'phone';
}
