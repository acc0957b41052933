import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnectionState } from './apollo-session.tsx';

/** Calls back when the lost connection is there again: what can't go on from where it was is to be asked for anew. */
export function useReconnect(onReconnect: () => void): void {
  const state = useConnectionState();
  const wasLost = useRef(false);
  const reconnected = useEffectEvent(onReconnect);
  useEffect(() => {
    if (state === 'connected' && wasLost.current) reconnected();
    wasLost.current = state === 'lost' || (wasLost.current && state !== 'connected');
  }, [state]);
}
