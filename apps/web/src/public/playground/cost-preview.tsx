import { useEffect, useState } from 'react';
import { findCost } from './find-cost.ts';
import { useOpenTab } from './use-open-tab.ts';

/** Typing pauses for so long before the server is asked. */
const PAUSE_MS = 400;

/** What the open tab would cost at most, before it is sent. */
export function CostPreview() {
  const { query, variables } = useOpenTab();
  const [text, setText] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      findCost({ query, variables }, stop.signal).then(setText, () => undefined);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, variables]);
  return (
    <p className="cost" role="status" aria-label="Cost">
      {text}
    </p>
  );
}
