import { hash, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import type { Visitor } from './event-to-write.ts';

/** Half of the digest: as many as no two visitors share by chance, and too few to go on hashing from. */
const HEX_DIGITS = 32;

/**
 * The same visitor of the same card on the same UTC day gives the same 16 bytes, in hexadecimal; on another day or card,
 * others. The day's key is destroyed with the day, so that nobody can tell later who it was. No raw address is stored.
 */
export function hashVisitor(key: string, { address, userAgent }: Visitor, cardId: string): string {
  // In one call: an HMAC object for each event took a tenth of all the time that an event takes.
  return hash('sha256', `${key}\n${address}\n${userAgent}\n${cardId}`, 'hex').slice(0, HEX_DIGITS);
}

/** '2026-03-01' of any time on that day in UTC. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The keys of days, asked for once a process. */
export class VisitorKeys {
  readonly #keys = new Map<string, string>();

  constructor(private readonly db: DataSource) {}

  async of(day: string): Promise<string> {
    const key = this.#keys.get(day) ?? (await findOrMakeKey(this.db, day)).toString('hex');
    this.#keys.set(day, key);
    return key;
  }

  /** Forgets the keys of days that are over. */
  forgetBefore(day: string): void {
    for (const known of this.#keys.keys()) if (known < day) this.#keys.delete(known);
  }
}

async function findOrMakeKey(db: DataSource, day: string): Promise<Buffer> {
  const [found] = await db.query<{ key: Buffer }[]>('SELECT key FROM visitor_keys WHERE day = $1', [day]);
  if (found) return found.key;
  await db.query('INSERT INTO visitor_keys (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [day, randomBytes(32)]);
  const [made] = await db.query<{ key: Buffer }[]>('SELECT key FROM visitor_keys WHERE day = $1', [day]);
  if (!made) throw new Error(`The visitor key of ${day} could not be made.`);
  // The first event of a day, in whichever process, destroys the keys of the days before.
  await db.query('DELETE FROM visitor_keys WHERE day < $1', [utcDay(new Date())]);
  return made.key;
}

/** A visitor's row changes on its UTC day, and for as long after it as events may have been held in memory. */
const KEPT_VISITOR_DAYS = '2 days';

/** Destroys the keys of days that are over, and forgets visitors that can't come back. */
export async function sweepVisitors({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM visitor_keys WHERE day < $1', [utcDay(now)]);
  await db.query(`DELETE FROM visitor_networks WHERE hour < $1::timestamptz - interval '${KEPT_VISITOR_DAYS}'`, [now]);
  await db.query(`DELETE FROM visitor_days WHERE first_at < $1::timestamptz - interval '${KEPT_VISITOR_DAYS}'`, [now]);
}
