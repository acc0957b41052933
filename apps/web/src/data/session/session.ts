import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';
import {
  isRecord,
  MARKER_KEY,
  parseJson,
  readStoredSession,
  type SessionUser,
  toSessionUser,
  USER_KEY,
} from './stored-session.ts';

export type { SessionUser };

export type Session =
  | { status: 'loading' }
  /** `hasEnded`: it was over without the person signing out. `isLeaving`: signed out here, another page comes. */
  | { status: 'signed-out'; hasEnded: boolean; isLeaving?: true }
  /** `isNew`: the account was made just now, on this page. */
  | { status: 'signed-in'; sessionId: string; user: SessionUser | null; isNew: boolean };

const LOADING: Session = { status: 'loading' };

let current: Session = LOADING;
const listeners = new Set<(now: Session, before: Session) => void>();

/** The session as this component's state; `loading` while the server renders and while React hydrates. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, () => LOADING);
}

/** The session right now; reads the browser's storage the first time. */
export function getSession(): Session {
  if (current === LOADING) current = readSession();
  return current;
}

/** Whether calls are made for this account now. */
export function isSignedInAs(userId: string): boolean {
  const session = getSession();
  return session.status === 'signed-in' && session.user?.id === userId;
}

/** Calls back after every change; gives the function that stops it. */
export function subscribeSession(listener: (now: Session, before: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs in with what the API answered. `user` may be missing; then the earlier one of this browser is forgotten. */
export function startSession({
  sessionId,
  user,
  isNew = false,
}: {
  sessionId: string;
  user: unknown;
  isNew?: boolean;
}): void {
  const known = toSessionUser(user);
  writeStored(MARKER_KEY, sessionId);
  writeStored(USER_KEY, known && JSON.stringify(user));
  change({ status: 'signed-in', sessionId, user: known, isNew });
}

/** Forgets who was signed in. `hasEnded` when the person did not ask for it, `isLeaving` when this page is left too. */
export function clearSession({ hasEnded = false, isLeaving = false } = {}): void {
  writeStored(MARKER_KEY, null);
  writeStored(USER_KEY, null);
  change({ status: 'signed-out', hasEnded, ...(isLeaving && { isLeaving }) });
}

/** The API said that this session is over; an answer that belongs to an earlier session changes nothing. */
export function endSession(sessionId: string | null): void {
  const now = getSession();
  if (now.status !== 'signed-in' || now.sessionId !== sessionId) return;
  // The cookie is the browser's: somebody has signed in in another tab, and this one follows.
  if (![null, sessionId].includes(readStored(MARKER_KEY))) change(readSession());
  else clearSession({ hasEnded: true });
}

/** Keeps the stored user in step with what the person changed about themselves. */
export function updateSessionUser(changes: Partial<Omit<SessionUser, 'id'>>): void {
  const now = getSession();
  if (now.status !== 'signed-in' || !now.user) return;
  const stored = parseJson(readStored(USER_KEY));
  const user = { ...now.user, ...changes };
  writeStored(USER_KEY, JSON.stringify({ ...(isRecord(stored) ? stored : {}), ...user, name: user.fullName }));
  change({ ...now, user });
}

/** Follows sign-in and sign-out in other tabs. Gives the function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // null: the whole storage was cleared.
    if (key === null || key === MARKER_KEY || key === USER_KEY) change(readSession());
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

function change(now: Session): void {
  const before = current;
  current = now;
  for (const listener of listeners) listener(now, before);
}

function readSession(): Session {
  const stored = readStoredSession();
  return stored ? { status: 'signed-in', ...stored, isNew: false } : { status: 'signed-out', hasEnded: false };
}
