import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit';
import { parse } from 'graphql';
import { type Client, createClient } from 'graphql-ws';

const ENDPOINT = '/graphql';
const FIRST_PARTY = { 'apollo-require-preflight': '1' };

/** The status, time and cost of an answer. */
export interface AnswerFacts {
  status: number;
  milliseconds: number;
  /** In points; null for visitors, who pay nothing. */
  cost: number | null;
}

/**
 * Asks our own endpoint, as the owner of the token or, without one, as the person who is signed in on this site. An
 * Authorization header in the Headers tab counts instead, for subscriptions as well. `onAnswer` gets each answer by HTTP, and
 * null when a request starts.
 */
export function createFetcher(
  token: string | null,
  onAnswer: (facts: AnswerFacts | null) => void = () => undefined,
): { fetcher: Fetcher; close: () => void } {
  // A WebSocket keeps the identity that it was opened with.
  const sockets = new Map<string, Client>();
  const findSocket = (key: string) => {
    const known = sockets.get(key);
    if (known) return known;
    const made = openSocket(key);
    sockets.set(key, made);
    return made;
  };
  return {
    fetcher(params, options) {
      const isIntrospection = params.operationName === 'IntrospectionQuery';
      const tell = isIntrospection ? () => undefined : onAnswer;
      tell(null);
      const headers = options?.headers as Record<string, unknown> | undefined;
      const own = readToken(headers);
      const used = own ?? token;
      const ask = createGraphiQLFetcher({
        url: ENDPOINT,
        headers: { ...FIRST_PARTY, ...(own === null && token && { authorization: `Bearer ${token}` }) },
        // A token and a cookie could be two people.
        fetch: async (url, init) => {
          const start = performance.now();
          const response = await fetch(url, { ...init, credentials: used ? 'omit' : 'same-origin' });
          tell(readFacts(response, performance.now() - start));
          return response;
        },
        wsClient: findSocket(used ?? ''),
      });
      return ask(withKnownName(params), options);
    },
    close() {
      for (const socket of sockets.values()) void socket.dispose();
      sockets.clear();
    },
  };
}

function readFacts({ status, headers }: Response, milliseconds: number): AnswerFacts {
  const cost = headers.get('x-cost-actual');
  return { status, milliseconds: Math.round(milliseconds), cost: cost === null ? null : Number(cost) };
}

/** For a moment after another tab was chosen, GraphiQL names the operation of the tab before. */
function withKnownName(params: FetcherParams): FetcherParams {
  try {
    const names = parse(params.query).definitions.map((one) => ('name' in one ? one.name?.value : undefined));
    return names.includes(params.operationName ?? undefined) ? params : { ...params, operationName: null };
  } catch {
    // The server says what is wrong with it.
    return params;
  }
}

/** The token of an Authorization header, however it is spelt; null without one. */
export function readToken(headers: Readonly<Record<string, unknown>> | undefined): string | null {
  const found = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  const token = typeof found === 'string' ? found.replace(/^Bearer\s+/i, '').trim() : '';
  return token || null;
}

function openSocket(token: string): Client {
  const url = new URL(ENDPOINT, location.href).href.replace(/^http/, 'ws');
  return createClient({ url, lazy: true, ...(token && { connectionParams: { token } }) });
}
