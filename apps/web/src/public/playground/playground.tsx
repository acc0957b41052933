import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect, useMemo, useState } from 'react';
import { getSession } from '../../data/session/session.ts';
import { AnswerLine } from './answer-line.tsx';
import { CODE_PLUGIN } from './code-plugin.tsx';
import { CostPreview } from './cost-preview.tsx';
import { EXAMPLES } from './examples.ts';
import { type AnswerFacts, createFetcher } from './fetcher.ts';
import { IdentityBar } from './identity-bar.tsx';
import { SharedName } from './shared-name.tsx';
import { readSharedOperation } from './shared-operation.ts';
import { openStorage } from './storage.ts';

/** The history keeps what was sent; a starred entry stays, under the name that the person gives it. */
const PLUGINS = [HISTORY_PLUGIN, CODE_PLUGIN];
const session = getSession();
const STORAGE = openStorage(
  localStorage,
  session.status === 'signed-in' ? (session.user?.id ?? session.sessionId) : '',
);
const SHARED = readSharedOperation(location.search);
/** A shared operation gets its own tab. GraphiQL would replace the first example with it. */
const FIRST_TABS = SHARED.initialQuery
  ? [{ query: SHARED.initialQuery, variables: SHARED.initialVariables ?? '' }, ...EXAMPLES]
  : EXAMPLES;

/** GraphiQL on our own endpoint. A token stays in the page's memory: a reload forgets it. */
export function Playground() {
  const [token, setToken] = useState<string | null>(null);
  const [facts, setFacts] = useState<AnswerFacts | null>(null);
  const { fetcher, close } = useMemo(() => createFetcher(token, setFacts), [token]);
  useEffect(() => close, [close]);
  return (
    <>
      <IdentityBar token={token} onToken={setToken} />
      <GraphiQL
        fetcher={fetcher}
        defaultTabs={FIRST_TABS}
        defaultEditorToolsVisibility
        shouldPersistHeaders={false}
        storage={STORAGE}
        {...SHARED}
        plugins={PLUGINS}
      >
        <GraphiQL.Footer>
          <SharedName />
          <div className="foot">
            <CostPreview />
            <AnswerLine facts={facts} onLeave={setFacts} />
          </div>
        </GraphiQL.Footer>
      </GraphiQL>
    </>
  );
}
