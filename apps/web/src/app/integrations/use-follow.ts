import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 2000;

/** Asks again every two seconds while something is under way, and the page is looked at. */
export function useFollow(isUnderWay: boolean, ask: () => void): void {
  const onTime = useEffectEvent(() => {
    if (!document.hidden) ask();
  });
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => onTime(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
