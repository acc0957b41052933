import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { type Client, createClient } from 'graphql-ws';

/** The socket was closed because its session is over (WebSocket close codes of the API). */
const SESSION_CLOSE_CODES = [4401, 4403];
/** How long the first wait for a new connection is at most, how it grows, and where that ends (milliseconds). */
const BACK_OFF = { firstMs: 500, factor: 2, longestMs: 20_000 } as const;
/** A connection that is silent for so long is asked whether it lives, and given up after the second time. */
const KEEP_ALIVE = { everyMs: 15_000, answerWithinMs: 5_000 } as const;

export interface LiveSocketOptions {
  /** Address of the WebSocket. */
  url: string;
  getSessionId: () => string | null;
  /** Gets the session that the socket was opened for. */
  onSessionEnded: (sessionId: string | null) => void;
}

/** `lost`: there was a connection, and another one is being tried. */
export type ConnectionState = 'idle' | 'connected' | 'lost';

export interface LiveSocket {
  link: ApolloLink;
  /** Closes the connection. Open subscriptions connect again, for the session of that time. */
  terminate: () => void;
  connection: {
    get: () => ConnectionState;
    /** Calls back after every change; gives the function that stops it. */
    subscribe: (listener: () => void) => () => void;
  };
}

/**
 * One lazy WebSocket for all subscriptions, which comes back by itself, with growing waits and jitter. An operation whose
 * context has `resume` is sent again with the variables that `resume()` gives then: from where it was lost.
 */
export function createLiveSocket(options: LiveSocketOptions): LiveSocket {
  const connection = createConnectionState();
  const client = createSocketClient(options, connection.set);
  return { link: resumingLink(client), terminate: () => client.terminate(), connection };
}

function createConnectionState() {
  let state: ConnectionState = 'idle';
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next: ConnectionState) {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function createSocketClient(options: LiveSocketOptions, setState: (state: ConnectionState) => void): Client {
  let connectedWith: string | null = null;
  let givenUp: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: options.url,
    lazy: true,
    connectionParams: () => {
      connectedWith = options.getSessionId();
      return connectedWith ? { session: connectedWith } : {};
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitBeforeRetry,
    shouldRetry: (reason) => !isSessionClose(reason),
    keepAlive: KEEP_ALIVE.everyMs,
    on: {
      connected: () => setState('connected'),
      // A network that is gone closes nothing: only the missing answer tells.
      ping: (isReceived) => {
        if (!isReceived) givenUp = setTimeout(() => client.terminate(), KEEP_ALIVE.answerWithinMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(givenUp);
      },
      closed: (reason) => {
        clearTimeout(givenUp);
        setState(isNotNeeded(reason) ? 'idle' : 'lost');
        if (isSessionClose(reason)) options.onSessionEnded(connectedWith);
      },
    },
  });
  return client;
}

/** The payload is made into text for each connection anew, which is when its variables are read. */
function resumingLink(client: Client): ApolloLink {
  const plain = new GraphQLWsLink(client);
  return new ApolloLink((operation) => {
    const { resume } = operation.getContext();
    if (typeof resume !== 'function') return plain.request(operation);
    const get = () => ({ ...operation.variables, ...resume() });
    const subscribe: Client['subscribe'] = (payload, sink) =>
      client.subscribe(Object.defineProperty({ ...payload }, 'variables', { enumerable: true, get }), sink);
    return new GraphQLWsLink({ ...client, subscribe }).request(operation);
  });
}

/** Full jitter: after an outage not everybody may come back in the same moment. A network that is back ends the wait. */
async function waitBeforeRetry(retries: number): Promise<void> {
  const longestMs = Math.min(BACK_OFF.longestMs, BACK_OFF.firstMs * BACK_OFF.factor ** retries);
  await new Promise<void>((resolve) => {
    setTimeout(resolve, Math.random() * longestMs);
    globalThis.addEventListener?.('online', () => resolve(), { once: true });
  });
}

/** Closed by ourselves, because nothing is subscribed to any more. */
function isNotNeeded(reason: unknown): boolean {
  return readCode(reason) === 1000;
}

function isSessionClose(reason: unknown): boolean {
  return SESSION_CLOSE_CODES.includes(readCode(reason));
}

function readCode(reason: unknown): number {
  const code = typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : null;
  return typeof code === 'number' ? code : 0;
}
