import { useGraphiQL } from '@graphiql/react';
import { useEffect, useRef } from 'react';

/** Keeps the operation name of a shared address to its own tab: other tabs run, and offer, their own operations. */
export function SharedName() {
  const state = useGraphiQL((now) => now);
  const sharedTab = useRef(state.activeTabIndex);
  useEffect(() => {
    // GraphiQL sends the name with every tab, and has no action that ends it.
    if (state.activeTabIndex !== sharedTab.current) state.overrideOperationName = null;
  }, [state]);
  return null;
}
