import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { findContradictions } from './contradictions.ts';
import { isDemo, toBillingMode, toPublicOrigin, toVapidSubject } from './modes.ts';
import { type RawSettings, readDefault, type SettingName, type Settings, settings } from './schema.ts';
import { projectRoot } from './values.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    env: Env;
  }
}

/** The settings, checked. Paths are absolute, origins have no slash at the end; what is not set is undefined. */
export type Env = ReturnType<typeof toEnv>;
export type VendorKind = keyof Env['vendors'];
/** Where a service is, and as which program it knows us; without a client id: as none. */
export type VendorEnv = Env['vendors'][VendorKind];
export type AppleWalletEnv = NonNullable<Env['wallet']['apple']>;
export type GoogleWalletEnv = NonNullable<Env['wallet']['google']>;
export type StripeEnv = NonNullable<Env['stripe']>;

/**
 * Reads and checks all settings; `.env` in the project's root fills in what the environment leaves out.
 * Throws an Error whose message is one line naming every wrong setting.
 */
export function readEnv(source: NodeJS.ProcessEnv = environment()): Env {
  const names = Object.keys(settings.shape) as SettingName[];
  // An empty value is one that isn't set: compose files and shells pass those on.
  const raw = Object.fromEntries(names.map((name) => [name, source[name]?.trim() || readDefault(name)])) as RawSettings;
  const result = settings.safeParse(Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== '')));
  const problems = (result.error?.issues ?? []).map((issue) => describe(raw, issue));
  problems.push(...findContradictions(raw, result.data));
  if (!result.data || problems.length > 0) throw new Error(problems.join('; '));
  return toEnv(result.data);
}

function environment(): NodeJS.ProcessEnv {
  const file = resolve(projectRoot, '.env');
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env;
}

function describe(raw: RawSettings, { path, message }: z.core.$ZodIssue): string {
  const name = String(path[0]) as SettingName;
  return settings.shape[name].meta()?.isSecret
    ? `${name}: ${message}`
    : `${name}: ${message}, got ${JSON.stringify(raw[name])}`;
}

function toEnv(set: Settings) {
  return {
    nodeEnv: set.NODE_ENV,
    port: set.PORT,
    host: set.HOST,
    /** What people type. With port 0 it ends on `:0`: put the real port in once the server listens. */
    publicOrigin: toPublicOrigin(set),
    tls: toTls(set),
    dataDir: set.DATA_DIR,
    /** undefined: the server starts its own PostgreSQL in `dataDir`. */
    databaseUrl: set.DATABASE_URL,
    databaseReadUrls: set.DATABASE_READ_URLS,
    /** False: `admin -- migrate` does it, by a role that owns the tables. */
    migratesAtStart: set.MIGRATE,
    /** What `admin -- migrate --grant` gives to the role. */
    databaseRolePassword: set.DATABASE_ROLE_PASSWORD,
    redisUrl: set.REDIS_URL,
    /** undefined: mail is written to a folder of `dataDir`. */
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    sms: toSms(set),
    /** The key by which push services know this server, in base64url; null: it is made once and kept. */
    vapid: toVapid(set),
    vapidSubject: toVapidSubject(set),
    /** Demo requests and questions for sales are mailed here. */
    salesEmail: set.SALES_EMAIL,
    /** All other messages of the contact form. */
    supportEmail: set.SUPPORT_EMAIL,
    ...toOperator(set),
    /** undefined: nobody can add people from Google contacts. */
    googleClientId: set.GOOGLE_CLIENT_ID,
    /** Where the People API is asked. */
    googlePeopleUrl: set.GOOGLE_PEOPLE_URL,
    vendors: toVendors(set),
    wallet: toWallet(set),
    /** Who takes payments: Stripe, a test provider with which no money moves, or nobody. */
    billing: toBillingMode(set),
    /** Set where Stripe's keys are. */
    stripe: toStripe(set),
    /** How much less than twelve months a year costs; null: sales arranges years. */
    yearlyDiscountPercent: set.YEARLY_DISCOUNT_PERCENT ?? null,
    /** How long single views, taps and saves are kept, by whole months; the figures made of them stay. */
    eventRetentionDays: set.EVENT_RETENTION_DAYS,
    /** Whether webhooks may be plain http and lead into this machine's own network. */
    mayWebhooksBePrivate: set.WEBHOOK_ALLOW_PRIVATE,
    /** What others' secrets are kept by: the first seals, all open. Empty: see `createSecretBox`. */
    secretKeys: set.SECRETS_KEY,
    /** Whether answers that are the same for everybody are kept for less than a second. */
    isResponseCached: set.PUBLIC_CACHE,
    isDemo: isDemo(set),
    logLevel: set.LOG_LEVEL,
    /** As Fastify wants it: false, hops, or addresses and networks. */
    trustProxy: set.TRUST_PROXY,
    passwordMinChars: set.PASSWORD_MIN_CHARS,
    /** Points a minute that the sessions of a person may spend on queries. */
    sessionPoints: set.SESSION_POINTS,
    metricsToken: set.METRICS_TOKEN,
    /** undefined: uploads are kept in `dataDir`. */
    s3: toS3(set),
    /** The folder with the web app's index.html. */
    webRoot: set.WEB_ROOT,
  };
}

function toTls({ REQUIRE_TLS, TLS_CERT_FILE: cert, TLS_KEY_FILE: key }: Settings) {
  return {
    /** Whether all connections must be encrypted, with certificates that are verified. */
    isRequired: REQUIRE_TLS,
    /** Files in PEM by which the server speaks https itself; null: plain http, for a proxy on the same machine. */
    files: cert && key ? { cert, key } : null,
  };
}

function toVapid({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Settings) {
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

/** A provider that speaks Twilio's Messages API. */
export interface SmsProvider {
  url: string;
  accountId: string;
  authToken: string;
  sender: string;
}

/** How text messages leave: through a provider, as files of the data directory, or not at all. */
function toSms(set: Settings): SmsProvider | 'file' | 'none' {
  const { SMS, SMS_URL: url, SMS_ACCOUNT_ID: accountId, SMS_AUTH_TOKEN: authToken, SMS_SENDER: sender } = set;
  if (SMS === 'none' || SMS === 'file') return SMS;
  return accountId && authToken && sender ? { url, accountId, authToken, sender } : 'file';
}

function toS3(set: Settings) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = set;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function toWallet(set: Settings) {
  const { APPLE_WALLET_CERT_FILE: certFile, APPLE_WALLET_KEY_FILE: keyFile, APPLE_WALLET_WWDR_FILE: wwdrFile } = set;
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_KEY_FILE: accountFile } = set;
  return {
    /** Files in PEM, and where changes are told; null: nobody can add cards to Apple Wallet. */
    apple:
      certFile && keyFile && wwdrFile
        ? {
            ...{ certFile, keyFile, wwdrFile, passphrase: set.APPLE_WALLET_KEY_PASSPHRASE },
            ...{ pushUrl: set.APPLE_WALLET_PUSH_URL, pushCaFile: set.APPLE_WALLET_PUSH_CA_FILE },
          }
        : null,
    /** Null: nobody can add cards to Google Wallet. */
    google:
      issuerId && accountFile
        ? { issuerId, accountFile, url: set.GOOGLE_WALLET_URL, isPublished: set.GOOGLE_WALLET_PUBLISHED }
        : null,
  };
}

function toOperator({
  LEGAL_NAME: name = '',
  LEGAL_ADDRESS: address = '',
  LEGAL_TAX_ID: taxId = '',
  ...set
}: Settings) {
  return {
    /** Who writes the invoices; without a tax number no tax is added. */
    seller: { name, address, taxId },
    /** Name, address and email of who runs the server, on one line, for the footer; undefined where no name is set. */
    operator: name ? [name, address, set.SUPPORT_EMAIL].filter(Boolean).join(' · ') : undefined,
  };
}

function toStripe(set: Settings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = set;
  /** For reports of connected accounts; undefined: deals can't be paid by link. */
  const connectWebhookSecret = set.STRIPE_CONNECT_WEBHOOK_SECRET;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, connectWebhookSecret, apiBase } : undefined;
}

/**
 * The services that an address book can be connected with. `url` is where the API is; of Salesforce where people sign in, which
 * then says where the API is. People allow it at `authorizeUrl`; tokens are given and taken back at `tokenUrl`.
 */
function toVendors(set: Settings) {
  const { HUBSPOT_URL, NOTION_URL, SALESFORCE_URL } = set;
  return {
    hubspot: {
      ...{ clientId: set.HUBSPOT_CLIENT_ID, clientSecret: set.HUBSPOT_CLIENT_SECRET },
      ...{ url: HUBSPOT_URL, authorizeUrl: set.HUBSPOT_APP_URL, tokenUrl: HUBSPOT_URL },
    },
    salesforce: {
      ...{ clientId: set.SALESFORCE_CLIENT_ID, clientSecret: set.SALESFORCE_CLIENT_SECRET },
      ...{ url: SALESFORCE_URL, authorizeUrl: SALESFORCE_URL, tokenUrl: SALESFORCE_URL },
    },
    notion: {
      ...{ clientId: set.NOTION_CLIENT_ID, clientSecret: set.NOTION_CLIENT_SECRET },
      ...{ url: NOTION_URL, authorizeUrl: NOTION_URL, tokenUrl: NOTION_URL },
    },
    google: {
      ...{ clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET },
      url: set.GOOGLE_PEOPLE_URL.replace(/\/$/, ''),
      ...{ authorizeUrl: set.GOOGLE_ACCOUNTS_URL, tokenUrl: set.GOOGLE_TOKEN_URL },
    },
  };
}

/** Names the drawing library's list of fonts, which it takes from the environment alone. Before its first text. */
export function setFontConfig(file: string): void {
  process.env.FONTCONFIG_FILE = file;
}
