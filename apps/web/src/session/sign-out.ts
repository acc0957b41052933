import { nameSession } from '@tessera/client';
import { paths } from '../paths.ts';
import { clearSession, getSession } from './session.ts';

/** Signs out: the API is told, the browser forgets, and the front page takes this one's place. */
export function signOut(): void {
  const session = getSession();
  if (session.status === 'signed-in') void endOnServer(session.sessionId);
  clearSession({ isLeaving: true });
  location.replace(paths.home);
}

/** Ends the session. The browser sends it even when the page is left meanwhile. */
async function endOnServer(sessionId: string): Promise<void> {
  const headers = nameSession(sessionId);
  // Offline there is nobody to tell; what this browser kept is forgotten all the same.
  await fetch('/api/auth/logout', { method: 'POST', credentials: 'same-origin', keepalive: true, headers }).catch(
    () => {},
  );
}
