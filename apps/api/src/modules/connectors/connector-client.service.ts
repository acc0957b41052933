import { AppError, type ConnectorKind } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { SecretBox } from '../../infra/secrets/secret-box.ts';
import type { Env, VendorKind } from '../../infra/settings/env.ts';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Connector } from './connector.entity.ts';
import { sealedFor } from './credentials.service.ts';
import { askVendor } from './vendors/ask-vendor.ts';
import { type OAuthClient, renewTokens } from './vendors/oauth.ts';
import {
  type Ask,
  type ConnectorClient,
  type Tokens,
  type Vendor,
  VendorError,
  type VendorRequest,
} from './vendors/vendor.ts';
import { isVendor, VENDORS } from './vendors/vendors.ts';

/** Renewed a moment before it ends. */
const EXPIRY_MARGIN_MS = 60_000;

/** The service of a connection and how it is asked. BAD_USER_INPUT for one that is never asked. */
export function connectClient(services: Services, connector: Connector): { vendor: Vendor; client: ConnectorClient } {
  const kind = requireVendor(connector);
  const oauth = findOAuthClient(services, kind);
  const ask = askWith(services, connector, oauth);
  return { vendor: oauth.vendor, client: oauth.vendor.open(ask, connector) };
}

/** The kind, or BAD_USER_INPUT for what sends by itself. */
export function requireVendor({ kind }: Pick<Connector, 'kind'>): VendorKind {
  if (isVendor(kind)) return kind;
  throw new AppError('BAD_USER_INPUT', msg('This service sends its data on its own.'), 'id');
}

/** Whether contacts come from there by a run. */
export function canPull(kind: ConnectorKind): boolean {
  return isVendor(kind) && VENDORS[kind].canPull;
}

/** What this server is to a service. */
export function findOAuthClient({ env }: { env: Env }, kind: VendorKind): OAuthClient {
  return { vendor: VENDORS[kind], env: env.vendors[kind] };
}

/** Where others' secrets are kept. UNAVAILABLE without a key for them. */
export function requireSecretBox({ secrets, log }: Pick<Services, 'secrets' | 'log'>): SecretBox {
  if (secrets) return secrets;
  log.warn('SECRETS_KEY is not set: no token of a connected service can be kept');
  throw new AppError('UNAVAILABLE', msg('This installation isn’t set up for connected services.'));
}

/** Asks with tokens that no connection has yet. */
export function askAs({ vendor, env }: OAuthClient, tokens: Tokens): Ask {
  return (request) => askOnce({ vendor, env }, tokens, request);
}

/** Asks with a connection's tokens, and with others when those have ended. */
function askWith(services: Services, connector: Connector, client: OAuthClient): Ask {
  let tokens = openTokens(services, connector);
  const renew = async () => {
    tokens = await renewOnce(services, { connector, client, used: tokens });
  };
  return async (request) => {
    if (tokens.refreshToken && isEnding(tokens)) await renew();
    try {
      return await askOnce(client, tokens, request);
    } catch (error) {
      if (!isOver(error) || !tokens.refreshToken) throw error;
      await renew();
      return askOnce(client, tokens, request);
    }
  };
}

function askOnce({ vendor, env }: OAuthClient, tokens: Tokens, request: VendorRequest): Promise<unknown> {
  return askVendor({
    ...request,
    name: vendor.name,
    url: tokens.baseUrl || env.url,
    headers: { ...vendor.headers, authorization: `Bearer ${tokens.accessToken}` },
  });
}

/** Whether the service has ended the permission. */
export function isOver(error: unknown): error is VendorError {
  return error instanceof VendorError && error.fault === 'unauthorised';
}

function isEnding({ expiresAt }: Tokens): boolean {
  return expiresAt !== null && Date.parse(expiresAt) - EXPIRY_MARGIN_MS < Date.now();
}

/** What a connection is asked with. VendorError `unauthorised` when the key that sealed it is not at hand any more. */
export function openTokens(services: Services, { id, credentials }: Pick<Connector, 'id' | 'credentials'>): Tokens {
  const box = requireSecretBox(services);
  try {
    return JSON.parse(box.open(credentials, sealedFor(id))) as Tokens;
  } catch (error) {
    services.log.warn({ err: error, connectorId: id }, 'the tokens of a connection can’t be decrypted');
    throw new VendorError('unauthorised', msg('The stored permission can’t be decrypted any more.'));
  }
}

/** For the database. */
export function sealTokens(services: Services, id: string, tokens: Tokens): string {
  return requireSecretBox(services).seal(JSON.stringify(tokens), sealedFor(id));
}

/** Holds the row while it asks: some services take a refresh token once, and whoever waited takes what came of it. */
function renewOnce(
  services: Services,
  { connector: { id }, client, used }: { connector: Connector; client: OAuthClient; used: Tokens },
): Promise<Tokens> {
  return inTransaction(services.db, async (tx) => {
    const connector = await tx.findOne(Connector, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!connector)
      throw new VendorError('unauthorised', msg('{name} is not connected any more.', { name: client.vendor.name }));
    const stored = openTokens(services, connector);
    if (stored.accessToken !== used.accessToken) return stored;
    const renewed = await renewTokens(client, stored);
    await tx.update(Connector, { id }, { credentials: sealTokens(services, id, renewed) });
    return renewed;
  });
}

/** What somebody who waits for the answer is told of a service that did not do it. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof VendorError)) return error;
  const { fault, text, retryAfterSeconds } = error;
  if (fault === 'busy') return new AppError('RATE_LIMITED', text).with({ retryAfterSeconds });
  if (fault === 'away') return new AppError('UNAVAILABLE', text);
  if (fault === 'unauthorised') return new AppError('CONFLICT', msg('{message} Please reconnect.', { message: text }));
  return new AppError('CONFLICT', text);
}
