import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
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
import type { RateLimit, RateLimitName, RateLimits as RateLimitsByName } from '../../kernel/module.ts';
import { toNetwork } from './network.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    rateLimits: RateLimits;
  }
}

/**
 * A home gets a /56 and an end site a /48, which are 256 and 65,536 networks. All of them together may do this many times as
 * much as one network.
 */
const WIDER = [
  { bits: 56, factor: 3 },
  { bits: 48, factor: 10 },
] as const;

/** What somebody may still do until the window ends. */
export interface Allowance {
  isGranted: boolean;
  most: number;
  left: number;
  windowSeconds: number;
  resetSeconds: number;
  /** When the window ends, in ms since 1970. */
  until: number;
  /** Gives points back, if the window is not over. */
  refund(points: number): Promise<void>;
}

/** Counters that all processes on one database share (through Redis, else PostgreSQL). */
export interface RateLimits {
  /** Takes points, one unless told. RATE_LIMITED with `retryAfterSeconds` when there are fewer; then none is taken. */
  consume(name: RateLimitName, key: string, points?: number): Promise<void>;
  /** Takes points if there are as many, and tells what is left. */
  spend(name: RateLimitName, key: string, points: number): Promise<Allowance>;
  /** Gives one point back, e.g. after the right code. */
  refund(name: RateLimitName, key: string): Promise<void>;
  /** Gives all points back, e.g. after the right password. */
  reset(name: RateLimitName, key: string): Promise<void>;
}

interface Stores {
  pool: pg.Pool;
  /** Counts instead of PostgreSQL where it is there. */
  redis: Redis | null;
}

/** When the store is away, each process counts by itself. */
export function createRateLimits(limits: RateLimitsByName, stores: Stores): RateLimits {
  const counters = new Map(
    Object.entries<RateLimit>({ ...limits }).flatMap(([name, limit]) => {
      const wider = name.endsWith('ByAddress') ? WIDER : [];
      return [
        [name, new Counter(name, limit, stores)] as const,
        ...wider.map(({ bits, factor }) => {
          const key = `${name}/${bits}`;
          return [key, new Counter(key, { ...limit, points: limit.points * factor }, stores)] as const;
        }),
      ];
    }),
  );
  const find = (name: string) => counters.get(name) as Counter;
  return {
    async consume(name, of, points = 1) {
      for (const { counter, key } of toCounters(name, of)) {
        const { isGranted, resetSeconds: retryAfterSeconds } = await find(counter).spend(key, points);
        if (!isGranted)
          throw new AppError('RATE_LIMITED', msg('Too many tries. Wait a little.')).with({ retryAfterSeconds });
      }
    },
    spend: (name, of, points) => find(name).spend(toKey(name, of), points),
    async refund(name, of) {
      for (const { counter, key } of toCounters(name, of)) await find(counter).shared.reward(key);
    },
    reset: (name, of) => find(name).reset(toKey(name, of)),
  };
}

/** Counts one limit. */
class Counter {
  readonly shared: RateLimiterAbstract;
  /** The points that the process gives without asking the store. */
  readonly #own: RateLimiterMemory | null;
  readonly #limit: RateLimit;

  constructor(name: string, limit: RateLimit, { pool, redis }: Stores) {
    const { points, duration, pointsPerProcess = 0 } = limit;
    const options = { keyPrefix: name, points: points - pointsPerProcess, duration };
    const insured = { ...options, insuranceLimiter: new RateLimiterMemory(options) };
    const table = { storeType: 'client', tableName: 'rate_limits', tableCreated: true };
    this.#limit = limit;
    this.#own = pointsPerProcess ? new RateLimiterMemory({ ...options, points: pointsPerProcess }) : null;
    this.shared = redis
      ? new RateLimiterRedis({ storeClient: redis, ...insured })
      : new RateLimiterPostgres({ storeClient: pool, ...table, ...insured });
  }

  async spend(key: string, points: number): Promise<Allowance> {
    const others = this.#own ? this.shared.points : 0;
    const own = this.#own && (await take(this.#own, key, points));
    if (own?.isGranted) return this.#toAllowance(own, others);
    return this.#toAllowance(await take(this.shared, key, points), own?.left ?? 0);
  }

  async reset(key: string): Promise<void> {
    await Promise.all([this.#own?.delete(key), this.shared.delete(key)]);
  }

  #toAllowance({ left, msBeforeNext, ...taken }: Taken, others: number): Allowance {
    const { points: most, duration: windowSeconds } = this.#limit;
    const resetSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return { ...taken, most, left: left + others, windowSeconds, resetSeconds, until: Date.now() + msBeforeNext };
  }
}

interface Taken extends Pick<Allowance, 'isGranted' | 'left' | 'refund'> {
  msBeforeNext: number;
}

async function take(limiter: RateLimiterAbstract, key: string, points: number): Promise<Taken> {
  const state = await limiter.consume(key, points).catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  const { consumedPoints, msBeforeNext } = state;
  const isGranted = consumedPoints <= limiter.points;
  // Otherwise one call for too many would use up the points that a smaller call could still have.
  if (!isGranted && points > 1) await limiter.reward(key, points);
  const until = Date.now() + msBeforeNext;
  return {
    isGranted,
    left: Math.max(0, limiter.points - consumedPoints + (isGranted ? 0 : points)),
    msBeforeNext,
    async refund(unused) {
      // After the end it would be a gift to the next window.
      if (until > Date.now()) await limiter.reward(key, unused);
    },
  };
}

/**
 * Takes a point as part of a larger statement, always from the database: a rollback gives it back. The SQL goes behind `WITH`;
 * its table `taken` has one row if there was a point left beside the `kept` ones, and none otherwise. A refused try costs
 * nothing. The values are the statement's $1 to $3.
 */
export function takePoint(
  key: string,
  { points, duration }: RateLimit,
  kept = 0,
): { sql: string; values: [string, number, number] } {
  const now = Date.now();
  return {
    sql: `taken AS (
        INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, 1, $2)
          ON CONFLICT (key) DO UPDATE SET points = CASE WHEN r.expire <= $3 THEN 1 ELSE r.points + 1 END,
            expire = CASE WHEN r.expire <= $3 THEN $2 ELSE r.expire END
          WHERE r.expire <= $3 OR r.points < ${points - kept}
        RETURNING true)`,
    values: [key, now + duration * 1000, now],
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

/** All counters that a try counts in: its own, and the wider ones of an IPv6 network. */
function toCounters(name: RateLimitName, of: string): { counter: string; key: string }[] {
  const key = toKey(name, of);
  if (!name.endsWith('ByAddress') || !key.endsWith('/64')) return [{ counter: name, key }];
  const wider = WIDER.map(({ bits }) => ({ counter: `${name}/${bits}`, key: toNetwork(of, bits) }));
  return [{ counter: name, key }, ...wider];
}
