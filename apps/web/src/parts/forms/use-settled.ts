import { useEffect, useState } from 'react';

/** How long after the last key is asked. */
const PAUSE_MS = 300;

/** The text once it has not changed for a while; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
