import { type Message, msg } from '@tessera/texts';
/* The facts of the exchange form, apart from the rule that checks one: that brings telephone tables along. */
import { CARD_LIMITS } from './limits.ts';

/** What a card's owner may ask visitors for, in the order of the form. The name is always asked for. */
export const EXCHANGE_FIELDS = ['email', 'phone', 'company', 'role', 'note'] as const;
export type ExchangeField = (typeof EXCHANGE_FIELDS)[number];

export const EXCHANGE_RULES = ['HIDDEN', 'OPTIONAL', 'REQUIRED'] as const;
export type ExchangeRule = (typeof EXCHANGE_RULES)[number];

/** What is asked for, field by field. */
export type ExchangeRules = Record<ExchangeField, ExchangeRule>;

/** What a form asks for until its owner chooses. */
export const DEFAULT_EXCHANGE_RULES: ExchangeRules = {
  email: 'OPTIONAL',
  phone: 'OPTIONAL',
  company: 'OPTIONAL',
  role: 'HIDDEN',
  note: 'OPTIONAL',
};

/** Longest allowed texts, in UTF-16 units as `maxlength` counts them. */
export const EXCHANGE_LIMITS = {
  name: CARD_LIMITS.name,
  email: CARD_LIMITS.email,
  /** As typed; what is stored is E.164. */
  phone: CARD_LIMITS.phone,
  company: CARD_LIMITS.companyName,
  role: CARD_LIMITS.role,
  note: 1000,
} as const;

/** What a visitor left. '' where nothing was said. */
export type ExchangeDetails = Record<'name' | ExchangeField, string>;
export const EXCHANGE_DETAILS = ['name', ...EXCHANGE_FIELDS] as const;

/** What each of them is called on screen and in mail. */
export const EXCHANGE_LABELS: Record<keyof ExchangeDetails, Message> = {
  name: msg('Name'),
  email: msg('Email'),
  phone: msg('Phone'),
  company: msg('Company'),
  role: msg('Role'),
  note: msg('Note'),
};

/** The number of the words below. Other words get another number: each entry keeps what was agreed to. */
export const EXCHANGE_CONSENT_VERSION = 1;

/** What a visitor agrees to, in the words of `EXCHANGE_CONSENT_VERSION`. */
export function exchangeConsent(ownerName: string): Message {
  return msg(
    'I agree that {ownerName} keeps these details to stay in touch with me. I can correct or delete them at any time with the private link that I get.',
    { ownerName },
  );
}

/** What is wrong with the choice of fields, for people; null when a visitor can be reached by what it asks for. */
export function exchangeRulesProblem({ email, phone }: ExchangeRules): Message | null {
  return email === 'HIDDEN' && phone === 'HIDDEN' ? msg('Ask for an email address or a phone number.') : null;
}
