import type { WatchQueryFetchPolicy } from '@apollo/client';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

interface ListPolicy {
  fetchPolicy: WatchQueryFetchPolicy;
  nextFetchPolicy: (current: WatchQueryFetchPolicy, context: { reason: string }) => WatchQueryFetchPolicy;
}

/**
 * Where a public list comes from: a visitor who comes back to the screen finds it as long as they left it; everything else is
 * asked anew, because a card may have been hidden meanwhile.
 */
export function useListPolicy(): ListPolicy {
  const type = useNavigationType();
  // As of the first moment: a policy that changes while the list is shown would ask for it once more.
  const [isBack] = useState(type === 'POP');
  return {
    fetchPolicy: isBack ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: (current, { reason }) => (reason === 'variables-changed' ? 'cache-and-network' : current),
  };
}
