import { useSyncExternalStore } from 'react';

/** False on the server and while React hydrates its page. What the address asks for besides comes after that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
