import { createHash } from 'node:crypto';
import { msg } from '@tessera/texts';
import { z } from 'zod';
import type { VendorEnv } from '../../../infra/settings/env.ts';
import { askVendor } from './ask-vendor.ts';
import { type Tokens, type Vendor, type VendorAccount, VendorError } from './vendor.ts';

const text = z.string().nullish();
const granted = z.object({
  access_token: z.string().min(1),
  refresh_token: text,
  expires_in: z.coerce.number().nullish(),
  instance_url: text,
  workspace_id: text,
  workspace_name: text,
});

/** A program that a service knows us as. */
export interface OAuthClient {
  vendor: Vendor;
  env: VendorEnv;
}

export interface Granted {
  tokens: Tokens;
  /** As far as the answer tells. */
  account: VendorAccount;
}

/** Where somebody allows it (RFC 6749 §4.1.1, with PKCE where the service knows it: RFC 7636). */
export function buildAuthorizeUrl(
  { vendor: { oauth }, env }: OAuthClient,
  { state, verifier, redirectUrl }: { state: string; verifier: string; redirectUrl: string },
): string {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const url = new URL(env.authorizeUrl + oauth.authorizePath);
  const query = {
    response_type: 'code',
    client_id: env.clientId ?? '',
    redirect_uri: redirectUrl,
    state,
    ...(oauth.hasPkce && { code_challenge: challenge, code_challenge_method: 'S256' }),
    ...oauth.query,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Tokens for the code that somebody came back with. */
export function exchangeCode(
  client: OAuthClient,
  { code, verifier, redirectUrl }: { code: string; verifier: string; redirectUrl: string },
): Promise<Granted> {
  const proof: Record<string, string> = client.vendor.oauth.hasPkce ? { code_verifier: verifier } : {};
  return askForTokens(client, { grant_type: 'authorization_code', code, redirect_uri: redirectUrl, ...proof });
}

/** Other tokens for those that have ended. VendorError `unauthorised` when the permission is over. */
export async function renewTokens(client: OAuthClient, { refreshToken, baseUrl }: Tokens): Promise<Tokens> {
  const { tokens } = await askForTokens(client, { grant_type: 'refresh_token', refresh_token: refreshToken });
  // Those who don't turn it over leave it out.
  return { ...tokens, refreshToken: tokens.refreshToken || refreshToken, baseUrl: tokens.baseUrl || baseUrl };
}

/** Gives the tokens back. VendorError when that can't be done now. */
export async function revokeTokens({ vendor, env }: OAuthClient, tokens: Tokens): Promise<void> {
  const way = vendor.oauth.revoke(tokens);
  if (!way) return;
  const { method, path, body = {} } = way;
  await askVendor({ name: vendor.name, url: env.tokenUrl, path, method, ...authenticate({ vendor, env }, body) });
}

async function askForTokens(client: OAuthClient, grant: Record<string, string>): Promise<Granted> {
  const { vendor, env } = client;
  const own: Record<string, string> = vendor.oauth.isBasicJson
    ? {}
    : { client_id: env.clientId ?? '', client_secret: env.clientSecret ?? '' };
  const path = vendor.oauth.tokenPath;
  const asked = { name: vendor.name, url: env.tokenUrl, path, method: 'POST' as const };
  const answer = await askVendor({ ...asked, ...authenticate(client, { ...grant, ...own }) }).catch(
    (error: unknown) => {
      throw overFor(vendor.name, error);
    },
  );
  const parsed = granted.safeParse(answer);
  if (!parsed.success) throw new VendorError('away', msg('{service} gave no token.', { service: vendor.name }));
  return toGranted(client, parsed.data);
}

/** Whatever is said of a code or a refresh token that is of no use (RFC 6749 §5.2). */
function overFor(name: string, error: unknown): unknown {
  const isOver = error instanceof VendorError && (error.fault === 'refused' || error.fault === 'missing');
  return isOver
    ? new VendorError('unauthorised', msg('{service} has ended the permission.', { service: name }), {
        status: error.status,
      })
    : error;
}

function authenticate({ vendor, env }: OAuthClient, content: Record<string, string>) {
  if (!vendor.oauth.isBasicJson) return { headers: {}, form: content };
  const basic = Buffer.from(`${env.clientId ?? ''}:${env.clientSecret ?? ''}`).toString('base64');
  return { headers: { ...vendor.headers, authorization: `Basic ${basic}` }, body: content };
}

function toGranted({ vendor, env }: OAuthClient, answer: z.output<typeof granted>): Granted {
  const { expires_in: lifetimeSeconds, instance_url: baseUrl } = answer;
  if (baseUrl && !isSafe(baseUrl, env))
    throw new VendorError('refused', msg('{service} named a wrong address.', { service: vendor.name }));
  return {
    tokens: {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? '',
      expiresAt: lifetimeSeconds ? new Date(Date.now() + lifetimeSeconds * 1000).toISOString() : null,
      baseUrl: baseUrl ? new URL(baseUrl).origin : '',
    },
    account: { id: answer.workspace_id ?? '', name: answer.workspace_name ?? '' },
  };
}

/** Tokens never go over an open line, unless the service itself was set up so. */
function isSafe(baseUrl: string, { url }: VendorEnv): boolean {
  return URL.canParse(baseUrl) && (new URL(baseUrl).protocol === 'https:' || new URL(baseUrl).origin === url);
}
