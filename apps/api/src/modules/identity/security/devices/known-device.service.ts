import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Context, RequestInfo, Services } from '../../../../kernel/context.ts';
import { describeDevice, isBrowser } from '../../../../kernel/device.ts';
import { recordSecurityEvent } from '../log/security-event.service.ts';

const ID_BYTES = 16;
/** Longer than a session can last. */
const KEPT = '400 days';
/** `last_seen_at` is exact to this, so that signing in does not write each time. */
const SEEN_EVERY = '30 days';

/**
 * What a device is known by: its cookie. A program keeps none and is known by its name and network. Null for a browser
 * that has no cookie yet.
 */
export function readDeviceKey({ deviceId, userAgent, address }: RequestInfo): Buffer | null {
  if (deviceId) return hash(`cookie\n${deviceId}`);
  return isBrowser(userAgent) ? null : hash(`program\n${describeDevice(userAgent)}\n${address}`);
}

/** SQL: whether the person has signed in on the device with that key, and the condition holds for it. */
export function isKnownDevice(userId: string, key: string, condition = 'true'): string {
  return `EXISTS (SELECT FROM known_devices d WHERE d.user_id = ${userId} AND d.key_hash = ${key} AND ${condition})`;
}

/** SQL: the same, so lately that a sign-in has nothing to write. */
export function isFreshDevice(userId: string, key: string): string {
  return isKnownDevice(userId, key, `d.last_seen_at > now() - interval '${SEEN_EVERY}'`);
}

/** The person signs in here: from now on the device is known. True when it was not. */
export async function rememberDevice(tx: EntityManager, context: Context, userId: string): Promise<boolean> {
  const key = readDeviceKey(context.request) ?? hash(`cookie\n${giveDeviceId(context)}`);
  const [device] = await tx.query<{ is_new: boolean }[]>(
    `INSERT INTO known_devices (user_id, key_hash) VALUES ($1, $2)
     ON CONFLICT (user_id, key_hash) DO UPDATE SET last_seen_at = now() RETURNING xmax = 0 AS is_new`,
    [userId, key],
  );
  return device?.is_new ?? false;
}

/** The same, and a device that was not known stands in the log and is mailed. */
export async function noteSignIn(tx: EntityManager, context: Context, userId: string): Promise<void> {
  const isNew = await rememberDevice(tx, context, userId);
  if (isNew) await recordSecurityEvent(tx, context, { userId, kind: 'SIGNED_IN' });
}

/** The person's devices are all new ones from now on. */
export async function forgetDevices(tx: EntityManager, userId: string): Promise<void> {
  await tx.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
}

/** Forgets devices that nobody has signed in on for more than a year. */
export async function sweepDevices({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query(`DELETE FROM known_devices WHERE last_seen_at < $1::timestamptz - interval '${KEPT}'`, [now]);
}

function giveDeviceId(context: Context): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  context.setDeviceCookie(id);
  return id;
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
