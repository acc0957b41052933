import { isLoopback, mayTestBilling } from './modes.ts';
import type { RawSettings, SettingName, Settings } from './schema.ts';

/** Of each group, all are set or none. */
const GROUPS: readonly (readonly SettingName[])[] = [
  ['APPLE_WALLET_CERT_FILE', 'APPLE_WALLET_KEY_FILE', 'APPLE_WALLET_WWDR_FILE'],
  ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY_FILE'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMS_ACCOUNT_ID', 'SMS_AUTH_TOKEN', 'SMS_SENDER'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TLS_CERT_FILE', 'TLS_KEY_FILE'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
];

/** Each set on the left needs those on the right. */
const NEEDS: readonly [SettingName, string, readonly SettingName[]][] = [
  ['SMS', 'provider', ['SMS_ACCOUNT_ID', 'SMS_AUTH_TOKEN', 'SMS_SENDER']],
  ['BILLING', 'stripe', ['STRIPE_SECRET_KEY']],
  ['MIGRATE', 'off', ['DATABASE_URL']],
  ['REQUIRE_TLS', 'on', ['TLS_CERT_FILE', 'PUBLIC_ORIGIN']],
];

/** Addresses of these protocols are asked without encryption, or may be. */
const PLAIN = /^(?:http|redis|ws):/;

/** Settings that contradict each other, one line for each. `settings` are undefined where one of them is wrong by itself. */
export function findContradictions(raw: RawSettings, settings: Settings | undefined): string[] {
  const lines = [...findMissing(raw), ...(raw.REQUIRE_TLS === 'on' ? findOpenConnections(raw) : [])];
  if (raw.DATABASE_READ_URLS && !raw.DATABASE_URL) lines.push('DATABASE_READ_URLS: needs DATABASE_URL');
  if (raw.LEGAL_TAX_ID)
    for (const name of ['LEGAL_NAME', 'LEGAL_ADDRESS'] as const)
      if (!raw[name]) lines.push(`${name}: must be set, because LEGAL_TAX_ID is: invoices name both`);
  if (raw.NODE_ENV === 'production' && raw.PLAIN_HTTP !== 'on' && lacksTls(raw.PUBLIC_ORIGIN))
    lines.push('PUBLIC_ORIGIN: production needs https; PLAIN_HTTP=on allows http in a closed network');
  if (settings?.BILLING === 'test' && !mayTestBilling(settings))
    lines.push('BILLING: test lets everybody have every plan for nothing, so production needs DEMO=on with it');
  return lines;
}

function findMissing(raw: RawSettings): string[] {
  const inGroups = GROUPS.flatMap((names) => {
    const set = names.find((name) => raw[name]);
    return set ? names.filter((name) => !raw[name]).map((name) => `${name}: must be set, because ${set} is`) : [];
  });
  const needed = NEEDS.filter(([name, value]) => raw[name] === value).flatMap(([name, value, names]) =>
    names.filter((other) => !raw[other]).map((other) => `${other}: must be set, because ${name} is ${value}`),
  );
  return [...inGroups, ...needed];
}

/** What leaves a connection unencrypted although REQUIRE_TLS demands that none is. */
function findOpenConnections(raw: RawSettings): string[] {
  const because = 'because REQUIRE_TLS is on';
  const lines = Object.entries(raw)
    .filter(([, value]) => PLAIN.test(value))
    .map(([name]) => `${name}: must be an encrypted address, ${because}`);
  // In these, people on the way could read or change what is sent.
  for (const name of ['PLAIN_HTTP', 'WEBHOOK_ALLOW_PRIVATE'] as const)
    if (raw[name] === 'on') lines.push(`${name}: must be off, ${because}`);
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URLS'] as const) {
    const urls = raw[name].split(',').filter((url) => url.trim() !== '');
    if (!urls.every(verifiesServer)) lines.push(`${name}: needs sslmode=verify-full, ${because}`);
  }
  // An option in the address would win over the demand for STARTTLS.
  if (raw.SMTP_URL.includes('?')) lines.push(`SMTP_URL: can have no options, ${because}`);
  return lines;
}

function verifiesServer(url: string): boolean {
  if (!URL.canParse(url.trim())) return false;
  const { searchParams } = new URL(url.trim());
  return searchParams.getAll('sslmode').join() === 'verify-full' && !searchParams.has('ssl');
}

/** Over plain http anybody on the way reads passwords and cookies. */
function lacksTls(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !isLoopback(hostname);
}
