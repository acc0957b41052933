import { useEffect, useEffectEvent } from 'react';
import { onConnected } from './connected.ts';

/**
 * Calls back at each moment when the server may be in reach again: the network or the socket is back, or the page is shown
 * after a while. `isWaiting` is false while there is nothing to ask for.
 */
export function useWhenBack(callBack: () => void, isWaiting = true): void {
  const back = useEffectEvent(callBack);
  useEffect(() => {
    if (!isWaiting) return;
    const onBack = () => back();
    const onVisible = () => {
      if (document.visibilityState === 'visible') back();
    };
    addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onVisible);
    const stopFollowing = onConnected(onBack);
    return () => {
      removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onVisible);
      stopFollowing();
    };
  }, [isWaiting]);
}
