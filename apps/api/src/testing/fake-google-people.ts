import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody in an address book, as `people.connections.list` of the People API v1 gives them. */
export interface Connection {
  resourceName?: string;
  names?: { displayName?: string }[];
  emailAddresses?: { value?: string }[];
  phoneNumbers?: { value?: string; canonicalForm?: string }[];
}

type Behaviour = 'answer' | 'fail' | 'wait' | 'redirect' | 'babble' | 'hang';

export interface GooglePeople {
  url: string;
  /** Token → whose address book it opens. Any other has expired. */
  books: Map<string, Connection[]>;
  /** A token without the scope for contacts. */
  scopeless: Set<string>;
  /** What is done with a request whose token is right. */
  behaviour: Behaviour;
  /** The query of each request that came, in order. */
  requests: Record<string, string>[];
  /** Where `redirect` leads; whoever follows would show their token there. */
  strayed: string[];
  close(): Promise<void>;
}

const PATH = '/v1/people/me/connections';
const FIELDS = ['names', 'emailAddresses', 'phoneNumbers'];
const MAX_PAGE = 1000;
const RETRY_SECONDS = 7;

/** Speaks what Google documents of `people.connections.list`: pages, wrong arguments, expired tokens, 429. */
export async function startGooglePeople(): Promise<GooglePeople> {
  const server = createServer((request, response) => handle(people, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const people: GooglePeople = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books: new Map(),
    scopeless: new Set(),
    behaviour: 'answer',
    requests: [],
    strayed: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return people;
}

function handle(people: GooglePeople, request: IncomingMessage, response: ServerResponse): unknown {
  const url = new URL(request.url ?? '/', people.url);
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (url.pathname !== PATH) {
    people.strayed.push(token);
    return refuse(response, 404, 'NOT_FOUND', 'Requested entity was not found.');
  }
  const query = Object.fromEntries(url.searchParams);
  people.requests.push(query);
  if (people.scopeless.has(token)) {
    const reason = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' };
    return refuse(response, 403, 'PERMISSION_DENIED', 'Request had insufficient authentication scopes.', [reason]);
  }
  const book = people.books.get(token);
  if (!book) return refuse(response, 401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  return behave(people.behaviour, response, () => sendPage(response, book, query));
}

function behave(behaviour: Behaviour, response: ServerResponse, answer: () => unknown): unknown {
  const behaviours: Record<Behaviour, () => unknown> = {
    answer,
    fail: () => refuse(response, 500, 'INTERNAL', 'Internal error encountered.'),
    wait() {
      response.setHeader('retry-after', RETRY_SECONDS);
      return refuse(response, 429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric.');
    },
    redirect: () => response.writeHead(302, { location: '/elsewhere' }).end(),
    babble: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>hello</html>'),
    // The line is cut in the middle of an answer.
    hang() {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      return response.write('{"connections":', () => response.destroy());
    },
  };
  return behaviours[behaviour]();
}

function sendPage(response: ServerResponse, book: Connection[], query: Record<string, string>): unknown {
  const size = Number(query.pageSize ?? 100);
  const fields = query.personFields?.split(',') ?? [];
  const start = query.pageToken ? Number(Buffer.from(query.pageToken, 'base64url').toString()) : 0;
  const isWrong = !(size >= 1 && size <= MAX_PAGE) || !(start >= 0) || fields.length === 0;
  if (isWrong) return refuse(response, 400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.');
  const connections = book.slice(start, start + size).map((person) => only(person, fields));
  const end = start + size;
  return send(response, 200, {
    // Google leaves out what is empty.
    ...(connections.length > 0 && { connections }),
    ...(end < book.length && { nextPageToken: Buffer.from(String(end)).toString('base64url') }),
    totalPeople: book.length,
    totalItems: book.length,
  });
}

function only(person: Connection, fields: string[]): Connection {
  const asked = Object.entries(person).filter(([field]) => !FIELDS.includes(field) || fields.includes(field));
  return Object.fromEntries(asked);
}

function refuse(response: ServerResponse, code: number, status: string, message: string, details?: object[]): unknown {
  return send(response, code, { error: { code, message, status, ...(details && { details }) } });
}

function send(response: ServerResponse, status: number, body: object): unknown {
  return response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}
