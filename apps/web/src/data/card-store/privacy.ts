import type { PrivacyChoice } from '@tessera/domain';
import { readStored, writeStored } from '../session/storage.ts';
import { isRecord, parseJson, USER_KEY } from '../session/stored-session.ts';

/**
 * Remembers what the account shows to others, for previews without a network. It stands with the stored user, as in the
 * answer to signing in, and goes with it.
 */
export function keepPrivacy(ownerId: string, { email, socials }: PrivacyChoice): void {
  const user = readUser(ownerId);
  if (!user || (user.showEmail === email && user.showSocials === socials)) return;
  writeStored(USER_KEY, JSON.stringify({ ...user, showEmail: email, showSocials: socials }));
}

/** Null while this browser was not told, or where it keeps nothing. */
export function readKeptPrivacy(ownerId: string): PrivacyChoice | null {
  const { showEmail, showSocials } = readUser(ownerId) ?? {};
  if (typeof showEmail !== 'boolean' || typeof showSocials !== 'boolean') return null;
  return { email: showEmail, socials: showSocials };
}

function readUser(ownerId: string): Record<string, unknown> | null {
  const user = parseJson(readStored(USER_KEY));
  return isRecord(user) && user.id === ownerId ? user : null;
}
