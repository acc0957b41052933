import {
  type ApolloCache,
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  type Reference,
  ServerError,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { relayStylePagination } from '@apollo/client/utilities';
import { ERROR_STATUS, type ErrorCode } from '@tessera/domain';
import { tap } from 'rxjs';
import { type EarlyAnswers, earlyLink } from './early-link.ts';
import { fetchWithRetry, newIdempotencyKey, type RetryOptions } from './fetch-with-retry.ts';
import { createLiveSocket, type LiveSocket } from './live-socket.ts';
import { nameSession } from './name-session.ts';
import { type PlanRefusal, planLimitLink } from './plan-limit-link.ts';
import { socketFirstLink } from './socket-first-link.ts';
import { type ConfirmIdentity, stepUpLink } from './step-up-link.ts';

export interface ApolloOptions {
  /** The session that the page belongs to; null when signed out. Asked anew for every call and every connection. */
  getSessionId: () => string | null;
  /** The API says that the session which made the call is over. Gets the id that the call named. */
  onSessionEnded: (sessionId: string | null) => void;
  /** Asks the person to show who they are when a call needs that; without it such a call fails. */
  confirmIdentity?: ConfirmIdentity;
  /** Scheme and host of the API, such as `https://tessera.example`. */
  origin: string;
  /** Hears of everything that the person’s plan does not include. */
  onPlanLimit?: (refusal: PlanRefusal) => void;
  retry?: Pick<RetryOptions, 'fetch' | 'sleep'>;
  /** What was asked before the client was there. */
  takeEarlyAnswer?: EarlyAnswers;
}

export interface ApolloConnection {
  client: ApolloClient;
  /** Forgets all data and closes the socket; what is on screen is fetched again when `refetch` is true. */
  reset: (refetch: boolean) => Promise<void>;
  /** Whether subscriptions are connected. */
  connection: LiveSocket['connection'];
}

/**
 * One client for queries and mutations over HTTP and subscriptions over one lazy WebSocket. A mutation whose context has
 * `isRepeatable`, because it happens once however often it is sent, goes over that socket when it is open.
 */
export function createApolloClient(options: ApolloOptions): ApolloConnection {
  const { origin, getSessionId, onSessionEnded } = options;
  const url = `${origin.replace(/^http/, 'ws')}/graphql`;
  const socket = createLiveSocket({ url, getSessionId, onSessionEnded });
  const http = ApolloLink.from([
    earlyLink(options),
    ...(options.onPlanLimit ? [planLimitLink(options.onPlanLimit)] : []),
    ...(options.confirmIdentity ? [stepUpLink(options.confirmIdentity)] : []),
    sessionLink(options),
    httpLink(options),
  ]);
  const link = ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    socket.link,
    ApolloLink.split(
      (operation) => operation.getContext().isRepeatable === true,
      socketFirstLink({ socket, http, getSessionId }),
      http,
    ),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const reset = async (refetch: boolean) => {
    socket.terminate();
    // A query that fails while it is fetched again shows that on its own screen.
    await (refetch ? client.resetStore().catch(() => {}) : client.clearStore());
  };
  return { client, reset, connection: socket.connection };
}

/** The shape of the cache: pages of a list are joined to one. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Viewer: {
        fields: {
          cards: relayStylePagination(),
          groups: relayStylePagination(),
          securityEvents: relayStylePagination(),
          notifications: relayStylePagination(['unreadOnly']),
        },
      },
      NotificationSetting: { keyFields: ['kind'] },
      // Queries ask for different fields of these objects without an id, and must not remove each other's fields.
      Billing: { merge: true },
      CardData: { merge: true },
      MessageImage: { merge: true },
      TeamSeat: { merge: true },
      TeamSeats: { merge: true },
      ContactTag: { keyFields: ['name'] },
      User: { fields: { publicCards: relayStylePagination() } },
      // Listings have no ids: a change brings all of them.
      Card: { fields: { listings: { merge: false } } },
      Organization: {
        // Team and billing ask for different fields of members, in pages of different size.
        fields: { members: relayStylePagination(['first']), auditLog: relayStylePagination(['action', 'userId']) },
      },
      Query: {
        fields: {
          explore: relayStylePagination(['query', 'category', 'orderBy']),
          inbox: relayStylePagination(['kind']),
          deals: relayStylePagination(['stage', 'contactId']),
          contacts: relayStylePagination(['query', 'tag', 'orderBy']),
        },
      },
    },
    possibleTypes: {
      Node: ['User', 'Viewer', 'Session', 'Card', 'Share', 'Activity', 'Group', 'Conversation', 'Contact'],
    },
  });
}

/** Removes a list of the viewer from the cache, so that the screens that show it ask again. */
export function dropViewerList(cache: ApolloCache, list: 'openReminders' | 'webhooks'): void {
  cache.modify({
    fields: {
      viewer: (viewer: Reference | null) => {
        if (viewer) cache.modify({ id: viewer.__ref, fields: { [list]: (_, { DELETE }) => DELETE } });
        return viewer;
      },
    },
  });
}

/** The error's code from the closed table; null for anything that is not an error of our API. */
export function errorCode(error: unknown): ErrorCode | null {
  if (ServerError.is(error)) return error.statusCode === 401 ? 'UNAUTHENTICATED' : null;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' && isErrorCode(code) ? code : null;
}

/** Wrong fields as the API names them: path → what is wrong, for people. Empty when the error names none. */
export function errorFields(error: unknown): Record<string, string> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const fields: unknown = error.errors[0]?.extensions?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

function httpLink({ origin, retry }: ApolloOptions): ApolloLink {
  return new HttpLink({
    uri: `${origin}/graphql`,
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': '1' },
    enhancedClientAwareness: { transport: false },
    // Every operation is a POST; which of them write is known above, where they get their key.
    fetch: (uri, init) => fetchWithRetry(uri instanceof Request ? uri.url : uri, init, { ...retry, isWrite: false }),
  });
}

/** Says who calls, and notices when the answer is that this session is over. */
function sessionLink({ getSessionId, onSessionEnded }: ApolloOptions): ApolloLink {
  const sessions = new WeakMap<ApolloLink.Operation, string | null>();
  const name = new ApolloLink((operation, forward) => {
    const sessionId = getSessionId();
    sessions.set(operation, sessionId);
    operation.setContext(({ headers }) => ({
      headers: {
        ...(operation.operationType === 'mutation' ? { 'idempotency-key': newIdempotencyKey() } : {}),
        // A caller that repeats a write later brings the key of its first try.
        ...headers,
        ...nameSession(sessionId),
      },
    }));
    return forward(operation).pipe(tap((result) => saysNobody(result) && sessionId && onSessionEnded(sessionId)));
  });
  const notice = new ErrorLink(({ error, operation }) => {
    if (errorCode(error) === 'UNAUTHENTICATED') onSessionEnded(sessions.get(operation) ?? null);
  });
  return ApolloLink.from([notice, name]);
}

/** A session that is over makes a call without a viewer, which is no error by itself. */
function saysNobody({ data }: ApolloLink.Result): boolean {
  return data?.viewer === null;
}
