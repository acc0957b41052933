import { pick, useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';
import type { AnswerFacts } from './fetcher.ts';
import { points } from './find-cost.ts';

interface AnswerLineProps {
  facts: AnswerFacts | null;
  /** Clears the answer, because another tab is open. */
  onLeave: (facts: null) => void;
}

/** Status, time and cost of the last answer, and on a phone a link down to it. */
export function AnswerLine({ facts, onLeave }: AnswerLineProps) {
  const { activeTabIndex } = useGraphiQL(pick('activeTabIndex'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason.
  useEffect(() => onLeave(null), [activeTabIndex, onLeave]);
  useEffect(() => {
    // With query and answer side by side, nothing scrolls.
    if (facts) document.querySelector('.graphiql-response')?.scrollIntoView({ block: 'end' });
  }, [facts]);
  return (
    <p className="answer" role="status" aria-label="Answer">
      {facts && describe(facts)}
    </p>
  );
}

function describe({ status, milliseconds, cost }: AnswerFacts): string {
  const parts = [`Status ${status}`, `${milliseconds.toLocaleString()} ms`];
  return [...parts, ...(cost === null ? [] : [`cost ${points(cost)}`])].join(' · ');
}
