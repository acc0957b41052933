import { type Client, createClient } from 'graphql-ws';
import { type AnsweredError, TesseraError, toTesseraError } from './errors.ts';

/** The server will not let this token in again (WebSocket close codes of the API). */
const REFUSED = [4401, 4403];
/** Waits for a new connection, at most, in milliseconds. */
const BACK_OFF = { firstMs: 500, factor: 2, longestMs: 20_000 } as const;
/** A connection that is silent for so long is asked whether it lives, and given up without an answer. */
const KEEP_ALIVE = { everyMs: 15_000, answerWithinMs: 5_000 } as const;

export interface SocketSettings {
  url: string;
  webSocket: unknown;
  getToken: () => string | undefined | Promise<string | undefined>;
}

export interface Subscription {
  query: string;
  /** Read anew for each connection: they say from where to go on. */
  getVariables: () => object;
  signal?: AbortSignal | undefined;
}

export interface LiveSocket {
  /** Gives the data of each event. Throws a `TesseraError` when the server refuses; ends when the server or the signal ends it. */
  listen: (subscription: Subscription) => AsyncGenerator<unknown, void, undefined>;
  /** Calls back after every connection but the first. */
  onReconnect: (listener: () => void) => () => void;
  close: () => void;
}

/** One WebSocket for all subscriptions, open while there are any, which comes back by itself. */
export function openLiveSocket(settings: SocketSettings): LiveSocket {
  const listeners = new Set<() => void>();
  let wake = () => {};
  let isClosed = false;
  const client = createSocketClient(settings, {
    onReconnect() {
      for (const listener of listeners) listener();
    },
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, isClosed ? 0 : ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  });
  return {
    listen: (subscription) => listen(client, subscription),
    onReconnect(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      wake();
      // A connection that is just being made may fail meanwhile, which is all the same now.
      Promise.resolve(client.dispose()).catch(() => undefined);
    },
  };
}

interface Hooks {
  onReconnect: () => void;
  wait: (ms: number) => Promise<void>;
}

function createSocketClient({ url, webSocket, getToken }: SocketSettings, { onReconnect, wait }: Hooks): Client {
  let givenUp: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    webSocketImpl: webSocket,
    connectionParams: async () => {
      const token = await getToken();
      return token ? { token } : {};
    },
    retryAttempts: Number.POSITIVE_INFINITY,
    // Full jitter: after an outage not everybody may come back in the same moment.
    retryWait: (retries) =>
      wait(Math.random() * Math.min(BACK_OFF.longestMs, BACK_OFF.firstMs * BACK_OFF.factor ** retries)),
    shouldRetry: (reason) => !REFUSED.includes(readCode(reason)),
    keepAlive: KEEP_ALIVE.everyMs,
    on: {
      connected: (_socket, _payload, wasRetry) => wasRetry && onReconnect(),
      // A network that is gone closes nothing: only the missing answer tells.
      ping: (isReceived) => {
        if (!isReceived) givenUp = setTimeout(() => client.terminate(), KEEP_ALIVE.answerWithinMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(givenUp);
      },
      closed: () => clearTimeout(givenUp),
    },
  });
  return client;
}

async function* listen(client: Client, { query, getVariables, signal }: Subscription) {
  if (signal?.aborted) return;
  // The payload is made into text for each connection, which is when its variables are read.
  const payload = Object.defineProperty({ query }, 'variables', { enumerable: true, get: getVariables });
  const events = client.iterate(payload);
  const stop = () => {
    // It ends at once, also while the connection is being made again.
    void events.throw?.(signal?.reason);
    void events.return?.();
  };
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for await (const { data, errors } of events) {
      if (errors) throw toTesseraError(errors as unknown as AnsweredError[], { data });
      yield data;
    }
  } catch (reason) {
    if (!signal?.aborted) throw toError(reason);
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

function toError(reason: unknown): unknown {
  if (Array.isArray(reason)) return toTesseraError(reason as AnsweredError[]);
  const code = readCode(reason);
  const text = (reason as { reason?: string }).reason;
  if (REFUSED.includes(code)) return new TesseraError('UNAUTHENTICATED', text || 'The token was refused.');
  if (code > 0) return new TesseraError('NETWORK', text || `The WebSocket was closed with ${code}.`, { cause: reason });
  return reason;
}

function readCode(reason: unknown): number {
  const code = typeof reason === 'object' && reason !== null && 'code' in reason ? reason.code : null;
  return typeof code === 'number' ? code : 0;
}
