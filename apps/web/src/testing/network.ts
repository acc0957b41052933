import { vi } from 'vitest';

export interface Call {
  /** `POST /api/auth/login`, or `GraphQL Profile` for an operation. */
  name: string;
  /** `?ids=a`, or ''. */
  search: string;
  headers: Headers;
  /** Parsed JSON, the variables of a GraphQL operation, or a form as it is. */
  body: unknown;
  /** With which the caller can end it. */
  signal: AbortSignal | null;
}

/**
 * The frame around all dashboard screens asks for them, and two parts of the settings do; a screen's test that does not
 * answer them does not see them.
 */
const FRAME: readonly string[] = [
  'GraphQL AccountState',
  'GraphQL UnreadCounts',
  'GraphQL RecentGroups',
  'GraphQL ConversationMute',
  'GraphQL Security',
  'GraphQL SecurityLog',
];

type Answer = (call: Call) => Response | Promise<Response>;

/** Stands where the network would be: answers by name, notes every call, and fails calls that nobody expects. */
export function stubNetwork(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
    const call = readCall(new URL(url, location.origin), init);
    const answer = answers[call.name];
    if (!answer && FRAME.includes(call.name)) return new Promise(() => {});
    calls.push(call);
    if (!answer) throw new TypeError(`No answer for ${call.name}`);
    return answer(call);
  });
  return calls;
}

/** An answer that is under way until the test gives it. A test may give it before it was asked for. */
export function answerLater(): { answer: Promise<Response>; give: (response: Response) => void } {
  let give: (response: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

/** A JSON answer. */
export function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A network that is lost for everything but the frame's questions. Gives the calls. */
export function loseEveryCall(): Call[] {
  return stubNetwork(
    new Proxy({}, { get: (_answers, name) => (FRAME.includes(String(name)) ? undefined : loseNetwork) }),
  );
}

/** What `fetch` does without a network. */
export function loseNetwork(): never {
  throw new TypeError('Failed to fetch');
}

/** A GraphQL answer that refuses. */
export function refusal(code: string, message: string, fields?: Record<string, string>): Response {
  return json({ data: null, errors: [{ message, extensions: { code, fields } }] });
}

function readCall(url: URL, init: RequestInit): Call {
  const headers = new Headers(init.headers);
  const signal = init.signal ?? null;
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  if (url.pathname !== '/graphql')
    return { name: `${init.method ?? 'GET'} ${url.pathname}`, search: url.search, headers, body, signal };
  const { operationName, variables } = readOperation(body);
  return { name: `GraphQL ${operationName}`, search: url.search, headers, body: variables, signal };
}

function readOperation(body: unknown): { operationName: string; variables: unknown } {
  if (typeof body !== 'object' || body === null || !('operationName' in body)) throw new TypeError('Not GraphQL');
  return { operationName: String(body.operationName), variables: 'variables' in body ? body.variables : {} };
}
