import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { logout } from './api.ts';
import { clearSession, getSession } from './session.ts';

/** Gives the function that signs out: the API is told, the browser forgets, the front page takes this one's place. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const session = getSession();
    if (session.status === 'signed-in') void logout(session.token);
    // The page is left before the session is cleared; else its guard would lead to the sign-in page instead.
    await navigate(paths.home, { replace: true, flushSync: true });
    clearSession();
  };
}
