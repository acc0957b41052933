import { useEffect, useState } from 'react';

/** The time in ms, read again every so often, so that “5m ago” and what is due stay true while one looks. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
