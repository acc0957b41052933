import { useSyncExternalStore } from 'react';

/** False on the server and while the browser takes its page over: what the address asks for besides comes after that. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
