import { z } from 'zod';
import { optional, parseWord, webOrigin } from './env-values.ts';

/** Settings of text messages, as ENV_DEFAULTS has them. */
export const SMS_DEFAULTS = {
  SMS: '',
  SMS_URL: 'https://api.twilio.com',
  SMS_ACCOUNT_ID: '',
  SMS_AUTH_TOKEN: '',
  SMS_SENDER: '',
} as const;

/** A number in E.164, a name that networks show, or the id of a Twilio messaging service. */
const SENDER = /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/;

/** The checks of these settings. */
export const smsSettings = {
  SMS: optional(parseWord(['provider', 'file', 'none'])),
  SMS_URL: webOrigin(),
  SMS_ACCOUNT_ID: optional(z.string().regex(/^[\w-]+$/, 'must be an account id')),
  SMS_AUTH_TOKEN: optional(z.string()),
  SMS_SENDER: optional(z.string().regex(SENDER, 'must be a number like +15550100, a name or a messaging service')),
};

/** Who sends text messages: a provider that speaks Twilio's Messages API. */
export interface SmsProvider {
  url: string;
  accountId: string;
  authToken: string;
  sender: string;
}

/** How text messages leave: through a provider, as files of the data directory, or not at all. */
export type SmsEnv = SmsProvider | 'file' | 'none';

const PROVIDER_NAMES = ['SMS_ACCOUNT_ID', 'SMS_AUTH_TOKEN', 'SMS_SENDER'] as const;

/** Settings that contradict each other, one line for each. */
export function findSmsProblems(raw: Record<keyof typeof SMS_DEFAULTS, string>): string[] {
  const missing = PROVIDER_NAMES.filter((name) => raw[name] === '');
  const isNeeded = raw.SMS === 'provider' || missing.length < PROVIDER_NAMES.length;
  return isNeeded ? missing.map((name) => `${name}: must be set, because text messages go through a provider`) : [];
}

export function toSms(parsed: z.output<z.ZodObject<typeof smsSettings>>): SmsEnv {
  const { SMS, SMS_URL: url, SMS_ACCOUNT_ID: accountId, SMS_AUTH_TOKEN: authToken, SMS_SENDER: sender } = parsed;
  if (SMS === 'none' || SMS === 'file') return SMS;
  return accountId && authToken && sender ? { url, accountId, authToken, sender } : 'file';
}
