import type { IncomingMessage } from 'node:http';
import { AppError, NO_SESSION, SESSION_HEADER } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { toAddress } from '../../infra/limits/network.ts';
import { PasswordHasher } from '../../infra/secrets/passwords.ts';
import type { Env } from '../../infra/settings/env.ts';
import type { Context, Identity, RequestInfo, Services } from '../../kernel/context.ts';
import { createLoaders } from '../../kernel/loaders.ts';
import { asWrongCredential } from '../../kernel/refusals.ts';
import { AccessTokens, Sessions } from '../../modules/identity/index.ts';
import { isOwnOrigin } from './own-origin.ts';
import { readLanguage } from './page-language.ts';

const SESSION_COOKIE = 'tessera_session';
const COOKIE_SECONDS = 90 * 24 * 3600;
const DEVICE_COOKIE = 'tessera_device';
/** The longest that browsers allow. */
const DEVICE_COOKIE_SECONDS = 400 * 24 * 3600;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bearer token is a key of its own, or that of a session that may be over. */
    ignoresBearer?: boolean;
  }
}

const contexts = new WeakMap<FastifyRequest, Promise<Context>>();
const visitors = new WeakSet<FastifyRequest>();

/** Takes a request by cookie for a visitor's, whose answer is the same: nobody looks the session up. */
export function readAsVisitor(request: FastifyRequest): void {
  visitors.add(request);
}

/** The name of the session's cookie. */
export function sessionCookie(env: Pick<Env, 'publicOrigin'>): string {
  return toCookieName(env, SESSION_COOKIE);
}

/** Over https no neighbouring site can plant a cookie: browsers take those named `__Host-`, of path `/`, from us alone. */
export function toCookieName({ publicOrigin }: Pick<Env, 'publicOrigin'>, name: string): string {
  return publicOrigin.startsWith('https:') ? `__Host-${name}` : name;
}

/** The context of one HTTP request, the same however often it is asked for. */
export function loadContext(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const made = contexts.get(request) ?? createContext(services, request, reply);
  contexts.set(request, made);
  return made;
}

/**
 * Who asks, by bearer token or cookie, and what they may do with it. UNAUTHENTICATED for a bearer token that is wrong or over:
 * answered as a visitor, its program would take its own data for gone.
 */
async function createContext(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const { ignoresBearer = false } = request.routeOptions.config;
  const bearer = ignoresBearer ? null : readBearer(request.headers.authorization);
  const cookie = request.cookies[sessionCookie(services.env)];
  const identity = bearer
    ? await identify(services.db, bearer)
    : cookie && !visitors.has(request)
      ? await identifyPage(services.db, cookie, request.headers[SESSION_HEADER])
      : null;
  if (bearer && !identity) throw wrongToken();
  const viewer = identity?.viewer ?? null;
  return {
    ...services,
    passwords: new PasswordHasher(services.passwords, toAddress(request.ip)),
    log: request.log,
    viewer,
    viewerRow: identity?.user ?? null,
    loaders: createLoaders(services.db),
    request: {
      id: request.id,
      address: toAddress(request.ip),
      userAgent: request.headers['user-agent'] ?? '',
      acceptLanguage: request.headers['accept-language'] ?? '',
      language: readLanguage(request),
      deviceId: request.cookies[toCookieName(services.env, DEVICE_COOKIE)] ?? null,
      isOwnPage: isOwnOrigin(services.env, request.headers.origin),
      isApart: request.headers[SESSION_HEADER] === NO_SESSION,
      mayChange: bearer !== null || isFromHere(services, request, { isCookieOnly: viewer !== null }),
    },
    setSessionCookie: (value) => setCookie(services, reply, value),
    setDeviceCookie: (value) => {
      reply.setCookie(toCookieName(services.env, DEVICE_COOKIE), value, {
        ...cookieOptions(services),
        maxAge: DEVICE_COOKIE_SECONDS,
      });
    },
  };
}

/** RFC 6750 §3.1 names the reason, which `challenge` puts into the header. */
function wrongToken(): AppError {
  const text = msg('This token is wrong, has expired or was revoked. Create a new one, or sign in again.');
  return asWrongCredential(new AppError('UNAUTHENTICATED', text)).with({ reason: 'invalid_token' });
}

/**
 * A browser names the page that sends a request, and a form of any page reaches us without asking. With a cookie the page
 * must be ours; without one only programs, which name no page, and our pages may change something: else a form elsewhere
 * could sign its visitor in to an account of its own.
 */
function isFromHere(
  services: Services,
  { headers }: FastifyRequest,
  { isCookieOnly }: { isCookieOnly: boolean },
): boolean {
  if (headers.origin === undefined && !isCookieOnly) return true;
  return isOwnOrigin(services.env, headers.origin);
}

/** Who a token stands for: that of a session, or one that was made for a program. */
export function identify(db: DataSource, token: string): Promise<Identity | null> {
  return AccessTokens.isAccessToken(token)
    ? AccessTokens.identifyToken(db, token)
    : Sessions.identifySession(db, token);
}

/** Who the cookie stands for; nobody when the page belongs to another session than the browser has by now. */
export async function identifyPage(db: DataSource, cookie: string, named: unknown): Promise<Identity | null> {
  const identity = await Sessions.identifySession(db, cookie);
  return named === undefined || identity?.viewer.sessionId === named ? identity : null;
}

/** Whether it carries a bearer token. */
export function hasBearer({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return readBearer(headers.authorization) !== null;
}

/** Whether a program asks, with a token that was made for it. */
export function isOfProgram({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return AccessTokens.isAccessToken(readBearer(headers.authorization) ?? '');
}

/** What asks over a socket or without a browser. */
const PROGRAM = { isOwnPage: false, isApart: false, mayChange: true };

export function toRequestInfo(request: IncomingMessage, id: string, address: string): RequestInfo {
  const { 'user-agent': userAgent = '', 'accept-language': acceptLanguage = '' } = request.headers;
  const language = readLanguage(request);
  return { id, address, userAgent, acceptLanguage, language, deviceId: null, ...PROGRAM };
}

function readBearer(header: string | undefined): string | null {
  return /^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null;
}

function cookieOptions({ env }: Services) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.publicOrigin.startsWith('https:'),
  } as const;
}

function setCookie(services: Services, reply: FastifyReply, token: string | null): void {
  const options = cookieOptions(services);
  const name = sessionCookie(services.env);
  if (token === null) reply.clearCookie(name, options);
  else reply.setCookie(name, token, { ...options, maxAge: COOKIE_SECONDS });
}
