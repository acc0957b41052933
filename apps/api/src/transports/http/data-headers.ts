import type { Env } from '../../infra/settings/env.ts';

export const YEAR_SECONDS = 31_536_000;

export function isHttps({ publicOrigin }: Pick<Env, 'publicOrigin'>): boolean {
  return publicOrigin.startsWith('https:');
}

/** For scripts, styles and fonts: what a policy for documents says, their document's own has said. */
export function assetHeaders(env: Pick<Env, 'publicOrigin'>): Record<string, string> {
  return { 'cross-origin-resource-policy': 'same-site', 'x-content-type-options': 'nosniff', ...transportHeaders(env) };
}

/** OWASP's for programs' answers (REST Security Cheat Sheet, “Security Headers”). */
export function dataHeaders(env: Pick<Env, 'publicOrigin'>): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...transportHeaders(env),
  };
}

function transportHeaders(env: Pick<Env, 'publicOrigin'>): Record<string, string> {
  return isHttps(env) ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {};
}
