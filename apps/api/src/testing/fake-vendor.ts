import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** One request that came, as a fake reads it. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** Of JSON or a form; {} without one. */
  body: Record<string, unknown>;
  /** The bearer token. */
  token: string;
}

/** What somebody has there: their id of a record → its fields. */
export type Kept = Map<string, Record<string, string>>;

/** A service on a port of its own that answers as the real one documents it. */
export interface FakeVendor {
  url: string;
  kept: Kept;
  /** Deals there, and what takes part in them. */
  deals: Map<string, Record<string, unknown>>;
  /** Every request to the API, `METHOD path`, in order. */
  calls: string[];
  /** Tokens that open it. */
  accessTokens: Set<string>;
  refreshTokens: Set<string>;
  /** Codes that somebody has come back with → the challenge of PKCE that began it; '' without. */
  codes: Map<string, string>;
  /** Tokens that were given back. */
  revoked: string[];
  /** Answers to the next requests to the API, before it answers by itself again. */
  next: Answer[];
  /** How many records a page has. */
  pageSize: number;
  close(): Promise<void>;
}

type Handle = (fake: FakeVendor, asked: Asked) => Answer;

/** `handle` answers requests whose token is right; `authorise` those that are about tokens, and gives null for others. */
export async function startVendor(
  handle: Handle,
  { authorise, unauthorised }: { authorise: (fake: FakeVendor, asked: Asked) => Answer | null; unauthorised: unknown },
): Promise<FakeVendor> {
  const server = createServer((request, response) => {
    void readAsked(request).then((asked) => send(response, answerTo(asked)));
  });
  function answerTo(asked: Asked): Answer {
    const tokens = authorise(fake, asked);
    if (tokens) return tokens;
    fake.calls.push(`${asked.method} ${asked.path}`);
    if (!fake.accessTokens.has(asked.token)) return { status: 401, body: unauthorised };
    return fake.next.shift() ?? handle(fake, asked);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeVendor = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{
      kept: new Map(),
      deals: new Map(),
      calls: [],
      accessTokens: new Set(),
      refreshTokens: new Set(),
      codes: new Map(),
    },
    ...{ revoked: [], next: [], pageSize: 2 },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}

/** The records from `start` on that fit on a page, and where the next one begins; null at the end. */
export function paginate<T>({ pageSize }: FakeVendor, all: readonly T[], start: number) {
  const end = start + pageSize;
  return { part: all.slice(start, end), next: end < all.length ? String(end) : null };
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  let text = '';
  for await (const part of request) text += part;
  const url = new URL(request.url ?? '/', 'http://fake');
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text ? JSON.parse(text) : {};
  return {
    method: request.method ?? '',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: request.headers,
    body: body as Record<string, unknown>,
    token: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '',
  };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

let made = 0;

/** Gives tokens for a code or a refresh token that is known, once for a code (RFC 6749 §4.1.3, §6); else `invalid_grant`. */
export function giveTokens(fake: FakeVendor, grant: Record<string, unknown>, computeChallenge: (v: string) => string) {
  const isRefresh = grant.grant_type === 'refresh_token';
  const challenge = fake.codes.get(String(grant.code));
  const isProven =
    challenge !== undefined && (challenge === '' || challenge === computeChallenge(String(grant.code_verifier)));
  const isGiven = isRefresh ? fake.refreshTokens.has(String(grant.refresh_token)) : isProven;
  fake.codes.delete(String(grant.code));
  if (!isGiven) return null;
  made += 1;
  const tokens = { access_token: `access-${made}`, refresh_token: `refresh-${made}`, token_type: 'bearer' };
  fake.accessTokens.add(tokens.access_token);
  fake.refreshTokens.add(tokens.refresh_token);
  return tokens;
}
