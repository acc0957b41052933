import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { GoogleWalletEnv } from '../../../infra/settings/env.ts';
import { RetryLater, readPause } from '../../../kernel/retry-after.ts';

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const TOKEN_SECONDS = 3600;
/** A token is not used in its last moments. */
const SPARE_SECONDS = 60;
const TIMEOUT_MS = 10_000;

const accountFile = z.object({
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url(),
});

/** The service account of an issuer, as Google's JSON file has it. */
export type GoogleAccount = z.output<typeof accountFile>;

/** Throws with what is wrong with the file. */
export function readGoogleAccount({ accountFile: path }: GoogleWalletEnv): GoogleAccount {
  const result = accountFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => issue.path.join('.') || 'the file').join(', ');
  throw new Error(`is no key of a service account: ${names} is missing or wrong`);
}

interface Access {
  account: GoogleAccount;
  token: string;
  until: number;
}

const accesses = new WeakMap<GoogleWalletEnv, Promise<Access>>();

/** An access token for the Wallet API; the same for an hour. */
export async function fetchAccess(env: GoogleWalletEnv): Promise<Access> {
  const known = await accesses.get(env)?.catch(() => null);
  if (known && known.until > Date.now()) return known;
  const asked = requestAccess(env);
  accesses.set(env, asked);
  return asked;
}

async function requestAccess(env: GoogleWalletEnv): Promise<Access> {
  const account = readGoogleAccount(env);
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const response = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok || typeof body.access_token !== 'string')
    throw new Error(`Google gave no token: ${response.status} ${body.error_description ?? body.error ?? ''}`.trim());
  const seconds = Number(body.expires_in ?? TOKEN_SECONDS) - SPARE_SECONDS;
  return { account, token: body.access_token, until: Date.now() + seconds * 1000 };
}

/** Asks the Wallet API. 404 and 409 come back as they are; RetryLater when Google says when; throws for all other refusals. */
export async function askGoogle(
  env: GoogleWalletEnv,
  request: `${'GET' | 'POST' | 'PATCH'} ${string}`,
  body?: object,
): Promise<{ status: number }> {
  const [method = 'GET', path = ''] = request.split(' ');
  const { token } = await fetchAccess(env);
  const response = await fetch(`${env.url}/walletobjects/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status } = response;
  if (response.ok || status === 404 || status === 409) {
    await response.body?.cancel();
    return { status };
  }
  const text = `Google Wallet answered ${status}: ${(await response.text()).slice(0, 300)}`;
  if (status === 401) accesses.delete(env);
  const seconds = readPause({ status, retryAfter: response.headers.get('retry-after') });
  throw seconds > 0 ? new RetryLater(seconds, text) : new Error(text);
}

/** The link by which a person adds the object: signed, and good for as long as a press on it lasts. */
export async function signSaveLink({ account }: Pick<Access, 'account'>, objectId: string): Promise<string> {
  const jwt = await new SignJWT({ typ: 'savetowallet', origins: [], payload: { genericObjects: [{ id: objectId }] } })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience('google')
    .setIssuedAt()
    .sign(await importPKCS8(account.private_key, 'RS256'));
  return `https://pay.google.com/gp/v/save/${jwt}`;
}
