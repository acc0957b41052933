import { afterSignIn } from '@tessera/domain';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { readOrigin } from './origin.ts';
import { useSession } from './session.ts';

/** Lets only signed-in visitors through; the others sign in first and come back. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in') return <Outlet />;
  return <Navigate to={paths.signIn} replace state={{ from: pathname + search + hash }} />;
}

/** Lets only signed-out visitors through. This is also what leads on after signing in. */
export function RequireNoSession() {
  const session = useSession();
  const { intent, from } = readOrigin(useLocation().state);
  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') return <Outlet />;
  return <Navigate to={afterSignIn(intent, from, session.isNew ? paths.cards : paths.dashboard)} replace />;
}

/** `/get-started`: the builder for whoever is signed in, the sign-up page for the others. */
export function GetStarted() {
  const session = useSession();
  if (session.status === 'loading') return null;
  return <Navigate to={session.status === 'signed-in' ? paths.builder() : paths.signUp} replace />;
}
