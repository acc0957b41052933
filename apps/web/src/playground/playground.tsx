import { GraphiQL } from 'graphiql';
import { useEffect, useMemo, useState } from 'react';
import { EXAMPLES } from './examples.ts';
import { createFetcher } from './fetcher.ts';
import { IdentityBar } from './identity-bar.tsx';

/** GraphiQL on our own endpoint. A token stays in the page's memory: a reload forgets it. */
export function Playground() {
  const [token, setToken] = useState<string | null>(null);
  const { fetcher, close } = useMemo(() => createFetcher(token), [token]);
  useEffect(() => close, [close]);
  return (
    <>
      <IdentityBar token={token} onToken={setToken} />
      <GraphiQL fetcher={fetcher} defaultTabs={EXAMPLES} defaultEditorToolsVisibility shouldPersistHeaders={false} />
    </>
  );
}
