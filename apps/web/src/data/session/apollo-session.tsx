import { ApolloProvider } from '@apollo/client/react';
import { createApolloClient } from '@tessera/client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { noteConnected } from './connected.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { endSession, getSession, type Session, subscribeSession } from './session.ts';
import { confirmIdentity } from './step-up.ts';
import { offerUpgrade } from './upgrade-offer.ts';

const apollo = createApolloClient({
  origin: location.origin,
  getSessionId: () => readSessionId(getSession()),
  onSessionEnded: endSession,
  confirmIdentity,
  onPlanLimit: offerUpgrade,
  takeEarlyAnswer,
});

// Nothing of one person may be seen by the next one, whichever tab they sign in or out in.
subscribeSession((now, before) => {
  if (before.status === 'signed-in' && readSessionId(now) !== before.sessionId)
    void apollo.reset(now.status === 'signed-in');
});

let before = apollo.connection.get();
apollo.connection.subscribe(() => {
  const last = before;
  before = apollo.connection.get();
  if (before === 'connected' && last !== 'connected') noteConnected(last);
});

function readSessionId(session: Session): string | null {
  return session.status === 'signed-in' ? session.sessionId : null;
}

/** Gives the screens inside the one GraphQL client of this page. */
export function ApolloSession({ children }: { children: ReactNode }) {
  return <ApolloProvider client={apollo.client}>{children}</ApolloProvider>;
}

/** Whether this page hears what happens elsewhere: `lost` until the connection is back. */
export function useConnectionState() {
  return useSyncExternalStore(apollo.connection.subscribe, apollo.connection.get);
}
