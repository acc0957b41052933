import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { ACCOUNT_LIMITS, BILLING_MODES, type BillingMode, YEARLY_DISCOUNT } from '@tessera/domain';
import { z } from 'zod';
import {
  DATABASE_DEFAULTS,
  type DatabaseEnv,
  databaseSettings,
  findDatabaseProblems,
  toDatabase,
} from './env-database.ts';
import { findModeProblems, isDemo, mayTestBilling, toBillingMode } from './env-modes.ts';
import { OPERATOR_DEFAULTS, operatorSettings, toOperator } from './env-operator.ts';
import { findS3Problems, S3_DEFAULTS, type S3Env, s3Settings, toS3 } from './env-s3.ts';
import { findSmsProblems, SMS_DEFAULTS, type SmsEnv, smsSettings, toSms } from './env-sms.ts';
import { type StripeEnv, toStripe } from './env-stripe.ts';
import { findTlsProblems, TLS_DEFAULTS, type TlsEnv, tlsSettings, toTls } from './env-tls.ts';
import {
  optional,
  parseWord,
  type SecretKey,
  secretKeys,
  trustedProxies,
  urlWith,
  webOrigin,
  wholeNumber,
} from './env-values.ts';
import {
  findVapidProblems,
  toVapid,
  toVapidSubject,
  VAPID_DEFAULTS,
  type VapidEnv,
  vapidSettings,
} from './env-vapid.ts';
import { toVendors, VENDOR_DEFAULTS, type VendorEnv, type VendorKind, vendorSettings } from './env-vendors.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    env: Env;
  }
}

/** The checkout's root. `src` and `dist` are equally deep, so this holds for both. */
const projectRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Every setting with its default as it would stand in `.env`; '' is “not set”. `.env.example` is checked against it. */
export const ENV_DEFAULTS = {
  NODE_ENV: 'development',
  PORT: '4000',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: '',
  PLAIN_HTTP: 'off',
  ...TLS_DEFAULTS,
  DATA_DIR: '.data',
  ...DATABASE_DEFAULTS,
  REDIS_URL: '',
  SMTP_URL: '',
  MAIL_FROM: 'Tessera <no-reply@localhost>',
  ...SMS_DEFAULTS,
  SALES_EMAIL: 'sales@localhost',
  SUPPORT_EMAIL: 'support@localhost',
  ...OPERATOR_DEFAULTS,
  GOOGLE_CLIENT_ID: '',
  GOOGLE_PEOPLE_URL: 'https://people.googleapis.com',
  ...VENDOR_DEFAULTS,
  BILLING: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_CONNECT_WEBHOOK_SECRET: '',
  STRIPE_API_BASE: 'https://api.stripe.com',
  YEARLY_DISCOUNT_PERCENT: '',
  EVENT_RETENTION_DAYS: '400',
  WEBHOOK_ALLOW_PRIVATE: 'off',
  ...VAPID_DEFAULTS,
  SECRETS_KEY: '',
  PUBLIC_CACHE: 'on',
  DEMO: '',
  LOG_LEVEL: 'info',
  TRUST_PROXY: 'off',
  METRICS_TOKEN: '',
  PASSWORD_MIN_CHARS: String(ACCOUNT_LIMITS.passwordMin),
  SESSION_POINTS: '1000000',
  ...S3_DEFAULTS,
  WEB_ROOT: 'apps/web/dist/client',
};

type SettingName = keyof typeof ENV_DEFAULTS;
type Raw = Record<SettingName, string>;

/** Values that may hold a secret are never repeated in an error. */
const SECRET: ReadonlySet<string> = new Set<SettingName>([
  'DATABASE_URL',
  'DATABASE_READ_URLS',
  'DATABASE_ROLE_PASSWORD',
  'REDIS_URL',
  'SMTP_URL',
  'SMS_AUTH_TOKEN',
  'VAPID_PRIVATE_KEY',
  'SECRETS_KEY',
  'GOOGLE_CLIENT_SECRET',
  'HUBSPOT_CLIENT_SECRET',
  'NOTION_CLIENT_SECRET',
  'SALESFORCE_CLIENT_SECRET',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const mailAddress = z.string().regex(/^[^\r\n]*@[^\r\n]+$/, 'must be a mail address, with or without a name');
const folder = z.string().transform((path) => resolve(projectRoot, path));

const settings = z.object({
  NODE_ENV: parseWord(['development', 'production', 'test']),
  PORT: wholeNumber(0, 65535),
  HOST: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
  PUBLIC_ORIGIN: optional(webOrigin()),
  PLAIN_HTTP: parseWord(['on', 'off']),
  ...tlsSettings,
  DATA_DIR: folder,
  ...databaseSettings,
  REDIS_URL: optional(urlWith('redis:', 'rediss:')),
  SMTP_URL: optional(urlWith('smtp:', 'smtps:')),
  MAIL_FROM: mailAddress,
  ...smsSettings,
  SALES_EMAIL: mailAddress,
  SUPPORT_EMAIL: mailAddress,
  ...operatorSettings,
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_PEOPLE_URL: urlWith('https:', 'http:'),
  ...vendorSettings,
  BILLING: optional(parseWord(BILLING_MODES)),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_CONNECT_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: urlWith('https:', 'http:'),
  YEARLY_DISCOUNT_PERCENT: optional(wholeNumber(YEARLY_DISCOUNT.least, YEARLY_DISCOUNT.most)),
  EVENT_RETENTION_DAYS: wholeNumber(31, 36_500),
  WEBHOOK_ALLOW_PRIVATE: parseWord(['on', 'off']).transform((value) => value === 'on'),
  ...vapidSettings,
  SECRETS_KEY: secretKeys(),
  PUBLIC_CACHE: parseWord(['on', 'off']).transform((value) => value === 'on'),
  DEMO: optional(parseWord(['on', 'off'])),
  LOG_LEVEL: parseWord(LOG_LEVELS),
  TRUST_PROXY: trustedProxies(),
  METRICS_TOKEN: optional(z.string().min(16, 'must have 16 characters or more')),
  PASSWORD_MIN_CHARS: wholeNumber(ACCOUNT_LIMITS.passwordMin, 64),
  SESSION_POINTS: wholeNumber(300_000, 2_000_000_000),
  ...s3Settings,
  WEB_ROOT: folder,
});

/** The settings, checked. Paths are absolute, origins have no slash at the end; what is not set is undefined. */
export interface Env extends DatabaseEnv {
  nodeEnv: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** What people type. With port 0 it ends on `:0`: put the real port in once the server listens. */
  publicOrigin: string;
  tls: TlsEnv;
  dataDir: string;
  redisUrl: string | undefined;
  /** undefined: mail is written to a folder of `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  sms: SmsEnv;
  /** The key by which push services know this server; null: it is made once and kept. */
  vapid: VapidEnv | null;
  vapidSubject: string;
  /** Demo requests and questions for sales are mailed here. */
  salesEmail: string;
  /** All other messages of the contact form. */
  supportEmail: string;
  /** Who the footer says runs the server. */
  operator: string | undefined;
  /** undefined: nobody can add people from Google contacts. */
  googleClientId: string | undefined;
  /** Where the People API is asked. */
  googlePeopleUrl: string;
  /** The services that an address book can be connected with. */
  vendors: Record<VendorKind, VendorEnv>;
  /** Who takes payments: Stripe, a test provider with which no money moves, or nobody. */
  billing: BillingMode;
  /** Set where Stripe's keys are. */
  stripe: StripeEnv | undefined;
  /** How much less than twelve months a year costs; null: sales arranges years. */
  yearlyDiscountPercent: number | null;
  /** How long single views, taps and saves are kept, by whole months; the figures made of them stay. */
  eventRetentionDays: number;
  /** Whether webhooks may be plain http and lead into this machine's own network. */
  mayWebhooksBePrivate: boolean;
  /** What others' secrets are kept by: the first seals, all open. Empty: see `createSecretBox`. */
  secretKeys: SecretKey[];
  /** Whether answers that are the same for everybody are kept for less than a second. */
  isResponseCached: boolean;
  /** Whether there is a demo account. */
  isDemo: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** As Fastify wants it: false, hops, or addresses and networks. */
  trustProxy: false | number | string[];
  /** How many characters a new password has at least. */
  passwordMinChars: number;
  /** Points a minute that the sessions of a person may spend on queries. */
  sessionPoints: number;
  metricsToken: string | undefined;
  /** undefined: uploads are kept in `dataDir`. */
  s3: S3Env | undefined;
  /** The folder with the web app's index.html. */
  webRoot: string;
}

/**
 * Reads and checks all settings; `.env` in the project's root fills in what the environment leaves out.
 * Throws an Error whose message is one line naming every wrong setting.
 */
export function readEnv(source: NodeJS.ProcessEnv = environment()): Env {
  const raw = withDefaults(source);
  const result = settings.safeParse(raw);
  const problems = result.success ? [] : result.error.issues.map((issue) => problem(raw, issue));
  problems.push(...contradictions(raw));
  if (result.data?.BILLING === 'test' && !mayTestBilling(result.data)) {
    problems.push('BILLING: test lets everybody have every plan for nothing, so production needs DEMO=on with it');
  }
  if (!result.success || problems.length > 0) throw new Error(problems.join('; '));
  return toEnv(result.data);
}

function environment(): NodeJS.ProcessEnv {
  const file = resolve(projectRoot, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env;
}

/** An empty value is one that isn't set: compose files and shells pass those on. */
function withDefaults(source: NodeJS.ProcessEnv): Raw {
  const entries = Object.entries(ENV_DEFAULTS).map(([name, value]) => [name, source[name]?.trim() || value]);
  return Object.fromEntries(entries);
}

function problem(raw: Raw, issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]) as SettingName;
  return SECRET.has(name) ? `${name}: ${issue.message}` : `${name}: ${issue.message}, got ${JSON.stringify(raw[name])}`;
}

function contradictions(raw: Raw): string[] {
  const lines = [...findS3Problems(raw), ...findModeProblems(raw), ...findSmsProblems(raw), ...findVapidProblems(raw)];
  lines.push(...findTlsProblems(raw), ...findDatabaseProblems(raw));
  return lines;
}

type Parsed = z.output<typeof settings>;

function toEnv(parsed: Parsed): Env {
  const origin = parsed.PUBLIC_ORIGIN ?? localOrigin(parsed.HOST, parsed.PORT);
  return {
    nodeEnv: parsed.NODE_ENV,
    port: parsed.PORT,
    host: parsed.HOST,
    publicOrigin: origin,
    tls: toTls(parsed),
    dataDir: parsed.DATA_DIR,
    ...toDatabase(parsed),
    redisUrl: parsed.REDIS_URL,
    smtpUrl: parsed.SMTP_URL,
    mailFrom: parsed.MAIL_FROM,
    sms: toSms(parsed),
    salesEmail: parsed.SALES_EMAIL,
    supportEmail: parsed.SUPPORT_EMAIL,
    operator: toOperator(parsed),
    googleClientId: parsed.GOOGLE_CLIENT_ID,
    googlePeopleUrl: parsed.GOOGLE_PEOPLE_URL,
    vendors: toVendors(parsed),
    billing: toBillingMode(parsed),
    stripe: toStripe(parsed),
    yearlyDiscountPercent: parsed.YEARLY_DISCOUNT_PERCENT ?? null,
    eventRetentionDays: parsed.EVENT_RETENTION_DAYS,
    mayWebhooksBePrivate: parsed.WEBHOOK_ALLOW_PRIVATE,
    vapid: toVapid(parsed),
    vapidSubject: toVapidSubject(parsed, { support: parsed.SUPPORT_EMAIL, origin }),
    secretKeys: parsed.SECRETS_KEY,
    isResponseCached: parsed.PUBLIC_CACHE,
    isDemo: isDemo(parsed),
    logLevel: parsed.LOG_LEVEL,
    trustProxy: parsed.TRUST_PROXY,
    passwordMinChars: parsed.PASSWORD_MIN_CHARS,
    sessionPoints: parsed.SESSION_POINTS,
    metricsToken: parsed.METRICS_TOKEN,
    s3: toS3(parsed),
    webRoot: parsed.WEB_ROOT,
  };
}

/** What this machine's browser reaches; a server on all addresses is `localhost` there. */
function localOrigin(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Names the drawing library's list of fonts, which it takes from the environment alone. Before its first text. */
export function setFontConfig(file: string): void {
  process.env.FONTCONFIG_FILE = file;
}
