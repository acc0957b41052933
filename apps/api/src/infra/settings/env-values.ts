import { isIP } from 'node:net';
import { z } from 'zod';

/** '' → undefined; anything else must pass `schema`. */
export function optional<T extends z.ZodType<unknown, string>>(schema: T) {
  return z
    .string()
    .transform((raw) => raw || undefined)
    .pipe(schema.optional());
}

/** One of a closed list of words. */
export function parseWord<const T extends readonly string[]>(words: T) {
  return z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
}

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
export function webOrigin() {
  const isOrigin = (raw: string) => {
    const url = parseUrl(raw);
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  };
  return z
    .string()
    .refine(isOrigin, 'must be an origin like https://cards.example.com')
    .transform((raw) => new URL(raw).origin);
}

/** 'a, b' → ['a', 'b'], each of which must pass `schema`; '' → []. */
export function parseList<T extends z.ZodType<unknown, string>>(schema: T) {
  return z.string().transform(commaList).pipe(z.array(schema));
}

/** A key with the name by which what it has sealed knows it. */
export interface SecretKey {
  id: string;
  key: Buffer;
}

const SECRET_KEY_BYTES = 32;

/** '2026:<Base64>,2025:<Base64>' → the keys; '' → []. */
export function secretKeys() {
  const isFitting = (keys: SecretKey[]) =>
    keys.every(({ id, key }) => /^[\w-]{1,32}$/.test(id) && key.length === SECRET_KEY_BYTES) &&
    new Set(keys.map(({ id }) => id)).size === keys.length;
  return z
    .string()
    .transform((raw) => commaList(raw).map(toSecretKey))
    .refine(isFitting, `must be a comma list of id:key, each id once and each key ${SECRET_KEY_BYTES} bytes in Base64`);
}

function toSecretKey(item: string): SecretKey {
  const [id = '', base64 = ''] = item.split(':');
  return { id, key: Buffer.from(base64, 'base64') };
}

/** 'off' → false; '2' → 2 proxies; '10.0.0.0/8, ::1' → the list. What Fastify's `trustProxy` takes. */
export function trustedProxies() {
  const isFitting = (raw: string) => raw === 'off' || isHopCount(raw) || isNetworkList(commaList(raw));
  return z
    .string()
    .refine(isFitting, 'must be off, a number of proxies from 1 to 9, or a comma list of networks like 10.0.0.0/8')
    .transform((raw) => (raw === 'off' ? false : isHopCount(raw) ? Number(raw) : commaList(raw)));
}

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
