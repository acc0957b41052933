import { msg } from '@tessera/texts';
import { findAppNameProblem } from './app-name.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** Lengths in UTF-16 units, or counts. */
export const OAUTH_LIMITS = { name: 60, redirectUris: 10, redirectUri: 500 } as const;

/** Hosts of a program on the person's own device (RFC 8252 §7.3). */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Schemes that browsers and systems reserve: opening them runs scripts, reads files or starts programs. Any other scheme is the
 * app's own (RFC 8252 §7.1).
 */
const FOREIGN_SCHEMES = new Set(
  `about blob chrome chrome-extension chrome-untrusted cid content data devtools edge facetime file filesystem ftp ftps
  geo help imap intent itms itms-apps itms-services jar javascript jnlp ldap ldaps livescript mailto market mhtml mid
  mocha moz-extension news nfs opera resource search search-ms sftp sip sips sms smsto smb ssh tel telnet urn vbscript
  view-source vnc ws wss wyciwyg x-apple.systempreferences`.split(/\s+/),
);

const WRONG_REDIRECT = msg(
  'Enter an address that begins with https://, http://127.0.0.1 for an app on a device, or a scheme of the app’s own.',
);

interface NewApp {
  name: string;
  /** Where people are sent back to after they have decided. */
  redirectUris: readonly string[];
}

/** An app to be registered, in its stored form, or what is wrong with it. */
export function checkNewApp(raw: NewApp): { app: { name: string; redirectUris: string[] }; errors: FieldErrors } {
  const { errors, fail, line } = createFieldChecker();
  const name = line('name', raw.name, OAUTH_LIMITS.name);
  if (name === '') fail('name', msg('Enter a name for the app.'));
  const problem = /[\r\n\u0085\u2028\u2029]/.test(raw.name.trim())
    ? msg('Enter the name on one line.')
    : findAppNameProblem(name);
  if (problem) fail('name', problem);
  const redirectUris = [...new Set(raw.redirectUris.map((uri) => uri.trim()).filter(Boolean))];
  if (redirectUris.length > OAUTH_LIMITS.redirectUris)
    fail('redirectUris', msg('At most {redirectUris}.', { redirectUris: OAUTH_LIMITS.redirectUris }));
  if (!redirectUris.every(isRedirectUri)) fail('redirectUris', WRONG_REDIRECT);
  return { app: { name, redirectUris }, errors };
}

/** Whether a code may be sent there: over https, or to a program on the person's own device (RFC 8252 §7). */
export function isRedirectUri(text: string): boolean {
  if (text.length > OAUTH_LIMITS.redirectUri || text.includes('#') || !URL.canParse(text)) return false;
  // URL parsers drop spaces and control characters, but later comparisons need the address as written.
  if (/[\s\p{C}]/u.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  if (protocol === 'https:') return !LOOPBACK.test(hostname);
  if (protocol === 'http:') return LOOPBACK.test(hostname);
  const scheme = protocol.slice(0, -1);
  return !FOREIGN_SCHEMES.has(scheme) && !scheme.startsWith('ms-');
}
