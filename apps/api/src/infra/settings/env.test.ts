import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { writeExample } from './example.ts';
import { settings } from './schema.ts';

const root = join(import.meta.dirname, '../../../../..');

test('.env.example is current: every setting with its default and description', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  expect(example, 'npm run settings').toBe(writeExample());
  expect(Object.values(settings.shape).filter((schema) => !schema.description)).toEqual([]);
});

test('an empty environment gives a server for this machine, with everything in .data', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ port: 4000, host: '127.0.0.1', publicOrigin: 'http://127.0.0.1:4000', isDemo: true });
  expect(env).toMatchObject({ databaseUrl: undefined, databaseReadUrls: [], trustProxy: false, s3: undefined });
  expect(env.dataDir).toBe(join(root, '.data'));
  expect(isAbsolute(env.webRoot)).toBe(true);
});

test('an empty or blank value is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readEnv({}));
});

test.each([
  [{}, { isDemo: true, billing: 'test' }],
  [{ HOST: '0.0.0.0' }, { isDemo: false, billing: 'test' }],
  [{ DATABASE_URL: 'postgres://a/x' }, { isDemo: false, billing: 'test' }],
  [{ NODE_ENV: 'production' }, { isDemo: false, billing: 'none' }],
  [
    { NODE_ENV: 'production', DEMO: 'on' },
    { isDemo: true, billing: 'test' },
  ],
  [
    { NODE_ENV: 'production', DEMO: 'on', BILLING: 'test' },
    { isDemo: true, billing: 'test' },
  ],
  [{ BILLING: 'none' }, { isDemo: true, billing: 'none' }],
  [{ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 's' }, { billing: 'stripe' }],
])('%j: whether there is a demo account, and who takes payments', (source, expected) => {
  expect(readEnv(source)).toMatchObject(expected);
});

test.each([
  [{}, 'file'],
  [{ SMS: 'none' }, 'none'],
  [{ SMS: 'none', SMS_ACCOUNT_ID: 'AC1', SMS_AUTH_TOKEN: 't', SMS_SENDER: '+15550100' }, 'none'],
  [
    { SMS_ACCOUNT_ID: 'AC1', SMS_AUTH_TOKEN: 't', SMS_SENDER: 'Tessera' },
    { url: 'https://api.twilio.com', accountId: 'AC1', authToken: 't', sender: 'Tessera' },
  ],
])('%j: how text messages leave', (source, sms) => {
  expect(readEnv(source).sms).toEqual(sms);
});

test('a tax number needs the name and address that invoices carry with it', () => {
  const source = { LEGAL_TAX_ID: 'DE123456789', LEGAL_NAME: 'Karten GmbH' };
  expect(() => readEnv(source)).toThrow('LEGAL_ADDRESS: must be set, because LEGAL_TAX_ID is');
  expect(readEnv({ ...source, LEGAL_ADDRESS: 'Berlin' }).seller.taxId).toBe('DE123456789');
});

test('half a provider of text messages is none', () => {
  expect(() => readEnv({ SMS_ACCOUNT_ID: 'AC1', SMS_SENDER: '+15550100' })).toThrow('SMS_AUTH_TOKEN: must be set');
  expect(() => readEnv({ SMS: 'provider' })).toThrow('SMS_ACCOUNT_ID: must be set');
  expect(() => readEnv({ SMS_SENDER: 'x\ny' })).toThrow('SMS_SENDER: must be a number');
});

test('production is not reached over plain http', () => {
  const NODE_ENV = 'production';
  const wanted = 'PUBLIC_ORIGIN: production needs https';
  expect(() => readEnv({ NODE_ENV, PUBLIC_ORIGIN: 'http://cards.example.com' })).toThrow(wanted);
  const fine = [
    { NODE_ENV, PUBLIC_ORIGIN: 'https://cards.example.com' },
    { NODE_ENV, PUBLIC_ORIGIN: 'http://localhost' },
    { NODE_ENV, PUBLIC_ORIGIN: 'http://[::1]:4000' },
    { NODE_ENV, PUBLIC_ORIGIN: 'http://cards.lan', PLAIN_HTTP: 'on' },
    { PUBLIC_ORIGIN: 'http://cards.example.com' },
  ];
  for (const source of fine) expect(readEnv(source).publicOrigin).toBe(source.PUBLIC_ORIGIN);
});

describe('REQUIRE_TLS', () => {
  const encrypted = {
    REQUIRE_TLS: 'on',
    PUBLIC_ORIGIN: 'https://cards.example.com',
    TLS_CERT_FILE: '/run/secrets/cert.pem',
    TLS_KEY_FILE: '/run/secrets/key.pem',
    DATABASE_URL: 'postgres://a/x?sslmode=verify-full',
    DATABASE_READ_URLS: 'postgres://b/x?sslmode=verify-full, postgres://c/x?sslmode=verify-full',
    REDIS_URL: 'rediss://a',
    SMTP_URL: 'smtp://a:587',
    SMS_URL: 'https://sms.example.com',
  };

  test('starts when every connection is encrypted', () => {
    expect(readEnv(encrypted).tls).toEqual({
      isRequired: true,
      files: { cert: '/run/secrets/cert.pem', key: '/run/secrets/key.pem' },
    });
  });

  test.each([
    [{ PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN: must be set, because REQUIRE_TLS is on'],
    [{ PUBLIC_ORIGIN: 'http://localhost' }, 'PUBLIC_ORIGIN: must be an encrypted address'],
    [{ TLS_CERT_FILE: '', TLS_KEY_FILE: '' }, 'TLS_CERT_FILE: must be set'],
    [{ TLS_KEY_FILE: '' }, 'TLS_KEY_FILE: must be set, because TLS_CERT_FILE is'],
    [{ DATABASE_URL: 'postgres://a/x' }, 'DATABASE_URL: needs sslmode=verify-full'],
    [{ DATABASE_URL: 'postgres://a/x?sslmode=require' }, 'DATABASE_URL: needs sslmode=verify-full'],
    [{ DATABASE_URL: 'postgres://a/x?sslmode=verify-full&ssl=0' }, 'DATABASE_URL: needs sslmode=verify-full'],
    [
      { DATABASE_READ_URLS: 'postgres://a/x?sslmode=verify-full, postgres://b/x' },
      'DATABASE_READ_URLS: needs sslmode=verify-full',
    ],
    [{ REDIS_URL: 'redis://a' }, 'REDIS_URL: must be an encrypted address'],
    [{ SMTP_URL: 'smtp://a?requireTLS=false' }, 'SMTP_URL: can have no options'],
    [{ SMS_URL: 'http://sms.example.com' }, 'SMS_URL: must be an encrypted address'],
    [{ STRIPE_API_BASE: 'http://stripe.lan' }, 'STRIPE_API_BASE: must be an encrypted address'],
    [{ HUBSPOT_URL: 'http://hubspot.lan' }, 'HUBSPOT_URL: must be an encrypted address'],
    [{ PLAIN_HTTP: 'on' }, 'PLAIN_HTTP: must be off'],
    [{ WEBHOOK_ALLOW_PRIVATE: 'on' }, 'WEBHOOK_ALLOW_PRIVATE: must be off'],
  ])('refuses %j', (source, line) => {
    expect(() => readEnv({ ...encrypted, ...source })).toThrow(line);
  });

  test('off asks for none of it', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://a/x', SMTP_URL: 'smtp://a' }).tls).toEqual({
      isRequired: false,
      files: null,
    });
  });
});

test('production gives no plan away', () => {
  expect(() => readEnv({ NODE_ENV: 'production', BILLING: 'test' })).toThrow('BILLING: test lets everybody');
  expect(() => readEnv({ BILLING: 'stripe' })).toThrow('STRIPE_SECRET_KEY: must be set, because BILLING is stripe');
});

test.each([
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '::1', PORT: '80' }, 'http://[::1]:80'],
  [{ PUBLIC_ORIGIN: 'https://cards.example.com/' }, 'https://cards.example.com'],
])('%j is reached at %s', (source, origin) => {
  expect(readEnv(source).publicOrigin).toBe(origin);
});

test.each([
  ['off', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s is %j', (raw, expected) => {
  expect(readEnv({ TRUST_PROXY: raw }).trustProxy).toEqual(expected);
});

test('read replicas are a comma list beside the main database', () => {
  const source = { DATABASE_URL: 'postgres://a/x', DATABASE_READ_URLS: 'postgres://b/x, postgresql://c/x' };
  expect(readEnv(source).databaseReadUrls).toEqual(['postgres://b/x', 'postgresql://c/x']);
});

test('an S3 store is read when all five of its settings are there', () => {
  const source = { S3_ENDPOINT: 'https://s3', S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k' };
  expect(readEnv({ ...source, S3_SECRET_ACCESS_KEY: 's' }).s3).toMatchObject({ bucket: 'b', secretAccessKey: 's' });
  expect(() => readEnv(source)).toThrow('S3_SECRET_ACCESS_KEY: must be set, because S3_ENDPOINT is');
});

describe('a wrong value stops the start with one line that names it', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535, got "abc"'],
    [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535, got "65536"'],
    [{ HOST: 'a b' }, 'HOST: must be a host name or an IP address, got "a b"'],
    [
      { PUBLIC_ORIGIN: 'https://x/y' },
      'PUBLIC_ORIGIN: must be an origin like https://cards.example.com, got "https://x/y"',
    ],
    [{ PUBLIC_ORIGIN: 'ftp://x' }, 'PUBLIC_ORIGIN: must be an origin like https://cards.example.com, got "ftp://x"'],
    [{ DEMO: 'yes' }, 'DEMO: must be on or off, got "yes"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be trace, debug, info, warn, error, fatal or silent, got "loud"'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be development, production or test, got "prod"'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM: must be a mail address, with or without a name, got "nobody"'],
    [{ REDIS_URL: 'http://x' }, 'REDIS_URL: must be a URL that starts with redis:// or rediss://'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN: must have 16 characters or more'],
    [{ DATABASE_READ_URLS: 'postgres://b/x' }, 'DATABASE_READ_URLS: needs DATABASE_URL'],
  ])('%j', (source, line) => {
    expect(() => readEnv(source)).toThrow(new Error(line));
  });

  test.each(['0', '10', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy', ','])('TRUST_PROXY=%s', (raw) => {
    expect(() => readEnv({ TRUST_PROXY: raw })).toThrow(/^TRUST_PROXY: must be off, .*, got ".*"$/);
  });

  test('several wrong values are named in the same line', () => {
    expect(() => readEnv({ PORT: '-1', DEMO: 'x' })).toThrow(/^PORT: [^\n]*; DEMO: [^\n]*$/);
  });

  test('a password in a wrong value is not repeated', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://u:hunter2@h/x' })).toThrow(
      /^(?!.*hunter2)DATABASE_URL: must be a URL/,
    );
  });
});

test.each([
  [{ PUBLIC_ORIGIN: 'https://cards.example' }, 'https://cards.example'],
  [{ PUBLIC_ORIGIN: 'https://cards.example', VAPID_SUBJECT: 'mailto:me@localhost' }, 'https://cards.example'],
  [{ PUBLIC_ORIGIN: 'https://cards.example', SUPPORT_EMAIL: 'Help <help@intranet>' }, 'https://cards.example'],
  [{ PUBLIC_ORIGIN: 'https://cards.example', SUPPORT_EMAIL: 'help@cards.example' }, 'mailto:help@cards.example'],
  [{ PUBLIC_ORIGIN: 'https://cards.example', VAPID_SUBJECT: 'https://ops.example/push' }, 'https://ops.example/push'],
  [{}, 'mailto:support@localhost'],
])('with %j push services may write to %s', (settings, subject) => {
  expect(readEnv(settings).vapidSubject).toBe(subject);
});
