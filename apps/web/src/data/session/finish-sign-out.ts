import { nameSession } from '@tessera/client';
import { readStored, writeStored } from './storage.ts';

/** Keeps the id of a session until the API has ended it, because scripts can't delete its cookie. */
const UNTOLD_KEY = 'sign-out';

/** Has the API end this session: now, or once the network is back. */
export function endOnServer(sessionId: string): void {
  writeStored(UNTOLD_KEY, sessionId);
  void tellServer();
}

/** Ends a session that could not be ended while there was no network: now, or once the network is back. */
export function finishSignOut(): void {
  void tellServer();
  addEventListener('online', () => void tellServer());
}

/** Ends the session, and no other: the call names it. The browser sends it even when the page is left meanwhile. */
async function tellServer(): Promise<void> {
  const sessionId = readStored(UNTOLD_KEY);
  if (!sessionId) return;
  try {
    const headers = nameSession(sessionId);
    const { ok, status } = await fetch('/api/auth/logout', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers,
    });
    // 401: the session is over already, or somebody else has signed in here since.
    if (ok || status === 401) writeStored(UNTOLD_KEY, null);
  } catch {
    // Offline: it is tried again later. This browser has forgotten the person already.
  }
}
