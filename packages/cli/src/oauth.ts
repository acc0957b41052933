import { setTimeout as sleep } from 'node:timers/promises';
import type { Credentials } from './credentials.ts';

export type Tokens = Pick<Credentials, 'accessToken' | 'refreshToken' | 'expiresAt'>;

/** What the server says about itself (RFC 8414). */
interface Endpoints {
  token_endpoint: string;
  registration_endpoint: string;
  revocation_endpoint: string;
  device_authorization_endpoint: string;
}

export interface DeviceRequest {
  userCode: string;
  /** Where the person types the code, and the address that has it filled in. */
  address: string;
  fullAddress: string;
  /** Gives the tokens once the person has allowed it; throws when they have not, or the code is over. */
  wait: (signal: AbortSignal) => Promise<Tokens>;
}

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** Finds the endpoints of a server; throws when there is none. */
export async function discover(origin: string): Promise<Endpoints> {
  const answer = await fetch(`${origin}/.well-known/oauth-authorization-server`).catch(() => null);
  if (!answer?.ok) throw new Error(`There is no Tessera server at ${origin}.`);
  return (await answer.json()) as Endpoints;
}

/** Registers this program on this computer; gives its client id (RFC 7591). */
export async function register({ registration_endpoint }: Endpoints, name: string): Promise<string> {
  const { client_id } = await post<{ client_id: string }>(registration_endpoint, {
    client_name: name,
    redirect_uris: [],
    response_types: [],
    grant_types: [DEVICE_GRANT, 'refresh_token'],
    token_endpoint_auth_method: 'none',
  });
  return client_id;
}

/** Asks for a code that a person types in a browser (RFC 8628). */
export async function askForCode(
  endpoints: Endpoints,
  { clientId, scopes }: { clientId: string; scopes: readonly string[] },
): Promise<DeviceRequest> {
  const asked = await post<{
    device_code: string;
    user_code: string;
    verification_uri: string;
    verification_uri_complete?: string;
    interval?: number;
  }>(endpoints.device_authorization_endpoint, form({ client_id: clientId, scope: scopes.join(' ') }));
  return {
    userCode: asked.user_code,
    address: asked.verification_uri,
    fullAddress: asked.verification_uri_complete ?? asked.verification_uri,
    async wait(signal) {
      const question = form({ grant_type: DEVICE_GRANT, client_id: clientId, device_code: asked.device_code });
      let seconds = asked.interval ?? 5;
      for (;;) {
        await sleep(seconds * 1000, undefined, { signal });
        try {
          return toTokens(await post<TokenAnswer>(endpoints.token_endpoint, question));
        } catch (error) {
          if (!(error instanceof OAuthError) || !WAITING.includes(error.code)) throw error;
          if (error.code === 'slow_down') seconds += 5;
        }
      }
    },
  };
}

const WAITING = ['authorization_pending', 'slow_down'];

/** New tokens for the old refresh token, which is worth nothing afterwards. */
export async function refreshTokens({ origin, clientId, refreshToken }: Credentials): Promise<Tokens> {
  const { token_endpoint } = await discover(origin);
  const question = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken };
  return toTokens(
    await post<TokenAnswer>(token_endpoint, form(question)).catch((error) => {
      if (error instanceof OAuthError && error.code === 'invalid_grant') {
        throw new Error(`This computer is no longer connected. Sign in again: tessera login ${origin}`);
      }
      throw error;
    }),
  );
}

/** Ends what this program may do (RFC 7009). */
export async function revoke({ origin, clientId, refreshToken }: Credentials): Promise<void> {
  const { revocation_endpoint } = await discover(origin);
  const body = form({ client_id: clientId, token: refreshToken });
  const answer = await fetch(revocation_endpoint, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The server answered ${answer.status} to signing out.`);
}

interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

function toTokens({ access_token, refresh_token, expires_in }: TokenAnswer): Tokens {
  const expiresAt = new Date(Date.now() + expires_in * 1000).toISOString();
  return { accessToken: access_token, refreshToken: refresh_token, expiresAt };
}

/** An error of the authorization server, by its code (RFC 6749 §5.2). */
class OAuthError extends Error {
  readonly code: string;
  constructor(code: string, description: string | undefined) {
    super(TEXTS[code] ?? description ?? code);
    this.code = code;
  }
}

const TEXTS: Record<string, string> = {
  access_denied: 'You refused it in the browser.',
  expired_token: 'The code has expired. Run the command again.',
};

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

async function post<Answer>(url: string, body: URLSearchParams | object): Promise<Answer> {
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  });
  const told = (await answer.json().catch(() => ({}))) as { error?: string; error_description?: string };
  if (!answer.ok) throw new OAuthError(told.error ?? `status ${answer.status}`, told.error_description);
  return told as Answer;
}
