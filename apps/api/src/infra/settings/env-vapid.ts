import { z } from 'zod';
import { bareAddress, optional } from './env-values.ts';

export const VAPID_DEFAULTS = { VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' };

/** An uncompressed point of P-256, and its scalar. */
const PUBLIC_BYTES = 65;
const PRIVATE_BYTES = 32;

const base64url = (bytes: number) =>
  z
    .string()
    .refine(
      (text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
      `must be ${bytes} bytes in base64url`,
    );

export const vapidSettings = {
  VAPID_PUBLIC_KEY: optional(base64url(PUBLIC_BYTES)),
  VAPID_PRIVATE_KEY: optional(base64url(PRIVATE_BYTES)),
  VAPID_SUBJECT: optional(z.string().regex(/^(?:mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')),
};

/** The key by which push services know this server, in base64url. */
export interface VapidEnv {
  publicKey: string;
  privateKey: string;
}

type Parsed = z.output<z.ZodObject<typeof vapidSettings>>;

/** Settings that contradict each other, one line for each: one half of a key is none. */
export function findVapidProblems(raw: Record<keyof typeof VAPID_DEFAULTS, string>): string[] {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;
  const missing = names.filter((name) => raw[name] === '');
  return missing.length === 1 ? missing.map((name) => `${name}: must be set with the other half of the key`) : [];
}

/** Null: a key is made once and kept in the database. */
export function toVapid({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Parsed): VapidEnv | null {
  return publicKey && privateKey ? { publicKey, privateKey } : null;
}

/**
 * The contact address that push services report problems to (RFC 8292 §2.1). Apple accepts none at localhost, so a server on
 * https gives its origin instead.
 */
export function toVapidSubject(
  { VAPID_SUBJECT: setting }: Parsed,
  { support, origin }: { support: string; origin: string },
): string {
  const subject = setting ?? `mailto:${bareAddress(support)}`;
  return isAtHome(subject) && origin.startsWith('https:') && !isAtHome(origin) ? origin : subject;
}

/** Whether other machines can't reach it: it names this machine, or a host without a dot. */
function isAtHome(address: string): boolean {
  const host = address.startsWith('mailto:') ? (address.split('@').at(-1) ?? '') : new URL(address).hostname;
  return /^(?:[^.]*|127\..*|\[.*\]|.*\.(?:localhost|local|internal|invalid|test))$/i.test(host);
}
