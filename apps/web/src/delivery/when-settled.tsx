import { type ReactNode, useEffect, useState } from 'react';
import { SETTLED_AFTER_MS } from './deferred.tsx';

/** Shows its children once what is on screen is there: for what nobody waits for. */
export function WhenSettled({ children }: { children: ReactNode }) {
  return useIsSettled() ? children : null;
}

/** Whether what is on screen has had its time to load. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
