import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { useMemo, useState } from 'react';
import { EXAMPLES } from './examples.ts';

interface DemoAccount {
  email: string;
  password: string;
}

const ENDPOINT = '/graphql';

/** GraphiQL on our own endpoint. It asks as the person who is signed in on this site; the Headers tab can say otherwise. */
export function Playground() {
  const [session, setSession] = useState(0);
  // A new session needs a new socket: a WebSocket keeps the identity that it was opened with.
  const fetcher = useMemo(() => createFetcher(session), [session]);
  return (
    <>
      <Bar onSession={() => setSession((count) => count + 1)} />
      <GraphiQL fetcher={fetcher} defaultTabs={EXAMPLES} shouldPersistHeaders={false} />
    </>
  );
}

function createFetcher(session: number) {
  const url = new URL(`${ENDPOINT}?session=${session}`, location.href);
  return createGraphiQLFetcher({
    url: ENDPOINT,
    headers: { 'apollo-require-preflight': '1' },
    wsClient: createClient({ url: url.href.replace(/^http/, 'ws'), lazy: true }),
  });
}

function Bar({ onSession }: { onSession: () => void }) {
  const demo = readDemo();
  const [status, setStatus] = useState('');
  async function signIn(account: DemoAccount) {
    setStatus('Signing in…');
    const response = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    });
    const { message, user } = (await response.json()) as { message: string; user?: { fullName: string } };
    setStatus(user ? `Signed in as ${user.fullName}` : message);
    if (user) onSession();
  }
  return (
    <header className="bar">
      <strong>Tessera playground</strong>
      <span role="status">{status}</span>
      {demo && (
        <button type="button" onClick={() => signIn(demo)}>
          Sign in as demo
        </button>
      )}
    </header>
  );
}

/** The demo account, when this server has one. */
function readDemo(): DemoAccount | null {
  const data = document.getElementById('page-data')?.textContent;
  return data ? (JSON.parse(data) as { demo: DemoAccount | null }).demo : null;
}
