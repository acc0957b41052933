import type { PlanTarget } from '@tessera/domain';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../data/session/session.ts';
import { planHref } from './plan-href.ts';

/** Gives the address of a plan for the current session; before the session is known, the one for signed-out visitors. */
export function usePlanLink(): (target: (isSignedIn: boolean) => PlanTarget) => string {
  const isSignedIn = useSession().status === 'signed-in';
  const from = useOwnPath();
  return (target) => planHref(target(isSignedIn), from);
}

/** The path of this page; nothing while the server renders, which also does so for no page in particular. */
function useOwnPath(): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => location.pathname,
    () => undefined,
  );
}
