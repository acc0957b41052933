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

/** In production nobody can make themselves a paying customer for nothing. */
export function toBillingMode(settings: ModeSettings): BillingMode {
  if (settings.BILLING) return settings.BILLING;
  if (settings.STRIPE_SECRET_KEY) return 'stripe';
  return mayTestBilling(settings) ? 'test' : 'none';
}

export function mayTestBilling(settings: ModeSettings): boolean {
  return settings.NODE_ENV !== 'production' || isDemo(settings);
}
