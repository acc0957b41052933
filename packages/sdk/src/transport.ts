import { type AnsweredError, type ErrorFacts, TesseraError, toTesseraError } from './errors.ts';
import type { Operation } from './operation.ts';
import { randomId } from './random-id.ts';
import { readRetryAfter, sleep, waitBefore } from './retry.ts';

/** What an answer cost, in points of the minute's budget. */
export interface Cost {
  requested: number;
  actual: number;
  limit: number;
  remaining: number;
  resetAt: string;
}

/** Told of every answer, also of those that are tried again. */
export interface AnswerReport {
  status: number;
  requestId: string | undefined;
  /** 1 for the first try. */
  attempt: number;
  /** Only programs with a token are told. */
  cost: Cost | undefined;
}

/** For one call. */
export interface CallOptions {
  /** Ends the call; its reason is thrown. */
  signal?: AbortSignal | undefined;
  /** The same key within 24 hours gives the first answer again. By default each write has a new one, the same for its retries. */
  idempotencyKey?: string | undefined;
}

export interface TransportSettings {
  origin: string;
  token?: string | (() => string | Promise<string>) | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  retries?: number | undefined;
  timeoutMs?: number | undefined;
  onAnswer?: ((report: AnswerReport) => void) | undefined;
}

/** Runs an operation and gives its data, or throws a `TesseraError`. */
export type Run = <Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: CallOptions,
) => Promise<Data>;

interface Answer {
  data?: unknown;
  errors?: readonly AnsweredError[];
  extensions?: { cost?: Cost };
}

const JSON_TYPES = 'application/graphql-response+json, application/json';

/** GraphQL over HTTP, with retries. A file among the variables of the first level or of `input` is sent as a form. */
export function createTransport(settings: TransportSettings): Run {
  const { retries = 5 } = settings;
  return async (operation, variables, options = {}) => {
    // JavaScript leaves them out if a document has none.
    const request = buildRequest(operation.toString(), variables ?? {}, options);
    for (let tries = 0; ; tries += 1) {
      const outcome = await attempt(settings, request, { attempt: tries + 1, signal: options.signal });
      if (!(outcome instanceof TesseraError)) return outcome as never;
      const waitMs = tries < retries ? waitBefore(tries, outcome) : null;
      if (waitMs === null) throw outcome;
      await sleep(waitMs, options.signal);
    }
  };
}

interface PlannedRequest {
  headers: Record<string, string>;
  body: string | FormData;
}

function buildRequest(query: string, variables: object, { idempotencyKey }: CallOptions): PlannedRequest {
  const headers: Record<string, string> = { accept: JSON_TYPES };
  if (/\bmutation\b/.test(query)) headers['idempotency-key'] = idempotencyKey ?? randomId();
  const input = (variables as { input?: object }).input ?? {};
  const [name, file] = Object.entries(input).find(([, value]) => value instanceof Blob) ?? [];
  if (!name) {
    headers['content-type'] = 'application/json';
    return { headers, body: JSON.stringify({ query, variables }) };
  }
  const body = new FormData();
  body.append('operations', JSON.stringify({ query, variables: { input: { ...input, [name]: null } } }));
  body.append('map', JSON.stringify({ 0: [`variables.input.${name}`] }));
  body.append('0', file);
  headers['apollo-require-preflight'] = 'true';
  return { headers, body };
}

interface Attempt {
  attempt: number;
  signal: AbortSignal | undefined;
}

/** Gives the data, or the error as a value: the caller decides whether to try again. */
async function attempt(settings: TransportSettings, request: PlannedRequest, run: Attempt): Promise<unknown> {
  const { origin, fetch = globalThis.fetch, timeoutMs = 30_000, onAnswer } = settings;
  const token = await readToken(settings);
  run.signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
      body: request.body,
      signal: run.signal ? AbortSignal.any([run.signal, timeout]) : timeout,
    });
    const text = await response.text();
    const answer = readAnswer(text);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    const { status } = response;
    onAnswer?.({ status, requestId, attempt: run.attempt, cost: answer?.extensions?.cost });
    return toOutcome(answer, { status, requestId, retryAfter: readRetryAfter(response.headers.get('retry-after')) });
  } catch (cause) {
    run.signal?.throwIfAborted();
    if (timeout.aborted) return new TesseraError('TIMEOUT', `No answer came within ${timeoutMs} ms.`, { cause });
    return new TesseraError('NETWORK', 'The server could not be reached.', { cause });
  }
}

function toOutcome(answer: Answer | null, facts: ErrorFacts): unknown {
  if (!answer) return new TesseraError('BAD_ANSWER', `The server answered ${facts.status} without JSON.`, facts);
  return answer.errors?.length ? toTesseraError(answer.errors, { ...facts, data: answer.data }) : answer.data;
}

/** The token of this moment. What a function of yours throws comes through as it is. */
export function readToken({ token }: Pick<TransportSettings, 'token'>) {
  return typeof token === 'function' ? token() : token;
}

function readAnswer(text: string): Answer | null {
  try {
    const answer = JSON.parse(text) as Answer | null;
    return answer?.errors || answer?.data ? answer : null;
  } catch {
    return null;
  }
}
