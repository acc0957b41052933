import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { catchError, merge, Observable, takeUntil, throwError, throwIfEmpty, timer } from 'rxjs';
import type { LiveSocket } from './live-socket.ts';

/** A socket that says nothing for so long is not waited for. */
const ANSWER_WITHIN_MS = 5_000;

export interface SocketFirstOptions {
  socket: LiveSocket;
  http: ApolloLink;
  getSessionId: () => string | null;
}

/**
 * Over the socket while it is connected, where who calls is known already; over HTTP when there is none, when it is
 * lost, or when it does not answer within 5 seconds. So it is for operations alone that happen once however often they
 * are sent. What one person has begun is not sent for another who is signed in by then.
 */
export function socketFirstLink({ socket, http, getSessionId }: SocketFirstOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (socket.connection.get() !== 'connected' || isOffline()) return http.request(operation, forward);
    const sessionId = getSessionId();
    const overHttp = () =>
      getSessionId() === sessionId
        ? http.request(operation, forward)
        : throwError(() => new Error('Somebody else is signed in by now.'));
    return socket.link.request(operation, forward).pipe(
      // Before the socket is there again: it would send it again by itself, and as the person it belongs to then.
      takeUntil(merge(timer(ANSWER_WITHIN_MS), lost(socket))),
      throwIfEmpty(),
      catchError((error) => (CombinedGraphQLErrors.is(error) ? throwError(() => error) : overHttp())),
    );
  });
}

function lost({ connection }: LiveSocket): Observable<void> {
  return new Observable((observer) =>
    connection.subscribe(() => {
      if (connection.get() !== 'connected') observer.next();
    }),
  );
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}
