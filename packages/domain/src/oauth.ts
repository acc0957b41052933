import { t } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** Lengths in UTF-16 units, or counts. */
export const OAUTH_LIMITS = { name: 60, redirectUris: 10, redirectUri: 500 } as const;

/** Hosts of a program on the person's own device (RFC 8252 §7.3). */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const WRONG_REDIRECT = t('Write an address that begins with https://, or http://127.0.0.1 for a program on a device.');

interface NewApp {
  name: string;
  /** Where people are sent back to after they have decided. */
  redirectUris: readonly string[];
}

/** An app to be registered, in its stored form, or what is wrong with it. */
export function checkNewApp(raw: NewApp): { app: { name: string; redirectUris: string[] }; errors: FieldErrors } {
  const { errors, fail, line } = createFieldChecker();
  const name = line('name', raw.name, OAUTH_LIMITS.name);
  if (name === '') fail('name', t('Say what the app is called.'));
  const redirectUris = [...new Set(raw.redirectUris.map((uri) => uri.trim()).filter(Boolean))];
  if (redirectUris.length > OAUTH_LIMITS.redirectUris)
    fail('redirectUris', t('At most {redirectUris}.', { redirectUris: OAUTH_LIMITS.redirectUris }));
  if (!redirectUris.every(isRedirectUri)) fail('redirectUris', WRONG_REDIRECT);
  return { app: { name, redirectUris }, errors };
}

/** Whether a code may be sent there: over https, or to a program on the person's own device. */
export function isRedirectUri(text: string): boolean {
  if (text.length > OAUTH_LIMITS.redirectUri || text.includes('#') || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' ? !LOOPBACK.test(hostname) : protocol === 'http:' && LOOPBACK.test(hostname);
}
