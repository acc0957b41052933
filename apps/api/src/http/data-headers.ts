import type { Env } from '../env.ts';

export const YEAR_SECONDS = 31_536_000;

export function isHttps({ publicOrigin }: Pick<Env, 'publicOrigin'>): boolean {
  return publicOrigin.startsWith('https:');
}

/** OWASP's for programs' answers (REST Security Cheat Sheet, “Security Headers”). */
export function dataHeaders(env: Pick<Env, 'publicOrigin'>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps(env) && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}
