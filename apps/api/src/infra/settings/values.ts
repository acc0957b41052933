import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The checkout's root. `src` and `dist` are equally deep, so this holds for both. */
export const projectRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

/** One of a closed list of words. */
export function oneOf<const T extends readonly string[]>(...words: T) {
  return z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
}

export const onOff = oneOf('on', 'off').transform((word) => word === 'on');

/** A whole number in decimal digits, from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  const isWithin = (raw: string) => /^\d+$/.test(raw) && Number(raw) >= min && Number(raw) <= max;
  return z.string().refine(isWithin, `must be a whole number from ${min} to ${max}`).transform(Number);
}

/** An absolute URL with one of the protocols, each given with its colon. */
export function urlWith(...protocols: string[]) {
  const isFitting = (raw: string) => protocols.includes(parseUrl(raw)?.protocol ?? '');
  return z.string().refine(isFitting, `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
}

/** 'https://x.com/' → 'https://x.com'; a path, query or user is refused. */
export const webOrigin = z
  .string()
  .refine(isOrigin, 'must be an origin like https://cards.example.com')
  .transform((raw) => new URL(raw).origin);

function isOrigin(raw: string): boolean {
  const url = parseUrl(raw);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

export const postgresUrl = urlWith('postgres:', 'postgresql:');
export const mailAddress = z.string().regex(/^[^\r\n]*@[^\r\n]+$/, 'must be a mail address, with or without a name');
export const longSecret = z.string().min(16, 'must have 16 characters or more');
/** A path, relative to the project's root. */
export const folder = z.string().transform((path) => resolve(projectRoot, path));

/** A number in E.164, a name that networks show, or the id of a Twilio messaging service. */
export const smsSender = z
  .string()
  .regex(
    /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
    'must be a number like +15550100, a name or a messaging service',
  );

export function base64url(bytes: number) {
  const isFitting = (text: string) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;
  return z.string().refine(isFitting, `must be ${bytes} bytes in base64url`);
}

/** 'a, b' → ['a', 'b'], each of which must pass `schema`; '' → []. */
export function commaSeparated<T extends z.ZodType<unknown, string>>(schema: T) {
  return z.string().transform(commaList).pipe(z.array(schema));
}

/** A key with the name by which what it has sealed knows it. */
export interface SecretKey {
  id: string;
  key: Buffer;
}

const SECRET_KEY_BYTES = 32;

/** '2026:<Base64>,2025:<Base64>' → the keys; '' → []. */
export const secretKeys = z
  .string()
  .transform((raw) => commaList(raw).map(toSecretKey))
  .refine(areKeys, `must be a comma list of id:key, each id once and each key ${SECRET_KEY_BYTES} bytes in Base64`);

function areKeys(keys: SecretKey[]): boolean {
  return (
    keys.every(({ id, key }) => /^[\w-]{1,32}$/.test(id) && key.length === SECRET_KEY_BYTES) &&
    new Set(keys.map(({ id }) => id)).size === keys.length
  );
}

function toSecretKey(item: string): SecretKey {
  const [id = '', base64 = ''] = item.split(':');
  return { id, key: Buffer.from(base64, 'base64') };
}

/** 'off' → false; '2' → 2 proxies; '10.0.0.0/8, ::1' → the list. What Fastify's `trustProxy` takes. */
export const trustedProxies = z
  .string()
  .refine(
    (raw) => raw === 'off' || isHopCount(raw) || isNetworkList(commaList(raw)),
    'must be off, a number of proxies from 1 to 9, or a comma list of networks like 10.0.0.0/8',
  )
  .transform((raw) => (raw === 'off' ? (false as const) : isHopCount(raw) ? Number(raw) : commaList(raw)));

function isHopCount(raw: string): boolean {
  return /^[1-9]$/.test(raw);
}

function isNetworkList(items: string[]): boolean {
  return items.length > 0 && items.every(isNetwork);
}

function isNetwork(raw: string): boolean {
  const [address = '', prefix, ...rest] = raw.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    bits > 0 && rest.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
}

function commaList(raw: string): string[] {
  return raw
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function parseUrl(raw: string): URL | null {
  return URL.canParse(raw) ? new URL(raw) : null;
}

/** 'Tessera Help <help@example.com>' → 'help@example.com'. */
export function bareAddress(mailAddress: string): string {
  return mailAddress.replace(/^.*<|>$/g, '');
}
