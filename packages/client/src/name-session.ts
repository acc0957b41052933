import { SESSION_HEADER } from '@tessera/domain';

/**
 * The header that names the page's session. The cookie alone is not enough: if somebody else signs in in another tab, what
 * this page sends must not end up in their account.
 */
export function nameSession(sessionId: string | null | undefined): Record<string, string> {
  return sessionId ? { [SESSION_HEADER]: sessionId } : {};
}
