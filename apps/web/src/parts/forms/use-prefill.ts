import { useSession } from '../../data/session/session.ts';

/**
 * What the session knows of the person, as `defaultValue` of a form's fields. It becomes known after the page is there;
 * the browser gives it only to fields in which nothing has been typed.
 */
export function usePrefill(): { fullName: string; email: string } {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return { fullName: user?.fullName ?? '', email: user?.email ?? '' };
}
