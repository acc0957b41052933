import { ADDRESSES } from '@tessera/domain';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { isSitePath, paths } from '../../paths.ts';
import { LeaveFor } from './leave-for.tsx';
import { signUpTargetFor, TRIAL_STATE, targetFor } from './origin.ts';
import { useSession } from './session.ts';

/** Lets only signed-in visitors through; the others sign in first and come back. Who was sent a person sees their profile. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'signed-in') return <Outlet />;
  if (session.status === 'loading' || session.isLeaving) return null;
  const person = matchPath(ADDRESSES.person.path, pathname)?.params.id;
  // Whose session has ended wants to go on with what they did.
  if (person && !session.hasEnded) return <Navigate to={paths.publicProfile(person)} replace />;
  return <Navigate to={paths.signIn({ from: pathname + search + hash })} replace />;
}

/** Lets only signed-out visitors through. This is also what leads on after signing in. */
export function RequireNoSession() {
  const session = useSession();
  const { search } = useLocation();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-out') return <Outlet />;
  const { path, startsTrial } = session.isNew
    ? signUpTargetFor(search)
    : { path: targetFor(search), startsTrial: false };
  if (isSitePath(path)) return <LeaveFor address={path} />;
  return <Navigate to={path} replace state={startsTrial ? TRIAL_STATE : null} />;
}

/** `/get-started`: the builder for people who are signed in, the sign-up page for the others. */
export function GetStarted() {
  const session = useSession();
  if (session.status === 'loading') return null;
  return <Navigate to={session.status === 'signed-in' ? paths.builder() : paths.signUp()} replace />;
}
