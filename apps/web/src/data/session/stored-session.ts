import { readStored, writeStored } from './storage.ts';

/**
 * The specification's key of the session. What is kept there opens nothing: it says which session this browser has, and
 * the session itself is the HttpOnly cookie.
 */
export const MARKER_KEY = 'token';
/** The specification's key of the signed-in person. */
export const USER_KEY = 'user';

/** What the browser keeps of the signed-in person, under the key `user`. */
export interface SessionUser {
  id: string;
  fullName: string;
  email: string;
  avatarUrl: string | null;
  /** How dates and numbers are written; null while it was not chosen. */
  locale: string | null;
  /** The time zone that they named; null while they follow the device. */
  ownTimeZone: string | null;
}

/** The session that this browser keeps; null when nobody is signed in. */
export function readStoredSession(): { sessionId: string; user: SessionUser | null } | null {
  const sessionId = readStored(MARKER_KEY);
  // Earlier versions kept the token itself, which has dots: it must not lie here any longer.
  if (sessionId?.includes('.')) {
    writeStored(MARKER_KEY, null);
    return null;
  }
  return sessionId ? { sessionId, user: toSessionUser(parseJson(readStored(USER_KEY))) } : null;
}

/** What was stored or answered as a user, null when it is none. */
export function toSessionUser(raw: unknown): SessionUser | null {
  if (!isRecord(raw)) return null;
  const { id, fullName, name, email, avatarUrl, locale, ownTimeZone, timeZone, followsDeviceTimeZone } = raw;
  if (typeof id !== 'string') return null;
  return {
    id,
    fullName: asText(fullName) || asText(name),
    email: asText(email),
    avatarUrl: asText(avatarUrl) || null,
    locale: asText(locale) || null,
    // The API's answer says it in two fields; what was written here says it in one.
    ownTimeZone: asText(ownTimeZone === undefined && followsDeviceTimeZone === false ? timeZone : ownTimeZone) || null,
  };
}

function asText(raw: unknown): string {
  return typeof raw === 'string' ? raw : '';
}

export function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null;
}

/** Null for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
