import { useEffect, useEffectEvent } from 'react';
import { onConnected } from './connected.ts';

interface WhenBackOptions {
  /** There is nothing to ask for. */
  isOff?: boolean;
  /** Something failed: then the socket's first connection is news, too. */
  hasFailed?: boolean;
}

/** Calls back whenever the server may be in reach again: the network or the socket is back, or the page is on screen again. */
export function useWhenBack(callBack: () => void, { isOff = false, hasFailed = false }: WhenBackOptions = {}): void {
  const back = useEffectEvent(callBack);
  useEffect(() => {
    if (isOff) return;
    const onBack = () => back();
    const onVisible = () => {
      if (document.visibilityState === 'visible') back();
    };
    addEventListener('online', onBack);
    document.addEventListener('visibilitychange', onVisible);
    const stopFollowing = onConnected((before) => (hasFailed || before === 'lost') && back());
    return () => {
      removeEventListener('online', onBack);
      document.removeEventListener('visibilitychange', onVisible);
      stopFollowing();
    };
  }, [isOff, hasFailed]);
}
