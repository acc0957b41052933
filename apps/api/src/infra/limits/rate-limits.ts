import { AppError, ENTITLEMENTS, GROUP_LIMITS, PHONE_CODE, QUOTAS } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { Redis } from 'ioredis';
import type pg from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { EntityManager } from 'typeorm';
import { toNetwork } from './network.ts';
import { QuotaPrefetch } from './quota-prefetch.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    rateLimits: RateLimits;
  }
}

/** What each process gives of a quota an hour without asking the store: most people never need more. */
const FREE_AN_HOUR = 40;

/**
 * Points per window in seconds. Limits `…ByAddress` are those of a network, and generous, because many people may share
 * one. IPv6 has wider ones besides, see WIDER.
 */
const LIMITS = {
  signInByAddress: { points: 100, duration: 600 },
  /** Wrong passwords for one account: on a device that has signed in to it, from one network, and from all others. */
  signInByDevice: { points: 10, duration: 600 },
  signInByAccountNetwork: { points: 10, duration: 600 },
  signInByAccount: { points: 200, duration: 3600 },
  registerByAddress: { points: 60, duration: 3600 },
  /** Challenges for passkeys: the sign-in screen asks for one when it opens. */
  passkeyByAddress: { points: 300, duration: 600 },
  /** Codes of authenticator apps and recovery codes, after the right password. */
  codeByDevice: { points: 10, duration: 600 },
  codeByAccount: { points: 10, duration: 600 },
  /** Passwords and codes of somebody who is signed in. Another session of the account has its own. */
  proofBySession: { points: 10, duration: 600 },
  /** Mails that somebody can cause to be sent: by the address they ask from, and to one account. */
  mailByAddress: { points: 60, duration: 3600 },
  mailByDevice: { points: 10, duration: 3600 },
  mailByAccountNetwork: { points: 10, duration: 3600 },
  mailByAccount: { points: 10, duration: 3600 },
  /** Codes by text message: each costs money, and networks share it with who has them sent. */
  smsPauseByAccount: { points: 1, duration: PHONE_CODE.resendSeconds },
  smsByAccount: { points: 5, duration: 3600 },
  smsByNumber: { points: 5, duration: 86_400 },
  smsByAddress: { points: 20, duration: 3600 },
  smsADay: { points: 2000, duration: 86_400 },
  /** Mails by which somebody asks people into a team. */
  invitationByViewer: { points: 60, duration: 3600 },
  /** Steps of apps that connect: requests, tokens, refreshes. One address may serve many people. */
  oauthByAddress: { points: 1200, duration: 600 },
  /** Apps that register themselves. */
  appByAddress: { points: 30, duration: 3600 },
  /** Codes that devices show, as somebody types them. */
  deviceCodeByViewer: { points: 20, duration: 3600 },
  /** Tries of mailed links. */
  linkByAddress: { points: 60, duration: 600 },
  /** Answers that are kept for people who are not signed in; at a fair many share an address. */
  keyByAddress: { points: 600, duration: 3600 },
  requestByAddress: { points: 20, duration: 3600 },
  exportByViewer: { points: 10, duration: 3600 },
  figuresExportByViewer: { points: 60, duration: 3600 },
  /** Tries of join codes; a right one is given back. At a fair everybody shares an address. */
  joinByViewer: { points: 10, duration: 60 },
  joinByAddress: { points: 300, duration: 60 },
  /** Telephone numbers that somebody asks into groups. */
  lookUpByViewer: { points: GROUP_LIMITS.lookUpsPerHour, duration: 3600 },
  /** Contacts that are written down or saved one by one. */
  contactByViewer: { points: 600, duration: 3600 },
  /** Deals that are opened or changed. */
  dealByViewer: { points: 1200, duration: 3600 },
  contactImportByViewer: { points: 20, duration: 3600 },
  /** Searches for duplicate contacts. */
  duplicatesByViewer: { points: 60, duration: 3600 },
  contactSyncByViewer: { points: 20, duration: 3600 },
  /** Details that visitors leave; at a fair many of them share an address. */
  exchangeByAddress: { points: 60, duration: 3600 },
  exchangeByCard: { points: 300, duration: 3600 },
  /** Details on one card from one network, or IPv6 end site. The first ones are taken even when the card's limit is used up. */
  exchangeByCardSite: { points: 60, duration: 3600 },
  /** These first ones, from all networks together. */
  firstExchangesByCard: { points: 1000, duration: 3600 },
  /** Copies of what somebody left, to one email address: anybody can put anybody's into a form. */
  exchangeMailByRecipient: { points: 3, duration: 86_400 },
  /** Mails to an address that the account of the mail hasn't proved. */
  mailByRecipient: { points: 5, duration: 86_400 },
  /** After these, leads come in a digest. */
  leadMailByOwner: { points: 100, duration: 86_400 },
  /** Beyond the first twenty that each process gives, and taken ten at a time, see LEASED. */
  messageByViewer: { points: 40, duration: 10 },
  /** Less what each process gives, see LEASED. */
  editByViewer: { points: QUOTAS.messageEditsPerHour - FREE_AN_HOUR, duration: 3600 },
  reactionByViewer: { points: QUOTAS.reactionsPerHour - FREE_AN_HOUR, duration: 3600 },
  joinedByViewer: { points: QUOTAS.joinsPerHour - FREE_AN_HOUR, duration: 3600 },
  directByViewer: { points: 100, duration: 3600 },
  reportByViewer: { points: 20, duration: 3600 },
  /** Cost of queries by all tokens of a person: the dearest query is a third of it. */
  tokenCostByOwner: { points: ENTITLEMENTS.starter.apiPointsPerMinute, duration: 60 },
  enterpriseTokenCostByOwner: { points: ENTITLEMENTS.enterprise.apiPointsPerMinute, duration: 60 },
  /** Cost of queries by all sessions of a person; SESSION_POINTS says another number. See SESSION_COST. */
  sessionCostByViewer: { points: 1_000_000, duration: 60 },
  /** What somebody has webhooks send by hand. */
  webhookByViewer: { points: 60, duration: 600 },
  /** Devices on which somebody turns notifications on. */
  pushByViewer: { points: 60, duration: 600 },
  /** What somebody has connected services asked by hand. */
  connectorByViewer: { points: 60, duration: 600 },
  /** What an automation sends to one address. */
  inboundByConnector: { points: 600, duration: 60 },
  shareByViewer: { points: 300, duration: 3600 },
  uploadByViewer: { points: 120, duration: 3600 },
  /** Beyond the first twenty that each process gives, see LEASED. */
  eventByAddress: { points: 600, duration: 60 },
} as const;

export type RateLimitName = keyof typeof LIMITS;

/**
 * A home gets a /56 and an end site a /48, which are 256 and 65,536 networks. All of them together may do this many times as
 * much as one network.
 */
const WIDER = [
  { bits: 56, factor: 3 },
  { bits: 48, factor: 10 },
] as const;

/** A limit, or its wider one: 'joinByAddress', 'joinByAddress/48'. */
type LimiterName = RateLimitName | `${RateLimitName}/${(typeof WIDER)[number]['bits']}`;

interface Limit {
  points: number;
  duration: number;
}

/**
 * Each process gives the first points without asking the store, so that signed-in reads don't wait for it. A dashboard
 * never uses more. After that, the store is asked for enough points for a few expensive queries.
 */
const SESSION_COST = { free: 200_000, size: 50_000 } as const;

/**
 * Points that a process takes at once, to be asked less often for what happens all the time: a store asked with each
 * message would cost as much as the message. What a process doesn't use is lost to the others until the window ends.
 */
const LEASED: Partial<Record<RateLimitName, { size: number; free?: number }>> = {
  // Few say more in ten seconds, and few addresses send more: asking for each would cost more than what they send.
  messageByViewer: { size: 10, free: 20 },
  eventByAddress: { size: 20, free: 20 },
  sessionCostByViewer: SESSION_COST,
  // An office or a fair signs in from one address: asking for each would add a fifth write to the four of a sign-in.
  signInByAddress: { size: 10 },
  editByViewer: { size: 20, free: FREE_AN_HOUR },
  reactionByViewer: { size: 20, free: FREE_AN_HOUR },
  joinedByViewer: { size: 20, free: FREE_AN_HOUR },
};

/** What somebody may still do until the window ends. */
export interface Allowance {
  isGranted: boolean;
  most: number;
  left: number;
  windowSeconds: number;
  resetSeconds: number;
  /** When the window ends, in ms since 1970. */
  until: number;
}

/** Counters that all processes on one database share (through Redis, else PostgreSQL). */
export interface RateLimits {
  /** Takes points, one unless told. RATE_LIMITED with `retryAfterSeconds` when there are fewer; then none is taken. */
  consume(name: RateLimitName, key: string, points?: number): Promise<void>;
  /** Takes points if there are as many, and tells what is left. */
  spend(name: RateLimitName, key: string, points: number): Promise<Allowance>;
  /** Gives one point back, e.g. after the right code. */
  refund(name: RateLimitName, key: string): Promise<void>;
  /** Gives back points that `spend` took, if their window is not over. */
  refundSpent(name: RateLimitName, key: string, spent: { points: number; until: number }): Promise<void>;
  /** Gives all points back, e.g. after the right password. */
  reset(name: RateLimitName, key: string): Promise<void>;
}

export interface RateLimitStores {
  pool: pg.Pool;
  redis: Redis | null;
  /** What the sessions of a person may ask for in a minute. */
  sessionPoints?: number;
}

/** When the store is away, each process counts by itself. */
export function createRateLimits({ pool, redis, sessionPoints }: RateLimitStores): RateLimits {
  const { points: usualPoints, duration } = LIMITS.sessionCostByViewer;
  const sessionCostByViewer = { points: (sessionPoints ?? usualPoints) - SESSION_COST.free, duration };
  const limits: Record<RateLimitName, Limit> = { ...LIMITS, sessionCostByViewer };
  const limiters = Object.fromEntries(
    Object.entries({ ...limits, ...toWiderLimits() }).map(([name, limit]) => [
      name,
      createLimiter(name, limit, { pool, redis }),
    ]),
  ) as Record<LimiterName, RateLimiterAbstract>;
  const quotas = new QuotaPrefetch((name: LimiterName, key, points) => limiters[name].consume(key, points));
  const take = async (name: RateLimitName, limiter: LimiterName, { key, points }: { key: string; points: number }) => {
    const leased = LEASED[name];
    try {
      if (leased) await quotas.take({ name: limiter, key, ...toWanted(name, leased) }, points);
      else await limiters[limiter].consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // Otherwise one call for too many would use up the points that a smaller call could still have.
      if (points > 1) await limiters[limiter].reward(key, points);
      const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('RATE_LIMITED', t('Too many tries. Wait a little.')).with({ retryAfterSeconds });
    }
  };
  return {
    async consume(name, of, points = 1) {
      for (const { limiter, key } of toCounters(name, of)) await take(name, limiter, { key, points });
    },
    async spend(name, of, points) {
      const key = toKey(name, of);
      const leased = LEASED[name];
      if (leased)
        return spendLeased(quotas, { limit: limits[name], wanted: { name, key, ...toWanted(name, leased) }, points });
      const state = await limiters[name].consume(key, points).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      });
      const { points: most, duration: windowSeconds } = LIMITS[name];
      const isGranted = state.consumedPoints <= most;
      if (!isGranted) await limiters[name].reward(key, points);
      const left = Math.max(0, most - state.consumedPoints + (isGranted ? 0 : points));
      return { isGranted, most, left, windowSeconds, ...toReset(state.msBeforeNext) };
    },
    async refund(name, of) {
      for (const { limiter, key } of toCounters(name, of)) await limiters[limiter].reward(key);
    },
    async refundSpent(name, of, spent) {
      const key = toKey(name, of);
      const leased = LEASED[name];
      if (leased) return quotas.refund({ name, key, ...toWanted(name, leased) }, spent);
      // After the end it would be a gift to the next window.
      if (spent.until > Date.now()) await limiters[name].reward(key, spent.points);
    },
    async reset(name, of) {
      const key = toKey(name, of);
      quotas.drop(name, key);
      await limiters[name].delete(key);
    },
  };
}

/**
 * Takes a point as part of a larger statement, always from the database: a rollback gives it back. The SQL goes behind `WITH`;
 * its table `taken` has one row if there was a point left beside the `kept` ones, and none otherwise. A refused try costs
 * nothing. The values are the statement's $1 to $3.
 */
export function takePoint(
  name: RateLimitName,
  of: string,
  kept = 0,
): { sql: string; values: [string, number, number] } {
  const { points: most, duration } = LIMITS[name];
  const now = Date.now();
  return {
    sql: `taken AS (
        INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, 1, $2)
          ON CONFLICT (key) DO UPDATE SET points = CASE WHEN r.expire <= $3 THEN 1 ELSE r.points + 1 END,
            expire = CASE WHEN r.expire <= $3 THEN $2 ELSE r.expire END
          WHERE r.expire <= $3 OR r.points < ${most - kept}
        RETURNING true)`,
    values: [`${name}:${toKey(name, of)}`, now + duration * 1000, now],
  };
}

/** Removes expired rows, even if another store counts the other limits. */
export async function sweepRateLimits({ db }: { db: Pick<EntityManager, 'query'> }, now: Date): Promise<void> {
  await db.query('DELETE FROM rate_limits WHERE expire < $1', [now.getTime()]);
}

/** Nobody gets a new allowance by taking another address of their own network. */
function toKey(name: RateLimitName, of: string): string {
  return name.endsWith('ByAddress') ? toNetwork(of) : of;
}

/** All limits that a try counts in: its own, and the wider ones of an IPv6 network. */
function toCounters(name: RateLimitName, of: string): { limiter: LimiterName; key: string }[] {
  const key = toKey(name, of);
  if (!name.endsWith('ByAddress') || !key.endsWith('/64')) return [{ limiter: name, key }];
  const wider = WIDER.map(({ bits }) => ({ limiter: `${name}/${bits}` as const, key: toNetwork(of, bits) }));
  return [{ limiter: name, key }, ...wider];
}

function toWiderLimits(): Record<string, Limit> {
  const byAddress = Object.entries(LIMITS).filter(([name]) => name.endsWith('ByAddress'));
  const wider = byAddress.flatMap(([name, { points, duration }]) =>
    WIDER.map(({ bits, factor }) => [`${name}/${bits}`, { points: points * factor, duration }] as const),
  );
  return Object.fromEntries(wider);
}

interface LeasedSpending {
  limit: Limit;
  wanted: Parameters<QuotaPrefetch<LimiterName>['take']>[0];
  points: number;
}

/** As this process sees it: what others have given in the window it learns only when nothing is left. */
async function spendLeased(
  quotas: QuotaPrefetch<LimiterName>,
  { limit, wanted, points }: LeasedSpending,
): Promise<Allowance> {
  const most = limit.points + (wanted.free?.points ?? 0);
  const toAllowance = (left: number, resetMs: number): Omit<Allowance, 'isGranted'> => {
    return { most, left: Math.max(0, left), windowSeconds: limit.duration, ...toReset(resetMs) };
  };
  try {
    const { used, until } = await quotas.take(wanted, points);
    return { isGranted: true, ...toAllowance(most - used, until - Date.now()), until };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { isGranted: false, ...toAllowance(quotas.left(wanted), refusal.msBeforeNext) };
  }
}

function toReset(ms: number): Pick<Allowance, 'resetSeconds' | 'until'> {
  return { resetSeconds: Math.max(1, Math.ceil(ms / 1000)), until: Date.now() + ms };
}

function toWanted(name: RateLimitName, { size, free }: { size: number; free?: number }) {
  return free ? { size, free: { points: free, windowMs: LIMITS[name].duration * 1000 } } : { size };
}

function createLimiter(
  name: string,
  limit: { points: number; duration: number },
  { pool, redis }: { pool: pg.Pool; redis: Redis | null },
): RateLimiterAbstract {
  const insuranceLimiter = new RateLimiterMemory({ keyPrefix: name, ...limit });
  if (redis) return new RateLimiterRedis({ storeClient: redis, keyPrefix: name, insuranceLimiter, ...limit });
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    insuranceLimiter,
    ...limit,
  });
}
