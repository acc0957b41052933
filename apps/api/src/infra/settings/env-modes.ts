import type { BillingMode } from '@tessera/domain';

interface ModeSettings {
  BILLING?: BillingMode | undefined;
  DATABASE_URL?: string | undefined;
  DEMO?: 'on' | 'off' | undefined;
  HOST: string;
  NODE_ENV: string;
  STRIPE_SECRET_KEY?: string | undefined;
}

/** Addresses that only this machine reaches. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/** Everybody knows the demo account's password: unless it is asked for, it is only where no strangers come. */
export function isDemo({ DEMO, DATABASE_URL, HOST, NODE_ENV }: ModeSettings): boolean {
  if (DEMO) return DEMO === 'on';
  return DATABASE_URL === undefined && LOOPBACK.has(HOST) && NODE_ENV !== 'production';
}

/** Settings that contradict each other, one line for each. */
export function findModeProblems(
  raw: Record<
    'BILLING' | 'NODE_ENV' | 'PLAIN_HTTP' | 'PUBLIC_ORIGIN' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET',
    string
  >,
): string[] {
  const lines = [];
  if (raw.NODE_ENV === 'production' && raw.PLAIN_HTTP !== 'on' && lacksTls(raw.PUBLIC_ORIGIN))
    lines.push('PUBLIC_ORIGIN: production needs https; PLAIN_HTTP=on allows http in a closed network');
  if (Boolean(raw.STRIPE_SECRET_KEY) !== Boolean(raw.STRIPE_WEBHOOK_SECRET))
    lines.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: both or neither must be set');
  if (raw.BILLING === 'stripe' && !raw.STRIPE_SECRET_KEY) lines.push('BILLING: stripe needs STRIPE_SECRET_KEY');
  return lines;
}

/** Over plain http anybody on the way reads passwords and cookies. */
function lacksTls(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !LOOPBACK.has(hostname.replace(/^\[|\]$/g, ''));
}

/** In production nobody can make themselves a paying customer for nothing. */
export function toBillingMode(settings: ModeSettings): BillingMode {
  if (settings.BILLING) return settings.BILLING;
  if (settings.STRIPE_SECRET_KEY) return 'stripe';
  return mayTestBilling(settings) ? 'test' : 'none';
}

export function mayTestBilling(settings: ModeSettings): boolean {
  return settings.NODE_ENV !== 'production' || isDemo(settings);
}
