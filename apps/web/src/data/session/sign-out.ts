import { paths } from '../../paths.ts';
import { endOnServer } from './finish-sign-out.ts';
import { forgetSyncedCards } from './forget-cards.ts';
import { forgetPlayground } from './forget-playground.ts';
import { forgetTab } from './forget-with-session.ts';
import { clearSession, getSession } from './session.ts';
import { mayLeave } from './unsaved.ts';

/**
 * Signs out: the API is told, the browser forgets what the server knows, and the front page takes this one's place. A form with
 * unsaved changes asks before.
 */
export async function signOut(): Promise<void> {
  if (!(await mayLeave())) return;
  const session = getSession();
  if (session.status === 'signed-in') endOnServer(session.sessionId);
  clearSession({ isLeaving: true });
  forgetSyncedCards();
  forgetPlayground();
  forgetTab();
  location.replace(paths.home);
}
