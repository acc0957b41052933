import { createECDH, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ADDRESSES, fillPath, TOKEN_PREFIX, TOKEN_SCOPES, type TokenScope } from '@tessera/domain';
import type { Configuration, KoaContextWithOIDC, default as Provider, UnknownObject } from 'oidc-provider';
import { v7 as uuid } from 'uuid';
import { toNetwork } from '../../../infra/limits/network.ts';
import type { Services } from '../../../kernel/context.ts';
import { describeDevice } from '../../../kernel/device.ts';
import { areEqualSecrets } from '../../../kernel/equal-secrets.ts';
import { deriveSecret } from '../sessions/token.service.ts';
import { createAdapter, type OAuthErrors } from './adapter.service.ts';
import { CLIENT_AUTH_METHODS, OAUTH_PATHS } from './oauth-paths.ts';
import { hashSecret } from './oauth-secret.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** How long each thing is good for, in seconds. A refresh token is replaced whenever it is used. */
const TTL = {
  AccessToken: 60 * 60,
  AuthorizationCode: 60,
  DeviceCode: 10 * 60,
  Grant: 366 * DAY_SECONDS,
  /** Long enough to sign up on the way. */
  Interaction: 60 * 60,
  RefreshToken: 60 * DAY_SECONDS,
  Session: 60,
};

/** The page for an error that can't be sent to the app: it isn't known, or its address isn't its own. */
export type DrawError = (request: IncomingMessage, error: { error: string; description: string }) => Promise<string>;

/**
 * The authorization server (RFC 6749 as OAuth 2.1 narrows it): codes with PKCE, devices, and refresh tokens that are replaced at
 * each use. Its access tokens are opaque and stand beside those that people make themselves.
 */
export async function createProvider(services: Services, drawError: DrawError): Promise<Provider> {
  const { db, env, log } = services;
  // Loaded with the first request of an app: most servers start without ever needing it.
  const { default: Server, errors } = await import('oidc-provider');
  const configuration: Configuration = {
    adapter: createAdapter(services, { thrown: errors, isTokenRequest: () => Server.ctx?.oidc.route === 'token' }),
    ...RULES,
    cookies: {
      keys: [await deriveSecret(db, 'OAuth cookies')],
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/oauth' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    jwks: { keys: [toSigningKey(await deriveSecret(db, 'OAuth signing key'))] },
    interactions: { url: (_ctx, { uid }) => fillPath(ADDRESSES.authorizeApp.path, { id: uid }) },
    // A person who is gone has taken their grants along.
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    extraParams: { scope: toScopeCheck(errors), resource: toResourceCheck(errors, env.publicOrigin) },
    async renderError(ctx, out) {
      ctx.type = 'html';
      ctx.body = await drawError(ctx.req, { error: out.error, description: String(out.error_description ?? '') });
    },
  };
  const provider = new Server(env.publicOrigin, configuration);
  provider.proxy = true;
  provider.on('server_error', (_ctx, err) => log.error({ err }, 'the authorization server failed'));
  leaveOutUnknownScopes(provider);
  const name = nameSuccessors(() => Server.ctx, await deriveSecret(db, 'OAuth successors'));
  const refreshToken = provider.RefreshToken.prototype as unknown as Identified;
  const newRefreshId = refreshToken.generateTokenId;
  refreshToken.generateTokenId = function generate() {
    // Called in any case, as it also notes the token's format.
    const random = newRefreshId.call(this);
    return name('refresh') ?? random;
  };
  const token = provider.AccessToken.prototype as unknown as Identified;
  const newAccessId = token.generateTokenId;
  token.generateTokenId = function generate() {
    const random = newAccessId.call(this);
    return TOKEN_PREFIX + (name('access') ?? random);
  };
  (provider.Grant.prototype as unknown as Identified).generateTokenId = () => uuid();
  // What is kept is a hash.
  provider.Client.prototype.compareClientSecret = function compare(secret: string) {
    return areEqualSecrets(hashSecret(secret).toString('base64url'), this.clientSecret ?? '');
  };
  return provider;
}

/** What the library's types leave out. */
interface Identified {
  generateTokenId(): string;
}

/**
 * The tokens that replace a refresh token are derived from it and a key. A second use gets the same ones, without storing them.
 * Null outside a refresh.
 */
function nameSuccessors(readContext: () => KoaContextWithOIDC | undefined, key: string) {
  return (kind: 'refresh' | 'access'): string | null => {
    const { params, entities } = readContext()?.oidc ?? {};
    const used = entities?.RotatedRefreshToken && params?.refresh_token;
    if (typeof used !== 'string') return null;
    // A different choice of scopes gives a different token.
    return createHmac('sha256', key)
      .update([kind, used, params?.scope ?? ''].join(' '))
      .digest('base64url');
  };
}

/** The known ones of the scopes that an app registers: agents also register scopes of other servers. */
function leaveOutUnknownScopes(provider: Provider): void {
  const { Schema } = provider.Client as unknown as { Schema: { prototype: { scope?: string; scopes(): void } } };
  Schema.prototype.scopes = function leaveOut() {
    const known = keepKnown(this.scope ?? '');
    if (known === '') delete this.scope;
    else this.scope = known;
  };
}

function keepKnown(scope: string): string {
  return [...new Set(scope.split(' '))].filter((one) => TOKEN_SCOPES.includes(one as TokenScope)).join(' ');
}

const RULES: Configuration = {
  scopes: [...TOKEN_SCOPES],
  claims: {},
  responseTypes: ['code'],
  clientAuthMethods: [...CLIENT_AUTH_METHODS],
  // No id tokens are issued, as nobody may ask for `openid`; the library demands a key nevertheless.
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  clientDefaults: {
    // Allows loopback addresses; which others there may be is checked when an app registers.
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'ES256',
  },
  pkce: { required: () => true },
  rotateRefreshToken: true,
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  expiresWithSession: async () => false,
  revokeGrantPolicy: () => true,
  clientBasedCORS: () => true,
  enableHttpPostMethods: false,
  ttl: TTL,
  routes: {
    authorization: OAUTH_PATHS.authorization,
    token: OAUTH_PATHS.token,
    registration: OAUTH_PATHS.registration,
    revocation: OAUTH_PATHS.revocation,
    introspection: OAUTH_PATHS.introspection,
    device_authorization: OAUTH_PATHS.deviceAuthorization,
    code_verification: ADDRESSES.connectDevice.path,
  },
  features: {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    claimsParameter: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
    introspection: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
    registration: { enabled: true, idFactory: () => uuid(), issueRegistrationAccessToken: false },
    deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****', deviceInfo: describeOrigin },
  },
};

/** The location of a device, which is shown to the person who types its code. */
function describeOrigin({ ip, headers }: KoaContextWithOIDC): UnknownObject {
  return { network: toNetwork(ip), device: describeDevice(headers['user-agent'] ?? '') };
}

/** Of what is asked for, what is known; without a word, all that the app has registered. invalid_scope when nothing is left. */
function toScopeCheck({ InvalidScope }: OAuthErrors) {
  return ({ oidc: { params, client } }: KoaContextWithOIDC, asked: unknown): void => {
    if (!params) return;
    const scope = typeof asked === 'string' ? asked : (client?.scope ?? '');
    const known = keepKnown(scope);
    if (known === '') throw new InvalidScope('ask for at least one scope that this server knows', scope);
    params.scope = known;
  };
}

/** invalid_target for a token that is meant for another server (RFC 8707): ours are good here alone. */
function toResourceCheck({ InvalidTarget }: OAuthErrors, origin: string) {
  return (_ctx: KoaContextWithOIDC, asked: unknown): void => {
    const all = asked === undefined ? [] : [asked].flat();
    if (!all.every((one) => URL.canParse(String(one)) && new URL(String(one)).origin === origin)) {
      throw new InvalidTarget('this server issues tokens for itself alone');
    }
  };
}

/** A key of P-256 (RFC 7518 §6.2) that is the same in all processes on one database. */
function toSigningKey(secret: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return { kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256', x, y, d: secret };
}
