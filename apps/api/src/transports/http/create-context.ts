import { PasswordHasher } from '../../infra/secrets/passwords.ts';
import type { Context, RequestInfo, Services, Viewer } from '../../kernel/context.ts';
import type { Loaders } from '../../kernel/loaders.ts';
import { createLoaders } from '../../kernel/loaders.ts';

/** Nobody in particular, from nowhere. */
const NOWHERE: RequestInfo = {
  id: '',
  address: '',
  userAgent: '',
  acceptLanguage: '',
  language: 'en',
  deviceId: null,
  isOwnPage: false,
  isApart: false,
  mayChange: false,
};

/** The context of what no answer can set a cookie for: an operation of a WebSocket, with loaders of its own, or a beacon. */
export function createCookielessContext(
  services: Services,
  viewer: Viewer | null,
  { request = NOWHERE, loaders = createLoaders(services.db) }: { request?: RequestInfo; loaders?: Loaders } = {},
): Context {
  const cookies = { setSessionCookie: ignoreCookie, setDeviceCookie: ignoreCookie };
  const passwords = new PasswordHasher(services.passwords, request.address);
  return { ...services, passwords, viewer, viewerRow: null, request, loaders, ...cookies };
}

function ignoreCookie(): void {}
