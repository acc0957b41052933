import type { Context } from '../../../composition/context.ts';
import { toNetwork } from '../../../platform/network.ts';
import type { RateLimitName } from '../../../platform/rate-limits.ts';
import { query } from '../../../platform/rows.ts';
import { selectUserId } from '../../users/user-sql.service.ts';
import { isKnownDevice, readDeviceKey } from './known-device.service.ts';

/** Of what is tried: on a known device, and elsewhere. */
const LIMITS = {
  signIn: { known: 'signInByDevice', network: 'signInByAccountNetwork', total: 'signInByAccount' },
  code: { known: 'codeByDevice', network: null, total: 'codeByAccount' },
  /** The total is counted where the mail is written: whoever asks is told nothing of it. */
  mail: { known: 'mailByDevice', network: 'mailByAccountNetwork', total: null },
} as const satisfies Record<
  string,
  { known: RateLimitName; network: RateLimitName | null; total: RateLimitName | null }
>;

export interface Attempt {
  kind: keyof typeof LIMITS;
  /** Address or id of the account, whether or not there is one. */
  account: string;
  /** Whether its person has signed in on this device before. */
  isKnown: boolean;
}

/**
 * Counts one attempt at an account by somebody who is not signed in to it. RATE_LIMITED. A device on which its person has
 * signed in before has an allowance of its own, so that strangers can't lock the owner out. They share one a network, and
 * one for the account beyond that: else many networks could guess without end.
 */
export async function takeAttempt({ rateLimits, request }: Context, attempt: Attempt): Promise<void> {
  for (const [name, key] of listLimits(request, attempt)) await rateLimits.consume(name, key);
}

/** After a right one: gives this device's or network's attempts back, and this one of all. */
export async function forgetAttempts({ rateLimits, request }: Context, attempt: Attempt): Promise<void> {
  const [first, ...totals] = listLimits(request, attempt);
  if (first) await rateLimits.reset(...first);
  for (const [name, key] of totals) await rateLimits.refund(name, key);
}

function listLimits(request: Context['request'], { kind, account, isKnown }: Attempt): [RateLimitName, string][] {
  const { known, network, total } = LIMITS[kind];
  if (isKnown) return [[known, `${account} ${readDeviceKey(request)?.toString('base64url')}`]];
  const limits: [RateLimitName | null, string][] = [
    [network, `${account} ${toNetwork(request.address)}`],
    [total, account],
  ];
  return limits.filter((limit): limit is [RateLimitName, string] => limit[0] !== null);
}

/** Whether the person of that email address has signed in on this device before; false when there is nobody. */
export async function isDeviceOfEmail({ db, request }: Context, email: string): Promise<boolean> {
  const text = `SELECT ${isKnownDevice(selectUserId('$1'), '$2::bytea')} AS is_known`;
  const [row] = await query<{ is_known: boolean }>(db, text, [email, readDeviceKey(request)]);
  return row?.is_known ?? false;
}

/** The same for a person's id. */
export async function isDeviceOfUser({ db, request }: Context, userId: string): Promise<boolean> {
  const text = `SELECT ${isKnownDevice('$1::uuid', '$2::bytea')} AS is_known`;
  const [row] = await query<{ is_known: boolean }>(db, text, [userId, readDeviceKey(request)]);
  return row?.is_known ?? false;
}
