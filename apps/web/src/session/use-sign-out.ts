import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { logout } from './api.ts';
import { clearSession, getSession } from './session.ts';

/** Gives the function that signs out: the API is told, the browser forgets, the front page takes this one's place. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const session = getSession();
    if (session.status === 'signed-in') void logout(session.token);
    // Whoever leaves the dashboard without a session is led to the sign-in page. That has to have begun before this
    // navigation, which then takes its place.
    flushSync(() => clearSession());
    void navigate(paths.home, { replace: true });
  };
}
