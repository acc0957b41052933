import type { BillingMode } from '@tessera/domain';
import type { Settings } from './schema.ts';
import { bareAddress } from './values.ts';

/** Whether only this machine reaches the address. */
export function isLoopback(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host.replace(/^\[|\]$/g, ''));
}

/** Everybody knows the demo account's password: unless it is asked for, it is only where no strangers come. */
export function isDemo({ DEMO, DATABASE_URL, HOST, NODE_ENV }: Settings): boolean {
  return DEMO ?? (DATABASE_URL === undefined && isLoopback(HOST) && NODE_ENV !== 'production');
}

/** In production nobody can make themselves a paying customer for nothing. */
export function toBillingMode(settings: Settings): BillingMode {
  if (settings.BILLING) return settings.BILLING;
  if (settings.STRIPE_SECRET_KEY) return 'stripe';
  return mayTestBilling(settings) ? 'test' : 'none';
}

export function mayTestBilling(settings: Settings): boolean {
  return settings.NODE_ENV !== 'production' || isDemo(settings);
}

/** What this machine's browser reaches; a server on all addresses is `localhost` there. */
export function toPublicOrigin({ PUBLIC_ORIGIN, HOST, PORT }: Settings): string {
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return PUBLIC_ORIGIN ?? `http://${name.includes(':') ? `[${name}]` : name}:${PORT}`;
}

/**
 * The contact address that push services report problems to (RFC 8292 §2.1). Apple accepts none at localhost, so a server on
 * https gives its origin instead.
 */
export function toVapidSubject(settings: Settings): string {
  const subject = settings.VAPID_SUBJECT ?? `mailto:${bareAddress(settings.SUPPORT_EMAIL)}`;
  const origin = toPublicOrigin(settings);
  return isAtHome(subject) && origin.startsWith('https:') && !isAtHome(origin) ? origin : subject;
}

/** Whether other machines can't reach it: it names this machine, or a host without a dot. */
function isAtHome(address: string): boolean {
  const host = address.startsWith('mailto:') ? (address.split('@').at(-1) ?? '') : new URL(address).hostname;
  return /^(?:[^.]*|127\..*|\[.*\]|.*\.(?:localhost|local|internal|invalid|test))$/i.test(host);
}
