import { TesseraError } from './errors.ts';
import type { VerifiedWebhook } from './webhook-events.ts';

/** `Headers` of a Fetch request, or the `headers` of Node.js. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface WebhookOptions {
  /** `signingKey` of the webhook (`whsec_…`). */
  secret: string;
  /** How old, or how far in the future, a try may be; 300 by default. */
  toleranceSeconds?: number | undefined;
}

const PREFIX = 'whsec_';

/**
 * Checks that a Tessera server sent this, lately, and gives the event. `body` is the request's body as it came, before any
 * parsing. Throws a `TesseraError` with the code BAD_SIGNATURE: answer 400 then.
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | WebhookOptions,
): Promise<VerifiedWebhook> {
  const options = typeof secret === 'string' ? { secret } : secret;
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const signatures = readHeader(headers, 'webhook-signature');
  if (!id || !timestamp || !signatures)
    refuse('A header is missing: webhook-id, webhook-timestamp or webhook-signature.');
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  // NaN is not within it either.
  if (!(ageSeconds <= (options.toleranceSeconds ?? 300))) refuse('The request is too old, or a clock is wrong.');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  if (!(await isSigned(`${id}.${timestamp}.${text}`, signatures, options.secret))) {
    refuse('No signature is right for this body and secret.');
  }
  return { id, ...JSON.parse(text) };
}

/** While a key is exchanged for another, both sign: one has to be right. `subtle.verify` compares in constant time. */
async function isSigned(signed: string, signatures: string, secret: string): Promise<boolean> {
  const raw = decodeBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!raw?.length) throw new TypeError('The secret of a webhook is whsec_ and Base64.');
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const bytes = new TextEncoder().encode(signed);
  for (const one of signatures.split(' ')) {
    const [version, value = ''] = one.split(',', 2);
    const signature = version === 'v1' ? decodeBase64(value) : null;
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, bytes))) return true;
  }
  return false;
}

function readHeader(headers: WebhookHeaders, name: string): string {
  if (typeof headers.get === 'function') return headers.get(name) ?? '';
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return typeof found === 'string' ? found : '';
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function refuse(message: string): never {
  throw new TesseraError('BAD_SIGNATURE', message);
}
