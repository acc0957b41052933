import { useSession } from '../session/session.ts';

/** What the session knows of the person, for the fields of a form. `key` changes when it becomes known. */
export function usePrefill(): { key: string; fullName: string; email: string } {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return { key: user?.id ?? '', fullName: user?.fullName ?? '', email: user?.email ?? '' };
}
