import { emailKey } from '@tessera/domain';
import { toNetwork } from '../../../../infra/limits/network.ts';
import type { Context, Services } from '../../../../kernel/context.ts';
import type { RateLimitName } from '../../../../kernel/module.ts';
import { queryRows } from '../../../../kernel/rows.ts';
import { selectUserId } from '../../users/user-sql.ts';
import { isKnownDevice, readDeviceKey } from './known-device.service.ts';

/** The limits of each kind of attempt: on a known device, from one network, and from all networks together. */
const LIMITS = {
  signIn: { known: 'signInByDevice', network: 'signInByAccountNetwork', total: 'signInByAccount' },
  code: { known: 'codeByDevice', network: null, total: 'codeByAccount' },
  /** `maySendMail` counts the total, so that nobody learns of it. */
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
 * Counts an attempt by somebody who is not signed in to the account. RATE_LIMITED. A device on which the owner has signed
 * in before has its own allowance, so strangers can't lock the owner out. Everybody else shares one allowance for each
 * network, and one for the account: without it, many networks together could guess without end.
 */
export async function takeAttempt({ rateLimits, request }: Context, attempt: Attempt): Promise<void> {
  for (const [name, key] of listLimits(request, attempt)) await rateLimits.consume(name, key);
}

/** After a right attempt: gives back all attempts of this device or network, and this one of the total. */
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

/**
 * Counts a mail that somebody asks for without being signed in; gives whether the account's owner has signed in on this
 * device before. RATE_LIMITED. An account that doesn't exist gets the same answers.
 */
export async function takeMailAttempt(context: Context, email: string): Promise<boolean> {
  await context.rateLimits.consume('mailByAddress', context.request.address);
  const account = emailKey(email);
  const isKnown = await readWhetherKnown(context, selectUserId('$1'), account);
  await takeAttempt(context, { kind: 'mail', account, isKnown });
  return isKnown;
}

/** Whether such a mail is still sent this hour. Nobody learns that one was left out: the links of the last hour work. */
export async function maySendMail(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  { email, isKnown }: { email: string; isKnown: boolean },
): Promise<boolean> {
  return isKnown || (await rateLimits.spend('mailByAccount', emailKey(email), 1)).isGranted;
}

/** Whether the person with that id has signed in on this device before. */
export function isDeviceOfUser(context: Context, userId: string): Promise<boolean> {
  return readWhetherKnown(context, '$1::uuid', userId);
}

/** `owner` is SQL for the id of a person, made of $1. */
async function readWhetherKnown({ db, request }: Context, owner: string, value: string): Promise<boolean> {
  const text = `SELECT ${isKnownDevice(owner, '$2::bytea')} AS is_known`;
  const [row] = await queryRows<{ is_known: boolean }>(db, text, [value, readDeviceKey(request)]);
  return row?.is_known ?? false;
}
