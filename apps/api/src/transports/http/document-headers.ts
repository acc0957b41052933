import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import { APPEARANCE_SCRIPT } from '@tessera/domain';
import type { Env } from '../../infra/settings/env.ts';
import { isHttps, YEAR_SECONDS } from './data-headers.ts';

/** The one script that stands in documents themselves, because nothing may be drawn before it. */
const APPEARANCE_HASH = `'sha256-${createHash('sha256').update(APPEARANCE_SCRIPT).digest('base64')}'`;

/** Features that our pages use. `web-share` is left out: it is ours by default, and some browsers don't know the name. */
const USED = ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock'];
/** Features that no page uses. Injected scripts and frames can't use them either. */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media'],
  ...['fullscreen', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'picture-in-picture', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** The value of `Permissions-Policy` for documents. */
export const PERMISSIONS_POLICY = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)].join(
  ', ',
);

/** What a document may load, run and connect to. Sockets of the same origin are covered by 'self' (CSP 3 §6.7.2.8). */
export function documentHeaders(env: Pick<Env, 'googleClientId' | 'publicOrigin'>): FastifyHelmetOptions {
  // Google Identity Services: its script, and the window in which a person allows contacts to be read.
  const google = env.googleClientId ? ['https://accounts.google.com/gsi/'] : [];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", APPEARANCE_HASH, ...google],
        styleSrc: ["'self'", "'unsafe-inline'", ...google],
        // Pictures elsewhere are copied: no other site hears who looks at a card.
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...google],
        frameSrc: ["'self'", ...google],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isHttps(env) ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // That window answers the page that opened it.
    crossOriginOpenerPolicy: { policy: env.googleClientId ? 'same-origin-allow-popups' : 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
