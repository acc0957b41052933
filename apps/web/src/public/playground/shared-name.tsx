import { useGraphiQL } from '@graphiql/react';
import { useEffect, useRef } from 'react';

/** Applies the operation name of a shared address only to its own tab. Other tabs run and offer their own operations. */
export function SharedName() {
  const state = useGraphiQL((now) => now);
  const sharedTab = useRef(state.activeTabIndex);
  useEffect(() => {
    // GraphiQL sends the name with every tab, and has no action to clear it.
    if (state.activeTabIndex !== sharedTab.current) state.overrideOperationName = null;
  }, [state]);
  return null;
}
