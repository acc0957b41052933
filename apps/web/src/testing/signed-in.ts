import { vi } from 'vitest';
import { clearSession, startSession } from '../session/session.ts';

/** Begins a test as a signed-in person in a fresh browser; sockets open and hear nothing. */
export function beSignedIn(): void {
  localStorage.clear();
  clearSession();
  startSession({ token: 't1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } });
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
    },
  );
}
