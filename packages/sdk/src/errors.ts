import type { ErrorCode } from './generated/operations.ts';

/**
 * Why a call failed: a code of the server, or what happened on the way. NETWORK: nothing was answered. TIMEOUT: no answer came
 * in time. BAD_ANSWER: something answered that is no Tessera server. BAD_SIGNATURE: a webhook that `verifyWebhook` refuses.
 */
export type TesseraErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'BAD_ANSWER' | 'BAD_SIGNATURE';

export interface ErrorFacts {
  /** HTTP status; absent over a WebSocket and without an answer. */
  status?: number | undefined;
  /** Wrong fields: path → what is wrong, e.g. `data.email`. */
  fields?: Record<string, string> | undefined;
  /** Names the request in the server's log. */
  requestId?: string | undefined;
  /** Seconds after which the call may succeed. */
  retryAfter?: number | undefined;
  /** Everything else that the code brings, e.g. `current` with CONFLICT, `feature` and `plan` with PLAN_LIMIT. */
  details?: Record<string, unknown> | undefined;
  /** What was answered in spite of the error. */
  data?: unknown;
  cause?: unknown;
}

/** The only error that the SDK throws, except for the reason of your own `AbortSignal`. */
export class TesseraError extends Error {
  override readonly name = 'TesseraError';
  readonly code: TesseraErrorCode;
  readonly status: number | undefined;
  readonly fields: Record<string, string>;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly details: Record<string, unknown>;
  readonly data: unknown;

  constructor(code: TesseraErrorCode, message: string, facts: ErrorFacts = {}) {
    super(message, { cause: facts.cause });
    this.code = code;
    this.status = facts.status;
    this.fields = facts.fields ?? {};
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.details = facts.details ?? {};
    this.data = facts.data;
  }
}

/** An error as a Tessera server writes it, over HTTP and WebSockets. */
export interface AnsweredError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The first of the answered errors, with what the answer's head says. */
export function toTesseraError([first]: readonly AnsweredError[], facts: ErrorFacts = {}): TesseraError {
  const { code, fields, retryAfterSeconds, ...details } = first?.extensions ?? {};
  return new TesseraError((code as ErrorCode) ?? 'BAD_ANSWER', first?.message ?? 'The server gave no reason.', {
    ...facts,
    fields: fields as Record<string, string> | undefined,
    retryAfter: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : facts.retryAfter,
    details,
  });
}

/** What the server shows nobody without a token. */
export function needViewer<T>(viewer: T | null): T {
  if (viewer !== null) return viewer;
  throw new TesseraError('UNAUTHENTICATED', 'This needs a token: new Tessera({ origin, token }).');
}

/** Something that is looked for by its id. */
export function needFound<T>(found: T | null, noun: string): T {
  if (found !== null) return found;
  throw new TesseraError('NOT_FOUND', `There is no such ${noun}, or the token can’t see it.`);
}
