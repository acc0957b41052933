import { SESSION_HEADER } from '@tessera/domain';

/**
 * The header by which a page says whose it is. The cookie alone is not enough: somebody else may have signed in in another
 * tab, and what this page sends must not become theirs.
 */
export function nameSession(sessionId: string | null | undefined): Record<string, string> {
  return sessionId ? { [SESSION_HEADER]: sessionId } : {};
}
