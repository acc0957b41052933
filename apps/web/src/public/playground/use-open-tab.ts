import { pick, useGraphiQL } from '@graphiql/react';

/** What stands in the open tab. */
export function useOpenTab(): { query: string; variables: string } {
  const { tabs, activeTabIndex } = useGraphiQL(pick('tabs', 'activeTabIndex'));
  const tab = tabs[activeTabIndex];
  return { query: tab?.query ?? '', variables: tab?.variables ?? '' };
}
