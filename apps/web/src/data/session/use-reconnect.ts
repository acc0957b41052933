import { useEffect, useEffectEvent } from 'react';
import { onReconnect } from './connected.ts';

/** Calls back when the lost connection is there again: what can't go on from where it was is to be asked for anew. */
export function useReconnect(callBack: () => void): void {
  const reconnected = useEffectEvent(callBack);
  useEffect(() => onReconnect(() => reconnected()), []);
}
