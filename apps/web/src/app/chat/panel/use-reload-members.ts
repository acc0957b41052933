import { useApolloClient } from '@apollo/client/react';

const SHOWN: ReadonlySet<string | undefined> = new Set(['GroupMembers', 'GroupPanel']);

/** Asks anew for the members that are on screen, after the viewer has added some. */
export function useReloadMembers() {
  const client = useApolloClient();
  return () =>
    // If that fails, the list says so when it is opened next.
    void client
      .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => SHOWN.has(queryName) })
      .catch(() => {});
}
