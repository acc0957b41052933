import { vi } from 'vitest';
import { clearSession, startSession } from '../data/session/session.ts';

/** Signs Asha in, whose id is u1, in an empty browser. */
export function signInAsAsha(): void {
  signInAs('u1');
}

/** The same with another id. */
export function signInAs(id: string, fullName = 'Asha Rao'): void {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  startSession({ sessionId: 's1', user: { id, fullName, email: 'asha@example.com' } });
}

/** Sockets open and hear nothing; jsdom would try to connect. */
export function stubSocket(): void {
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
    },
  );
}
