import { ACCOUNT_LIMITS, BILLING_MODES, readTaxId, tidyTaxId, YEARLY_DISCOUNT } from '@tessera/domain';
import { z } from 'zod';
import {
  base64url,
  commaSeparated,
  folder,
  longSecret,
  mailAddress,
  oneOf,
  onOff,
  postgresUrl,
  secretKeys,
  smsSender,
  trustedProxies,
  urlWith,
  webOrigin,
  wholeNumber,
} from './values.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** The value is never repeated in an error. */
    isSecret?: boolean;
  }
}

/**
 * Every setting, in the order of `.env.example`, which is made of it by `npm run settings`: how it is checked, its default as
 * text, and its description. An optional setting is undefined where it isn't set.
 */
export const settings = z.object({
  NODE_ENV: oneOf('development', 'production', 'test')
    .prefault('development')
    .describe('development, production or test. Production logs one JSON line an event, the others log for people.'),
  PORT: wholeNumber(0, 65535)
    .prefault('4000')
    .describe('Port of the one address that serves everything; 0 takes a free one.'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .prefault('127.0.0.1')
    .describe('Address to listen on; 0.0.0.0 is every address of this machine.'),
  PUBLIC_ORIGIN: webOrigin
    .optional()
    .describe('The origin that people type, like https://cards.example.com; not set: http://HOST:PORT.'),
  PLAIN_HTTP: onOff
    .prefault('off')
    .describe('on lets production be reached over http, in a network that no stranger is in; else it needs https.'),
  REQUIRE_TLS: onOff
    .prefault('off')
    .describe(
      'on refuses to start while a connection is not encrypted: to PostgreSQL (sslmode=verify-full), Redis (rediss:), mail, other services, and from the proxy.',
    ),
  TLS_CERT_FILE: z
    .string()
    .optional()
    .describe(
      'Certificate in PEM by which the server speaks https itself, for example to a proxy on another machine. Not set: plain http.',
    ),
  TLS_KEY_FILE: z.string().optional().describe('The key of that certificate, in PEM.'),
  DATA_DIR: folder
    .prefault('.data')
    .describe("Folder of the embedded database, uploads and undelivered mail; relative to the project's root."),
  DATABASE_URL: postgresUrl.optional().meta({
    description: 'postgres://user:password@host/database; not set: the server starts its own PostgreSQL in DATA_DIR.',
    isSecret: true,
  }),
  DATABASE_READ_URLS: commaSeparated(postgresUrl)
    .prefault('')
    .meta({ description: 'Read replicas of DATABASE_URL, separated by commas.', isSecret: true }),
  MIGRATE: onOff
    .prefault('on')
    .describe(
      "off leaves the tables as they are: `npm run admin -- migrate --grant <role>` brings them to the newest schema, as their owner, and the server signs in as a role that can't change them.",
    ),
  DATABASE_ROLE_PASSWORD: longSecret.optional().meta({
    description:
      "The password that `admin -- migrate --grant` gives to the role; the role is made when it isn't there.",
    isSecret: true,
  }),
  REDIS_URL: urlWith('redis:', 'rediss:').optional().meta({
    description: "redis://host:6379, through which several processes agree; not set: PostgreSQL's LISTEN/NOTIFY.",
    isSecret: true,
  }),
  SMTP_URL: urlWith('smtp:', 'smtps:').optional().meta({
    description: 'smtp://user:password@host:587; not set: mail is written to a folder of DATA_DIR.',
    isSecret: true,
  }),
  MAIL_FROM: mailAddress.prefault('Tessera <no-reply@localhost>').describe('Sender of all mail.'),
  SMS: oneOf('provider', 'file', 'none')
    .optional()
    .describe(
      "provider, file or none. File writes text messages to a folder of DATA_DIR; none: telephone numbers can't be confirmed. Not set: provider with its account, else file.",
    ),
  SMS_URL: webOrigin
    .prefault('https://api.twilio.com')
    .describe("Where the provider is; it speaks Twilio's Messages API."),
  SMS_ACCOUNT_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be an account id')
    .optional()
    .describe('Account id at the provider (Twilio: Account SID).'),
  SMS_AUTH_TOKEN: z.string().optional().meta({ description: 'Secret of that account.', isSecret: true }),
  SMS_SENDER: smsSender
    .optional()
    .describe('Who text messages come from: a number like +15550100, a name, or the id of a messaging service.'),
  SALES_EMAIL: mailAddress
    .prefault('sales@localhost')
    .describe('Where demo requests and questions for sales are mailed to.'),
  SUPPORT_EMAIL: mailAddress
    .prefault('support@localhost')
    .describe('Where all other messages of the contact form are mailed to.'),
  LEGAL_NAME: z
    .string()
    .optional()
    .describe(
      'Who runs this server, for the footer of public pages: the legal entity. Not set: the footer says Tessera.',
    ),
  LEGAL_ADDRESS: z.string().optional().describe('Their postal address, on one line. Beside it stands SUPPORT_EMAIL.'),
  LEGAL_TAX_ID: z
    .string()
    .transform(tidyTaxId)
    .refine((taxId) => readTaxId(taxId) !== null, 'must be a GSTIN or a VAT ID of the EU')
    .optional()
    .describe('Their GSTIN, or their VAT ID of the EU. Invoices then carry it and the tax. Not set: no tax is added.'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of Google Identity Services, for adding people from Google contacts; not set: the screen says so.',
    ),
  GOOGLE_CLIENT_SECRET: z.string().optional().meta({
    description:
      'Secret of that client id, for keeping Google Contacts in step; redirect to PUBLIC_ORIGIN/dashboard/integrations/return.',
    isSecret: true,
  }),
  GOOGLE_PEOPLE_URL: urlWith('https:', 'http:')
    .prefault('https://people.googleapis.com')
    .describe("Where Google's People API is asked for contacts."),
  GOOGLE_ACCOUNTS_URL: webOrigin
    .prefault('https://accounts.google.com')
    .describe('Where people allow access to their Google contacts.'),
  GOOGLE_TOKEN_URL: webOrigin
    .prefault('https://oauth2.googleapis.com')
    .describe('Where Google gives tokens and takes them back.'),
  HUBSPOT_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id of a HubSpot app, with the same redirect; not set: people paste the token of a private app.'),
  HUBSPOT_CLIENT_SECRET: z.string().optional().meta({ description: 'Secret of the HubSpot app.', isSecret: true }),
  HUBSPOT_URL: webOrigin.prefault('https://api.hubapi.com').describe("Where HubSpot's API is asked."),
  HUBSPOT_APP_URL: webOrigin
    .prefault('https://app.hubspot.com')
    .describe('Where people allow access to their HubSpot account.'),
  NOTION_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id of a public Notion integration, with the same redirect; not set: the screen says so.'),
  NOTION_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: 'Secret of the Notion integration.', isSecret: true }),
  NOTION_URL: webOrigin.prefault('https://api.notion.com').describe("Where Notion's API is asked."),
  SALESFORCE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Consumer key of a Salesforce connected app, with the same redirect; not set: the screen says so.'),
  SALESFORCE_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: 'Consumer secret of the Salesforce connected app.', isSecret: true }),
  SALESFORCE_URL: webOrigin
    .prefault('https://login.salesforce.com')
    .describe('Where people sign in to Salesforce; https://test.salesforce.com for a sandbox.'),
  APPLE_WALLET_CERT_FILE: z
    .string()
    .optional()
    .describe(
      'Pass Type ID certificate of an Apple Developer account, in PEM. Not set: nobody can add cards to Apple Wallet.',
    ),
  APPLE_WALLET_KEY_FILE: z.string().optional().describe('The RSA key of that certificate, in PEM.'),
  APPLE_WALLET_KEY_PASSPHRASE: z.string().optional().meta({
    description: 'The passphrase of that key, if it has one.',
    isSecret: true,
  }),
  APPLE_WALLET_WWDR_FILE: z
    .string()
    .optional()
    .describe("Apple's intermediate certificate that issued it (Worldwide Developer Relations G4), in PEM."),
  APPLE_WALLET_PUSH_URL: webOrigin
    .prefault('https://api.push.apple.com')
    .describe('Where Apple takes the news that a pass has changed.'),
  APPLE_WALLET_PUSH_CA_FILE: z
    .string()
    .optional()
    .describe('The authority behind that address, in PEM. Not set: those that Node.js knows.'),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'must be the number of an issuer account')
    .optional()
    .describe('Issuer id of a Google Wallet API account. Not set: nobody can add cards to Google Wallet.'),
  GOOGLE_WALLET_KEY_FILE: z
    .string()
    .optional()
    .describe('Key of a service account that may edit for this issuer: the JSON file that Google gives.'),
  GOOGLE_WALLET_PUBLISHED: onOff
    .prefault('off')
    .describe(
      'on once Google has given the issuer publishing access. Before, passes say [TEST ONLY], only its test accounts can keep them, and visitors see no button.',
    ),
  GOOGLE_WALLET_URL: webOrigin
    .prefault('https://walletobjects.googleapis.com')
    .describe('Where the Google Wallet API is asked.'),
  BILLING: oneOf(...BILLING_MODES)
    .optional()
    .describe(
      'stripe, test (no money moves; not in production, unless DEMO=on) or none: no payments, every feature is included. Not set: stripe with its key; without one, none in production and test elsewhere.',
    ),
  STRIPE_SECRET_KEY: z.string().optional().meta({ description: 'Secret key of a Stripe account.', isSecret: true }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .meta({ description: 'Signing secret of the Stripe webhook that sends to /api/billing/stripe.', isSecret: true }),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().optional().meta({
    description:
      "Signing secret of the Stripe webhook for events of connected accounts, which sends to /api/billing/connect. Not set: people can't be paid for deals.",
    isSecret: true,
  }),
  STRIPE_API_BASE: urlWith('https:', 'http:')
    .prefault('https://api.stripe.com')
    .describe("Where Stripe's API is asked."),
  YEARLY_DISCOUNT_PERCENT: wholeNumber(YEARLY_DISCOUNT.least, YEARLY_DISCOUNT.most)
    .optional()
    .describe(
      'Per cent that a year of a plan costs less than its twelve months, 1 to 90; not set: years are for sales to arrange.',
    ),
  EVENT_RETENTION_DAYS: wholeNumber(31, 36_500)
    .prefault('400')
    .describe(
      'Days for which single views, taps and saves are kept, at least 31; whole months go. The figures made of them stay.',
    ),
  WEBHOOK_ALLOW_PRIVATE: onOff
    .prefault('off')
    .describe(
      "on lets webhooks be plain http and lead into the server's own network, and pictures be copied from there; only where all accounts are trusted.",
    ),
  VAPID_PUBLIC_KEY: base64url(65)
    .optional()
    .describe(
      'The key by which push services know this server: its public half, from `npx web-push generate-vapid-keys`. Not set: a key is made once and kept in the database.',
    ),
  VAPID_PRIVATE_KEY: base64url(32)
    .optional()
    .meta({ description: 'The private half of the same key.', isSecret: true }),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(?:mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')
    .optional()
    .describe(
      'Whom operators of push services write to: mailto: or https:. Not set: SUPPORT_EMAIL, or PUBLIC_ORIGIN where it is at localhost.',
    ),
  SECRETS_KEY: secretKeys.prefault('').meta({
    description:
      "id:key,… with keys from `openssl rand -base64 32`, by which others' tokens and the keys that sign sessions are kept: the first encrypts, all decrypt.",
    isSecret: true,
  }),
  PUBLIC_CACHE: onOff
    .prefault('on')
    .describe(
      'on keeps answers that are the same for everybody for less than a second, off asks the database each time.',
    ),
  DEMO: onOff
    .optional()
    .describe(
      'on fills an empty database with a demo account, off leaves it out. Not set: on with the embedded database, on loopback, outside production.',
    ),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')
    .prefault('info')
    .describe('trace, debug, info, warn, error, fatal or silent.'),
  TRUST_PROXY: trustedProxies
    .prefault('off')
    .describe(
      'Whose X-Forwarded-For to believe: off, the number of proxies in front, or networks like 10.0.0.0/8,::1.',
    ),
  METRICS_TOKEN: longSecret.optional().meta({
    description:
      'Reads GET /metrics, as a bearer token of 16 characters or more. Not set: loopback alone, outside production and without TRUST_PROXY.',
    isSecret: true,
  }),
  PASSWORD_MIN_CHARS: wholeNumber(ACCOUNT_LIMITS.passwordMin, 64)
    .prefault(String(ACCOUNT_LIMITS.passwordMin))
    .describe('How many characters a new password has at least, 6 to 64. Passwords that there are stay.'),
  SESSION_POINTS: wholeNumber(300_000, 2_000_000_000)
    .prefault('1000000')
    .describe(
      "Points a minute that one person's browsers may spend on GraphQL and REST: one for each value that may be read.",
    ),
  S3_ENDPOINT: urlWith('http:', 'https:')
    .optional()
    .describe("An S3 store for uploads: all five, or none to keep uploads in DATA_DIR. Address of the store's API:"),
  S3_BUCKET: z.string().optional().describe('Name of the bucket.'),
  S3_REGION: z.string().optional().describe('Region that requests are signed for.'),
  S3_ACCESS_KEY_ID: z.string().optional().meta({ description: 'Name of the access key.', isSecret: true }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({ description: 'Secret of the access key.', isSecret: true }),
  WEB_ROOT: folder
    .prefault('apps/web/dist/client')
    .describe("Folder with the web app's index.html; relative to the project's root."),
});

export type SettingName = keyof typeof settings.shape;
/** The settings as their texts; '' is “not set”. */
export type RawSettings = Record<SettingName, string>;
export type Settings = z.output<typeof settings>;

/** The default as it stands in `.env.example`; '' where there is none. */
export function readDefault(name: SettingName): string {
  const schema = settings.shape[name];
  return schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : '';
}
