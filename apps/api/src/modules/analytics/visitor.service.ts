import { createHmac, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { RequestInfo } from '../../platform/context.ts';

/**
 * The same visitor of the same card on the same UTC day gives the same 32 bytes; on another day or card, others.
 * The day's key is destroyed with the day, so that nobody can tell later who it was. No raw address is stored.
 */
export async function visitorOf(db: DataSource, request: RequestInfo, cardId: string, now: Date): Promise<Buffer> {
  const key = await dayKey(db, now.toISOString().slice(0, 10));
  return createHmac('sha256', key).update(`${request.address}\n${request.userAgent}\n${cardId}`).digest();
}

async function dayKey(db: DataSource, day: string): Promise<Buffer> {
  const [found] = await db.query<{ key: Buffer }[]>('SELECT key FROM visitor_keys WHERE day = $1', [day]);
  if (found) return found.key;
  // Keys of past days go when a new day's key is made: by the first event of that day, in whichever process.
  await db.query('DELETE FROM visitor_keys WHERE day < $1', [day]);
  await db.query('INSERT INTO visitor_keys (day, key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [day, randomBytes(32)]);
  const [made] = await db.query<{ key: Buffer }[]>('SELECT key FROM visitor_keys WHERE day = $1', [day]);
  if (!made) throw new Error(`The visitor key of ${day} could not be made.`);
  return made.key;
}
